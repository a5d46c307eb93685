/**
 * YAML for people, rendered without a library: the state is rendered inside hooks, where loading a YAML library would
 * cost more than the rest of the hook. Every string is quoted except the words that a seed writes without quotes.
 */
export type Yaml = string | number | boolean | undefined | Yaml[] | { [key: string]: Yaml }

/** Keys whose values come from a fixed list of words. */
const BARE = new Set([
  'status',
  'gate_status',
  'executor_status',
  'verify_status',
  'architect_status',
  'failure_type',
  'verdict',
  'confidence',
  'level',
  'recommendation',
  'outcome',
  'colour',
  'stage',
  'result',
  'role',
])
const ONE_DECIMAL = new Set(['avg_attempts'])
const WORD = /^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/
const MEANS_ELSE = /^(?:true|false|null|yes|no|on|off|y|n)$/i
const NEEDS_ESCAPE = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g

const quoted = (text: string): string =>
  JSON.stringify(text).replace(
    NEEDS_ESCAPE,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

function scalar(key: string, value: string | number | boolean): string {
  if (typeof value === 'number' && ONE_DECIMAL.has(key)) return value.toFixed(1)
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : quoted(String(value))
  if (typeof value === 'boolean') return String(value)
  return BARE.has(key) && WORD.test(value) && !MEANS_ELSE.test(value) ? value : quoted(value)
}

/** A text of several lines is written as lines if YAML can express it exactly. */
function block(text: string, indent: string): string | undefined {
  if (!text.includes('\n') || /\s$/.test(text) || /[^\n\P{Cc}]/u.test(text) || text.match(NEEDS_ESCAPE))
    return undefined
  const lines = text.split('\n').map((line) => (line === '' ? '' : `${indent}  ${line}`))
  return `|2-\n${lines.join('\n')}`
}

function member(key: string, value: Yaml, indent: string): string[] {
  if (value === undefined) return []
  if (Array.isArray(value)) {
    const items = value.filter((item) => item !== undefined)
    if (items.length === 0) return [`${indent}${key}: []`]
    return [`${indent}${key}:`, ...items.flatMap((item) => listItem(key, item, `${indent}  `))]
  }
  if (typeof value === 'object') {
    const lines = mapping(value, `${indent}  `)
    return lines.length === 0 ? [`${indent}${key}: {}`] : [`${indent}${key}:`, ...lines]
  }
  const text = typeof value === 'string' ? block(value, indent) : undefined
  return [`${indent}${key}: ${text ?? scalar(key, value)}`]
}

function listItem(key: string, item: Yaml, indent: string): string[] {
  if (item === undefined) return []
  if (Array.isArray(item)) return [`${indent}- ${JSON.stringify(item)}`]
  if (typeof item !== 'object') return [`${indent}- ${scalar(key, item)}`]
  const [first, ...rest] = mapping(item, `${indent}  `)
  return first === undefined ? [`${indent}- {}`] : [`${indent}- ${first.trimStart()}`, ...rest]
}

const mapping = (value: { [key: string]: Yaml }, indent: string): string[] =>
  Object.entries(value).flatMap(([key, entry]) => member(key, entry, indent))

export const toYaml = (value: { [key: string]: Yaml }): string => mapping(value, '').join('\n')
