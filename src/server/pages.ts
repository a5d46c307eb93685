import type { Hono } from 'hono'
import { type Html, html } from '../view/html/html.ts'
import type { Served } from './app.ts'
import type { Env } from './guard.ts'

export function addPages(_app: Hono<Env>, _served: Served): void {}
export const errorPage = (title: string, text: string): Html => html`<h1>${title}</h1><p>${text}</p>`
