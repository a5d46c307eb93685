import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tickBox, untickBox } from '../../src/plan/edit.ts'
import { readPlanMd } from '../../src/plan/formats/plan-md/plan-md.ts'
import { readTasksJson } from '../../src/plan/formats/tasks-json.ts'
import { readTasksMd } from '../../src/plan/formats/tasks-md.ts'
import { layout, plans, writePlanMd, writeTasksJson, writeTasksMd } from '../support/write-plan.ts'

describe('reading what was written gives the same plan', () => {
  it('tasks.md, however it is laid out', () => {
    fc.assert(
      fc.property(plans, layout, (tasks, look) => {
        const { plan, problems } = readTasksMd(writeTasksMd(tasks, look), 'specs/x/tasks.md')
        expect(problems).toEqual([])
        expect(
          plan.tasks.map(({ id, title, ticked, parallel, files, steps, doneWhen, verify, commit }) => ({
            id,
            title,
            ticked,
            parallel,
            files,
            steps,
            doneWhen,
            commands: verify.map((each) => each.command),
            commit,
          })),
        ).toEqual(
          tasks.map((task, at) => ({
            id: `1.${at + 1}`,
            title: task.title,
            ticked: task.ticked,
            parallel: task.parallel,
            files: task.files,
            steps: task.steps,
            doneWhen: [task.doneWhen],
            commands: [task.command],
            commit: task.commit,
          })),
        )
      }),
      { numRuns: 300 },
    )
  })

  it('PLAN.md, raw or escaped', () => {
    fc.assert(
      fc.property(plans, fc.boolean(), (tasks, raw) => {
        const { plan, problems } = readPlanMd(writePlanMd(tasks, raw), 'x/02-03-PLAN.md')
        expect(problems).toEqual([])
        expect(
          plan.tasks.map((task) => [
            task.id,
            task.title,
            task.files,
            task.wave,
            task.doneWhen,
            task.verify.map((each) => each.command),
          ]),
        ).toEqual(
          tasks.map((task, at) => [
            `02-03-0${at + 1}`,
            task.title,
            task.files,
            4,
            [task.doneWhen],
            [task.command],
          ]),
        )
      }),
      { numRuns: 200 },
    )
  })

  it('TASKS.json', () => {
    fc.assert(
      fc.property(plans, (tasks) => {
        const { plan, problems } = readTasksJson(writeTasksJson(tasks), 'TASKS.json')
        expect(problems).toEqual([])
        expect(
          plan.tasks.map((task) => [
            task.id,
            task.title,
            task.files,
            task.parallel,
            task.criteria[0]?.command,
          ]),
        ).toEqual(
          tasks.map((task, at) => [`task-${at + 1}`, task.title, task.files, task.parallel, task.command]),
        )
        for (const task of plan.tasks) expect(JSON.parse(task.block)).toMatchObject({ id: task.id })
      }),
      { numRuns: 200 },
    )
  })
})

describe('ticking', () => {
  it('changes exactly one character, the reader sees it, and it can be taken back', () => {
    fc.assert(
      fc.property(plans, layout, fc.nat(), (tasks, look, pick) => {
        const text = writeTasksMd(tasks, look)
        const read = readTasksMd(text, 't.md').plan.tasks
        const task = read[pick % read.length]
        if (!task) throw new Error('no task was read')
        const ticked = tickBox(text, task) ?? ''
        const changed = [...ticked].filter((char, at) => char !== [...text][at]).length
        expect(ticked).toHaveLength(text.length)
        expect(changed).toBe(task.ticked ? 0 : 1)
        const again = readTasksMd(ticked, 't.md').plan.tasks
        expect(again.map((each) => each.ticked)).toEqual(
          read.map((each) => each.ticked || each.id === task.id),
        )
        if (!task.ticked) expect(untickBox(ticked, task)).toBe(text)
      }),
      { numRuns: 150 },
    )
  })
})
