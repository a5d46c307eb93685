import type { Task } from '../../model/plan.ts'

/** A better verify for this very task, to copy from. */
export function example(task: Task): string {
  const path = task.outputs[0] ?? task.files.find((file) => /\.\w+$/.test(file))
  if (path === undefined) return '`npm test -- <name of the test>`'
  const test = /(?:\.|_|-)(?:test|spec)\.\w+$/.test(path)
  if (test) return `\`npx vitest run ${path}\``
  const name = (path.split('/').at(-1) ?? path).replace(/\.\w+$/, '')
  if (/\.(?:ts|tsx|js|jsx|mjs|cjs)$/.test(path))
    return `\`npm test -- ${name}\` or \`grep -q "export" ${path}\``
  if (path.endsWith('.py')) return `\`pytest -k ${name}\``
  return `\`grep -q "<what it must hold>" ${path}\``
}
