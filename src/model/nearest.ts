/** The known name that is most similar, if it is similar enough to be a typing error. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const ranked = names.map((name) => ({ name, far: distance(word, name) })).sort((a, b) => a.far - b.far)
  const best = ranked[0]
  // Every word of three letters is similar to many.
  const most = word.length < 4 ? 1 : Math.max(2, word.length / 3)
  return best && best.far <= most ? best.name : undefined
}

/** The number of letters to change, add or remove. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
