// Draws docs/demo.svg from what the demo really prints. By hand, when the demo's words change:
//   node scripts/demo-picture.mjs
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { drawScreen } from './draw-screen.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const COLUMNS = 80
const ESCAPE = '\u001b'
const SEQUENCE = new RegExp(`(${ESCAPE}\\[[\\d;]*m)`)

/** The pieces of one line with its escape sequences. */
function piecesOf(line) {
  const style = { colour: undefined, bold: false, dim: false, italic: false }
  const found = []
  let column = 0
  for (const part of line.split(SEQUENCE)) {
    const code = SEQUENCE.test(part) ? Number(part.slice(2, -1)) : undefined
    if (code === undefined) {
      if (part.trim() !== '') found.push({ text: part, column, ...style })
      column += [...part].length
    } else if (code > 30 && code < 38) style.colour = code - 30
    else if (code === 39) style.colour = undefined
    else if (code === 1) style.bold = true
    else if (code === 2) style.dim = true
    else if (code === 22) style.bold = style.dim = false
    else if (code === 3 || code === 23) style.italic = code === 3
  }
  return found
}

const output = execFileSync(join(root, 'bin', 'ultraplan'), ['demo'], {
  env: { ...process.env, FORCE_COLOR: '1', COLUMNS: String(COLUMNS) },
  encoding: 'utf8',
})
if (!stripVTControlCharacters(output).includes('what you get'))
  throw new Error('the demo printed something else')
const lines = [`${ESCAPE}[36m$${ESCAPE}[39m ./bin/ultraplan demo`, ...output.trimEnd().split('\n')]
const title = 'ultraplan demo: two lies of an executor are refused, then its work is approved'
const svg = drawScreen(lines.map(piecesOf), { columns: COLUMNS, title })
writeFileSync(join(root, 'docs', 'demo.svg'), svg)
console.log(`docs/demo.svg: ${lines.length} lines, ${Math.round(svg.length / 1024)} KB`)
