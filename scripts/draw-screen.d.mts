import type { Piece } from '../test/e2e/harness/terminal.ts'

export function drawScreen(lines: readonly Piece[][], about: { columns: number; title: string }): string
