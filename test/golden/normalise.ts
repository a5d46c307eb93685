import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reply } from './recording-plugin.ts'
import { GONE } from './story-room.ts'

/** A run as it is in the fixtures, without anything of the machine, the day or chance. */
export interface GoldenRun {
  id: string
  /** The log, line by line, with a chain of its own. */
  journal: string
  /** The evidence beside it, under the hash of its text. */
  evidence: string[]
}

const BEGIN = Date.parse('2026-01-26T14:00:00.000Z')
const ISO = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g
const HEX = /(?<![0-9a-zA-Z_])(?:[0-9a-f]{64}|[0-9a-f]{40}|[0-9a-f]{16})(?![0-9a-zA-Z_])/g
const SHORT = /(?<![0-9a-zA-Z_])[0-9a-f]{7,39}(?![0-9a-zA-Z_])/g

/** `850 ms`, `4.2 s`, `3 min 05 s`, `2 h 10 min`, with the blanks that fill the column after it. */
const DURATION = /(?<![\w.])(?:\d+ (?:h|min) )?\d+(?:\.\d+)? (?:ms|s|min)(?!\w)(?: +(?= ))?/g

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** `folders` are the folders of this machine and their names: `[path, name]`, the longest first. */
export function goldenRun(dir: string, id: string, folders: readonly [string, string][]): GoldenRun {
  const lines = readFileSync(join(dir, 'journal.jsonl'), 'utf8').trimEnd().split('\n')
  const texts = new Map(lines.flatMap((line) => refsIn(line)).map((sha) => [sha, evidenceOf(dir, sha)]))
  const all = [...lines, ...texts.values()].join('\n')
  const run = /"run":"(\d{8}T\d{6}-[\w.-]+)"/.exec(lines[0] ?? '')?.[1] ?? ''
  const times = new Map(
    [...new Set(all.match(ISO))]
      .sort()
      .map((at, index) => [at, new Date(BEGIN + index * 1000).toISOString()]),
  )
  // By kind, in the order in which they come; a shorter form of a hash is found by its beginning.
  const hashes = new Map<string, string>()
  for (const [hash] of all.matchAll(HEX))
    if (!hashes.has(hash)) hashes.set(hash, sha256(`hash ${hashes.size}`).slice(0, hash.length))
  const plain = (text: string): string => {
    let done = text.replaceAll(run, id)
    for (const [path, name] of folders) done = done.replaceAll(path, name)
    return done
      .replace(ISO, (at) => times.get(at) ?? at)
      .replace(HEX, (hash) => hashes.get(hash) ?? hash)
      .replace(SHORT, (short) => {
        const full = [...hashes.keys()].find((hash) => hash.startsWith(short))
        return full === undefined ? short : (hashes.get(full) ?? '').slice(0, short.length)
      })
      .replace(/ultraplan-checkout-\w{6}/g, 'ultraplan-checkout-000000')
      .replace(/"pid":\d+(,"startedAt":"[^"]*")?/g, `"pid":${GONE}`)
      .replace(/"durationMs":\d+/g, '"durationMs":1200')
  }
  // The texts first: a line that points at one names the hash and the length of what the fixture holds.
  const evidence = new Map([...texts].map(([sha, text]) => [sha, plain(text)]))
  let prev = '0'.repeat(64)
  const journal = lines.map((line) => {
    const { seq, at, prev: _prev, hash: _hash, more, ...body } = JSON.parse(line)
    const pointed = JSON.stringify(body, (_key, value) => {
      const text = evidence.get(value?.sha256)
      return text === undefined
        ? value
        : { ...value, sha256: `x${sha256(text)}x`, bytes: Buffer.byteLength(text) }
    })
    const words = plain(pointed).replace(/"x([0-9a-f]{64})x"/g, '"$1"')
    const before = `{"seq":${seq},"at":"${times.get(at)}","prev":"${prev}","hash":"`
    const after = `",${more ? `"more":${more},` : ''}${words.slice(1)}`
    prev = sha256(before + after)
    return `${before}${prev}${after}\n`
  })
  return { id, journal: journal.join(''), evidence: [...new Set(evidence.values())] }
}

/** The events of such a journal without their times: whether two fall into the same millisecond is chance. */
export const storyOfJournal = (journal: string): unknown[] =>
  journal
    .trimEnd()
    .split('\n')
    .map((line) => {
      const { at: _at, prev: _prev, hash: _hash, ...event } = JSON.parse(line.replace(ISO, '<time>'))
      return event
    })

const refsIn = (line: string): string[] =>
  [...line.matchAll(/\{"sha256":"([0-9a-f]{64})","bytes"/g)].map(([, sha = '']) => sha)

function evidenceOf(dir: string, sha: string): string {
  const name = readdirSync(join(dir, 'evidence')).find((each) => each === sha)
  if (name === undefined) throw new Error(`the evidence ${sha} is not there`)
  return readFileSync(join(dir, 'evidence', name), 'utf8')
}

/** The answers of hooks as a text that is the same every time, and whose difference a person can read. */
export function wordReplies(replies: readonly Reply[], folders: readonly [string, string][]): string {
  const words = replies.map(({ hook, input, exitCode, stdout, stderr }, at) =>
    [
      `## ${at + 1}. ${asked(input)} -> ${hook}: exit ${exitCode}${stdout || stderr ? '' : ', silent'}`,
      ...(stdout ? [unfolded(stdout)] : []),
      ...(stderr ? [`stderr: ${stderr}`] : []),
    ].join('\n'),
  )
  let text = `${words.join('\n\n')}\n`
  for (const [path, name] of folders) text = text.replaceAll(path, name)
  const names = new Map<string, string>()
  const named = (kind: string) => (found: string) => {
    if (!names.has(found)) names.set(found, `<${kind} ${names.size + 1}>`)
    return names.get(found) ?? found
  }
  return text
    .replace(/\d{8}T\d{6}-([\w.]+)-[0-9a-z]+/g, '<run of $1>')
    .replace(ISO, '<time>')
    .replace(HEX, named('hash'))
    .replace(SHORT, (short) => {
      const full = [...names.keys()].find((hash) => hash.startsWith(short))
      return full === undefined ? named('short hash')(short) : `${names.get(full)} cut`
    })
    .replace(/ultraplan-checkout-\w{6}/g, 'ultraplan-checkout-000000')
    .replace(/\b\d\d:\d\d:\d\d\b/g, '<clock>')
    .replace(DURATION, '<duration>')
}

/** What was asked, in one line. */
function asked(input: Record<string, unknown>): string {
  const { hook_event_name, tool_name, prompt, agent_id, last_assistant_message } = input
  const [said] = typeof last_assistant_message === 'string' ? last_assistant_message.split('\n') : []
  return [
    hook_event_name,
    agent_id,
    tool_name,
    prompt && JSON.stringify(prompt),
    said && JSON.stringify(said),
  ]
    .filter(Boolean)
    .join(' ')
}

/** JSON with its long texts as lines. */
function unfolded(stdout: string): string {
  try {
    return JSON.stringify(JSON.parse(stdout), undefined, 2).replaceAll('\\n', '\n      ')
  } catch {
    return stdout
  }
}
