import picocolors from 'picocolors'
import { cut, displayWidth } from './terminal.ts'

export type Palette = ReturnType<typeof picocolors.createColors>

/** The caller knows the terminal and decides about colour. It is never guessed here. */
export const palette = (colour: boolean): Palette => picocolors.createColors(colour)

/** A part of a line and its colour. The width is computed before colouring, so that no escape code is ever cut in two. */
export interface Span {
  text: string
  paint?: (text: string) => string
}

export type Line = Span[]

export const span = (text: string, paint?: (text: string) => string): Span =>
  paint ? { text, paint } : { text }

export function fitLine(spans: readonly Span[], columns: number): string {
  let left = columns
  let line = ''
  for (const { text, paint } of spans) {
    if (left <= 0) break
    const fitted = cut(text, left)
    left -= displayWidth(fitted)
    line += paint && fitted.trim() !== '' ? paint(fitted) : fitted
  }
  return line.trimEnd()
}
