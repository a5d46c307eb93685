/** The scripts of a package.json; none where it cannot be read. */
export function scriptsOf(text: string | undefined): Readonly<Record<string, string>> {
  try {
    const { scripts } = JSON.parse(withoutMark(text ?? '{}')) as { scripts?: unknown }
    const entries = Object.entries(typeof scripts === 'object' && scripts !== null ? scripts : {})
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}

/** Editors on Windows put a byte-order mark in front; package managers read past it. */
export const withoutMark = (text: string): string => text.replace(/^\ufeff/, '')

export const isPackage = (path: string): boolean => /(?:^|\/)package\.json$/.test(path)
export const isMakefile = (path: string): boolean => /(?:^|\/)(?:(?:gnu)?makefile|[^/]+\.mk)$/i.test(path)
