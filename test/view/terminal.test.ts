import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { palette } from '../../src/view/paint.ts'
import { clean, oneLine } from '../../src/view/terminal.ts'

const ESC = '\u001b'

describe('clean', () => {
  test.each([
    ['a colour', `${ESC}[31mred${ESC}[0m`, 'red'],
    ['a cursor movement', `a${ESC}[2J${ESC}[1;1Hb`, 'ab'],
    ['a window title', `${ESC}]0;owned\u0007title`, 'title'],
    ['a hyperlink', `${ESC}]8;;https://example.org${ESC}\\text${ESC}]8;;${ESC}\\`, 'text'],
    ['a device string', `${ESC}P1;2|payload${ESC}\\rest`, 'rest'],
    ['an eight-bit sequence', '\u009b31mred\u009c', 'red'],
    ['a character set switch', `${ESC}(0lqk`, 'lqk'],
    ['a string that never ends', `${ESC}]0;open`, '0;open'],
    ['a bell, a backspace and a delete', 'a\u0007b\u0008c\u007fd', 'abcd'],
    ['marks that turn the order around', 'user\u202enimda\u2066x', 'usernimdax'],
    ['hidden tag letters', 'ok\u{e0041}\u{e0042}', 'ok'],
    ['a lone half of a pair', 'a\ud800b', 'a\ufffdb'],
  ])('takes %s out', (_what, dirty, expected) => {
    expect(clean(dirty)).toBe(expected)
  })

  test('keeps line breaks, other alphabets, accents and joined emoji', () => {
    const text = 'Größe\n日本語\nعربي\nनमस्ते\n👩‍💻'
    expect(clean(text)).toBe(text)
  })

  test('turns every kind of line end into one', () => {
    expect(clean('a\r\nb\rc\u2028d')).toBe('a\nb\nc\nd')
  })

  test('leaves no control character of any text but the line break', () => {
    const noisy = fc.string({
      unit: fc.oneof(
        fc.constantFrom(ESC, '\u009b', '[', ']', 'P', '\\', '\u0007', '\r'),
        fc.string({ unit: 'binary', maxLength: 1 }),
      ),
    })
    fc.assert(fc.property(noisy, (text) => !/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(clean(text))))
  })

  test('changes nothing the second time', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => clean(clean(text)) === clean(text)))
  })
})

test('one line has no line break and no blanks at its ends', () => {
  expect(oneLine('  a\r\n\tb \n')).toBe('a b')
})

test('colours are off unless they are asked for', () => {
  expect(palette(false).red('x')).toBe('x')
  expect(palette(true).red('x')).toBe(`${ESC}[31mx${ESC}[39m`)
})
