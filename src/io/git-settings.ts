import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { git } from './git.ts'

/** Settings of a repository that change what git shows; those for large files are everyday. */
const TELLING =
  /^(?:core\.(?:worktree|excludesfile|attributesfile|fsmonitor|ignorestat|filemode|sparsecheckout|sparsecheckoutcone)|filter\.(?!lfs\.).*|diff\..*|submodule\..*\.ignore|include\.path|includeif\..*)$/

export interface GitSettings {
  /** `key=value`, sorted. */
  config: string[]
  exclude: string[]
  attributes: string[]
}

/** What stands in git's own folder and could hide work from `git status` or `git diff`. */
export function gitSettings(cwd: string, commonDir: string): GitSettings {
  const fields = git(cwd, ['config', '--list', '--show-scope', '-z']).split('\0')
  const config: string[] = []
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [scope, entry = ''] = fields.slice(at, at + 2)
    if (scope !== 'local' && scope !== 'worktree') continue
    const [key = '', value = ''] = splitOnce(entry, '\n')
    if (TELLING.test(key)) config.push(`${key}=${value}`)
  }
  return {
    config: config.sort(),
    exclude: rulesOf(join(commonDir, 'info', 'exclude')),
    attributes: rulesOf(join(commonDir, 'info', 'attributes')),
  }
}

function splitOnce(text: string, mark: string): string[] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)]
}

function rulesOf(path: string): string[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split(/\r?\n/)
  return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'))
}
