import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bash, executor, play, type Scenario, say, write } from './harness/index.ts'
import { demo, honestClaim, tick } from './support/plans.ts'

/** What a person has in the folder by the time that the executor hands in. */
const EDITS = { 'README.md': '# mine, half written', 'TODO-mine.txt': 'call Bob\n' }

/** Does a task and commits it as the prompt says: by name. */
const byName = (id: string): string =>
  `echo done-${id} > ${id}.txt && ${tick(id)} && git add -- ${id}.txt specs/demo/tasks.md && git commit -qm 'feat: task ${id}' -- ${id}.txt specs/demo/tasks.md`

/** The first executor is honest; the second writes a file with its tool, forgets it, and then does as it is advised. */
function story(): { scenario: Scenario; folder(): string } {
  let folder = ''
  const scenario = demo('a person edits files while executors work', ['1.1', '1.2'], {
    files: { 'README.md': '# demo\n' },
    cast: [
      executor({
        task: '1.1',
        turns: [
          ({ newest }) => {
            folder = /^Work in (.+?)\. Before/m.exec(newest)?.[1] ?? ''
            for (const [path, text] of Object.entries(EDITS)) writeFileSync(join(folder, path), text)
            return bash(byName('1.1'))
          },
          say(honestClaim('1.1')),
        ],
      }),
      executor({
        task: '1.2',
        turns: [
          () => write(join(folder, 'helper.txt'), 'helps\n'),
          bash(byName('1.2')),
          say(honestClaim('1.2')),
          ({ newest }) => bash(/git add -- helper\.txt .*/.exec(newest)?.[0] ?? 'false'),
          say(honestClaim('1.2')),
        ],
      }),
    ],
  })
  return { scenario, folder: () => folder }
}

describe.each(['print', 'screen'] as const)('in mode %s', (mode) => {
  test('H17 a person’s edits are left alone and shown once, and no advice discards them', async () => {
    const { scenario, folder } = story()
    const stage = await play(scenario, { mode })
    expect(stage.status()).toMatchObject({
      state: 'finished',
      tasks: [
        { id: '1.1', status: 'approved' },
        { id: '1.2', status: 'approved' },
      ],
    })
    const judged = stage
      .journal('gate_judged')
      .map(({ result }) => result as { colour: string; findings: { id: string; file?: string }[] })
    expect(
      judged.map(({ colour, findings }) => [colour, ...findings.map(({ id, file }) => `${id} ${file}`)]),
    ).toEqual([
      ['ORANGE', 'work/left-alone README.md', 'work/left-alone TODO-mine.txt'],
      ['RED', 'work/committed helper.txt'],
      ['PASS'],
    ])
    const state = readFileSync(join(folder(), 'specs/demo/STATE.md'), 'utf8')
    expect(state.split('README.md has changes that are not part of this task; left alone')).toHaveLength(2)
    for (const [path, text] of Object.entries(EDITS))
      expect(readFileSync(join(folder(), path), 'utf8')).toBe(text)
    expect(
      stage.repo
        .git('log', '--format=', '--name-only', '--', ...Object.keys(EDITS))
        .trim()
        .split('\n'),
    ).toEqual(['README.md'])
  })
})
