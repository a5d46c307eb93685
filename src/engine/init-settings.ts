import { hashOf, type SettingsRecord } from './init-files.ts'
import { addItems, addMember, jsonAt, removeItems, removeMember } from './json-edit.ts'

const ALLOW = ['permissions', 'allow']

/** What the project's settings get besides the rules. A mode holds for the whole team, so it is written only if asked for. */
export const projectMembers = (mode: InitMode | undefined): SettingsRecord['members'] => [
  ...(mode === undefined ? [] : [{ path: ['permissions', 'defaultMode'], value: mode }]),
  { path: ['worktree', 'baseRef'], value: 'head' },
]

/** Modes that a run can work in. `plan` changes nothing, and init does not bypass permissions for a whole team. */
export const INIT_MODES = ['acceptEdits', 'auto', 'default', 'dontAsk'] as const
export type InitMode = (typeof INIT_MODES)[number]

export interface SettingsEdit {
  text: string
  record: SettingsRecord
  /** What is added, for people. */
  added: string[]
  remarks: string[]
}

/**
 * Adds what an unattended run needs to the text of a settings file; what is there stays as it is. Throws for a text that
 * is no settings file.
 */
export function editSettings(
  text: string | undefined,
  rules: readonly string[],
  known: SettingsRecord | undefined,
  members: SettingsRecord['members'],
): SettingsEdit {
  const before = text ?? '{}\n'
  const present = jsonAt(before, ALLOW)
  const fresh = rules.filter((rule) => !(Array.isArray(present) && present.includes(rule)))
  const missing = members.filter(({ path }) => jsonAt(before, path) === undefined)
  let after = addItems(before, ALLOW, fresh)
  for (const { path, value } of missing) after = addMember(after, path, value)
  const first = known ?? (text === undefined ? {} : { before: text })
  return {
    text: after,
    added: [...fresh, ...missing.map(({ path, value }) => `${path.join('.')}: ${value}`)],
    remarks: members.flatMap(({ path, value }) => {
      const own = jsonAt(after, path)
      return isSame(own, value)
        ? []
        : [`${path.join('.')} is ${JSON.stringify(own)} and stays; ${value} was asked for`]
    }),
    record: {
      ...first,
      after: hashOf(after),
      rules: [...(known?.rules ?? []), ...fresh],
      members: [...(known?.members ?? []), ...missing],
    },
  }
}

/** The text without what `init` added; undefined when nothing is left of a file that was not there before. */
export function undoSettings(text: string, record: SettingsRecord): string | undefined {
  if (hashOf(text) === record.after) return record.before
  let after = removeItems(text, ALLOW, record.rules)
  for (const { path, value } of record.members)
    if (isSame(jsonAt(after, path), value)) after = removeMember(after, path)
  // Groups that are empty now and were not there before.
  for (const path of [ALLOW, ['permissions'], ['worktree']])
    if (isEmpty(jsonAt(after, path)) && jsonAt(record.before ?? '{}', path) === undefined)
      after = removeMember(after, path)
  return record.before === undefined && isEmpty(jsonAt(after, [])) ? undefined : after
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0
