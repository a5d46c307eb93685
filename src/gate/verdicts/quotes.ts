import { isLineShown } from './citations.ts'
import type { Problem, ReviewedChange } from './reviewed-change.ts'

const SAYS =
  /(?<![^\s`"'([])([^\s`"'([]{1,400}?):L?(\d+)(?:-\d+)?[)\]`*]*\s+(?:now |still |also )?(?:says|reads|contains)\s+`([^`\n]{4,})`/g

/** Code that an approval says a changed line has, and that the diff of the file has nowhere: the evidence is made up (R04). */
export function falseQuotes(texts: readonly string[], change: ReviewedChange): Problem[] {
  const { diff } = change
  if (diff === undefined || diff === '') return []
  const sections = diff.split(/^diff --git /m)
  return texts.flatMap((text) =>
    [...text.matchAll(SAYS)].flatMap(([, path = '', line, code = '']) => {
      if (!isLineShown(path, Number(line), change)) return []
      const shown = sections.filter((section) => headOf(section).includes(path)).map(linesOf)
      const parts = code.split(/\u2026|\.{3}/).map(plain)
      if (shown.some((text) => parts.every((part) => text.includes(part)))) return []
      return [
        {
          message: `${path} is cited for \`${code.slice(0, 60)}\`, which its diff does not have`,
          fix: 'quote what is there, or say it in your own words',
        },
      ]
    }),
  )
}

const headOf = (section: string): string => section.split(/^@@/m)[0] ?? ''

const linesOf = (section: string): string =>
  plain(
    section
      .split('\n')
      .map((line) => line.slice(1))
      .join('\n'),
  )

const plain = (code: string): string => code.replace(/\s+/g, '')
