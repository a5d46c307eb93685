/**
 * Wraps foreign text so that it cannot end its own fence: the fence is longer than any run of
 * backticks in the text.
 */
export function fenced(text: string, language = ''): string {
  const longest = [...text.matchAll(/`+/g)].reduce((most, match) => Math.max(most, match[0].length), 0)
  const fence = '`'.repeat(Math.max(3, longest + 1))
  return `${fence}${language}\n${text.replace(/\n$/, '')}\n${fence}`
}
