import type { ArtifactFacts, FileChange } from './facts.ts'
import { cleanPath, isGlob } from './match-path.ts'

const OPTIONAL =
  /\b(?:if needed|if necessary|optional(?:ly)?|as needed|maybe|or similar|delete[sd]?|remove[sd]?|deletion|removal|rename[sd]?|moved?)\b/i
const PLACEHOLDER = /[<>\u2026]|\.\.\.|\{\{|\bYYYY|\bNNN|\bxxx\b|\*\*?$/i
const FILE =
  /^[^\s:]*(?:\.[A-Za-z0-9]+|\/(?:Makefile|Dockerfile|LICENSE|Procfile|Gemfile|Rakefile|Jenkinsfile))$/

interface ExpectedFrom extends Pick<ArtifactFacts, 'task' | 'paths'> {
  changes: readonly Pick<FileChange, 'kind' | 'path' | 'from'>[]
}

/**
 * What has to be in the commit when the task is done: the outputs that the plan names as such, and those of its files
 * that were not there before and are not there now. A file that the plan calls optional, or wants gone, is neither.
 */
export function expectedOutputs({ task, changes, paths }: ExpectedFrom): string[] {
  const hadBefore = new Set(
    changes.flatMap((change) => (change.kind === 'deleted' ? [change.path] : (change.from ?? []))),
  )
  const lines = task.block.split(/\r?\n/)
  const isOptional = (entry: string) =>
    lines.some((line) => line.includes(entry) && OPTIONAL.test(line.replaceAll(entry, '')))
  const missing = task.files
    .map((entry) => cleanPath(entry))
    .filter((entry) => FILE.test(entry) && !isGlob(entry) && !PLACEHOLDER.test(entry))
    .filter((entry) => !hadBefore.has(entry) && (paths.has(entry) || !isOptional(entry)))
  return [...new Set([...task.outputs.map((entry) => cleanPath(entry)), ...missing])]
}
