import { describe, expect, test } from 'vitest'
import { checkSyntax } from '../../src/gate/syntax.ts'

const kind = (path: string, text: string) => checkSyntax(path, text)?.kind

describe('json (S3-29)', () => {
  test('a sound file is sound, a broken one names its line', () => {
    expect(kind('a.json', '{"a": [1, 2]}\n')).toBe('sound')
    expect(checkSyntax('a.json', '{\n  "a": 1,\n}\n')).toMatchObject({ kind: 'broken' })
    expect(kind('package.json', '{ // no\n "a": 1 }')).toBe('broken')
  })
  test('comments and a last comma are allowed where their tools allow them (H15)', () => {
    const text = '{\n  // a "quoted" comment\n  "a": "http://x", /* more */\n  "b": ["/*", "//",],\n}\n'
    expect(kind('tsconfig.json', text)).toBe('sound')
    expect(kind('packages/x/tsconfig.build.json', text)).toBe('sound')
    expect(kind('.vscode/settings.json', text)).toBe('sound')
    expect(kind('x.jsonc', text)).toBe('sound')
    expect(kind('tsconfig.json', '{ // open\n "a": ')).toBe('broken')
  })
})

describe('yaml (S3-30)', () => {
  test('several documents, own tags and workflows are sound (H15)', () => {
    expect(kind('a.yaml', 'a: 1\n---\nb: 2\n')).toBe('sound')
    expect(kind('a.yml', 'x: !Ref Bucket\ny: !Sub "a"\n')).toBe('sound')
    expect(kind('ci.yml', 'on: push\njobs:\n  a:\n    if: ' + '${' + '{ github.ref }}\n')).toBe('sound')
  })
  test('a broken second document is found, a template is not judged', () => {
    expect(checkSyntax('a.yaml', 'a: 1\n---\nb: [1, 2\n')).toMatchObject({ kind: 'broken', line: 4 })
    expect(kind('a.yaml', 'a: b: c\n')).toBe('broken')
    expect(kind('templates/x.yaml', '{{- if .Values.x }}\na: [\n{{ end }}\n')).toBe('unknown')
  })
})

describe('sql (S3-05)', () => {
  test('sound', () => {
    expect(
      kind(
        'a.sql',
        "-- it's a comment\nCREATE TABLE a (b text DEFAULT 'it''s; (');\n\\connect x\nDO $$ BEGIN PERFORM 1; END $$;\n(SELECT 1) UNION (SELECT 2);\nINSERT INTO a VALUES ('x');",
      ),
    ).toBe('sound')
  })
  test.each([['CREATE TABLE a (b int;'], ["SELECT 'x;"], ['SELEC 1;'], ['SELECT (1));'], ['/* open']])(
    'broken: %j',
    (text) => expect(kind('a.sql', text)).toBe('broken'),
  )
  test('a template is not judged', () =>
    expect(kind('a.sql', 'select * from {{ ref("x") }}')).toBe('unknown'))
})

test('a kind of file that no parser knows is left alone (S3-27)', () => {
  expect(checkSyntax('a.rs', 'fn (')).toBeUndefined()
  expect(checkSyntax('Makefile', 'x')).toBeUndefined()
})
