import { posix } from 'node:path'
import { shellWord } from '../model/run.ts'
import { scriptsOf, withoutMark } from './tests/test-files.ts'

/** A script with which a package checks itself. */
export interface PackageCheck {
  purpose: CheckPurpose
  /** Of the package, from the top of the repository; empty for the top. */
  folder: string
  script: string
  /** What the script runs. */
  text: string
  /** The script that would check these files if this package did not exist. */
  above?: string
  /** Runs the script from the top of the repository, with the package's own package manager. */
  command: string
  /** Packages without which the script cannot be trusted. */
  dependencies: readonly string[]
}

export type CheckPurpose = 'typecheck' | 'lint'
export const CHECK_PURPOSES: readonly CheckPurpose[] = ['typecheck', 'lint']

/** The usual names of such scripts. */
const NAMES: Record<CheckPurpose, readonly string[]> = {
  typecheck: ['typecheck', 'type-check', 'tsc'],
  lint: ['lint'],
}

/** Reads the files of one commit that describe packages. */
export interface PackageReader {
  read(path: string): string | undefined
  has(path: string): boolean
}

const CODE =
  /\.(?:[cm]?[jt]sx?|vue|svelte|astro|json[c5]?|html|css|s[ac]ss|less|graphql|gql)$|(?:^|\/)\.(?:eslint|prettier|babel)rc$/i

/** Whether compilers and linters of a package may check a file. A changed README runs no script. */
export const isPackageCode = (path: string): boolean =>
  CODE.test(path) && !/(?:^|\/)node_modules\//.test(path)

/** The checks of the packages that own these files: for each file the nearest package above it that has such a script. */
export function packageChecks(files: readonly string[], reader: PackageReader): PackageCheck[] {
  const found = new Map<string, PackageCheck>()
  const owners = new Set(files.filter(isPackageCode).map((path) => ownerOf(path, reader)))
  for (const purpose of CHECK_PURPOSES)
    for (const owner of [...owners].sort()) {
      const check = owner === undefined ? undefined : checkOf(purpose, owner, reader)
      if (check) found.set(`${purpose} ${check.folder}`, check)
    }
  return [...found.values()]
}

const foldersFrom = (folder: string): string[] =>
  folder === '' ? [''] : [folder, ...foldersFrom(parentOf(folder))]

const parentOf = (path: string): string => {
  const parent = posix.dirname(path)
  return parent === '.' || parent === path ? '' : parent
}

const manifestIn = (folder: string): string => posix.join(folder, 'package.json')

const ownerOf = (path: string, { has }: PackageReader): string | undefined =>
  foldersFrom(parentOf(path)).find((folder) => has(manifestIn(folder)))

function checkOf(purpose: CheckPurpose, owner: string, reader: PackageReader): PackageCheck | undefined {
  for (const folder of foldersFrom(owner)) {
    const scripts = scriptsOf(reader.read(manifestIn(folder)))
    const script = scriptFor(purpose, scripts)
    if (script === undefined) continue
    const above = folder === '' ? undefined : checkOf(purpose, parentOf(folder), reader)
    const run = `${managerOf(folder, reader)} run ${script}`
    return {
      purpose,
      folder,
      script,
      text: scripts[script] ?? '',
      ...(above ? { above: above.text } : {}),
      command: folder === '' ? run : `cd ${quoted(folder)} && ${run}`,
      dependencies: foldersFrom(folder).flatMap((each) => dependenciesOf(reader.read(manifestIn(each)))),
    }
  }
  return undefined
}

/** The name under which a package has such a script. */
export const scriptFor = (
  purpose: CheckPurpose,
  scripts: Readonly<Record<string, string>>,
): string | undefined => NAMES[purpose].find((name) => scripts[name] !== undefined)

const LOCKFILES: readonly [file: string, manager: string][] = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['pnpm-workspace.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
  ['npm-shrinkwrap.json', 'npm'],
]

/** The package manager of the package or of the workspace above it; npm, which comes with node, if nothing says so. */
function managerOf(folder: string, { read, has }: PackageReader): string {
  for (const each of foldersFrom(folder)) {
    const stated = /^(npm|pnpm|yarn|bun)@/.exec(String(manifest(read(manifestIn(each))).packageManager ?? ''))
    const manager = stated?.[1] ?? LOCKFILES.find(([file]) => has(posix.join(each, file)))?.[1]
    if (manager !== undefined) return manager
  }
  return 'npm'
}

function dependenciesOf(text: string | undefined): string[] {
  const { dependencies, devDependencies } = manifest(text)
  return [dependencies, devDependencies].flatMap((each) =>
    typeof each === 'object' && each !== null ? Object.keys(each) : [],
  )
}

function manifest(text: string | undefined): Record<string, unknown> {
  try {
    return { ...JSON.parse(withoutMark(text ?? '{}')) }
  } catch {
    return {}
  }
}

/** The executor chooses the name of a folder, so it has to be quoted for the shell. */
const quoted = (folder: string): string => shellWord(/^[\w@.]/.test(folder) ? folder : `./${folder}`)
