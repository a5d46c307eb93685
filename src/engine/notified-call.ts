/** The Agent call that a notification of the client is about; undefined when it is about something else. */
export const notifiedCall = (prompt: string): string | undefined =>
  /^\s*<task-notification>\s(?:.*\s)*?<tool-use-id>([\w-]+)<\/tool-use-id>/.exec(prompt)?.[1]
