/** Where each element of the top-level array `name` stands in a JSON text that parses. */
export function elementSpans(text: string, name: string): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = []
  let depth = 0
  let inArray = false
  let start = -1
  let key = ''
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]
    if (char === '"') {
      const end = stringEnd(text, at)
      if (depth === 1) key = text.slice(at + 1, end)
      else if (inArray && depth === 2 && start < 0) spans.push({ start: at, end: end + 1 })
      at = end
    } else if (char === '{' || char === '[') {
      if (depth === 1 && char === '[' && key === name && spans.length === 0) inArray = true
      else if (inArray && depth === 2) start = at
      depth += 1
    } else if (char === '}' || char === ']') {
      depth -= 1
      if (inArray && depth === 2 && start >= 0) {
        spans.push({ start, end: at + 1 })
        start = -1
      } else if (inArray && depth === 1) inArray = false
    }
  }
  return spans
}

function stringEnd(text: string, at: number): number {
  let end = at + 1
  while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1
  return end
}
