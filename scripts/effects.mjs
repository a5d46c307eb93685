import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Changes of every event: they are not effects of one. */
const STAMPS = new Set(['lastSeq', 'lastAt', 'standing', 'since'])

/** For each type of event the parts of the run that it changes, in the journals that earlier versions left. */
export function effectsOfEvents(reduce, folder) {
  const seen = {}
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!path.endsWith('journal.jsonl')) continue
    let run
    for (const line of readFileSync(join(folder, path), 'utf8').trim().split('\n')) {
      const event = JSON.parse(line)
      const after = reduce(run, event)
      seen[event.type] ??= new Set()
      for (const field of changedFields(run, after)) seen[event.type].add(field)
      run = after
    }
  }
  const types = Object.keys(seen).sort()
  return Object.fromEntries(types.map((type) => [type, [...seen[type]].sort()]))
}

export function changedFields(before = {}, after) {
  return Object.keys({ ...before, ...after }).flatMap((field) => {
    if (STAMPS.has(field) || JSON.stringify(before[field]) === JSON.stringify(after[field])) return []
    if (field === 'state') return [`state ${after.state}`]
    if (field !== 'tasks' || !before.tasks || before.tasks.length !== after.tasks?.length) return [field]
    return after.tasks.flatMap((task, at) =>
      Object.keys({ ...before.tasks[at], ...task })
        .filter((key) => JSON.stringify(before.tasks[at][key]) !== JSON.stringify(task[key]))
        .map((key) => `tasks.${key}`),
    )
  })
}
