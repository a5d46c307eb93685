import type { Plugin } from 'esbuild'
import type { Plugin as VitePlugin } from 'vitest/node'

export function textsOf(folder: string): string
export function markdown(root: string): Plugin
export const allTexts: VitePlugin
