import { partsOf } from './contract-checker.ts'
import { literally } from './match-path.ts'

const QUOTE = '[\'"`]'
const PARAMETER = String.raw`(?::\w+|\{[^}\s]+\}|\[[^\]\s]+\]|<[^>\s]+>)`
const COMMENTS = /\/\*[\s\S]*?\*\/|(?:^|\s)(?:\/\/|#)\s.*$|^\s*(?:\/\/|#(?!\[)).*$/gm

/** What a declaration of `METHOD PATH` looks like in frameworks for the web, and in an OpenAPI file. */
const SHAPES: readonly string[] = [
  String.raw`(?:\.|::|->)(?:Map)?METHOD\s*(?:<[^>()]*>)?\(\s*QPATHQ`,
  String.raw`[@[](?:Http)?METHOD(?:Mapping)?\(\s*(?:(?:value|path)\s*=\s*)?QPATHQ`,
  String.raw`route\(\s*QPATHQ[^)]*methods\s*[=:]\s*[[({][^\])}]*QMETHODQ`,
  String.raw`^\s*METHOD\s+QPATHQ`,
  String.raw`\bMETHOD\s+PATH(?![\w/-])`,
  String.raw`method\s*:\s*QMETHODQ[^}]{0,200}(?:url|path)\s*:\s*QPATHQ`,
  String.raw`(?:url|path)\s*:\s*QPATHQ[^}]{0,200}method\s*:\s*QMETHODQ`,
  String.raw`\bmatch\(\s*\[[^\]]*QMETHODQ[^\]]*\]\s*,\s*QPATHQ`,
  // `.route('/a').get(show).post(add)`, `.route("/a", get(show).post(add))`, up to the next route.
  String.raw`\.route\(\s*QPATHQ\s*[,)](?:(?!\.route\()[^;]){0,400}?\bMETHOD\s*\(`,
  String.raw`\(\s*QPATHQ[^\n]{0,200}\)\s*\.Methods\([^)]*(?:QMETHODQ|\bMethodMETHOD\b)`,
  // A controller's methods without a path of their own.
  String.raw`[@[](?:Controller|RequestMapping|Route)\(\s*(?:\{[^}]*?\bpath\s*:\s*|(?:value|path)\s*=\s*)?QPATHQ[\s\S]*?[@[](?:Http)?METHOD(?:Mapping)?(?:\(\s*\)|\s|\])`,
  String.raw`^\s*Q?PATHQ?:[ \t]*\n(?:[ \t]+.*\n){0,80}?[ \t]+METHOD:`,
]
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']
/** Where a router is mounted: the path, but not as the path of a route. */
const MOUNT = String.raw`(?<!(?:\.|::|->|@)(?:Map)?(?:${METHODS.join('|')}|route)(?:<[^>()]*>)?\(\s*)QPATHQ`

/** What was found, and where it may be mounted. */
interface Looked {
  sources: ReadonlyMap<string, string>
  texts: readonly string[]
  mounts: readonly string[]
}

/**
 * Whether sources declare an endpoint. A router may declare the end of the path, if `mounts` or the same sources have
 * its beginning: `router.post('/register')`, `app.use('/api/auth', router)`. It is `unsure` if the beginning is not
 * found, and if the last word of the path is there in a form that is not known: there are more frameworks than shapes.
 */
export function howDeclared(
  endpoint: string,
  sources: ReadonlyMap<string, string>,
  mounts: ReadonlyMap<string, string> = new Map(),
): 'yes' | 'unsure' | 'no' {
  const [method, path] = partsOf(endpoint)
  const parts = path.split('/').filter((part) => part !== '')
  const texts = withoutComments(sources)
  const looked = { sources, texts, mounts: [...texts, ...withoutComments(mounts)] }
  if (isDeclared(method, parts, looked)) return 'yes'
  if (parts.some((_, cut) => isRoute(method, parts.slice(cut + 1), texts))) return 'unsure'
  // In a form that is known, with other methods.
  if (METHODS.some((other) => isDeclared(other, parts, looked))) return 'no'
  return isMentioned(parts, [...texts, ...sources.keys()]) ? 'unsure' : 'no'
}

const withoutComments = (sources: ReadonlyMap<string, string>): string[] =>
  [...sources.values()].map((text) => text.replace(COMMENTS, ''))

function isDeclared(method: string, parts: readonly string[], { sources, texts, mounts }: Looked): boolean {
  const cuts = [0, ...parts.map((_, index) => index + 1)]
  return (
    cuts.some((cut) => isRoute(method, parts.slice(cut), texts) && isMounted(parts.slice(0, cut), mounts)) ||
    isRouteFile(method, parts, sources)
  )
}

const isRoute = (method: string, parts: readonly string[], texts: readonly string[]): boolean =>
  SHAPES.some((shape) => isIn(texts, shape, parts, method))

/** One mount for the whole beginning of a path, or several: `/api` and `/auth`. */
const isMounted = (parts: readonly string[], texts: readonly string[]): boolean =>
  parts.length === 0 ||
  parts.some(
    (_, cut) => isIn(texts, MOUNT, parts.slice(0, cut + 1)) && isMounted(parts.slice(cut + 1), texts),
  )

function isIn(texts: readonly string[], shape: string, parts: readonly string[], method = ''): boolean {
  const path = patternOf(parts)
  const slots: Readonly<Record<string, string>> = {
    Q: QUOTE,
    METHOD: `(?:${literally(method)}|all|any)`,
    QPATHQ: `${QUOTE}/?${path}/?${QUOTE}`,
    PATH: path === '' ? '/' : `/?${path}/?`,
  }
  const pattern = new RegExp(
    shape.replace(/QPATHQ|METHOD|PATH|Q/g, (slot) => slots[slot] ?? slot),
    'im',
  )
  return texts.some((text) => pattern.test(text))
}

const isParameter = (part: string): boolean => /^(?::|\{|\[|<|\*)/.test(part)
const patternOf = (parts: readonly string[]): string =>
  parts.map((part) => (isParameter(part) ? PARAMETER : literally(part))).join('/')

/** The last word of a path, also inside of a name: `/users/:id` in `UserController`, `user_routes`, `users.ts`. */
function isMentioned(parts: readonly string[], texts: readonly string[]): boolean {
  const words = (text: string) =>
    text
      .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
      .replace(/[-_]/g, ' ')
      .toLowerCase()
  const last = parts.findLast((part) => !isParameter(part))
  if (last === undefined) return false
  const word = new RegExp(`(?<![a-z0-9])${literally(words(last).replace(/s$/, ''))}s?(?![a-z0-9])`)
  return texts.some((text) => word.test(words(text)))
}

/**
 * `app/api/auth/register/route.ts` exports a function for each method; `pages/api/auth/register.ts` one for all, unless
 * it asks for the method.
 */
function isRouteFile(
  method: string,
  parts: readonly string[],
  sources: ReadonlyMap<string, string>,
): boolean {
  const file = new RegExp(`(?:^|/)app/(?:\\([^/]*\\)/)?${patternOf(parts)}/route\\.[cm]?[jt]sx?$`)
  const page = new RegExp(`(?:^|/)pages/${patternOf(parts)}(?:/index)?\\.[cm]?[jt]sx?$`)
  const name = literally(method)
  const handler = new RegExp(
    `^export\\s+(?:(?:async\\s+)?(?:function|const)\\s+${name}\\b|\\{[^}]*\\b${name}\\b)`,
    'm',
  )
  const isForAll = (text: string) =>
    /\bexport\s+default\b|\bmodule\.exports\s*=/.test(text) &&
    (!/\bmethod\b/.test(text) || new RegExp(`${QUOTE}${name}${QUOTE}`).test(text))
  return [...sources].some(
    ([path, text]) => (file.test(path) && handler.test(text)) || (page.test(path) && isForAll(text)),
  )
}
