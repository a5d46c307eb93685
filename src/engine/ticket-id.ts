import { randomBytes } from 'node:crypto'

export const newTicketId = (): string => randomBytes(8).toString('hex')

/** The ticket in the words of whoever calls an agent. */
export const ticketIn = (prompt: string): string | undefined =>
  /\bultraplan-ticket ([0-9a-f]{16})\b/.exec(prompt)?.[1]
