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

/** Rows that an open issue will bring, or whose test it will make one that is known to fail. */
export const PENDING: Readonly<Record<string, number>> = Object.fromEntries([
  // The board and the verification API.
  ...of(18, 'S4-12 S4-13 S4-14 S4-15 S4-16 S4-19 S4-20 S4-21 S4-22 S4-35 S4-36'),
  // No test cites them yet.
  ...of(17, 'S0-21 S1-13 S1-63 S1-64 S1-65 S1-125 S1-126 S1-127 S1-135 S3-02 S3-48 S4-23 S4-29'),
  ...of(17, 'S4-30 S4-31 S4-32 S4-33'),
  // A test cites them, and no mutation of the list is caught by it yet.
  ...of(17, 'S0-03 S1-03 S1-05 S1-12 S1-26 S1-45 S1-46 S1-47 S1-49 S1-50 S1-53 S1-68 S1-81 S1-87'),
  ...of(17, 'S1-89 S1-92 S1-93 S1-102 S1-103 S1-117 S1-128 S1-130 S1-132 S2-11 S2-12 S2-13 S2-33'),
  ...of(17, 'S2-48 S2-50 S3-03 S3-16 S3-19 S3-20 S3-23 S3-32 S3-47 S3-51 S3-53 S4-01 S4-38'),
])
