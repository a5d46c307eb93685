import { join } from 'node:path'
import chromium from '@sparticuz/chromium'
import { type Browser, chromium as playwright } from 'playwright-core'

/** A real Chromium from npm, which `needs('chromium')` has unpacked. It needs libnss3 and libnspr4 of the machine. */
export const launchBrowser = async (): Promise<Browser> =>
  playwright.launch({
    executablePath:
      process.env.ULTRAPLAN_CHROMIUM ?? join(process.env.ULTRAPLAN_BROWSER_FOLDER ?? '', 'whole', 'chromium'),
    args: [...chromium.args, '--no-sandbox'],
    headless: true,
  })
