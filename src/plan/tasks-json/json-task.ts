import type { Finding } from '../../model/finding.ts'
import type { Contract, Criterion, Task } from '../../model/plan.ts'
import { tierOf } from '../checklist/title.ts'
import { readPacket } from '../packet/read-packet.ts'

interface Place {
  file: string
  line: number
  endLine: number
  block: string
  /** Position in the array, from 1; names a task that has no id. */
  position: number
}

type Values = Record<string, unknown>

/** One element of `tasks`. In real files most of its fields are missing at times. */
export function jsonTask(value: unknown, place: Place, problems: Finding[]): Task {
  const data: Values =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {}
  const report = (message: string, fix: string, severity: 'block' | 'warn' = 'block') =>
    problems.push({ id: 'read/task', severity, file: place.file, line: place.line, message, fix })
  if (data !== value)
    report(`tasks[${place.position - 1}] is not an object`, 'write it as {"id": …, "title": …}')
  const id = text(data.id) || `task-${String(place.position).padStart(3, '0')}`
  if (text(data.id) === '') report(`a task without an id is read as ${id}`, `give it "id": "${id}"`, 'warn')
  const description = text(data.description)
  const created = texts(data.filesToCreate)
  const blockedBy = texts(data.blockedBy)
  const prompt = text(data.naomiPrompt) || text(data.prompt)
  const packet = packetOf([description, prompt], place.line)
  const tier = tierOf([text(data.tier), packet?.tier ?? ''])
  const phase = text(data.buildPhase) || (typeof data.buildPhase === 'number' ? String(data.buildPhase) : '')
  return {
    id,
    title: text(data.title) || text(data.name) || firstLine(description) || id,
    file: place.file,
    line: place.line,
    endLine: place.endLine,
    block: place.block,
    kind: 'work',
    ...(phase === '' ? {} : { phase }),
    parallel: data.canBeParallelized === true,
    dependsOn: [...new Set([...texts(data.dependencies), ...blockedBy])],
    // An empty list says that there are none; a missing one says nothing.
    ...(Array.isArray(data.dependencies) || text(data.dependencies) !== '' || blockedBy.length > 0
      ? { statesDependencies: true }
      : {}),
    files: [...new Set([...created, ...texts(data.filesToModify)])].map(slashes),
    steps: [description, prompt].filter((step) => step !== ''),
    doneWhen: [],
    verify: [],
    markers: [text(data.type), text(data.category), text(data.priority)].filter((marker) => marker !== ''),
    ...(tier === undefined ? {} : { tier }),
    ...(packet === undefined ? {} : { packet }),
    ...(data.integrationContract === undefined ? {} : { contract: contractOf(data.integrationContract) }),
    criteria: list(data.acceptanceCriteria).map(criterion),
    outputs: created.map(slashes),
    securityReview: data.securityReviewRequired === true,
    requirements: texts(data.requirements),
    ticked: false,
  }
}

function contractOf(value: unknown): Contract {
  const data: Values = typeof value === 'object' && value !== null ? (value as Values) : {}
  return {
    exports: texts(data.exports),
    apiEndpoints: texts(data.apiEndpoints),
    databaseMutations: texts(data.databaseMutations),
    environmentVarsRequired: texts(data.environmentVarsRequired),
    downstreamTasks: texts(data.downstreamTasks),
  }
}

function criterion(value: unknown): Criterion {
  if (typeof value === 'string') return { description: value, severity: 'blocking' }
  const data: Values = typeof value === 'object' && value !== null ? (value as Values) : {}
  const command = text(data.verificationCommand)
  return {
    description: text(data.description),
    ...(command === '' ? {} : { command }),
    severity: severityOf(data.severity),
  }
}

/** Only what states another severity than `blocking` warns; a criterion that states none blocks. */
function severityOf(value: unknown): Criterion['severity'] {
  const stated = value === undefined || value === null ? '' : String(value).trim().toLowerCase()
  return stated === '' || stated === 'blocking' ? 'blocking' : 'warning'
}

function packetOf(sources: readonly string[], line: number) {
  const source = sources.find((each) => /^[ \t]*# --- (?:END )?SPEC ---/m.test(each))
  if (source === undefined) return undefined
  const start = source.search(/^[ \t]*# --- SPEC ---/m)
  const end = /^[ \t]*# --- END SPEC ---[ \t]*$/m.exec(source)
  return readPacket(source.slice(Math.max(0, start), end ? end.index + end[0].length : undefined), line)
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const texts = (value: unknown): string[] =>
  (typeof value === 'string' ? [value] : list(value)).map(text).filter((each) => each !== '')
const firstLine = (value: string) => value.split('\n')[0] ?? ''
const slashes = (path: string) => path.replaceAll('\\', '/').replace(/^\.\//, '')
