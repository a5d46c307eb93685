import { missingEndpoints } from '../../gate/contract-checker.ts'
import { isDeclared } from '../../gate/declared-endpoints.ts'
import { matchesAny } from '../../gate/match-path.ts'
import { endpointAnswers } from '../../io/http.ts'
import type { Config } from '../../model/config.ts'
import type { Task } from '../../model/plan.ts'
import type { CommitReader } from './work-range.ts'

/**
 * The endpoints of the contract that the configuration lists (by name, or in sources that a glob names) and that the
 * configured base URL serves; `undefined` if neither is configured.
 */
export async function availableEndpoints(
  { contract }: Config,
  task: Task,
  sources: (globs: readonly string[]) => ReadonlyMap<string, string> = () => new Map(),
): Promise<ReadonlySet<string> | undefined> {
  const { baseUrl, endpoints } = contract
  const wanted = task.contract?.apiEndpoints ?? []
  if (wanted.length === 0 || (!baseUrl && !endpoints)) return undefined
  const lost = endpoints ? missingEndpoints(wanted, endpoints) : []
  const globs = endpoints?.filter((entry) => !NAMES_ENDPOINT.test(entry)) ?? []
  const declaring = lost.length > 0 && globs.length > 0 ? sources(globs) : new Map<string, string>()
  const listed = wanted.filter((endpoint) => !lost.includes(endpoint) || isDeclared(endpoint, declaring))
  const answers = await Promise.all(
    listed.map((endpoint) => baseUrl === undefined || endpointAnswers(baseUrl, endpoint)),
  )
  return new Set(listed.filter((_, index) => answers[index]))
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
