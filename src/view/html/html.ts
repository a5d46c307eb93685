import { clean } from '../terminal.ts'

/** Text that is markup already. Everything else is escaped where it is put in. */
export class Html {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text
  }
}

type Value = Html | string | number | undefined | false | readonly Value[]

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text of models, plans and diffs is only ever text. */
const escapeHtml = (text: string): string =>
  clean(text).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')

function valueText(value: Value): string {
  if (value === undefined || value === false) return ''
  if (value instanceof Html) return value.text
  return typeof value === 'object' ? value.map(valueText).join('') : escapeHtml(String(value))
}

/** A template whose values are escaped, unless they are markup themselves. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(strings.reduce((all, part, index) => all + valueText(values[index - 1]) + part))
