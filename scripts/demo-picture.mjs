// Draws docs/demo.svg from what the demo really prints. By hand, when the demo's words change:
//   node scripts/demo-picture.mjs
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const CELL = 8.4
const LINE = 19
const MARGIN = 20
const COLUMNS = 80
const COLOURS = { 31: '#ff7b72', 32: '#7ee787', 33: '#e3b341', 36: '#79c0ff' }
const ESCAPE = '\u001b'
const SEQUENCE = new RegExp(`(${ESCAPE}\\[[\\d;]*m)`)
const PLAIN = '#e6edf3'
const DIM = '#8b949e'

/** `[{ text, column, style }]` of one line with its escape sequences. */
function spans(line) {
  const style = { colour: undefined, bold: false, dim: false, italic: false }
  const found = []
  let column = 0
  for (const part of line.split(SEQUENCE)) {
    const code = SEQUENCE.test(part) ? part.slice(2, -1) : undefined
    if (code === undefined) {
      if (part.trim() !== '') found.push({ text: part, column, ...style })
      column += [...part].length
    } else if (code in COLOURS) style.colour = COLOURS[code]
    else if (code === '39') style.colour = undefined
    else if (code === '1') style.bold = true
    else if (code === '2') style.dim = true
    else if (code === '22') style.bold = style.dim = false
    else if (code === '3' || code === '23') style.italic = code === '3'
  }
  return found
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function draw({ text, column, colour, bold, dim, italic }, row) {
  const lead = text.length - text.trimStart().length
  const words = text.trim()
  const x = (MARGIN + (column + lead) * CELL).toFixed(1)
  const fill = colour ?? (dim ? DIM : PLAIN)
  const more = `${bold ? ' font-weight="bold"' : ''}${italic ? ' font-style="italic"' : ''}`
  // The length is given, so that every font keeps the columns.
  const length = ([...words].length * CELL).toFixed(1)
  return `<text x="${x}" y="${MARGIN + 14 + row * LINE}" fill="${fill}" textLength="${length}"${more}>${escaped(words)}</text>`
}

const output = execFileSync(join(root, 'bin', 'ultraplan'), ['demo'], {
  env: { ...process.env, FORCE_COLOR: '1', COLUMNS: String(COLUMNS) },
  encoding: 'utf8',
})
if (!stripVTControlCharacters(output).includes('what you get'))
  throw new Error('the demo printed something else')
const lines = [`${ESCAPE}[36m$${ESCAPE}[39m ./bin/ultraplan demo`, ...output.trimEnd().split('\n')]
const width = Math.round(MARGIN * 2 + COLUMNS * CELL)
const height = MARGIN * 2 + lines.length * LINE
const svg = [
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
  '<title>ultraplan demo: two lies of an executor are refused, then its work is approved</title>',
  `<rect width="${width}" height="${height}" rx="10" fill="#0d1117"/>`,
  '<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="14" lengthAdjust="spacingAndGlyphs">',
  ...lines.flatMap((line, row) => spans(line).map((span) => draw(span, row))),
  '</g>',
  '</svg>',
  '',
].join('\n')
writeFileSync(join(root, 'docs', 'demo.svg'), svg)
console.log(`docs/demo.svg: ${lines.length} lines, ${Math.round(svg.length / 1024)} KB`)
