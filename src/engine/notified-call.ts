/** Whether the client tells, by a prompt that nobody typed, that something in the background ended. */
export const isNotification = (prompt: string): boolean => /^\s*<task-notification>/.test(prompt)

/** The Agent call that a notification is about; undefined when it is about something else. */
export function notifiedCall(prompt: string): string | undefined {
  if (!isNotification(prompt)) return undefined
  // What stands behind the status are words of others.
  const [client] = prompt.split('<status>', 1)
  return /<tool-use-id>([\w-]+)<\/tool-use-id>/.exec(client ?? '')?.[1]
}
