// Fails where the browser of the tests cannot be started: its libraries of the machine (libnss3, libnspr4) are missing.
import { execFileSync } from 'node:child_process'
import chromium from '@sparticuz/chromium'

execFileSync(process.env.ULTRAPLAN_CHROMIUM ?? (await chromium.executablePath()), ['--version'])
