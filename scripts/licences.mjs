// The licences of everything that is bundled into dist, found from the files that went in.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export function licenceNotices(root, inputs) {
  const folders = new Set()
  for (const input of inputs) {
    const match = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input)
    if (match) folders.add(match[1])
  }
  const packages = [...folders].map((folder) => {
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    const file = readdirSync(join(root, folder)).find((name) => /^licen[sc]e/i.test(name))
    const text =
      file && existsSync(join(root, folder, file))
        ? readFileSync(join(root, folder, file), 'utf8')
            .replaceAll('\r\n', '\n')
            .trim()
        : ''
    return { name: manifest.name, version: manifest.version, licence: manifest.license ?? 'unknown', text }
  })
  const unique = [
    ...new Map(packages.map((entry) => [`${entry.name}@${entry.version}`, entry])).values(),
  ].sort((a, b) => (a.name < b.name ? -1 : 1))
  const sections = unique.map(
    (entry) =>
      `## ${entry.name} ${entry.version} (${entry.licence})\n\n${entry.text.replace(/^/gm, '    ').replace(/ +$/gm, '')}\n`,
  )
  return `# Licences of the bundled libraries\n\n${sections.join('\n')}`
}
