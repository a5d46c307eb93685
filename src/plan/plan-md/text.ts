const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
}

/** The text of an element as its author means it: entities and CDATA undone, comments taken out. */
export function plainText(text: string): string {
  const cdata = /^\s*<!\[CDATA\[([\s\S]*?)\]\]>\s*$/.exec(text)
  if (cdata) return (cdata[1] ?? '').trim()
  return text
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/&(amp|lt|gt|quot|apos|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .trim()
}

/** The lines of an element that say something, without their bullets. */
export function plainLines(text: string): string[] {
  return plainText(text)
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim().replace(/^(?:[-*+]|\d{1,3}[.)])\s+/, ''))
    .filter((line) => line !== '')
}
