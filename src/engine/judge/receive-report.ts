import { requeueBlock } from '../../gate/feedback.ts'
import { putEvidence } from '../../journal/evidence.ts'
import type { EventBody } from '../../model/event.ts'
import type { EvidenceRef } from '../../model/evidence.ts'
import type { Run, TaskState } from '../../model/run.ts'
import type { VerificationAnswer, VerificationReport } from '../../model/verification.ts'
import { taskOf } from '../../run/change.ts'
import { answerReport, isNews } from '../../run/reported.ts'
import { clean, oneLine } from '../../view/terminal.ts'
import type { OpenRun } from '../runs/open-run.ts'
import { recordOn } from '../runs/record.ts'

/**
 * Takes a report about one verification level of a task (seed 004) and answers it. Only a report of the attempt at work
 * is recorded, each level once; every other report changes nothing. `id` is how the caller names the task.
 */
export function receiveReport(
  open: OpenRun,
  task: string,
  id: string,
  report: VerificationReport,
): VerificationAnswer {
  open.run = open.journal.refresh() ?? open.run
  if (isNews(open.run, stateOf(open.run, task), report)) take(open, task, report)
  return answerReport(open.run, stateOf(open.run, task), id, report)
}

function take(open: OpenRun, task: string, report: VerificationReport): void {
  recordOn(
    open,
    (run) => (isNews(run, stateOf(run, task), report) ? feedback(open.dir, report) : undefined),
    (run, told) => ({
      events: isNews(run, stateOf(run, task), report) ? [reported(task, report, told)] : [],
      reply: undefined,
    }),
  )
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
