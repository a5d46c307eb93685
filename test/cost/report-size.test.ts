import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { journalRun } from '../support/journaled-run.ts'
import { aCommand, aSummary, Story } from '../support/run-builder.ts'

test('100 tasks with long claims and long output stay below 2 MB', async () => {
  const ids = Array.from({ length: 100 }, (_, index) => `${index + 1}`)
  const story = new Story(ids.map((id) => aSummary(id, { title: `Write the module number ${id}`.repeat(3) })))
  const excerpt = `${'a line of output that a test runner prints\n'.repeat(60)}`
  for (const id of ids)
    for (const again of [1, 2, 3]) {
      if (again === 1) story.dispatch(id)
      story.claim(id).judge(id, {
        ...(again < 3
          ? { outcome: 'FAILED' as const, failure: 'FALSE_CLAIM' as const, commit: `${again}`.repeat(40) }
          : {}),
        commands: [aCommand({ excerpt }), aCommand({ purpose: 'lint', excerpt })],
      })
      if (again === 3) story.tell({ type: 'task_approved', task: id, commit: 'c'.repeat(40) })
    }
  const run = journalRun(story)
  const { out } = await run.cli('report', '-o', '-')
  // Columns for so many tasks would be too thin: the tasks are counted by their attempts.
  expect(out).toMatch(/>1 attempt<\/text><text[^>]*>100 tasks</)
  expect(Buffer.byteLength(out)).toBeGreaterThan(300_000)
  expect(Buffer.byteLength(out)).toBeLessThan(2_000_000)
})

test('100 tasks with changes of short lines and of Chinese text, and long Chinese output, stay below 2 MB', async () => {
  const ids = Array.from({ length: 100 }, (_, index) => `${index + 1}`)
  const story = new Story(ids.map((id) => aSummary(id)))
  const place = journalRun(story)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: place.root, encoding: 'utf8' }).trim()
  const base = git('rev-parse', 'HEAD')
  const chinese = '- 每个任务只有在证据证明之后才算完成\n'
  const numbers = Array.from({ length: 2000 }, (_, n) => `${n}\n`).join('')
  for (const id of ids)
    writeFileSync(join(place.root, `${id}.md`), Number(id) % 2 === 0 ? numbers : chinese.repeat(500))
  writeFileSync(join(place.root, '1.md'), 'small\nand whole\n')
  git('add', '.')
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', 'commit', '-qm', 'all')
  const commit = git('rev-parse', 'HEAD')
  for (const id of ids) {
    const commands = [aCommand({ excerpt: chinese.repeat(150) }), aCommand({ excerpt: 'short output' })]
    story
      .dispatch(id)
      .claim(id)
      .judge(id, { base, commit, filesChanged: [`${id}.md`], commands })
  }
  place.tell()
  const { out } = await place.cli('report', '-o', '-')
  expect(Buffer.byteLength(out)).toBeLessThan(2_000_000)
  expect(Buffer.byteLength(out)).toBeGreaterThan(700_000)
  // The longest texts are cut, and say so.
  expect(out).toContain('+and whole')
  expect(out.match(/>short output</g)).toHaveLength(100)
  expect(out.match(/the rest is left out; git has it/g)).toHaveLength(99)
})
