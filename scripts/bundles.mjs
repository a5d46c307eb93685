// The files of dist: what is in each, who loads it, and why it is a file of its own. Node reads every byte of a file
// before it runs one (about 1 ms for 30 KB), so what a hook does not need at its start is loaded later. A module that is
// imported dynamically has to be in one of these lists; test/architecture/hook-budgets.json holds the bytes of each file.

/**
 * The module that runs inside the client; hooks/mods.json names it. The client reads its source: names stay as they are,
 * and everything is in one file, because a module may import only files beside it.
 */
export const MODULE = { file: 'module.js', start: 'client/module/register.ts' }

/**
 * `start`: a program of its own. `modules`: what others load from this file later, below `src/`; whatever these import
 * statically comes with them. `from`: files whose modules are taken from there instead of copied, so that no class
 * exists twice among them; a folder in `own` is not taken from there. `libraries`: the one file that may load libraries, each module of it when it is first used.
 */
export const BUNDLES = [
  {
    file: 'hook.cjs',
    start: 'main/hook.ts',
    why: 'the client starts it at every event of a run: it knows the names of the hooks, and nothing else',
  },
  {
    file: 'hooks/fence.cjs',
    modules: ['engine/fences/fence-file.ts'],
    why: 'runs at every file tool, and nearly always lets it pass',
  },
  {
    file: 'hooks/prompt.cjs',
    modules: ['hooks/prompt.ts'],
    why: 'runs at every prompt, and mostly sees in the head of the journal that there is nothing to do',
  },
  {
    file: 'hooks/stop.cjs',
    modules: ['hooks/stop.ts'],
    why: 'runs at every stop, and mostly sees in the head of the journal that agents are at work',
  },
  {
    file: 'hooks/open-run.cjs',
    modules: ['engine/runs/open-run.ts'],
    why: 'what every hook needs that opens a run',
  },
  {
    file: 'hooks/agent-call.cjs',
    modules: ['hooks/agent-call.ts'],
    from: ['hooks/open-run.cjs'],
    why: 'runs at every call of an agent; a refused one is held at 2.2 of a bare node (test/e2e/alone/refused-dispatch.test.ts)',
  },
  {
    file: 'hooks/events.cjs',
    modules: [
      'client/permissions/needed.ts',
      'client/permissions/rule.ts',
      'engine/dispatch/agent-start.ts',
      'engine/dispatch/time-limit.ts',
      'engine/fences/fence-edit.ts',
      'engine/fences/fence-session.ts',
      'engine/fences/permission-calls.ts',
      'engine/people/bare-word.ts',
      'engine/people/see-prompt.ts',
      'engine/project/implement-command.ts',
      'hooks/command.ts',
      'plan/shell/only-commits.ts',
    ],
    from: ['hooks/open-run.cjs'],
    why: 'events that ask for a short look at the run; all of them together are small',
  },
  {
    file: 'hooks/work.cjs',
    modules: [
      'engine/dispatch/prompt-for-ticket.ts',
      'engine/dispatch/stop-agents.ts',
      'engine/dispatch/next-step.ts',
      'engine/judge/merge-work.ts',
      'engine/proof/run-proof.ts',
      'gate/feedback.ts',
      'hooks/agent-ends.ts',
    ],
    from: ['hooks/open-run.cjs'],
    why: 'dispatching, and what agents bring back: a few times for each task',
  },
  {
    file: 'cli.cjs',
    start: 'main/cli.ts',
    why: 'the command line: it knows the names of the commands, and the help',
  },
  {
    file: 'register-key.cjs',
    start: 'main/register-key.ts',
    why: 'the module inside the client starts it once, to say which key is its own',
  },
  {
    file: 'worker.cjs',
    start: 'main/worker.ts',
    from: ['program.cjs'],
    why: 'proofs and notices that outlive the hook that starts them',
  },
  {
    file: 'server.cjs',
    modules: ['server/start-server.ts'],
    own: 'server/',
    from: ['program.cjs'],
    why: 'the board and its libraries: only `ultraplan serve` loads it, and no hook',
  },
  {
    file: 'program.cjs',
    modules: [
      'cli/*.ts',
      'engine/people/session-start.ts',
      'engine/judge/judge-claim.ts',
      'engine/judge/modify-plan.ts',
      'engine/judge/receive-verdict.ts',
      'gate/read-claim.ts',
      'hooks/commands.ts',
    ],
    libraries: true,
    why: 'whatever needs a library: judging, reading plans, and commands that a person types, who does not see 20 ms',
  },
]
