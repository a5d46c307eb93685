/** The parts of a Messages API request that a scenario can care about. */
export interface MessagesRequest {
  model: string
  stream?: boolean
  max_tokens?: number
  system?: string | Block[]
  messages: Message[]
  tools?: { name: string }[]
  /** Auto mode: what the server is to judge about the calls of its answer. */
  safeguards?: { type: string }[]
}

export interface Message {
  /** The client also puts `system` messages into the conversation: additionalContext arrives that way. */
  role: 'user' | 'assistant' | 'system'
  content: string | Block[]
}

export interface Block {
  type: string
  text?: string
  id?: string
  name?: string
  input?: unknown
  tool_use_id?: string
  content?: string | Block[]
  is_error?: boolean
}

/** All words of a message, a tool's result included. */
export function textOf(content: string | Block[] | undefined): string {
  if (content === undefined) return ''
  if (typeof content === 'string') return content
  return content
    .map((block) => (block.type === 'tool_result' ? textOf(block.content) : (block.text ?? '')))
    .filter((text) => text !== '')
    .join('\n')
}

/** What came in since the model last spoke. */
export function newestMessages(request: MessagesRequest): Message[] {
  const spoke = request.messages.findLastIndex((message) => message.role === 'assistant')
  return request.messages.slice(spoke + 1)
}
