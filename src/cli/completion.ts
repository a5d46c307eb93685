interface Completed {
  word: string
  options: readonly string[]
}

/** Commands whose first word is a plan. */
const OF_PLANS = ['lint', 'prepare', 'doctor', 'init']

/**
 * The function is the same in both shells: zsh runs it in the mode in which it reads functions of bash. Plans are named
 * by the folders below specs/, without starting the program.
 */
export function completionScript(shell: 'bash' | 'zsh', commands: readonly Completed[]): string {
  const names = commands.map(({ word }) => word)
  const cases = commands
    .filter(({ options }) => options.length > 0)
    .map(({ word, options }) => `    ${word}) offered="${[...options, '--help'].join(' ')}" ;;`)
  const head = shell === 'zsh' ? 'autoload -U +X bashcompinit && bashcompinit\n' : ''
  return `# Completion of ultraplan for ${shell}.
${head}_ultraplan() {
  local word="\${COMP_WORDS[COMP_CWORD]}" offered="" plan
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${names.join(' ')}" -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
    help) offered="${names.join(' ')}" ;;
    completion) offered="bash zsh" ;;
    *) offered="--help" ;;
  esac
  case "\${COMP_WORDS[1]}" in
    ${OF_PLANS.join(' | ')})
      for plan in specs/*/; do [ -d "$plan" ] && plan=\${plan%/} && offered="$offered \${plan##*/}"; done ;;
  esac
  COMPREPLY=($(compgen -W "$offered" -- "$word"))
}
complete -F _ultraplan ultraplan
`
}
