import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { lint } from '../../src/engine/project/lint-plan.ts'
import { offerPrepare } from '../../src/engine/project/prepare-plan.ts'

/** One plan of the corpus, in a repository of its own: a package.json with tests and a build, and nothing else; and in one with nothing but the plan. */
export interface Measured {
  planner: string
  path: string
  format: string
  tasks: number
  /** Nothing in it blocks a run. */
  starts: boolean
  /** The same after `ultraplan prepare --yes`. */
  prepared: boolean
  /** The same in a repository with nothing but the plan. */
  alone: boolean
  /** The same, if a person names the command with `--default`. */
  named: boolean
  /** Findings of the second count. */
  differences: number
  /** What still blocks it. */
  why: string[]
}

const PACKAGE = '{ "name": "x", "scripts": { "test": "node --test", "build": "node build.js" } }\n'

/** Every plan below a folder of the corpus. Boxes are unticked first, so that finished plans are judged as well. */
export function measureCorpus(corpus: string): Measured[] {
  return readdirSync(corpus)
    .filter((planner) => statSync(join(corpus, planner)).isDirectory())
    .sort()
    .flatMap((planner) =>
      (readdirSync(join(corpus, planner), { recursive: true }) as string[])
        .filter((path) => /\.(?:md|json)$/.test(path) && statSync(join(corpus, planner, path)).isFile())
        .sort()
        .map((path) => measure(corpus, planner, path)),
    )
}

/** `owner__repo/.kiro__specs__x__tasks.md` was `.kiro/specs/x/tasks.md`. */
export const placeOf = (path: string): string =>
  path.includes(sep) ? (path.split(sep).at(-1) as string).replaceAll('__', '/') : `plans/${path}`

const reopened = (text: string): string =>
  text
    .replace(/^(\s*(?:[-*+]|\d+[.)])\s+\[)[xX]\]/gm, '$1 ]')
    .replace(/^(#{1,4} .*)\[[xX]\]/gm, '$1[ ]')
    .replace(/^(\W*status\W*:\W*)(?:done|completed?)\b/gim, '$1open')
    .replace(/("status"\s*:\s*)"(?:done|completed?)"/g, '$1"pending"')

function measure(corpus: string, planner: string, path: string): Measured {
  const file = placeOf(path)
  const text = reopened(readFileSync(join(corpus, planner, path), 'utf8'))
  const { before, after } = prepared({ [file]: text, 'package.json': PACKAGE }, file)
  const { format, tasks, differences } = before
  return {
    ...{ planner, path, format, tasks, differences },
    starts: before.why.length === 0,
    prepared: after.why.length === 0,
    alone: prepared({ [file]: text }, file).after.why.length === 0,
    named: prepared({ [file]: text }, file, 'make check').after.why.length === 0,
    why: after.why,
  }
}

/** What blocks a plan before and after `ultraplan prepare --yes`. */
function prepared(files: Record<string, string>, plan: string, command?: string) {
  const root = mkdtempSync(join(tmpdir(), 'ultraplan-corpus-'))
  try {
    execFileSync('git', ['init', '-q'], { cwd: root })
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
    const before = blocking(root, plan)
    const offer = offerPrepare({ cwd: root, argument: plan, undo: false, default: command })
    if (!('error' in offer) && !offer.empty) offer.apply()
    return { before, after: blocking(root, plan) }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

function blocking(root: string, file: string) {
  const report = lint(root, file)
  if ('error' in report) return { format: 'not read', tasks: 0, differences: 0, why: [report.error] }
  const { plan, findings } = report
  return {
    format: plan.format,
    tasks: plan.tasks.length,
    differences: findings.filter(({ id }) => id === 'read/count').length,
    why: findings
      .filter(({ severity }) => severity === 'block')
      .map(({ id, line, message }) => `line ${line}: ${message} [${id}]`),
  }
}

/** The table, and below it every plan that does not start, with the reason. */
export function renderCorpus(rows: readonly Measured[]): string {
  const groups = new Map<string, Measured[]>()
  for (const row of rows) groups.set(row.planner, [...(groups.get(row.planner) ?? []), row])
  const line = (name: string, group: readonly Measured[]) => {
    const count = (is: (row: Measured) => boolean) => group.filter(is).length
    const tasks = group.reduce((sum, row) => sum + row.tasks, 0)
    const starts = [
      count((row) => row.starts),
      count((row) => row.prepared),
      count((row) => row.alone),
      count((row) => row.named),
    ]
    const differences = group.reduce((sum, row) => sum + row.differences, 0)
    return `${name.padEnd(12)}${[group.length, tasks, ...starts, differences].map((each) => String(each).padStart(10)).join('')}`
  }
  const failing = rows.filter(({ prepared }) => !prepared)
  const share = (starting: number) => (rows.length === 0 ? 0 : (starting / rows.length) * 100).toFixed(1)
  const count = (is: (row: Measured) => boolean) => share(rows.filter(is).length)
  return [
    `${'planner'.padEnd(12)}     plans     tasks    starts  prepared     alone     named   differs`,
    ...[...groups].map(([name, group]) => line(name, group)),
    line('all', rows),
    `${count((row) => row.prepared)} % start after \`ultraplan prepare\``,
    `with nothing but the plan ${count((row) => row.alone)} % do, ${count((row) => row.named)} % with --default`,
    ...failing.flatMap(({ planner, path, why }) => [
      `${planner}/${path}`,
      ...why.slice(0, 5).map((each) => `    ${each}`),
    ]),
  ].join('\n')
}
