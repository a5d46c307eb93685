/** A JSON text with the places of its parts, so that one part can be changed and every other byte stays. */
export type JsonNode =
  | { kind: 'object'; start: number; end: number; entries: JsonMember[] }
  | { kind: 'array'; start: number; end: number; entries: JsonItem[] }
  | { kind: 'scalar'; start: number; end: number; value: unknown }

export interface JsonItem {
  start: number
  end: number
  value: JsonNode
}

export interface JsonMember extends JsonItem {
  key: string
}

export class JsonTextError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message)
  }
}

/** Reads JSON, and also the comments and trailing commas that people leave in settings. Throws JsonTextError. */
export function parseJsonText(text: string): JsonNode {
  const reader = new Reader(text)
  const node = reader.value()
  reader.skip()
  if (reader.at < text.length) reader.fail('something stands behind the end')
  return node
}

class Reader {
  at = 0
  constructor(private readonly text: string) {
    if (text.startsWith('\uFEFF')) this.at = 1
  }

  fail(message: string): never {
    throw new JsonTextError(this.text.slice(0, this.at).split('\n').length, message)
  }

  skip(): void {
    for (;;) {
      const blank = /^(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)/.exec(this.text.slice(this.at))
      if (!blank) return
      this.at += blank[0].length
    }
  }

  value(): JsonNode {
    this.skip()
    const char = this.text[this.at]
    if (char === '{') return this.container('object', '}')
    if (char === '[') return this.container('array', ']')
    return this.scalar()
  }

  private container(kind: 'object' | 'array', close: string): JsonNode {
    const start = this.at
    const entries: (JsonItem & { key?: string })[] = []
    this.at += 1
    for (;;) {
      this.skip()
      if (this.text[this.at] === close) break
      entries.push(kind === 'object' ? this.member() : this.item())
      this.skip()
      if (this.text[this.at] === ',') this.at += 1
      else if (this.text[this.at] !== close) this.fail(`"," or "${close}" is missing`)
    }
    this.at += 1
    return { kind, start, end: this.at, entries } as JsonNode
  }

  private item(): JsonItem {
    const value = this.value()
    return { start: value.start, end: value.end, value }
  }

  private member(): JsonMember {
    const name = this.scalar()
    if (name.kind !== 'scalar' || typeof name.value !== 'string') this.fail('a name in quotes is missing')
    this.skip()
    if (this.text[this.at] !== ':') this.fail('":" is missing')
    this.at += 1
    const value = this.value()
    return { start: name.start, end: value.end, key: name.value, value }
  }

  private scalar(): JsonNode & { kind: 'scalar' } {
    const start = this.at
    const token = /^(?:"(?:[^"\\\n]|\\.)*"|[-+.\w]+)/.exec(this.text.slice(start))?.[0]
    if (token === undefined) this.fail('a value is missing')
    try {
      const value: unknown = JSON.parse(token)
      this.at += token.length
      return { kind: 'scalar', start, end: this.at, value }
    } catch {
      this.fail(`${token.slice(0, 40)} is no value`)
    }
  }
}

/** The plain value behind a node. */
export function valueAt(node: JsonNode): unknown {
  switch (node.kind) {
    case 'scalar':
      return node.value
    case 'array':
      return node.entries.map(({ value }) => valueAt(value))
    case 'object':
      return Object.fromEntries(node.entries.map(({ key, value }) => [key, valueAt(value)]))
  }
}
