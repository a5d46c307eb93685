/**
 * How an agent is told to commit a file: by its name, in `git add` and in `git commit`. What a person has changed or
 * staged in the same folder stays out of the commit and stays as it is. A test runs every command that we advise.
 */
export const commitByName = (path: string): string =>
  `git add -- ${fileWord(path)} && git commit -m "say what it does" -- ${fileWord(path)}`

/** For a file of which only the agent knows whether it is its own. */
export const commitIfYours = (path: string): string =>
  `commit it if you made it, otherwise leave it: ${commitByName(path)}`

/** Undoing by hand keeps what somebody else has changed in the same file; an older version of the file would not. */
export const takeBack = (path: string, base: string): string =>
  `take back your own change by editing it (git diff ${base.slice(0, 12)} HEAD -- ${fileWord(path)} shows it): ${commitByName(path)}`

/** One word for a POSIX shell, whatever is in it. */
export const shellWord = (text: string): string =>
  /^[\w./@%+=:,][\w./@%+=:,-]*$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`

/** Git would take a name with such signs for a pattern that other files match too. */
const fileWord = (path: string): string => shellWord(/[*?[\\]|^:/.test(path) ? `:(literal)${path}` : path)
