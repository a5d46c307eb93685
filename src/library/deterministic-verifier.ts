import { readdirSync, readFileSync, statSync } from 'node:fs'
import { isAbsolute, join, sep } from 'node:path'
import { parseSources } from '../engine/facts/gather-facts.ts'
import type { Remark, Skip } from '../gate/check.ts'
import { findMissing } from '../gate/checks/output/exists.ts'
import { findEmpty } from '../gate/checks/output/nonempty.ts'
import { findBroken } from '../gate/checks/output/syntax.ts'
import type { OutputFacts } from '../gate/facts.ts'
import { isGlob } from '../gate/match-path.ts'
import type { Check, Subtask, ToolCallRecord, VerificationResult, Verifier } from '../model/library.ts'
import { Task } from '../model/plan.ts'

/** Tier 1 of document 003: no model, only what the gate's own checks of outputs say about the files. */
export class DeterministicVerifier implements Verifier {
  async verify(
    subtask: Subtask,
    _result: string,
    toolCalls: readonly ToolCallRecord[],
    workspace?: string,
  ): Promise<VerificationResult> {
    const folder = workspace ?? '.'
    const changed = [...new Set(toolCalls.flatMap(({ result }) => result.filesChanged ?? []))]
    const written = changed.filter((path) => isFile(folder, path))
    const checks = [
      ...toolCalls.map(callCheck),
      ...(subtask.expectedOutputs ?? []).map((path) =>
        named(`file_exists_${path}`, findMissing(expecting(folder, path))),
      ),
      ...written.flatMap((path) => fileChecks(folder, path)),
    ]
    const failed = checks.filter(({ passed }) => !passed)
    const passed = failed.length === 0
    return { tier: 1, passed, confidence: 1, checks, ...(passed ? {} : { feedback: feedbackOf(failed) }) }
  }
}

const callCheck = ({ tool, result: { success, error } }: ToolCallRecord): Check => ({
  name: `tool_${tool}_success`,
  passed: success,
  ...(success || error === undefined ? {} : { detail: error }),
})

/** Nothing to look at is no check: a file of a kind that no parser knows has no `syntax_` entry. */
function fileChecks(folder: string, path: string): Check[] {
  const facts = written(folder, path)
  const syntax = findBroken(facts)
  const base = path.split(/[/\\]/).at(-1) ?? path
  return [
    named(`file_nonempty_${path}`, findEmpty(facts)),
    ...('skip' in syntax || syntax.some(({ severity }) => severity === 'note')
      ? []
      : [named(`syntax_${base}`, syntax)]),
  ]
}

function named(name: string, answer: readonly Remark[] | Skip): Check {
  const remarks = 'skip' in answer ? [] : answer
  const detail = remarks.map(({ message }) => message).join('; ')
  return { name, passed: remarks.length === 0, ...(detail === '' ? {} : { detail }) }
}

const feedbackOf = (failed: readonly Check[]): string =>
  failed.map(({ name, detail }) => (detail ? `${name}: ${detail}` : name)).join('\n')

const place = (folder: string, path: string) => (isAbsolute(path) ? path : join(folder, path))
const isFile = (folder: string, path: string) => statOf(folder, path)?.isFile() ?? false

/** What cannot be looked at, such as a path below a file, is not there. */
const statOf = (folder: string, path: string) => orAbsent(() => statSync(place(folder, path)))

function orAbsent<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch {
    return undefined
  }
}

const NOTHING: OutputFacts = {
  task: Task.parse({ id: '1', title: '', file: '', line: 1, kind: 'work', endLine: 1, block: '' }),
  changes: [],
  paths: new Set(),
  files: new Map(),
  parsed: new Map(),
}

function expecting(folder: string, path: string): OutputFacts {
  const exists = statOf(folder, path) !== undefined
  const paths = isGlob(path) ? filesBelow(folder) : exists ? [path, `${path.replace(/\/$/, '')}/`] : []
  return { ...NOTHING, task: { ...NOTHING.task, outputs: [path] }, paths: new Set(paths) }
}

const filesBelow = (folder: string): string[] =>
  (orAbsent(() => readdirSync(folder, { recursive: true, encoding: 'utf8' })) ?? []).map((path) =>
    path.split(sep).join('/'),
  )

function written(folder: string, path: string): OutputFacts {
  const bytes = readFileSync(place(folder, path))
  const after = { bytes: bytes.length, text: bytes.toString('utf8') }
  const files = new Map([[path, after]])
  return {
    ...NOTHING,
    changes: [{ path, kind: 'modified', submodule: false, after }],
    paths: new Set([path]),
    files,
    parsed: parseSources(folder, files),
  }
}
