import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cut, displayWidth, pad, wrap } from '../../src/view/terminal.ts'

describe('the width of a text', () => {
  test.each([
    ['plain', 5],
    ['Größe', 5],
    ['e\u0301', 1],
    ['日本語', 6],
    ['한국어', 6],
    ['नमस्ते', 4],
    ['עברית', 5],
    ['😀', 2],
    ['🇩🇪', 2],
    ['✔', 1],
    ['✔\ufe0f', 2],
    ['ｆｕｌｌ', 8],
  ])('%s takes %i cells', (text, cells) => {
    expect(displayWidth(text)).toBe(cells)
  })
})

describe('cut', () => {
  test('leaves what fits, and marks what it shortens', () => {
    expect(cut('parser', 6)).toBe('parser')
    expect(cut('parsers', 6)).toBe('parse…')
    expect(cut('anything', 0)).toBe('')
  })

  test('does not split a wide character or an accent from its letter', () => {
    expect(cut('日本語', 4)).toBe('日…')
    expect(cut('e\u0301e\u0301e\u0301', 2)).toBe('e\u0301…')
  })
})

const text = fc.string({ unit: 'grapheme' }).map((value) => value.replace(/\p{Cc}/gu, ''))
const columns = fc.integer({ min: 2, max: 60 })

test('whatever is cut, padded or wrapped fits', () => {
  fc.assert(
    fc.property(text, columns, (value, width) => {
      expect(displayWidth(cut(value, width))).toBeLessThanOrEqual(width)
      expect(displayWidth(pad(value, width))).toBe(width)
    }),
  )
})

test('wrapping loses no word', () => {
  expect(wrap('the quick brown fox', 9)).toEqual(['the quick', 'brown fox'])
  expect(wrap('extraordinarily', 6)).toEqual(['extrao', 'rdinar', 'ily'])
  fc.assert(
    fc.property(
      text,
      columns,
      (value, width) => wrap(value, width).join('').replaceAll(' ', '') === value.replaceAll(' ', ''),
    ),
  )
})
