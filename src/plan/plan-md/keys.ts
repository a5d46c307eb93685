/** `01-02` for phase 01-foundation, plan 02: what `depends_on` names and what task ids begin with. */
export function planKeyOf(data: Record<string, unknown>, file: string): string | undefined {
  const base = (file.split('/').at(-1) ?? '').replace(/\.md$/i, '').replace(/[-_.]?PLAN$/i, '')
  const named = /^(\d+(?:\.\d+)?)-(\d+)$/.exec(base)
  const folder = file.split('/').at(-2) ?? ''
  const phase = short(data.phase) ?? named?.[1] ?? /^(\d+(?:\.\d+)?)-/.exec(folder)?.[1]
  const plan = short(data.plan) ?? named?.[2] ?? (/^\d+$/.test(base) ? base : undefined)
  if (phase !== undefined && plan !== undefined) return `${padded(phase)}-${padded(plan)}`
  if (phase === undefined && plan === undefined) return base === '' ? undefined : base.toLowerCase()
  return padded((plan ?? phase) as string)
}

/** A plan as others name it: `01-02`, `01-02-PLAN.md`, `phase-01/02`, `1-2`. */
export function planKey(name: string): string {
  const base = (name.split('/').at(-1) ?? name).replace(/\.md$/i, '').replace(/[-_.]?PLAN$/i, '')
  const numbers = /^(\d+(?:\.\d+)?)(?:-[A-Za-z][\w-]*?)?-(\d+)$/.exec(base)
  if (numbers) return `${padded(numbers[1] as string)}-${padded(numbers[2] as string)}`
  return /^\d+$/.test(base) ? padded(base) : base.toLowerCase()
}

/** The number that a phase's name begins with; a name without one stays as it is. */
function short(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined
  const name = value.trim()
  return /^(\d+(?:\.\d+)?)(?:-|$)/.exec(name)?.[1] ?? name.replace(/\s+/g, '-').toLowerCase()
}

const padded = (number: string) => (/^\d$/.test(number) ? `0${number}` : number)
