import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'

const ALL = '/*.md?all'
const SHEET = '-css-text'

/** `./roles/*.md?all` is every text of a folder by its name: a new text needs no line that imports it. */
export const textsOf = (folder) =>
  `export default ${JSON.stringify(
    Object.fromEntries(
      readdirSync(folder)
        .filter((name) => name.endsWith('.md'))
        .sort()
        .map((name) => [basename(name, '.md'), readFileSync(join(folder, name), 'utf8')]),
    ),
  )}`

/** For esbuild: `?raw` is one text, also a style sheet or a script that is sent to a browser as it is. */
export const markdown = (root) => ({
  name: 'markdown',
  setup(setup) {
    setup.onResolve({ filter: /\.(?:md|css|js)\?(?:raw|all)$/ }, (args) => ({
      // Relative: esbuild writes it into the bundle, which is to be the same wherever it is built.
      path: relative(root, join(args.resolveDir, args.path.replace(/(?:\/\*\.md)?\?\w+$/, '')))
        .split(sep)
        .join('/'),
      namespace: args.path.slice(-3),
    }))
    setup.onLoad({ filter: /.*/, namespace: 'raw' }, (args) => ({
      contents: readFileSync(join(root, args.path), 'utf8'),
      loader: 'text',
    }))
    setup.onLoad({ filter: /.*/, namespace: 'all' }, (args) => ({
      contents: textsOf(join(root, args.path)),
      loader: 'js',
    }))
  },
})

/** For vitest, which knows `?raw` by itself. Of a module whose name looks like a style sheet it would leave nothing. */
export const allTexts = {
  name: 'all-texts',
  enforce: 'pre',
  resolveId: (path, importer) =>
    (path.endsWith(ALL) || path.endsWith('.css?raw')) && importer
      ? `\0${join(dirname(importer), path).replace('.css?raw', SHEET)}`
      : undefined,
  load(id) {
    if (!id.startsWith('\0')) return undefined
    if (id.endsWith(ALL)) return textsOf(id.slice(1, -ALL.length))
    if (!id.endsWith(SHEET)) return undefined
    return `export default ${JSON.stringify(readFileSync(id.slice(1).replace(SHEET, '.css'), 'utf8'))}`
  },
}
