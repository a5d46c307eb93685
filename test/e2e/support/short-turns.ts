import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { repositoryRoot } from '../harness/client-binary.ts'

const PARTS = ['.claude-plugin', 'agents', 'bin', 'commands', 'dist', 'hooks']

/** The plugin, with executors that the client ends after so many turns. */
export function pluginWithMaxTurns(turns: number): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'up-plugin-')))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const part of PARTS) cpSync(join(repositoryRoot, part), join(root, part), { recursive: true })
  cpSync(join(repositoryRoot, 'package.json'), join(root, 'package.json'))
  const agent = join(root, 'agents/spec-executor.md')
  const text = readFileSync(agent, 'utf8')
  writeFileSync(agent, text.replace(/^maxTurns: \d+$/m, `maxTurns: ${turns}`))
  return root
}
