import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'

/** What node's parser says about a script, without running it; `undefined` when it can be parsed. */
export function scriptError(source: string): { line?: number; message: string } | undefined {
  try {
    new Script(source, { filename: 'file.js' })
    return undefined
  } catch (error) {
    const { message, stack = '' } = error as Error
    const line = /^file\.js:(\d+)/.exec(stack)?.[1]
    return { ...(line ? { line: Number(line) } : {}), message }
  }
}

const PROGRAM = `
import ast, json, sys, warnings
warnings.simplefilter("ignore")
said = {}
for path, text in json.load(sys.stdin).items():
    try:
        ast.parse(text, path)
    except (SyntaxError, ValueError) as error:
        said[path] = "%s (line %s)" % (getattr(error, "msg", error), getattr(error, "lineno", "?"))
json.dump({"old": sys.version_info < (3, 12), "said": said}, sys.stdout)
`

const LIMIT_MS = 10_000

export interface PythonAnswer {
  /** By path, for sources that cannot be parsed. */
  errors: Map<string, string>
  /** It may not know the newest syntax. */
  isOld: boolean
}

/** What a Python interpreter says about sources, without running them; `undefined` where there is none. */
export function pythonErrors(
  cwd: string,
  sources: Readonly<Record<string, string>>,
): PythonAnswer | undefined {
  for (const program of interpreters(cwd)) {
    const { status, stdout } = spawnSync(program, ['-I', '-S', '-c', PROGRAM], {
      input: JSON.stringify(sources),
      encoding: 'utf8',
      timeout: LIMIT_MS,
      stdio: ['pipe', 'pipe', 'ignore'],
      windowsHide: true,
    })
    if (status !== 0) continue
    const { old, said } = JSON.parse(stdout) as { old: boolean; said: Record<string, string> }
    return { errors: new Map(Object.entries(said)), isOld: old }
  }
  return undefined
}

/** The project's own interpreter comes first, because it knows the syntax that the project uses. */
function interpreters(cwd: string): string[] {
  const own = ['.venv', 'venv'].flatMap((folder) => [
    join(cwd, folder, 'bin', 'python'),
    join(cwd, folder, 'Scripts', 'python.exe'),
  ])
  return [...own.filter((path) => existsSync(path)), 'python3', 'python']
}
