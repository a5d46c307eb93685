import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { CommandRunFact, IgnoredProof } from '../../gate/facts.ts'
import { BUILD_OUTPUT, isBorrowed } from '../../gate/match-path.ts'
import { ignoredAmong, ignoredFiles } from '../../io/git-status.ts'
import type { JudgeInput } from '../facts/work-range.ts'
import { beganAt } from '../runs/bring-ignored.ts'
import type { Proof } from './prove-scripts.ts'
import { inPrepared } from './run-proof.ts'

/** Ignored files that a proof in the work tree depends on. */
export async function ignoredProof(proof: Proof, runs: readonly CommandRunFact[]): Promise<IgnoredProof[]> {
  const passed = runs.filter(
    ({ result }) => result.exitCode === 0 && /^(?:verify|criterion)$/.test(result.purpose),
  )
  const named = passed.flatMap((run) => namedBy(run, proof))
  if (named.length > 0 || passed.length === 0) return named
  const recent = recentlyIgnored(proof)
  if (recent.length === 0) return []
  const needed: IgnoredProof[] = []
  for (const { result } of passed) {
    const { command } = result
    // Both directions are tried, because one alone does not show what the checkout lacks.
    if ((await passesOnCommit(proof, command, [])) === false)
      if (await passesOnCommit(proof, command, recent)) needed.push({ command, how: 'needed', paths: recent })
  }
  return needed
}

/** Ignored files that the command names and that existed before it started. What the command makes itself is newer. */
function namedBy({ result }: CommandRunFact, { cwd, config, facts: { paths } }: Proof): IgnoredProof[] {
  const words = result.command
    .split(/[\s'"`;&|()=<>]+/)
    .map((word) => word.replace(/^(?:\.\/)+/, '').replace(/\/+$/, ''))
    // A bare word is as often the name of a script as that of a folder.
    .filter((word) => /[./]/.test(word) && !/^[-/~$]|^\.\.?(?:\/|$)|[*?{$]/.test(word))
    .filter(
      (word) => !paths.has(word) && !isBorrowed(word, config.proof.links) && existsSync(join(cwd, word)),
    )
  const ignored = [...ignoredAmong(cwd, [...new Set(words)])].filter(
    (path) => newest(join(cwd, path)) < Date.parse(result.startedAt),
  )
  return ignored.length === 0 ? [] : [{ command: result.command, how: 'named', paths: ignored }]
}

/** Ignored files that no build makes and that were written since work on the task began. */
function recentlyIgnored({ cwd, run, task, ticket }: JudgeInput): string[] {
  const began = Date.parse(beganAt(run, task.id, ticket.issuedAt))
  return ignoredFiles(cwd)
    .map(({ path }) => path.replace(/\/$/, ''))
    .filter((path) => !BUILD_OUTPUT.test(path) && !isBorrowed(path, run.config.proof.links))
    .filter((path) => {
      const at = newest(join(cwd, path))
      return at !== Number.POSITIVE_INFINITY && at > began
    })
}

const MOST_ENTRIES = 2000

/** When something in it was last written, by the time that no program can set; infinity if it does not exist. */
function newest(path: string, left = { entries: MOST_ENTRIES }): number {
  const stat = statSync(path, { throwIfNoEntry: false })
  left.entries -= 1
  if (!stat) return Number.POSITIVE_INFINITY
  if (!stat.isDirectory()) return stat.ctimeMs
  let latest = 0
  for (const name of left.entries > 0 ? readdirSync(path) : []) {
    const at = newest(join(path, name), left)
    if (at !== Number.POSITIVE_INFINITY && at > latest) latest = at
  }
  return latest
}

/** Whether a command passes in a clean checkout with the named files; `undefined` when there was no time to try. */
function passesOnCommit(
  proof: Proof,
  command: string,
  borrowed: readonly string[],
): Promise<boolean | undefined> {
  const { journalDir: dir, run, cwd, config } = proof
  const bring = { from: cwd, links: [...config.proof.links, ...borrowed], before: undefined }
  const options = { dir, root: run.root, commit: proof.facts.head, bring, room: 'clean' as const }
  return inPrepared(options, proof, async (prover) => {
    const { result } = await prover.run({ purpose: 'verify', command })
    return result.timedOut ? undefined : result.exitCode === 0
  })
}
