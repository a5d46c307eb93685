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
  'as expected, as needed, as intended': [
    'Rows MUST be sorted as needed',
    'The users table MUST have 3 rows as expected',
  ],
  'is valid': ['The token MUST be such that it is valid', 'The log MUST say when the token is valid'],
  'correct, correctly': ['The sum MUST be correct', 'sum(1, 2) MUST return 3 correctly'],
  'proper, properly': ['Errors MUST be proper', 'The button MUST be properly labelled "Save"'],
  'appropriate, appropriately': [
    'Input MUST be checked appropriately',
    'An appropriate E_INPUT MUST be raised',
  ],
  'robust, robustly': ['The client MUST be robust', 'The client MUST be robust: it throws TimeoutError'],
  'reliable, reliably': ['Delivery MUST be reliable', 'Delivery MUST be reliable: the log has each id'],
  'user-friendly, friendly': [
    'Messages MUST be user-friendly',
    'The dialog MUST show the heading "Hello", which is friendly',
  ],
  'intuitive, intuitively': ['The form MUST be intuitive', 'The intuitive form MUST show its labels'],
  'fast, faster': ['Search MUST be fast', 'Search MUST be fast: within 200 ms'],
  'quick, quickly': ['It MUST respond quickly', 'GET /x MUST respond quickly with 200'],
  'efficient, efficiently': ['Memory MUST be used efficiently', 'It MUST be efficient: at most 20 MB'],
  'performant, optimal': ['The query MUST be performant', 'The query MUST be performant: under 5 ms'],
  'graceful, gracefully': ['It MUST fail gracefully', 'It MUST fail gracefully with exit code 2'],
  'seamless, smooth': ['The upgrade MUST be seamless', 'The smooth upgrade MUST print "done"'],
  'clean, cleanly': ['The code MUST be clean', 'src/a.ts MUST contain a clean export of parse'],
  'good, nice, well': ['The output MUST be good', 'A good answer MUST have the "ok" flag'],
  'elegant, sensible': ['Defaults MUST be sensible', 'config.json MUST have the port 80, a sensible default'],
  'reasonable, adequate': ['Limits MUST be reasonable', 'Reasonable limits: POST /x MUST give 413'],
  'sufficient, suitable': ['Tests MUST be sufficient', 'A suitable record MUST exist in the users table'],
  'secure, safe': ['The API MUST be secure', 'Tokens MUST be stored safely: no row has one'],
  'easy, easily': ['The form MUST be easy to use', 'The easy form MUST show its labels'],
  'acceptable, satisfactory': ['Load MUST be acceptable', 'Load MUST be acceptable: under 70 %'],
  'responsive, timely': ['The page MUST be responsive', 'The page MUST be responsive: within 100 ms'],
  'scalable, flexible, maintainable': ['The design MUST be scalable', 'It MUST be flexible: returns a list'],
  'high-quality': ['The icons MUST be high-quality', 'High-quality icons: each MUST be "icon.svg"'],
  'resilient, meaningful, helpful': [
    'The tests MUST be meaningful',
    'A helpful hint: exit code 2 MUST be given',
  ],
  'readable, effective, modern': [
    'The code MUST be readable',
    'The cache MUST be effective: 95 % of reads hit',
  ],
  stable: ['The system MUST be stable', 'The ids MUST be stable: the log shows each id once'],
  'clear, clearly': ['The message MUST be clear', 'The message MUST be clear: it reads "no such file"'],
  'simple, simply': ['The function MUST be simple', 'The API MUST be simple: one() returns a list'],
  'consistent, consistently': ['The API MUST be consistent', 'Names MUST be consistent: all in snake_case'],
  successfully: ['The migration MUST run successfully', 'The migration MUST run successfully and exit 0'],
  'great, excellent, professional': [
    'The page MUST look professional',
    'The page MUST be great: the heading reads "Hello"',
  ],
  'polished, sane, snappy': ['The menu MUST feel snappy', 'The menu MUST be snappy: open within 50 ms'],
  'optimized, lightweight, high-performance': [
    'The images MUST be optimized',
    'The images MUST be optimized: at most 20 kB',
  ],
  'thorough, comprehensive, production-ready': [
    'The tests MUST be comprehensive',
    'The input MUST be thoroughly checked: parse("") throws TypeError',
  ],
  'accurate, accurately': ['The total MUST be accurate', 'The total MUST be accurate to 2 decimals'],
  'useful, usable, convenient': ['The help MUST be useful', 'The help MUST be useful: it prints "usage:"'],
  'understandable, descriptive, self-explanatory': [
    'The names MUST be descriptive',
    'The error MUST be descriptive: it contains E_INPUT',
  ],
  'tidy, neat, idiomatic': ['The code MUST be idiomatic', 'The folder MUST be tidy: dist/ has no a.tmp'],
  'attractive, pleasant, sleek': [
    'The page MUST look attractive',
    'The page MUST be pleasant: the heading reads "Hello"',
  ],
  'rock-solid, sound, bulletproof': [
    'The parser MUST be bulletproof',
    'The parser MUST be sound: parse("") throws TypeError',
  ],
  'smart, ideal, world-class': ['The search MUST be smart', 'The search MUST be smart: find("") returns []'],
  'without problems': [
    'The job MUST run without any problems',
    'The job MUST run without problems: exit code 0',
  ],
  'best practices': ['The code MUST follow best practices', 'Best practices: next() MUST throw TypeError'],
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
    'The works table MUST have a column named title',
    'The field MUST be marked as required',
    'The command MUST clear the cache',
    'The list MUST be clear of duplicates',
    'The copy MUST be consistent with the original',
    'The friendly_name column MUST be text',
    'The _fast counter MUST be private',
  ])('%s: is no vague term', (text) => {
    expect(vagueTerm(text)).toBeUndefined()
  })

  it.each([
    'The search field MUST have a clear button',
    'A clear-cache endpoint MUST exist',
    'The file MUST be readable only by its owner',
    'The certificate MUST be valid for 90 days',
    'The XML MUST be valid against schema.xsd',
    'The token MUST be valid until logout',
    'ids MUST be stable between two runs',
    'The modern theme MUST be the default',
    '`npm test` MUST complete successfully',
    'The message MUST say that the file was uploaded successfully',
    'It MUST be consistently formatted by prettier',
    'src/a.ts MUST export the safe wrapper safeParse',
    'The form MUST show a correct total of 5',
    'The page MUST show a quick search field',
    'The border MUST be solid',
    'The output MUST be pretty-printed JSON',
    'The professional plan MUST be listed first',
    'The job MUST delete the optimized images',
  ])('%s: says what it is, for whom, for how long or by what', (text) => {
    expect(vagueTerm(text)).toBeUndefined()
  })

  it.each([
    ['The message MUST be clear', 'be clear'],
    ['The page MUST look modern', 'look modern'],
    ['A person MUST be able to quickly view it', 'quickly'],
    ['src/a.ts MUST have modern code', 'modern code'],
    ['The parser MUST be valid when it is called', 'be valid'],
    ['The `importer` MUST run and end successfully', 'successfully'],
    ['`npm test` MUST complete successfully and be robust', 'robust'],
    ['The spec says that the parser MUST be robust', 'robust'],
    ['The form MUST show a correct total for 5 users', 'correct'],
  ])('%s: is vague beside these', (text, term) => {
    expect(vagueTerm(text)).toBe(term)
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
    'The status MUST be one of: good, bad',
    'The rating MUST be one of good, fair or poor',
    'The cookie MUST be Secure and HttpOnly',
    'The cookie MUST be HttpOnly and Secure',
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
    'The response MUST be valid',
    'GET /users MUST return valid data',
    'The form MUST show an appropriate error message',
    'The dialog MUST show a friendly heading',
    'src/config.ts MUST contain good defaults',
    'src/a.ts MUST include appropriate tests',
    'The users table MUST be updated correctly',
    'The system MUST log errors appropriately',
    'The function MUST return an object that works',
    'Values MUST be rounded sensibly to something',
    'The response MUST be sent as fast as you can',
    'The endpoint MUST be _robust_',
    'The handler MUST be Efficient and Fast',
    'The result MUST be one of the good ones',
  ])('%s: an empty noun, an adverb or an element alone is nothing to look at', (text) => {
    expect(vagueTerm(text)).toBeDefined()
  })

  it.each([
    ['The login MUST work', 'work'],
    ['The login MUST work as intended', 'work'],
    ['The import MUST also work offline', 'work'],
    ['The feature MUST be working', 'be working'],
    ['The key SHOULD function', 'function'],
    ['The queue MUST behave normally', 'behave normally'],
    ['The module MUST be well-designed', 'well-designed'],
    ['The result MUST look as it should', 'as it should'],
  ])('%s: "works" in the form in which an assertion says it, and its kin', (text, term) => {
    expect(vagueTerm(text)).toBe(term)
  })

  it.each([
    'The work queue MUST hold at most 10 jobs',
    'The function MUST return the work items',
    'The old token MUST NOT work any more',
    'The button MUST work as a toggle: a second click shows "Off"',
    'The search MUST work with an empty text: find("") returns []',
    'The module MUST export a function add',
    'The route /.well-known/x MUST be public',
    'The document MUST be well-formed XML',
    'The border MUST be solid',
    'The status MUST be fine-grained',
    'The page MUST be shown without issues that are closed',
  ])('honest: %s, which has such a word in another sense', (text) => {
    expect(vagueTerm(text)).toBeUndefined()
  })

  it.each([
    ['Records MUST be deleted efficiently', 'efficiently'],
    ['Rows MUST be updated properly in the table', 'properly'],
    ['The table MUST be kept clean', 'clean'],
    ['The database table MUST be correct', 'correct'],
    ['The users table MUST be handled gracefully', 'gracefully'],
    ['The page MUST show appropriate messages', 'appropriate'],
    ['sum() MUST return the correct results', 'correct'],
    ['EVERY entry MUST be handled properly', 'properly'],
    ['The page MUST be shown nicely', 'nicely'],
    ['The form MUST open quickly', 'quickly'],
    ['The button MUST be labelled properly', 'properly'],
    ['The log MUST be good', 'good'],
    ['Errors MUST be logged appropriately', 'appropriately'],
    ['The service MUST return records properly', 'properly'],
    ['Data MUST be written to disk in a clean way', 'clean'],
  ])('%s: a noun of the list with no state is nothing to look at', (text, term) => {
    expect(vagueTerm(text)).toBe(term)
  })

  it.each([
    ['The API MUST be "robust"', 'robust'],
    ["The parser MUST be 'fast'", 'fast'],
    ['The code MUST be `clean` and `robust`', 'clean'],
    ['The upgrade MUST be \u201cseamless\u201d', 'seamless'],
    ['The importer MUST handle files "correctly"', 'correctly'],
    ['The API MUST be Robust', 'Robust'.toLowerCase()],
    ['The API MUST be Fast and Clean', 'fast'],
    ['Records MUST be deleted Efficiently', 'efficiently'],
    ['The module MUST have Clean code', 'clean'],
    ['The importer MUST be Reliable', 'reliable'],
  ])('%s: marks of quotation and a capital make no name', (text, term) => {
    expect(vagueTerm(text)).toBe(term)
  })

  /** Sentences of the kind that people write, most with a word of the table. */
  it.each([
    'POST /login with a correct password MUST return 200 and a JWT',
    'POST /login MUST NOT return 500 for a correct password',
    '.gitignore MUST contain a line matching .env*',
    'The users table MUST NOT keep the row after a proper logout',
    'The orders table MUST have exactly one row with a valid id',
    'No records with the status "open" MUST be left after a clean run',
    'parse("1,2") MUST return [1, 2] as expected',
    'The CLI MUST exit with code 2 and a friendly message',
    'The handler MUST throw ValidationError for an inappropriate role',
    'The upload MUST fail with EACCES when the folder is not writable',
    'The Save button MUST be disabled while the form is not valid',
    'The dialog MUST show the text "Saved" and close smoothly',
    'The banner MUST be visible until the person closes it properly',
    'The worker MUST log "retrying" before a graceful restart',
    'stderr MUST contain the path of the file for an easy fix',
    'The search MUST be fast: 95 % of requests below 300 ms',
    'The mode "fast" MUST be the default',
    'The "robust" preset MUST set retries to 5',
    'The status MUST be "good" after the check',
    'The badge MUST read "Good"',
    'The label Easy MUST come before the label Hard',
    'The difficulty levels MUST be Easy, Normal and Hard',
    'The rating MUST be one of Good, Fair, Poor',
    'The plan Fast Lane MUST cost 10',
    'src/theme.ts MUST export a palette named Clean',
    'The output of `make clean` MUST be empty',
    'The list MUST be sorted by last name',
    'The total MUST be rounded to two decimals',
    'A second call MUST NOT send another mail',
    'The index on users.email MUST be unique',
    'Every request MUST carry the header X-Request-Id',
    'README.md MUST list the commands and a good first example',
    'The response MUST include the field "correct" with the number of right answers',
    'The migration MUST add the column safe_mode to the settings table',
    'The cookie MUST be HttpOnly, Secure and SameSite=Lax',
    'The type SafeUrl MUST be exported from src/url.ts',
    'Config keys that are not known MUST be refused with exit code 1',
    'The method isValid MUST return false for an empty string',
    'The clean script MUST delete dist and coverage',
    'The job MUST be retried at most 3 times',
    'add(2, 3) MUST return the correct sum 5',
    'check(token) MUST return a proper false',
    'The users table MUST be empty after a clean run',
    '`eslint .` MUST exit 0 with clean output',
    'The response MUST be valid JSON',
    'Two records MUST be inserted correctly',
    'A row with the id 5 MUST be created properly',
    'The function MUST return an object that has the key "works"',
    'The system MUST log the path and the error appropriately',
  ])('honest: %s', (text) => {
    expect(vagueTerm(text)).toBeUndefined()
  })

  it.each([
    'Dates MUST be formatted correctly as YYYY-MM-DD',
    'Timestamps MUST be properly formatted as ISO 8601',
    'Names MUST be sorted correctly by last name',
    'Prices MUST be rounded correctly to two decimals',
    'The parser MUST correctly convert keys to snake_case',
    'Phone numbers MUST be stored properly in E.164',
    'The total MUST be correct: the sum of all line items',
    'The header Content-Type MUST be set correctly to application/json',
    'Special characters MUST be properly escaped: & becomes &amp;',
    'The file MUST be saved properly as UTF-8',
    'Passwords MUST be stored securely as bcrypt hashes',
    'Passwords MUST be hashed securely with argon2id',
    'Retries MUST be reasonable: at most 3',
    'The list MUST be paginated properly with 20 items per page',
    'The user MUST be redirected properly to /login',
    'Connections MUST be secure (TLS 1.2 or newer)',
    'The counter MUST increment correctly by 1 on each click',
    'Values MUST be properly cast to integers',
    'The image MUST be resized correctly to 200x200',
    'The slug MUST be correct: lower case, words joined by hyphens',
    'The version MUST be bumped correctly from 1.2.3 to 1.2.4',
    'CSV rows MUST be quoted properly per RFC 4180',
    'The function MUST handle empty input gracefully by returning []',
    'The function MUST fail gracefully and leave the file unchanged',
    'The sort MUST be efficient: O(n log n)',
    'Sizes MUST be shown properly in KiB',
  ])('%s: says what the term means', (text) => {
    expect(vagueTerm(text)).toBeUndefined()
  })

  it.each([
    'Dates MUST be formatted correctly as expected',
    'Dates MUST be formatted correctly',
    'Errors MUST be handled gracefully by the server',
    'The API MUST be secure with good defaults',
    'Files MUST be stored safely in the database',
    'The list MUST be sorted properly',
    'The JSON parser MUST be robust',
    'The UTF-8 decoder MUST be reliable',
    'Version 2 MUST be robust',
    'The cache MUST be efficient for 3 tenants',
    'It MUST respond quickly to requests',
    'The UI MUST be responsive on iOS and Android',
    'The code MUST be clean: no bad style',
    'The importer MUST be robust, as described',
    'Records MUST be deleted efficiently as soon as possible',
    'Values MUST be set properly to the right values',
    'Data MUST be handled properly as needed',
    'When 3 users come, they MUST be handled correctly',
    'THE PARSER MUST BE ROBUST WITH ALL INPUT',
    'The job MUST run safely and/or quickly',
  ])('%s: says nothing that the term could mean', (text) => {
    expect(vagueTerm(text)).toBeDefined()
  })
})
