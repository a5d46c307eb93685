import { missingEndpoints } from '../../gate/contract-checker.ts'
import { howDeclared } from '../../gate/declared-endpoints.ts'
import type { ArtifactFacts } from '../../gate/facts.ts'
import { matchesAny } from '../../gate/match-path.ts'
import { endpointAnswers } from '../../io/http.ts'
import type { Config } from '../../model/config.ts'
import type { Task } from '../../model/plan.ts'
import type { CommitReader } from './work-range.ts'

type Sources = (globs: readonly string[]) => ReadonlyMap<string, string>

/**
 * The endpoints of the contract that the configuration lists (by name, or in sources that a glob names) and that the
 * configured base URL serves; `undefined` if neither is configured. Where the sources leave it open whether an endpoint
 * is declared, its answer decides, and without a base URL it is `unsure`.
 */
export async function availableEndpoints(
  { contract }: Config,
  task: Task,
  sources: Sources = () => new Map(),
): Promise<ArtifactFacts['endpoints']> {
  const { baseUrl, endpoints } = contract
  const wanted = task.contract?.apiEndpoints ?? []
  if (wanted.length === 0 || (!baseUrl && !endpoints)) return undefined
  const lost = endpoints ? missingEndpoints(wanted, endpoints) : []
  const globs = endpoints?.filter((entry) => !NAMES_ENDPOINT.test(entry)) ?? []
  const declared = inSources(lost, globs, sources)
  const listed = wanted.filter((endpoint) => !lost.includes(endpoint) || declared.get(endpoint) !== 'no')
  const answers = await Promise.all(
    listed.map((endpoint) => baseUrl === undefined || endpointAnswers(baseUrl, endpoint)),
  )
  const answering = listed.filter((_, index) => answers[index])
  const isUnsure = (endpoint: string) => baseUrl === undefined && declared.get(endpoint) === 'unsure'
  return {
    found: new Set(answering.filter((endpoint) => !isUnsure(endpoint))),
    unsure: new Set(answering.filter(isUnsure)),
  }
}

function inSources(
  lost: readonly string[],
  globs: readonly string[],
  sources: Sources,
): Map<string, ReturnType<typeof howDeclared>> {
  const declaring = lost.length > 0 && globs.length > 0 ? sources(globs) : new Map<string, string>()
  const look = (mounts?: ReadonlyMap<string, string>) =>
    new Map(lost.map((endpoint) => [endpoint, howDeclared(endpoint, declaring, mounts)]))
  const first = look()
  if (![...first.values()].includes('unsure')) return first
  // The file that mounts a router is often not one of the routes.
  const endings = new Set([...declaring.keys()].flatMap((path) => /\.\w+$/.exec(path)?.[0] ?? []))
  return look(sources([...endings].map((ending) => `**/*${ending}`)))
}

/** `POST /users`; any other entry of `contract.endpoints` names files. */
const NAMES_ENDPOINT = /^\S+\s+\//

/** The texts of the committed files that globs match. */
export function sourcesIn(commit: CommitReader, paths: ReadonlySet<string>) {
  return (globs: readonly string[]): ReadonlyMap<string, string> => {
    const texts = commit.texts([...paths].filter((path) => matchesAny(globs, path)))
    return new Map(
      [...texts].flatMap(([path, file]) => (file?.text === undefined ? [] : [[path, file.text]])),
    )
  }
}
