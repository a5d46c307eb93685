/** Rows that a decision replaces, with its record. */
export const DECIDED: Readonly<Record<string, string>> = {
  'S1-66': '0031-limits-extend-with-progress.md',
  'S2-01': '0039-rows-are-held-by-mutations.md',
  'S2-14': '0039-rows-are-held-by-mutations.md',
  'S2-42': '0039-rows-are-held-by-mutations.md',
  'S2-53': '0039-rows-are-held-by-mutations.md',
  'S3-15': '0039-rows-are-held-by-mutations.md',
  'S3-18': '0039-rows-are-held-by-mutations.md',
}

const of = (issue: number, rows: string): [string, number][] => rows.split(' ').map((row) => [row, issue])

/** Rows that an open issue will bring, or whose test it will make one that can fail. */
export const PENDING: Readonly<Record<string, number>> = Object.fromEntries([...of(18, 'S4-12 S4-13 S4-14')])
