import { type Named, shortWord } from '../../model/task-name.ts'

/** Whether a name in a result is this task's: the plan's own (whole, or up to the colon), its id or its title. */
export function namesTask(name: string, task: Named, plan: { readonly tasks: readonly Named[] }): boolean {
  if (task.name !== undefined && plain(name) === plain(task.name)) return true
  if (plan.tasks.some((other) => other.name !== undefined && plain(name) === plain(other.name))) return false
  const shortly = plan.tasks.filter(
    (other) => other.name !== undefined && plain(name) === plain(shortWord(other)),
  )
  if (shortly.length > 0) return shortly.length === 1 && shortly[0]?.id === task.id
  const leading = leadingId(name, plan)
  if (leading !== undefined) return leading === task.id
  const said = words(name)
  const title = words(task.title)
  if (said === '') return false
  if (said === title) return true
  // An id that is not even in the plan is still not this task's.
  if (DOTTED.test(withoutLead(name))) return false
  if (plan.tasks.some((other) => words(other.title) === said)) return false
  if (hasId(name, task.id)) return true
  return (title !== '' && said.includes(title)) || (said.length >= 8 && title.includes(said))
}

/** The id that the name begins with, the longest if several do: `1.2.1 …` is not task 1.2. */
function leadingId(name: string, plan: { readonly tasks: readonly Named[] }): string | undefined {
  const rest = withoutLead(name)
  const ids = plan.tasks.map(({ id }) => id).filter((id) => startsWithId(rest, id))
  return ids.sort((a, b) => b.length - a.length)[0]
}

const DOTTED = /^[A-Z]{0,3}\d+(?:\.[\dX]+)+(?!\w)/i
const withoutLead = (name: string) => name.replace(/^\W*(?:task\b\W*)?/i, '')
const pattern = (id: string) => `${id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-]|\\.\\w)`
const startsWithId = (text: string, id: string) => new RegExp(`^${pattern(id)}`, 'i').test(text)
const hasId = (text: string, id: string) => new RegExp(`(?<![\\w.-])${pattern(id)}`, 'i').test(text)

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** Letters and digits only, so that marks and punctuation do not matter. */
function words(text: string): string {
  return text
    .toLowerCase()
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/^\W*task\s+[\w.-]+\s*[:.\u2013\u2014-]\s*/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
