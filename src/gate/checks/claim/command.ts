import { check } from '../../check.ts'

export const command = check({
  id: 'claim/command',
  stage: 'claim',
  failure: 'FALSE_CLAIM',
  rows: ['S1-24', 'S1-23'],
  summary: "the command in the result is the plan's verify, or the executor has run that too",
  message: 'verification.command is {command}; the plan asks for {command}',
  run: ({ claim: { result }, task, ran }) => {
    const said = result?.status === 'success' ? plain(result.verification?.command ?? '') : ''
    if (said === '') return { skip: 'the claim names no command' }
    const asked = [...task.verify, ...task.criteria].flatMap((proof) => proof.command ?? [])
    if (asked.length === 0) return { skip: 'the plan names no command' }
    const isAsked = (made: string) => asked.some((each) => plain(made).includes(plain(each)))
    if (isAsked(said) || asked.some((each) => isPartOf(each, said))) return []
    const message = `verification.command is ${JSON.stringify(said.slice(0, 120))}; the plan asks for ${asked.map((each) => JSON.stringify(each)).join(' and ')}`
    const isNeverRun = ran !== undefined && !ran.some(isAsked)
    const remark = { line: result?.line, message: isNeverRun ? `${message}, which was never run` : message }
    const fix = 'run the command of the plan, and report it with its exit code'
    return isNeverRun ? { ...remark, fix } : { ...remark, fix, severity: 'warn' }
  },
})

const SHORTEST_PART = 12

/** An executor may name the part of the plan's command that proves the task. The gate runs all of it. */
const isPartOf = (command: string, said: string): boolean =>
  said.length >= SHORTEST_PART && command.split(/;|&&|\|\|/).some((part) => plain(part) === said)

/** Quotation marks and blanks are often written differently. */
const plain = (text: string) =>
  text
    .replace(/["'`\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
