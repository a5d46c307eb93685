import { dedent, type Line } from '../lines.ts'
import { type LineKind, PACKET_LINE } from '../mask.ts'

/** A piece of a field's value: a line of text or a whole fence. */
export type Piece =
  | { kind: 'text'; text: string; line: number; indent: number; bullet: boolean }
  | { kind: 'code'; text: string; line: number; info: string }

export interface Field {
  name: string
  /** 1-based. */
  line: number
  /** A name in a paragraph of its own has its bullets below it, at the same level. */
  bullet: boolean
  pieces: Piece[]
}

const NAMES: Readonly<Record<string, string>> = {
  do: 'do',
  steps: 'do',
  action: 'do',
  files: 'files',
  file: 'files',
  'files to create': 'files',
  'files to modify': 'files',
  'done when': 'done',
  done: 'done',
  'acceptance criteria': 'done',
  acceptance: 'done',
  verify: 'verify',
  verification: 'verify',
  'verify command': 'verify',
  commit: 'commit',
  'commit message': 'commit',
  tier: 'tier',
  'verification tier': 'verification',
  'depends on': 'depends',
  depends: 'depends',
  dependencies: 'depends',
  requirements: 'requirements',
  requirement: 'requirements',
  design: 'design',
  review: 'review',
  'security review': 'security',
}

const BULLET = /^(?:[-*+]|\d{1,9}[.)])[ \t]+/
const BOLD_FIELD = /^(?:\*\*|__)([^*_:\n]{1,40}?):?(?:\*\*|__)[ \t]*:?[ \t]*(.*)$/
const PLAIN_FIELD = /^([A-Za-z][A-Za-z ]{1,30}?)[ \t]*:(?:[ \t]+(.*)|$)/
const ITALIC_FIELD = /^([_*])([A-Za-z][A-Za-z ]{1,30}?)[ \t]*:[ \t]*(.*?)\1[ \t]*$/

/** The named bullets of one task. What stands under no name is kept under the name ''. */
export function readFields(
  lines: readonly Line[],
  kinds: readonly LineKind[],
  from: number,
  to: number,
): Field[] {
  const fields: Field[] = [{ name: '', line: from + 1, bullet: false, pieces: [] }]
  /** Fields stand at the level of the first bullet; what is further right belongs to one of them. */
  let level: number | undefined
  for (let at = from; at < to; at += 1) {
    const line = lines[at] as Line
    const current = fields.at(-1) as Field
    if (kinds[at] === 'fence-open') {
      const code: string[] = []
      let next = at + 1
      while (next < to && kinds[next] === 'fence') {
        code.push(dedent((lines[next] as Line).text, line.indent))
        next += 1
      }
      const info = /(?:`{3,}|~{3,})[ \t]*(\S*)/.exec(line.text)?.[1] ?? ''
      if (!code.some((each) => PACKET_LINE.test(each)))
        current.pieces.push({ kind: 'code', text: code.join('\n'), line: at + 2, info })
      at = kinds[next] === 'fence-close' && next < to ? next : next - 1
      continue
    }
    if (line.blank || kinds[at] === 'comment' || kinds[at] === 'packet') continue
    if (kinds[at] !== 'text') {
      current.pieces.push({
        kind: 'text',
        text: line.text.trim(),
        line: at + 1,
        indent: line.indent,
        bullet: false,
      })
      continue
    }
    const trimmed = line.text.trim()
    const bullet = BULLET.exec(trimmed)
    const content = bullet ? trimmed.slice(bullet[0].length) : trimmed
    if (bullet && level === undefined) level = line.indent
    const found = level === undefined || line.indent <= level ? fieldOf(content, bullet !== null) : undefined
    if (found) {
      const field: Field = { name: found.name, line: at + 1, bullet: bullet !== null, pieces: [] }
      if (found.value !== '')
        field.pieces.push({
          kind: 'text',
          text: found.value,
          line: at + 1,
          indent: line.indent,
          bullet: false,
        })
      fields.push(field)
    } else {
      // A bullet at the fields' own level that names none ends the field before it.
      const target =
        bullet && line.indent === level && current.bullet && current.name !== ''
          ? unnamed(fields, at)
          : current
      target.pieces.push({
        kind: 'text',
        text: content,
        line: at + 1,
        indent: line.indent,
        bullet: bullet !== null,
      })
    }
  }
  return fields
}

function unnamed(fields: Field[], at: number): Field {
  const field: Field = { name: '', line: at + 1, bullet: true, pieces: [] }
  fields.push(field)
  return field
}

function fieldOf(content: string, bullet: boolean): { name: string; value: string } | undefined {
  const bold = BOLD_FIELD.exec(content)
  if (bold && (content.includes(':') || NAMES[key(bold[1])])) {
    return { name: NAMES[key(bold[1])] ?? `other:${key(bold[1])}`, value: (bold[2] ?? '').trim() }
  }
  const italic = ITALIC_FIELD.exec(content)
  if (italic && NAMES[key(italic[2])])
    return { name: NAMES[key(italic[2])] as string, value: (italic[3] ?? '').trim() }
  const plain = PLAIN_FIELD.exec(content)
  const name = plain ? NAMES[key(plain[1])] : undefined
  if (plain && name && (bullet || name === 'verify' || name === 'files'))
    return { name, value: (plain[2] ?? '').trim() }
  return undefined
}

const key = (name: string | undefined) => (name ?? '').trim().toLowerCase().replace(/\s+/g, ' ')
