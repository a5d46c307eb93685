import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Step } from './steps.ts'
import type { MessagesRequest } from './wire.ts'

interface Content {
  type: 'text' | 'tool_use'
  [field: string]: unknown
}

/** Waits for the test to let a held answer go on. */
export type Holder = (name: string) => Promise<void>

/** Sends one answer: as a stream, or in one piece where the client asked for no stream. */
export async function sendAnswer(
  res: ServerResponse,
  request: MessagesRequest,
  id: string,
  steps: Step[],
  holder: Holder,
): Promise<void> {
  const failure = steps.find((step) => step.kind === 'fail')
  if (failure) return sendFailure(res, failure)
  const usage = {
    input_tokens: steps.findLast((step) => step.kind === 'tokens')?.input ?? 100,
    output_tokens: 20,
  }
  const message = { id, type: 'message', role: 'assistant', model: request.model, stop_sequence: null }
  const checked = checkOf(steps, id, request)
  const stop_reason = steps.some((step) => step.kind === 'tool') ? 'tool_use' : 'end_turn'
  if (request.stream === false || request.stream === undefined) {
    const content = steps.flatMap((step, index) => contentOf(step, id, index, request) ?? [])
    res.setHeader('content-type', 'application/json')
    res.end(JSON.stringify({ ...message, content, stop_reason, usage, ...checked }))
    return
  }
  res.writeHead(200, { 'content-type': 'text/event-stream' })
  send(res, 'message_start', { message: { ...message, content: [], stop_reason: null, usage } })
  let index = 0
  for (const [position, step] of steps.entries()) {
    if (step.kind === 'pause') await sleep(step.ms)
    if (step.kind === 'hold') await stayAlive(res, holder(step.name))
    if (step.kind === 'drop') return void res.destroy()
    const content = contentOf(step, id, position, request)
    if (content) sendBlock(res, index++, content)
  }
  const delta = { stop_reason, stop_sequence: null, ...checked }
  send(res, 'message_delta', { delta, usage: { output_tokens: 20 } })
  send(res, 'message_stop', {})
  res.end()
}

function sendFailure(res: ServerResponse, { status, type, message }: Step & { kind: 'fail' }): void {
  res.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' })
  res.end(JSON.stringify({ type: 'error', error: { type, message } }))
}

function contentOf(step: Step, id: string, position: number, request: MessagesRequest): Content | undefined {
  if (step.kind === 'say') return { type: 'text', text: step.text }
  if (step.kind !== 'tool') return undefined
  const name = step.name === 'Agent' ? agentToolName(request) : step.name
  return { type: 'tool_use', id: callId(id, position), name, input: step.input }
}

/** In auto mode the client has the server judge each call, in the same answer: calls are harmless, unless the script flags one. */
function checkOf(steps: Step[], id: string, request: MessagesRequest): object {
  const wanted = request.safeguards?.find(({ type }) => type === 'dangerous_tool_use')
  if (!wanted) return {}
  const calls = steps.flatMap((step, position) => {
    if (step.kind !== 'tool') return []
    const verdict =
      step.flag === undefined ? { outcome: 'not_flagged' } : { outcome: 'flagged', explanation: step.flag }
    return [[callId(id, position), { type: 'evaluated', ...verdict }] as const]
  })
  const status = { type: 'available', tool_uses: Object.fromEntries(calls) }
  return { safeguard_results: [{ type: wanted.type, status }] }
}

const callId = (id: string, position: number): string => `toolu_${id}_${position}`

function agentToolName(request: MessagesRequest): string {
  return request.tools?.find(({ name }) => name === 'Agent' || name === 'Task')?.name ?? 'Agent'
}

function sendBlock(res: ServerResponse, index: number, content: Content): void {
  const { text, input, ...rest } = content
  const isText = content.type === 'text'
  send(res, 'content_block_start', {
    index,
    content_block: isText ? { type: 'text', text: '' } : { ...rest, input: {} },
  })
  send(res, 'content_block_delta', {
    index,
    delta: isText
      ? { type: 'text_delta', text }
      : { type: 'input_json_delta', partial_json: JSON.stringify(input) },
  })
  send(res, 'content_block_stop', { index })
}

/** Pings while an answer is held, as the API does, so that the client does not call the stream stalled. */
async function stayAlive(res: ServerResponse, held: Promise<void>): Promise<void> {
  const pinging = setInterval(() => send(res, 'ping', {}), 2_000)
  await held.finally(() => clearInterval(pinging))
}

function send(res: ServerResponse, type: string, data: object): void {
  res.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`)
}
