const SECRET_NAME = /(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIALS?|PRIVATE|DATABASE_URL|DSN)$/i
const SHORTEST = 6

/** What must not stand in evidence: values of variables that the contract names or that are named like secrets, and the configured patterns. */
export function secretMasks(
  env: Readonly<Record<string, string | undefined>>,
  named: readonly string[],
  patterns: readonly string[],
): RegExp[] {
  const values = Object.entries(env).flatMap(([name, value]) =>
    value && value.length >= SHORTEST && (named.includes(name) || SECRET_NAME.test(name)) ? [value] : [],
  )
  // Longest first, so that a value which holds another is masked as a whole.
  const literal = [...new Set(values)]
    .sort((a, b) => b.length - a.length)
    .map((value) => new RegExp(value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g'))
  return [...literal, ...patterns.flatMap(pattern)]
}

function pattern(source: string): RegExp[] {
  try {
    return [new RegExp(source, 'g')]
  } catch {
    // The configuration is read where it can be refused; here a bad pattern masks nothing.
    return []
  }
}

export const maskSecrets = (text: string, masks: readonly RegExp[]): string =>
  masks.reduce((masked, mask) => masked.replace(mask, '[masked]'), text)
