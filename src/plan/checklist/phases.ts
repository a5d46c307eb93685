import type { Box, Heading } from './scan.ts'

/** The heading that names a task's phase: one that says so, else the second level (the third where there is none). */
export function phasesOf(headings: readonly Heading[]): (box: Pick<Box, 'heading'>) => string | undefined {
  const level = headings.reduce(
    (least, heading) => (heading.level > 1 ? Math.min(least, heading.level) : least),
    Number.POSITIVE_INFINITY,
  )
  const byLine = new Map<number, string>()
  let current: Heading | undefined
  for (const heading of headings) {
    const names = /^(?:phase|chunk|wave)\b/i.test(heading.text) || heading.level === level
    if (names && !(current && isPhase(current) && !isPhase(heading) && heading.level > current.level))
      current = heading
    else if (current && heading.level < current.level) current = undefined
    if (current) byLine.set(heading.line, current.text)
  }
  return ({ heading }) => (heading === undefined ? undefined : byLine.get(heading.line))
}

const isPhase = (heading: Heading) => /^(?:phase|chunk|wave)\b/i.test(heading.text)
