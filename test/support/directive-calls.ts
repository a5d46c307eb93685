export interface DirectiveCall {
  subagent_type: string
  description: string
  prompt: string
}

/** The Agent calls that a directive asks for, as an obedient coordinator makes them. */
export function callsIn(told: string): DirectiveCall[] {
  const line = told.match(/ultraplan:next (\{.*\})/g)?.at(-1)
  if (line === undefined) return []
  const { prompt = '', agents = {} } = JSON.parse(line.replace('ultraplan:next ', '')) as {
    prompt?: string
    agents?: Record<string, string[]>
  }
  return Object.entries(agents).flatMap(([subagent_type, descriptions]) =>
    descriptions.map((description) => ({ subagent_type, description, prompt })),
  )
}
