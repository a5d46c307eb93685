import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Run, TaskState } from '../../src/model/run.ts'
import { isDone, isStuck } from '../../src/run/groups.ts'
import { next } from '../../src/run/next.ts'
import { aRun, aTask, at } from '../support/run-builder.ts'

const now = new Date(at(1000))
const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

/** Any plan of one phase whose dependencies go round in no circle, forwards and backwards, some of them stated as none. */
const plans: fc.Arbitrary<TaskState[]> = fc
  .tuple(
    fc.shuffledSubarray(IDS, { minLength: IDS.length }),
    fc.array(
      fc.record({
        on: fc.array(fc.nat({ max: IDS.length }), { maxLength: 2 }),
        stated: fc.boolean(),
        parallel: fc.boolean(),
        kind: fc.constantFrom('work' as const, 'work' as const, 'work' as const, 'verify' as const),
        file: fc.constantFrom('x', 'y', 'z'),
      }),
      { minLength: IDS.length, maxLength: IDS.length },
    ),
  )
  .map(([order, drawn]) =>
    IDS.map((id, index) => {
      const { on, stated, parallel, kind, file } = drawn[index] as (typeof drawn)[number]
      // The dependencies of a task come before it in some order. The lint does not allow a task above a [VERIFY] task
      // to depend on it.
      const dependsOn = [...new Set(on)].flatMap((at) => {
        const other = IDS[at]
        if (other === undefined || order.indexOf(other) >= order.indexOf(id)) return []
        const turns = drawn[at]?.kind === 'verify' || kind === 'verify'
        return at > index && (turns || drawn[at]?.file === file) ? [] : [other]
      })
      return aTask(id, {
        kind,
        parallel: parallel && kind === 'work',
        files: [file],
        dependsOn,
        ...(stated || dependsOn.length > 0 ? { statesDependencies: true } : {}),
      })
    }),
  )

/** Does what is offered, task by task; `fails` says whose work fails. */
function played(tasks: TaskState[], fails: ReadonlySet<string>): { run: Run; order: string[] } {
  let run = aRun({ tasks, tickets: [] })
  const order: string[] = []
  for (;;) {
    const action = next(run, now)
    if (action.kind !== 'dispatch') return { run, order }
    const begun = action.agents.map(({ task }) => task)
    order.push(...begun)
    run = {
      ...run,
      tasks: run.tasks.map((task) =>
        begun.includes(task.id) ? { ...task, status: fails.has(task.id) ? 'escalated' : 'approved' } : task,
      ),
    }
  }
}

test('a plan whose dependencies go round in no circle comes to its end, each task after those it depends on', () => {
  fc.assert(
    fc.property(plans, (tasks) => {
      const { run, order } = played(tasks, new Set())
      expect(run.tasks.every(isDone)).toBe(true)
      for (const { id, dependsOn } of tasks)
        for (const other of dependsOn) expect(order.indexOf(other)).toBeLessThan(order.indexOf(id))
    }),
    { numRuns: 1000 },
  )
})

test('no task begins below a stuck one unless the plan declares it independent, and the question names every stuck one', () => {
  let paused = 0
  let wentOn = 0
  fc.assert(
    fc.property(plans, fc.constantFrom(...IDS), (tasks, hopeless) => {
      const { run, order } = played(tasks, new Set([hopeless]))
      const at = tasks.findIndex(({ id }) => id === hopeless)
      for (const id of order.slice(order.indexOf(hopeless) + 1)) {
        const index = tasks.findIndex((task) => task.id === id)
        const task = tasks[index] as TaskState
        const between = tasks.slice(Math.min(at, index), Math.max(at, index) + 1)
        const isDeclared = task.statesDependencies || between.every(({ parallel }) => parallel)
        // A dependency of a task above counts as above, wherever it is.
        const isPulledUp = tasks.some((other) => other.dependsOn.includes(id))
        expect(isDeclared || index < at || isPulledUp).toBe(true)
        expect(task.dependsOn).not.toContain(hopeless)
        wentOn++
      }
      const action = next(run, now)
      if (!run.tasks.every((task) => isDone(task) || isStuck(task))) paused++
      expect(action).toMatchObject({ kind: 'ask', task: hopeless })
    }),
    { numRuns: 1000 },
  )
  expect(paused).toBeGreaterThan(100)
  expect(wentOn).toBeGreaterThan(100)
})

test('with nothing declared the run waits at the first task that is stuck', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...IDS),
      fc.array(fc.constantFrom('x', 'y'), { maxLength: 7 }),
      (hopeless, files) => {
        const tasks = IDS.map((id, index) => aTask(id, { files: files[index] ? [files[index]] : [] }))
        const { order } = played(tasks, new Set([hopeless]))
        expect(order).toEqual(IDS.slice(0, IDS.indexOf(hopeless) + 1))
      },
    ),
  )
})
