import { literally } from './match-path.ts'

const QUOTE = '[\'"`]'
const PARAMETER = String.raw`(?::\w+|\{[^}\s]+\}|\[[^\]\s]+\]|<[^>\s]+>)`
const COMMENTS = /\/\*[\s\S]*?\*\/|(?:^|\s)(?:\/\/|#)\s.*$|^\s*(?:\/\/|#).*$/gm

/** What a declaration of `METHOD PATH` looks like in frameworks for the web, and in an OpenAPI file. */
const SHAPES: readonly string[] = [
  String.raw`\.METHOD\s*(?:<[^>()]*>)?\(\s*QPATHQ`,
  String.raw`@METHOD(?:Mapping)?\(\s*(?:(?:value|path)\s*=\s*)?QPATHQ`,
  String.raw`route\(\s*QPATHQ[^)]*methods\s*=\s*[[({][^\])}]*QMETHODQ`,
  String.raw`^\s*METHOD\s+QPATHQ`,
  String.raw`\bMETHOD\s+PATH(?![\w/-])`,
  String.raw`method\s*:\s*QMETHODQ[^}]{0,200}(?:url|path)\s*:\s*QPATHQ`,
  String.raw`(?:url|path)\s*:\s*QPATHQ[^}]{0,200}method\s*:\s*QMETHODQ`,
  String.raw`\.route\(\s*QPATHQ\s*\)[^;]{0,400}?\.METHOD\s*\(`,
  String.raw`\(\s*QPATHQ[^\n]{0,200}\)\s*\.Methods\([^)]*(?:QMETHODQ|\bMethodMETHOD\b)`,
  // A controller's methods without a path of their own.
  String.raw`@(?:Controller|RequestMapping)\(\s*(?:\{[^}]*?\bpath\s*:\s*|(?:value|path)\s*=\s*)?QPATHQ[\s\S]*?@METHOD(?:Mapping)?(?:\(\s*\)|\s)`,
  String.raw`^\s*Q?PATHQ?:[ \t]*\n(?:[ \t]+.*\n){0,80}?[ \t]+METHOD:`,
]

/**
 * Whether sources declare an endpoint. A router may declare the end of the path, if its beginning is quoted somewhere in
 * the same sources: `router.post('/register')`, `app.use('/api/auth', router)`.
 */
export function isDeclared(endpoint: string, sources: ReadonlyMap<string, string>): boolean {
  const [method = '', path = ''] = endpoint.trim().split(/\s+/)
  const parts = path.split('/').filter((part) => part !== '')
  const texts = [...sources.values()].map((text) => text.replace(COMMENTS, ''))
  const isIn = (shape: string, tail: readonly string[]): boolean => {
    const pattern = new RegExp(
      shape.replace(/METHOD|PATH|Q/g, (slot) => fill(slot, method, tail)),
      'im',
    )
    return texts.some((text) => pattern.test(text))
  }
  // The path / has no parts, and is declared as a whole.
  const isRouted = (parts.length > 0 ? parts : ['']).some(
    (_, cut) =>
      SHAPES.some((shape) => isIn(shape, parts.slice(cut))) &&
      (cut === 0 || isIn('QPATHQ', parts.slice(0, cut))),
  )
  return isRouted || isRouteFile(method, parts, sources)
}

function fill(slot: string, method: string, parts: readonly string[]): string {
  if (slot === 'Q') return QUOTE
  return slot === 'METHOD' ? literally(method) : `/?${patternOf(parts)}/?`
}

const patternOf = (parts: readonly string[]): string =>
  parts.map((part) => (/^(?::|\{|\[|<|\*)/.test(part) ? PARAMETER : literally(part))).join('/')

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
