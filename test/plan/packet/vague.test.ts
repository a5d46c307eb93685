import { describe, expect, it } from 'vitest'
import { VAGUE_TERMS, vagueTerm } from '../../../src/plan/packet/vague.ts'

/** For each entry of the table: a sentence that is vague, and one that says the same with something to look at. */
const CASES: Readonly<Record<string, readonly [vague: string, shown: string]>> = {
  'works, works correctly, works as expected': [
    'The login MUST be such that it works',
    'GET /login works correctly and MUST answer 200',
  ],
  'handles correctly': [
    'The parser handles correctly what comes',
    'It handles properly: MUST throw TypeError',
  ],
  'functions as expected': [
    'It MUST be that it functions as expected',
    'It functions correctly: exit code 0',
  ],
  'as expected, as needed': ['Rows MUST be sorted as needed', 'The users table MUST have 3 rows as expected'],
  'is valid': ['The token MUST be such that it is valid', 'The log MUST say when the token is valid'],
  'correct, correctly': ['The sum MUST be correct', 'sum(1, 2) MUST return 3 correctly'],
  'proper, properly': ['Errors MUST be proper', 'The button MUST be labelled properly'],
  'appropriate, appropriately': [
    'Input MUST be checked appropriately',
    'An appropriate E_INPUT MUST be raised',
  ],
  'robust, robustly': ['The client MUST be robust', 'The client MUST be robust: it throws TimeoutError'],
  'reliable, reliably': ['Delivery MUST be reliable', 'Delivery MUST be reliable: the log has each id'],
  'user-friendly, friendly': ['Messages MUST be user-friendly', 'The dialog MUST show a friendly heading'],
  'intuitive, intuitively': ['The form MUST be intuitive', 'The intuitive form MUST show its labels'],
  'fast, faster': ['Search MUST be fast', 'Search MUST be fast: within 200 ms'],
  'quick, quickly': ['It MUST respond quickly', 'GET /x MUST respond quickly with 200'],
  'efficient, efficiently': ['Memory MUST be used efficiently', 'It MUST be efficient: at most 20 MB'],
  'performant, optimal': ['The query MUST be performant', 'The query MUST be performant: under 5 ms'],
  'graceful, gracefully': ['It MUST fail gracefully', 'It MUST fail gracefully with exit code 2'],
  'seamless, smooth': ['The upgrade MUST be seamless', 'The smooth upgrade MUST print "done"'],
  'clean, cleanly': ['The code MUST be clean', 'src/a.ts MUST contain a clean export of parse'],
  'good, nice, well': ['The output MUST be good', 'A good answer MUST have the "ok" flag'],
  'elegant, sensible': ['Defaults MUST be sensible', 'config.json MUST have the sensible default port'],
  'reasonable, adequate': ['Limits MUST be reasonable', 'Reasonable limits: POST /x MUST give 413'],
  'sufficient, suitable': ['Tests MUST be sufficient', 'A suitable record MUST exist in the table'],
  'secure, safe': ['The API MUST be secure', 'Tokens MUST be stored safely: no row has one'],
  'easy, easily': ['The form MUST be easy to use', 'The easy form MUST show its labels'],
  'acceptable, satisfactory': ['Load MUST be acceptable', 'Load MUST be acceptable: under 70 %'],
  'responsive, timely': ['The page MUST be responsive', 'The page MUST be responsive: within 100 ms'],
  'scalable, flexible, maintainable': ['The design MUST be scalable', 'It MUST be flexible: returns a list'],
  'high-quality': ['The icons MUST be high-quality', 'High-quality icons: each MUST be "icon.svg"'],
}

