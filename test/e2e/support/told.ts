import type { StreamLine } from '../harness/print-client.ts'

/** The lines that our module has shown in a `-p` client. */
export const toldIn = (stream: readonly StreamLine[]): string[] =>
  stream.flatMap(({ subtype, plugin, text }) =>
    subtype === 'ui_log' && plugin === 'ultraplan' ? [String(text)] : [],
  )
