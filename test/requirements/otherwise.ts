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
