/** The client's own keys and switches, and what would bend node or git inside the command. */
const STRIPPED =
  /^(?:ANTHROPIC_|CLAUDE|ULTRAPLAN_|NODE_OPTIONS$|GIT_(?:DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|PREFIX)$)/i

/** For compilers and linters, whose words are read: no colours, no questions. */
export const PLAIN_OUTPUT = { CI: '1', NO_COLOR: '1', FORCE_COLOR: '0' } as const

/** The environment of a command that the gate runs. A variable that the task's contract names is kept. */
export function commandEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  named: readonly string[],
): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const [name, value] of Object.entries(env)) {
    if (value !== undefined && (!STRIPPED.test(name) || named.includes(name))) kept[name] = value
  }
  return kept
}
