import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runCli } from '../../src/cli/run-cli.ts'
import { ClientSession } from '../support/client-session.ts'
import { callsIn } from '../support/directive-calls.ts'
import { honestClaim } from '../support/gate-scenario.ts'

const CHECK = `const text = require('node:fs').readFileSync('a.js', 'utf8')
if (text.includes('old')) console.log('old.js:1:1: error: old news')
if (text.includes('bad')) console.log('a.js:2:1: error: bad words')
process.exit(text ? 1 : 0)
`
const FILES = {
  'a.js': '// old\n',
  'old.js': '// old\n',
  'check.cjs': CHECK,
  'package.json': `${JSON.stringify({ scripts: { lint: 'node check.cjs' } })}\n`,
  'specs/demo/tasks.md': '- [ ] 1.1 Greet\n  - **Files**: `a.js`\n  - **Verify**: `grep -q hello a.js`\n',
  '.ultraplan/config.yaml': 'review: { architect: false, spec: false }\nproof: { baseline: off }\n',
}
/** npm takes a second to start. */
const NPM = '#!/bin/sh\nexec node check.cjs\n'

test('an executor is told of the lint of its package, refused for a new error, and approved in ORANGE with the old one; replay, audit and show know of it', async () => {
  const client = new ClientSession(FILES)
  const { repository, home, session } = client
  const bin = mkdtempSync(join(tmpdir(), 'ultraplan-bin-'))
  onTestFinished(() => rmSync(bin, { recursive: true, force: true }))
  writeFileSync(join(bin, 'npm'), NPM, { mode: 0o755 })
  session.env.PATH = `${bin}${delimiter}${process.env.PATH}`

  const { told } = await client.types('/ultraplan:implement demo')
  const [tool_input] = callsIn(told)
  const start = { tool_name: 'Agent', tool_use_id: 'use-1', tool_input }
  const { prompt } = (await client.answers('agent-call', start)).hookSpecificOutput.updatedInput
  expect(prompt).toContain('Besides, the gate runs "npm run lint" (no new error in a file that you change).')

  const transcript = join(client.transcript().replace(/\.jsonl$/, ''), 'subagents', 'agent-a1.jsonl')
  mkdirSync(dirname(transcript), { recursive: true })
  writeFileSync(transcript, '')
  const meta = { toolUseId: 'use-1', agentType: 'ultraplan:spec-executor', spawnDepth: 1 }
  writeFileSync(transcript.replace(/\.jsonl$/, '.meta.json'), JSON.stringify(meta))
  const task = client.run.tasks[0]
  if (!task) throw new Error('there is no task')
  const claims = (words: string, text: string) => {
    repository.write({
      'a.js': text,
      'specs/demo/tasks.md': FILES['specs/demo/tasks.md'].replace('[ ]', '[x]'),
    })
    repository.commit(words)
    return client.fires('claim', {
      agent_id: 'a1',
      agent_type: 'ultraplan:spec-executor',
      agent_transcript_path: transcript,
      last_assistant_message: honestClaim(
        { ...task, verify: [{ text: '', command: 'grep -q hello a.js', line: 3 }] } as never,
        { files_modified: '[a.js]', evidence: `${words}, see a.js` },
      ),
    })
  }
  const refused = await claims('greets badly', '// old hello\n// bad\n')
  expect(refused.decision).toBe('block')
  expect(refused.shown).toContain('a.js:2  new error of `npm run lint`: bad words  [proof/lint]')
  expect(refused.shown).toContain('it was not there before this task; fix it, commit, and claim again')
  await claims('greets well', '// old hello\n')
  expect(client.run.tasks[0]).toMatchObject({ status: 'approved', lastResult: { colour: 'ORANGE' } })
  const judged = client.events('gate_judged').map(({ result }) => result.commands)
  const shape = ['verify 0', 'baseline 1', 'lint 1']
  expect(judged.map((each) => each.map(({ purpose, exitCode }) => `${purpose} ${exitCode}`))).toEqual([
    shape,
    shape,
  ])
  expect(judged[1]?.[1]).toEqual(judged[0]?.[1])

  const cli = async (...args: string[]) => {
    let out = ''
    const print = (text: string) => {
      out += text
    }
    const look = { colour: false, columns: 100, interactive: false, out: print, err: print }
    const code = await runCli(args, { cwd: repository.root, home, env: session.env, ...look })
    return { code, out }
  }
  const replay = await cli('replay', '--verify')
  expect(replay.out).toContain('2 commands ran again, 0 ended differently')
  expect(await cli('audit')).toMatchObject({ code: 0 })
  const { out } = await cli('show', '1.1')
  expect(out).toMatch(/^ {2}lint: `npm run lint` ended with 1 at /m)
  expect(out).toContain('as before this task: 1 known, none new')
})