describe('check 1f, the table of vague terms (S2-20)', () => {
  it('has a case each way for every entry', () => {
    expect(Object.keys(CASES)).toEqual([...VAGUE_TERMS])
  })

  it.each(Object.entries(CASES))('%s: refused alone, accepted with an observable', (_, [vague, shown]) => {
    expect(vagueTerm(vague)).toBeDefined()
    expect(vagueTerm(shown)).toBeUndefined()
  })

  it.each(['A user who logs in MUST be handled gracefully', 'The response MUST be fast for 100 users'])(
    'a word that only sounds observable is none: %s',
    (vague) => expect(vagueTerm(vague)).toBeDefined(),
  )

  it.each([
    'The list MUST be sorted by name',
    'The queue MUST be thread-safe',
    'The response MUST set a secure cookie',
    'The parser MUST refuse what is no safe integer',
    'The command MUST fail fast when the file is missing',
    'The tool MUST clean up its temporary files',
    'The work tree MUST be a clean tree afterwards',
    'The branch MUST be updated by fast-forward',
    'The well-known folder MUST exist',
    'The parser MUST accept comments as well',
    'The work tree MUST be clean afterwards',
    'git status MUST be clean',
    'The npm script clean MUST delete dist',
    'The clean target MUST delete dist',
    'The fast path MUST be taken for strings without escapes',
    'The server MUST begin a graceful shutdown on SIGTERM',
    'Smooth scrolling MUST be off',
    'The device MUST keep its friendly name',
    'The quick sort MUST be stable',
  ])('%s: is no vague term', (text) => {
    expect(vagueTerm(text)).toBeUndefined()
  })

  it.each([
    'The option "Fast Track" MUST come first',
    'The theme `elegant` MUST be the default',
    "The mode 'robust' MUST be the default",
    'The option Fast Track MUST come first',
    'Users in Good standing MUST be able to post',
    'The grade MUST be Good, Fair or Poor',
    'The class FastParser MUST be public',
    'The --fast flag MUST be accepted',
  ])('%s: is a name', (text) => {
    expect(vagueTerm(text)).toBeUndefined()
  })

  it.each([
    'When the token is valid the handler MUST call next()',
    'If the password is correct, the session MUST begin',
    'The handler MUST call next() when the token is valid',
  ])('%s: is said of the input, not of the work', (text) => {
    expect(vagueTerm(text)).toBeUndefined()
  })

  it('takes a status for an observable, with its endpoint or as the answer', () => {
    expect(vagueTerm('With the correct password the response MUST be 200')).toBeUndefined()
    expect(vagueTerm('The correct limit MUST be 200')).toBe('correct')
  })

  it.each([
    ['The "parser" MUST be robust', 'robust'],
    ['The parser\u2019s and the lexer\u2019s code MUST be clean', 'clean'],
    ["The user's data MUST be handled gracefully and the team's too", 'gracefully'],
    ['THE PARSER MUST BE ROBUST', 'robust'],
    ['Robust parsing MUST be there', 'robust'],
    ['When it is called, the parser MUST be robust', 'robust'],
    ['If a line is long, it MUST be handled gracefully', 'gracefully'],
    ['The shutdown MUST be graceful', 'graceful'],
    ['The code of the tree MUST be clean', 'clean'],
  ])('%s: a quoted subject, an apostrophe, capitals or a condition hide nothing', (text, term) => {
    expect(vagueTerm(text)).toBe(term)
  })

  it('wants the observable in the same sentence', () => {
    expect(vagueTerm('The parser MUST be robust. parse("") MUST return undefined')).toBe('robust')
    expect(vagueTerm('The parser MUST be robust; the log has a line for each error')).toBe('robust')
    expect(vagueTerm('The parser MUST be robust: parse("") returns undefined')).toBeUndefined()
    expect(vagueTerm('src/a.ts MUST have clean code. It exports parse')).toBe('clean')
  })

  it.each([
    'The function MUST return quickly',
    'The function MUST return a good result',
    'The service MUST return the result correctly',
    'src/a.ts MUST have clean code',
    'The table MUST be good',
    'The button MUST work and look nice',
  ])('%s: an empty noun, an adverb or an element alone is nothing to look at', (text) => {
    expect(vagueTerm(text)).toBeDefined()
  })
})
