/** The Agent call that a notification of the client is about; undefined when it is about something else. */
export function notifiedCall(prompt: string): string | undefined {
  if (!/^\s*<task-notification>/.test(prompt)) return undefined
  // What stands behind the status are words of others.
  const [client] = prompt.split('<status>', 1)
  return /<tool-use-id>([\w-]+)<\/tool-use-id>/.exec(client ?? '')?.[1]
}
