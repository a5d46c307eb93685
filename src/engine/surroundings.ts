import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpointAnswers } from '../io/http.ts'
import type { Config } from '../model/config.ts'
import type { Task } from '../model/plan.ts'

const ENV_FILES = ['.env', '.env.local', '.env.development', '.env.test']
const ASSIGNS = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*["']?[^\s"']/

/** Names of what is set, never values. A file counts as well, because most projects are started with one. */
export function environmentNames(cwd: string, env: NodeJS.ProcessEnv): Set<string> {
  const set = Object.entries(env).flatMap(([name, value]) => (value ? [name] : []))
  const files = ENV_FILES.map((name) => join(cwd, name)).filter((path) => existsSync(path))
  const filed = files.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split(/\r?\n/)
      .flatMap((line) => ASSIGNS.exec(line)?.[1] ?? []),
  )
  return new Set([...set, ...filed])
}

/** The configured list, or those of the contract that a configured base URL answers to; `undefined` when neither is there. */
export async function availableEndpoints(
  { contract }: Config,
  task: Task,
): Promise<ReadonlySet<string> | undefined> {
  if (contract.endpoints) return new Set(contract.endpoints)
  const { baseUrl } = contract
  const wanted = task.contract?.apiEndpoints ?? []
  if (!baseUrl || wanted.length === 0) return undefined
  const answers = await Promise.all(wanted.map((endpoint) => endpointAnswers(baseUrl, endpoint)))
  return new Set(wanted.filter((_, index) => answers[index]))
}
