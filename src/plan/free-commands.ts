/**
 * Commands that Claude Code runs without asking, as seen with client 2.1.325. A command that is missing here gets a rule
 * too many, which does no harm.
 */
const READING = new Set(
  `[ [[ basename cat cd cmp comm cut date diff dirname du echo egrep expr false fgrep file grep head hostname id jq ls md5sum nl
  paste printf pwd readlink realpath rg seq sha256sum sleep sort stat tail test tr true type uname uniq wc which whoami`.split(
    /\s+/,
  ),
)

const GIT_READING = /^git (?:status|log|diff|show|rev-parse|ls-files|blame)(?:\s|$)/
const FINDING = /^find\s(?!.*\s-(?:exec|execdir|ok|okdir|delete|fprint\w*|fls)\b)/s
const PRINTING = /^sed -n\s/

/** What edits files of the folder: free where edits are accepted. */
const EDITING = new Set(['mkdir', 'touch', 'rm', 'rmdir', 'mv', 'cp', 'sed'])

export function isFreeCommand(command: string, editsAccepted: boolean): boolean {
  const [program = ''] = command.split(/\s+/, 1)
  return (
    READING.has(program) ||
    GIT_READING.test(command) ||
    FINDING.test(command) ||
    PRINTING.test(command) ||
    (editsAccepted && EDITING.has(program))
  )
}
