// Fails where the browser of the tests cannot be started: its libraries of the machine (libnss3, libnspr4) are missing.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import chromium from '@sparticuz/chromium'

/**
 * The package unpacks into the temporary folder, and takes a file that another process still writes for a whole one: so
 * each process unpacks for itself, and the first that is ready names its folder for all.
 */
async function unpack(folder) {
  const whole = join(folder, 'whole')
  if (existsSync(whole)) return join(whole, 'chromium')
  const own = mkdtempSync(join(folder, 'part-'))
  process.env.TMPDIR = own
  await chromium.executablePath()
  try {
    renameSync(own, whole)
  } catch (error) {
    if (!existsSync(whole)) throw error
    rmSync(own, { recursive: true })
  }
  return join(whole, 'chromium')
}

const path = process.env.ULTRAPLAN_CHROMIUM ?? (await unpack(process.env.ULTRAPLAN_BROWSER_FOLDER ?? ''))
execFileSync(path, ['--version'])
