/** What a person calls the plan: the spec or phase folder, or the file where its name says more than `tasks.md`. */
export function planName(file: string, stated?: unknown): string {
  if (typeof stated === 'string' && stated.trim() !== '') return stated.trim()
  const parts = file.split('/')
  const base = parts.at(-1) ?? file
  const stem = base
    .replace(/\.[^.]*$/, '')
    .replace(/\.tasks$/i, '')
    .replace(/[-_.]?PLAN$/, '')
  if (stem !== '' && !/^(?:tasks|plan)$/i.test(stem)) return stem
  return parts.at(-2) ?? (stem || base)
}
