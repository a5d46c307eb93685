import { commandEnvironment } from '../gate/command-environment.ts'
import { type CommandRun, runCommand } from '../io/run-command.ts'
import type { Config } from '../model/config.ts'
import type { Finding } from '../model/finding.ts'
import type { Plan, Task } from '../model/plan.ts'
import { taskWord } from '../model/task-name.ts'
import { commandsOf } from '../plan/lint/commands.ts'

export interface Probe {
  findings: Finding[]
  /** How many different commands were run. */
  ran: number
}

/** Runs each verify on the present tree. One that passes before any work proves nothing about that work. */
export async function probePlan(
  root: string,
  plan: Plan,
  config: Config,
  env: NodeJS.ProcessEnv,
  onProgress: (command: string) => void = () => {},
): Promise<Probe> {
  const findings: Finding[] = []
  const results = new Map<string, CommandRun>()
  for (const task of plan.tasks.filter(isProbed)) {
    for (const { command, file, line } of commandsOf(task)) {
      let result = results.get(command)
      if (!result) {
        onProgress(command)
        result = await runCommand(command, {
          cwd: root,
          env: commandEnvironment(env, task.contract?.environmentVarsRequired ?? []),
          limitMs: config.limits.verifyMax * 1000,
          outputBytes: 64_000,
        })
        results.set(command, result)
      }
      const remark = remarkOn(result)
      if (remark)
        findings.push({
          ...remark,
          id: 'lint/probe',
          severity: 'warn',
          file,
          line,
          message: `the verify of ${taskWord(task)} ${remark.message}`,
        })
    }
  }
  return { findings, ran: results.size }
}

/** Checkpoints, guards and fix tasks may pass before and after. */
const isProbed = (task: Task) =>
  task.kind === 'work' && !task.ticked && task.fixOf === undefined && !task.markers.includes('GUARD')

function remarkOn(run: CommandRun): { message: string; fix: string } | undefined {
  if (run.exitCode === 0)
    return {
      message: 'already passes, before any work',
      fix: 'check something that is not there yet, or mark the task [GUARD]',
    }
  if (run.exitCode === 127 || run.exitCode === 126 || run.failedToStart !== undefined)
    return {
      message: 'cannot be run here: the program is not found',
      fix: 'install it, or name one that is there',
    }
  if (run.timedOut)
    return { message: 'did not end within the limit', fix: 'make it quicker, or raise limits.verifyMax' }
  return undefined
}
