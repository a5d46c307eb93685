import chromium from '@sparticuz/chromium'
import { type Browser, chromium as playwright } from 'playwright-core'

/** A real Chromium from npm. It needs libnss3 and libnspr4 of the machine. */
export const launchBrowser = async (): Promise<Browser> =>
  playwright.launch({
    executablePath: process.env.ULTRAPLAN_CHROMIUM ?? (await chromium.executablePath()),
    args: [...chromium.args, '--no-sandbox'],
    headless: true,
  })
