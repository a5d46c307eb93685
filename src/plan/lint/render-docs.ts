import { sectionOf } from '../../model/packet-gates.ts'
import { PACKET_RULES } from '../packet/rules/index.ts'
import { LINT_RULES } from './rules/index.ts'

/** What the readers and `--probe` report, beside the rules. */
const OTHERS: readonly [id: string, severity: string, summary: string][] = [
  [
    'read/no-id',
    'warns',
    'every box at the margin of a numbered list has an id; blocks for several ids, and for open boxes in plans of Kiro',
  ],
  [
    'read/ids',
    'warns',
    'the ids are of one kind, none is used twice, and the numbers do not begin again in each phase',
  ],
  ['read/waves', 'warns', 'the waves of a plan have the order of its tasks'],
  ['read/no-task', 'warns', 'no box is crossed out, or under a heading about criteria or later work'],
  [
    'read/box',
    'warns',
    'every box is blank or ticked, and no task is there twice; blocks for a title crossed out in part, and for open boxes in a story that is done',
  ],
  [
    'read/left-out',
    'warns',
    'nothing is left out because its tool says so; blocks where two tags have open tasks',
  ],
  [
    'read/count',
    'warns',
    'a second count of the raw text finds nothing more; blocks for tags, entries of a list of tasks in JSON, ids without a box, lost Task headings, headings beside the tasks that look like one, proofs of a task that are below no task and what is almost a check box',
  ],
  ['read/fence', 'warns', 'every code fence is closed'],
  ['read/comment', 'blocks', 'every html comment is closed'],
  ['read/front-matter', 'blocks', 'front matter is YAML'],
  [
    'read/task',
    'blocks',
    'a task is closed, and is an object with a title where it is JSON; a story has one list of tasks',
  ],
  ['read/status', 'warns', 'every status in JSON is known'],
  [
    'read/field',
    'warns',
    'no field in JSON that is not read holds commands, paths or names of tasks, and no task is for a person',
  ],
  ['read/json', 'blocks', 'TASKS.json is JSON, with one list of tasks'],
  ['read/phases', 'blocks', 'no build phases wait for each other'],
  ['read/depends-on', 'warns', 'the plans and tasks that a task waits for are read'],
  [
    'read/tool',
    'warns',
    'a file of a known planner is in the shape that this planner writes, and a plan of headings calls its tasks so',
  ],
  [
    'read/run',
    'warns',
    'every command that is named as a proof only looks: none changes more than the checkout, and each says what it shows',
  ],
  ['read/packet', 'blocks', 'a task has one spec packet'],
  ['read/sidecar', 'blocks', 'verify.yaml maps ids of the plan to commands'],
  ['lint/probe', 'warns', 'with --probe: no verify passes before the work, and each can be run'],
]

/** The page on lint rules, from the rules themselves. */
export function renderLintDocs(): string {
  const packets = PACKET_RULES.map(
    ({ check, id, summary, message }) =>
      `| ${check} | \`${id}\` | ${summary} | ${message} | ${sectionOf(check)} |`,
  )
  const rules = LINT_RULES.map(
    ({ id, severity, summary, seed, tunable }) =>
      `| \`${id}\` | ${severity === 'block' ? 'blocks' : 'warns'} | ${summary} | ${seed} | ${tunable ? 'yes' : 'no'} |`,
  )
  const others = OTHERS.map(([id, severity, summary]) => `| \`${id}\` | ${severity} | ${summary} |`)
  return `${[
    '# Lint rules',
    '',
    'Generated from `src/plan/lint/rules` and `src/plan/packet/rules`. Each line says what holds when there is no finding.',
    '',
    '## The plan',
    '',
    '| id | | holds | seed | severity can be set |',
    '| --- | --- | --- | --- | --- |',
    ...rules,
    '',
    '`checks:` in `.ultraplan/config.yaml` sets a severity (`off`, `warn`, `block`) by id; what a seed blocks cannot be lowered.',
    '',
    '## Spec packets: gate 1 of seed 002',
    '',
    '| check | id | holds | message | from |',
    '| --- | --- | --- | --- | --- |',
    ...packets,
    '',
    'All block. What goes beyond the seed (ids other than A1 to A7, two keywords, a negative that is not the opposite, other words in constraints or intent) warns.',
    '',
    '## Reading',
    '',
    '| id | | holds |',
    '| --- | --- | --- |',
    ...others,
  ].join('\n')}\n`
}
