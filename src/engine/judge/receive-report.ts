import { shortened } from '../../gate/check.ts'
import { maskSecrets, secretMasks } from '../../gate/commands.ts'
import { requeueBlock } from '../../gate/feedback.ts'
import { putEvidence } from '../../journal/evidence.ts'
import type { EventBody } from '../../model/event.ts'
import type { EvidenceRef } from '../../model/evidence.ts'
import type { Run, TaskState } from '../../model/run.ts'
import { KEPT, type VerificationAnswer, type VerificationReport } from '../../model/verification.ts'
import { taskOf } from '../../run/change.ts'
import { answerReport, isNews } from '../../run/reported.ts'
import { clean, oneLine } from '../../view/terminal.ts'
import type { OpenRun } from '../runs/open-run.ts'
import { recordOn } from '../runs/record.ts'

/** A report about a task; `id` is how the caller names the task. */
export interface Received {
  task: string
  id: string
  report: VerificationReport
}

/**
 * Takes reports about one verification level of a task each (seed 004) and answers them. Only a report of the attempt
 * at work is recorded, each level once; every other report changes nothing. No two may be about the same task.
 */
export function receiveReports(open: OpenRun, received: readonly Received[]): VerificationAnswer[] {
  const news = (run: Run) => received.filter(({ task, report }) => isNews(run, stateOf(run, task), report))
  open.run = open.journal.refresh() ?? open.run
  if (news(open.run).length > 0)
    recordOn(
      open,
      (run) =>
        news(run).map(({ task, report }) => {
          const shown = kept(run, report)
          return reported(task, shown, feedback(open.dir, shown))
        }),
      (_, events) => ({ events, reply: undefined }),
    )
  return received.map(({ task, id, report }) => answerReport(open.run, stateOf(open.run, task), id, report))
}

/**
 * What others report is evidence like the output of a command: the configured patterns are masked in it. What is long is
 * cut after that, because a pattern does not find a part of a secret.
 */
function kept({ config }: Run, report: VerificationReport): VerificationReport {
  const masks = secretMasks({}, [], config.secrets)
  const text = (given: string, most: number) => shortened(maskSecrets(given, masks), most)
  const all = report.failedChecks
  const more = all.length - KEPT.checks + 1
  const some = more > 1 ? [...all.slice(0, -more), { name: `${more} more`, detail: 'left out' }] : all
  return {
    ...report,
    failedChecks: some.map(({ name, detail }) => ({
      name: text(name, KEPT.name),
      detail: text(detail, KEPT.text),
    })),
    summary: text(report.summary, KEPT.text),
  }
}

/** The re-queue block of seed 004, for the prompt of the next attempt. */
function feedback(dir: string, report: VerificationReport): EvidenceRef | undefined {
  if (report.passed) return undefined
  const { level, failedChecks, summary, attemptNumber } = report
  const checks = failedChecks.length > 0 ? failedChecks : [{ name: level, detail: summary || 'it failed' }]
  const named = checks.map(({ name, detail }) => ({ name: oneLine(name), detail: oneLine(detail) }))
  return putEvidence(
    dir,
    requeueBlock([{ level, passed: false, failedChecks: named, summary }], attemptNumber + 1),
  )
}

function reported(task: string, report: VerificationReport, told: EvidenceRef | undefined): EventBody {
  const { level, passed, failedChecks, summary, attemptNumber: attempt } = report
  return {
    type: 'verification_reported',
    task,
    attempt,
    level,
    passed,
    failedChecks: failedChecks.map(({ name, detail }) => ({ name: oneLine(name), detail: clean(detail) })),
    summary: oneLine(summary),
    ...(told ? { feedback: told } : {}),
  }
}

function stateOf(run: Run, id: string): TaskState {
  const task = taskOf(run, id)
  if (!task) throw new Error(`task ${id} is not in the run`)
  return task
}
