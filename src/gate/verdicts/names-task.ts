interface Named {
  id: string
  title: string
}

/** Whether a name in a verdict is this task's: the id that comes first decides, else the title. */
export function namesTask(name: string, task: Named, tasks: readonly Named[]): boolean {
  const places = tasks
    .map(({ id }) => ({ id, at: indexOfId(name, id) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.id.length - a.id.length)
  if (places[0]) return places[0].id === task.id
  const said = words(name)
  return said !== '' && said === words(task.title)
}

/** `1.2` is not in `1.2.1`, nor in `11.2`. */
function indexOfId(name: string, id: string): number {
  const escaped = id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return name.search(new RegExp(String.raw`(?<![\w.-])${escaped}(?![\w-]|\.\w)`, 'i'))
}

/** Letters and digits only, so that marks and punctuation do not matter. */
const words = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
