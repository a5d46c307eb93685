/** Rows of the documents that a text cites: `S2-07`, and ranges such as `S0-25..S0-28` or `S3-26 to S3-30`. */
export function citedRows(text) {
  const rows = new Set()
  for (const [, document, from, to = from] of text.matchAll(
    /\bS([0-4])-(\d+)(?:\s*(?:\.\.|to)\s*S\1-(\d+))?/g,
  ))
    for (let row = Number(from); row <= Number(to); row += 1)
      rows.add(`S${document}-${String(row).padStart(2, '0')}`)
  return [...rows]
}
