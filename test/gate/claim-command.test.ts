import { describe, expect, test } from 'vitest'
import { command } from '../../src/gate/checks/claim/command.ts'
import { facts } from '../support/facts.ts'
import { honestClaim } from '../support/gate-scenario.ts'

const { task } = facts()
const asked = task.verify[0]?.command ?? ''
const claimed = (said: string, ran?: string[]) =>
  command.run(
    facts({
      claimText: honestClaim(task, {
        verification: `{ command: ${JSON.stringify(said)}, exit_code: 0, output_summary: "" }`,
      }),
      ran,
    }),
  )

describe('the command that a claim names (S1-24)', () => {
  test.each([asked, `cd . && ${asked}`, `  ${asked.replaceAll(' ', '  ')}  `, `npm ci && ${asked}`])(
    'is the plan\u2019s: %s',
    (said) => {
      expect(claimed(said, [])).toEqual([])
    },
  )

  test('is a whole part of the plan\u2019s, unless that part proves nothing by its size', () => {
    const longer = { ...task, verify: [{ command: `cat a.txt; ${asked} || true`, text: '', line: 1 }] }
    const said = (command_: string) =>
      command.run(
        facts({
          task: longer,
          claimText: honestClaim(longer, {
            verification: `{ command: ${JSON.stringify(command_)}, exit_code: 0, output_summary: "" }`,
          }),
          ran: [],
        }),
      )
    expect(said(asked)).toEqual([])
    expect(said('true')).toMatchObject({ message: expect.stringContaining('never run') })
  })

  test('and is another one: a warning with the plan\u2019s command, if that was run too', () => {
    expect(claimed('true', [`cd src && ${asked}`])).toMatchObject({
      severity: 'warn',
      message: `verification.command is "true"; the plan asks for ${JSON.stringify(asked)}`,
    })
  })

  test('and is another one: a warning, if the transcript cannot be read', () => {
    expect(claimed('true')).toMatchObject({ severity: 'warn' })
  })

  test('and is another one: refused, if the transcript shows that the plan\u2019s was never run', () => {
    const remark = claimed('true', ['npm test', 'git commit -m x'])
    expect(remark).toMatchObject({ message: expect.stringContaining('which was never run') })
    expect(remark).not.toHaveProperty('severity')
  })
})
