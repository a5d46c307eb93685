import {
  copyFileSync,
  type Dirent,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  type Stats,
  statSync,
  symlinkSync,
} from 'node:fs'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'
import { tried } from './files.ts'

/** A folder that mirrors another one, with the same paths below it. */
export interface Twin {
  root: string
  twin: string
}

/** Caches of tools, which each folder makes for itself. `.git` belongs to its own folder. */
const LEFT_OUT = new Set(['.git', '.cache', '.vite', '.vite-temp', '.vitest', '.tmp'])

/** Folders that contain packages or programs and are not packages themselves. */
const isShelf = (entry: Dirent): boolean =>
  entry.isDirectory() && (entry.name.startsWith('@') || entry.name === '.bin' || entry.name === '.pnpm')

/**
 * Creates a real folder in `twin` at `path` whose entries are links to those of `root`. Installing or removing packages
 * there changes the links and never their targets. A link to a package of the same repository (a workspace) leads to
 * the twin's own copy. An existing folder is updated, which costs little if nothing changed.
 */
export function linkEntries(place: Twin, path: string): void {
  const [from, to] = [join(place.root, path), join(place.twin, path)]
  const found = statSync(from, { throwIfNoEntry: false })
  if (!found) return
  if (isBehindLink(place, path)) return
  mkdirSync(dirname(to), { recursive: true })
  if (found.isDirectory()) linkAll(place, realpathSync(from), to)
  else if (!isThere(to)) copyFileSync(from, to)
}

/** Nothing is ever created, removed or written through a link, because it may lead to the person's own files. */
export function isBehindLink({ twin }: Twin, path: string): boolean {
  for (let above = dirname(path); above !== dirname(above); above = dirname(above))
    if (lstatSync(join(twin, above), { throwIfNoEntry: false })?.isSymbolicLink()) return true
  return false
}

function linkAll(place: Twin, from: string, to: string): void {
  if (!lstatSync(to, { throwIfNoEntry: false })?.isDirectory()) {
    rmSync(to, { force: true })
    mkdirSync(to)
  }
  const entries = readdirSync(from, { withFileTypes: true }).filter(({ name }) => !LEFT_OUT.has(name))
  const wanted = new Set(entries.map(({ name }) => name))
  for (const name of readdirSync(to)) if (!wanted.has(name)) remove(join(to, name))
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (isShelf(entry)) linkAll(place, source, target)
    else if (entry.isDirectory()) link(source, target, true)
    else if (entry.isSymbolicLink()) copyLink(place, source, target)
    else if (entry.isFile()) {
      remove(target)
      copyFileSync(source, target)
    }
  }
}

/** Creates the same link in the twin. A link into the repository leads into the twin instead, except for packages. */
export function copyLink(place: Twin, source: string, target: string): void {
  const to = behind(source)
  if (!to) return
  const real = realpathSync(source)
  const inside = relative(realpathSync(place.root), real)
  const isOwn = inside !== '' && !inside.startsWith('..') && !isAbsolute(inside)
  if (isOwn && !inside.split(sep).includes('node_modules'))
    link(join(place.twin, inside), target, to.isDirectory())
  // A program of a package is linked by its relative path, because the package is linked at the same place.
  else if (isOwn && dirname(source).endsWith(`${sep}.bin`) && process.platform !== 'win32')
    link(readlinkSync(source), target, false)
  else link(real, target, to.isDirectory())
}

/** What a link leads to; nothing where it leads nowhere, to itself, or to a closed folder. */
const behind = (link: string): Stats | undefined => tried(() => statSync(link))

function link(source: string, target: string, isFolder: boolean): void {
  const there = lstatSync(target, { throwIfNoEntry: false })
  if (there?.isSymbolicLink() && sameTarget(readlinkSync(target), source)) return
  if (there) remove(target)
  try {
    // On Windows everybody can make junctions, but only some users can make links.
    symlinkSync(source, target, isFolder ? 'junction' : 'file')
  } catch (error) {
    if (isFolder) throw error
    if (existsSync(source)) copyFileSync(source, target)
  }
}

/** On Windows a junction is read back with a separator at its end. */
const sameTarget = (one: string, other: string): boolean => one.replace(/[\\/]$/, '') === other

/** Removes a link, never its target. */
const remove = (path: string): void => rmSync(path, { recursive: true, force: true })

export const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined
