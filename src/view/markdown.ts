import { oneLine } from './terminal.ts'

/** One line of foreign text in markdown. An opened comment would hide everything below it from a reader. */
export const markdownLine = (text: string): string => oneLine(text).replaceAll('<!', '&lt;!')

/** The same inside a table. */
export const markdownCell = (text: string): string => markdownLine(text).replaceAll('|', '\\|')
