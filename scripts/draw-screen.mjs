// Draws lines of a terminal as an SVG that every font shows in the same columns.
const CELL = 8.4
const LINE = 19
const MARGIN = 20
const PALETTE = {
  1: '#ff7b72',
  2: '#7ee787',
  3: '#e3b341',
  4: '#79c0ff',
  5: '#d2a8ff',
  6: '#79c0ff',
  8: '#8b949e',
}
const PLAIN = '#e6edf3'
const DIM = '#8b949e'

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A piece is `{ text, column, colour, bold, dim, italic }`; a colour is `#rrggbb` or a number of the palette. */
function drawPiece({ text, column, colour, bold, dim, italic }, row) {
  const lead = text.length - text.trimStart().length
  const words = text.trim()
  const x = (MARGIN + (column + lead) * CELL).toFixed(1)
  const own = typeof colour === 'string' ? colour : PALETTE[colour]
  const fill = own ?? (dim ? DIM : PLAIN)
  const more = `${bold ? ' font-weight="bold"' : ''}${italic ? ' font-style="italic"' : ''}`
  // The length is given, so that every font keeps the columns.
  const length = ([...words].length * CELL).toFixed(1)
  return `<text x="${x}" y="${MARGIN + 14 + row * LINE}" fill="${fill}" textLength="${length}"${more}>${escaped(words)}</text>`
}

/** `lines` are lists of pieces. */
export function drawScreen(lines, { columns, title }) {
  const width = Math.round(MARGIN * 2 + columns * CELL)
  const height = MARGIN * 2 + lines.length * LINE
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" rx="10" fill="#0d1117"/>`,
    '<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="14" lengthAdjust="spacingAndGlyphs">',
    ...lines.flatMap((pieces, row) => pieces.map((piece) => drawPiece(piece, row))),
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}
