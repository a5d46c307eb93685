import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { runCli } from '../../src/cli/run-cli.ts'
import { ALL_CHECKS } from '../../src/engine/project/checks.ts'
import { recordBefore } from '../../src/engine/project/repository.ts'
import { runsFolder } from '../../src/engine/runs/active.ts'
import { openJournalAt } from '../../src/engine/runs/open-run.ts'
import { putEvidence } from '../../src/journal/evidence.ts'
import { Config } from '../../src/model/config.ts'
import { summarize } from '../../src/plan/lines.ts'
import { makeScenario, PLAN_FILE, type ScenarioOptions } from '../support/gate-scenario.ts'

/** The usual scenario, in the hands of someone at a terminal. */
function atTerminal(options: ScenarioOptions = {}) {
  const scenario = makeScenario(options)
  const { root } = scenario.repository
  const home = mkdtempSync(join(tmpdir(), 'ultraplan-home-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const cli = async (...args: string[]) => {
    const printed = { out: '', err: '' }
    const print = {
      out: (text: string) => {
        printed.out += text
      },
      err: (text: string) => {
        printed.err += text
      },
    }
    const look = { colour: false, columns: 100, interactive: false }
    const code = await runCli(args, { cwd: root, home, env: { PATH: process.env.PATH }, ...look, ...print })
    return { code, ...printed }
  }
  const started = () => {
    const runId = '20260126T140000-demo-ab12'
    const dir = join(runsFolder(join(root, '.git')), runId)
    const journal = openJournalAt(dir, home, true)
    const { plan, base } = scenario
    journal.update(() => [
      {
        type: 'run_started',
        run: runId,
        spec: 'demo',
        format: plan.format,
        root,
        planFiles: [],
        plan: putEvidence(dir, JSON.stringify(plan)),
        before: putEvidence(dir, JSON.stringify(recordBefore(root, join(root, '.git')))),
        tasks: plan.tasks.map(summarize),
        base,
        branch: 'main',
        config: Config.parse({}),
        session: 's1',
        client: { pid: 1 },
        mode: 'print',
        views: 'plan',
        solo: false,
        who: 'Ada',
      },
      {
        type: 'ticket_issued',
        ticket: 't1',
        task: '1.2',
        role: 'spec-executor',
        attempt: 1,
        iteration: 1,
        base,
        isolated: false,
      },
    ])
    return { dir, journal }
  }
  return { ...scenario, cli, started }
}

describe('ultraplan gate', () => {
  test('judges a task of the run, and changes nothing', async () => {
    const { cli, started, work, repository } = atTerminal()
    const { dir } = started()
    work()
    const before = {
      log: readFileSync(join(dir, 'journal.jsonl'), 'utf8'),
      evidence: readdirSync(join(dir, 'evidence')),
      git: repository.git('for-each-ref'),
    }
    const { code, out } = await cli('gate', '1.2')
    expect(out).toMatch(
      /task 1\.2: PASSED \(colour PASS, confidence 1; \d+ checks, \d+ skipped; commit [0-9a-f]{12}\)\n$/,
    )
    expect(code).toBe(0)
    expect({
      log: readFileSync(join(dir, 'journal.jsonl'), 'utf8'),
      evidence: readdirSync(join(dir, 'evidence')),
      git: repository.git('for-each-ref'),
    }).toEqual(before)
    expect(repository.git('status', '--porcelain')).toBe('')
  })

  test('prints findings in the message grammar and exits 1', async () => {
    const { cli, started, repository } = atTerminal()
    started()
    repository.write({ 'src/greeting.js': 'hello\n' })
    repository.commit()
    const { code, out } = await cli('gate', '1.2')
    expect(code).toBe(1)
    expect(out).toContain(`${PLAN_FILE}:8  task 1.2 is not ticked (1 of 2 expected)  [plan/checkmark]`)
    expect(out).toContain('FAILED (FALSE_CLAIM in stage artifacts')
  })

  test('judges the words too when it is given a claim', async () => {
    const { cli, started, work, repository, claim } = atTerminal()
    started()
    work()
    const file = join(repository.root, '.git/claim.md')
    repository.write({ '.git/claim.md': claim().replace('TASK_COMPLETE', '') })
    const { code, out } = await cli('gate', '1.2', '--claim', file)
    expect(code).toBe(1)
    expect(out).toContain('[claim/signal]')
    repository.write({ '.git/claim.md': claim() })
    expect(await cli('gate', '1.2', '--claim', file)).toMatchObject({ code: 0 })
    expect(await cli('gate', '1.2', '--claim', file, '--stage', '1')).toMatchObject({ code: 0 })
  })

  test('runs one stage alone, gives JSON, and keeps the logs where it is told', async () => {
    const { cli, started, work, repository } = atTerminal()
    started()
    work()
    const keep = join(repository.root, '.git/logs')
    const { code, out } = await cli('gate', 'Add the greeting', '--stage', '3', '--json', '--keep', keep)
    const result = JSON.parse(out)
    expect(code).toBe(0)
    expect(result).toMatchObject({ outcome: 'PASSED', stage: 'proof', logs: join(keep, 'evidence') })
    expect(new Set(result.checks.map(({ stage }: { stage: string }) => stage))).toEqual(new Set(['proof']))
    expect(readdirSync(join(keep, 'evidence'))).toContain(result.commands[0].output.sha256)
  })

  test('works without a run, from a plan and the commit that the task began on', async () => {
    const { cli, work, base } = atTerminal()
    work()
    expect(await cli('gate', '1.2', '--plan', 'demo', '--base', base)).toMatchObject({ code: 0 })
    expect((await cli('gate', '1.2', '--plan', 'demo')).err).toContain('name the commit: --base <commit>')
    expect((await cli('gate', '1.2', '--plan', 'demo', '--base', 'nothing')).err).toContain(
      'nothing is not a commit',
    )
  })

  test.each([
    [['gate'], 'no task was named'],
    [['gate', '1.2', '--stage', '7'], 'there is no stage 7'],
    [['gate', '1.2', '--stage', 'claim'], 'there is no claim to judge'],
    [['gate', '1.2', '--claim', 'nowhere.md'], 'nowhere.md cannot be read'],
    [['gate', '9.9'], 'there is no task "9.9"'],
    [['verify'], 'no task was named'],
  ])('%j is answered with what to do', async (args, said) => {
    const { cli, started } = atTerminal()
    started()
    const { code, err } = await cli(...args)
    expect(code).toBe(2)
    expect(err).toContain(said)
  })
})

describe('ultraplan verify', () => {
  test('runs just the proof, and shows what failed', async () => {
    const { cli, started, repository } = atTerminal()
    started()
    repository.write({ 'src/greeting.js': 'bye\n' })
    repository.commit()
    const { code, out } = await cli('verify', '1.2')
    expect(code).toBe(1)
    expect(out).toContain('`grep -q hello src/greeting.js` exited 1  [proof/verify]')
    expect(out).toContain('verify: grep -q hello src/greeting.js  exit 1')
    expect(out).not.toContain('plan/checkmark')
  })
})

describe('ultraplan checks', () => {
  test('lists all checks with seed, stage and severity', async () => {
    const { code, out } = await atTerminal().cli('checks')
    expect(code).toBe(0)
    for (const { id, summary } of ALL_CHECKS)
      expect(out).toContain(`${id.padEnd(19)}  ${summary}`.slice(0, 40))
    expect(out).toContain('stage 2, artifacts')
    expect(out).toMatch(/plan\/checkmark .*\(seed 000, block\)/)
    expect(out).toMatch(/tests\/integrity .*\(design, block, may be set\)/)
  })

  test('shows what the committed configuration sets, and what it cannot', async () => {
    const files = { '.ultraplan/config.yaml': 'checks:\n  tests/integrity: warn\n  plan/checkmark: off\n' }
    const { code, out } = await atTerminal({ files }).cli('checks', '--json')
    const { checks, findings } = JSON.parse(out)
    const configured = (id: string) => checks.find((check: { id: string }) => check.id === id).configured
    expect(code).toBe(1)
    expect(configured('tests/integrity')).toBe('warn')
    expect(configured('plan/checkmark')).toBe('block')
    expect(findings[0].message).toContain('plan/checkmark stays at block, which seed 000 asks for')
  })
})
