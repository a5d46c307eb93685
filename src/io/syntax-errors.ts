import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'

export interface ScriptError {
  line?: number
  message: string
}

/** What the parser of node says about a script, which is not run; `undefined` when it is sound. */
export function scriptError(source: string): ScriptError | undefined {
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
json.dump(said, sys.stdout)
`

const LIMIT_MS = 10_000

/** What a Python interpreter says about sources, without running them; `undefined` where there is none. */
export function pythonErrors(
  cwd: string,
  sources: Readonly<Record<string, string>>,
): Map<string, string> | undefined {
  for (const program of interpreters(cwd)) {
    const { status, stdout } = spawnSync(program, ['-I', '-S', '-c', PROGRAM], {
      input: JSON.stringify(sources),
      encoding: 'utf8',
      timeout: LIMIT_MS,
      stdio: ['pipe', 'pipe', 'ignore'],
      windowsHide: true,
    })
    if (status === 0) return new Map(Object.entries(JSON.parse(stdout) as Record<string, string>))
  }
  return undefined
}

/** The project's own comes first: it knows the syntax that the project is written in. */
function interpreters(cwd: string): string[] {
  const own = ['.venv', 'venv'].flatMap((folder) => [
    join(cwd, folder, 'bin', 'python'),
    join(cwd, folder, 'Scripts', 'python.exe'),
  ])
  return [...own.filter((path) => existsSync(path)), 'python3', 'python']
}
