import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'

const ALL = '/*.md?all'

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

/** For vitest, which knows `?raw` by itself. */
export const allTexts = {
  name: 'all-texts',
  enforce: 'pre',
  resolveId: (path, importer) =>
    path.endsWith(ALL) && importer ? `\0${join(dirname(importer), path)}` : undefined,
  load: (id) => (id.startsWith('\0') && id.endsWith(ALL) ? textsOf(id.slice(1, -ALL.length)) : undefined),
}
