import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addItems,
  addMember,
  JsonTextError,
  jsonAt,
  parseJsonText,
  removeItems,
  removeMember,
} from '../../src/engine/setup/settings-edit.ts'

const ALLOW = ['permissions', 'allow']

describe('settings are changed where they must be, and nowhere else', () => {
  test('a rule goes to the end of the list, in the style of the file', () => {
    const text =
      '{\n    "permissions": {\n        "allow": [\n            "Read"\n        ]\n    },\n    "model": "x"\n}\n'
    expect(addItems(text, ALLOW, ['Bash(npm test)'])).toBe(
      text.replace('"Read"\n', '"Read",\n            "Bash(npm test)"\n'),
    )
  })

  test('a list on one line stays on one line', () => {
    expect(addItems('{ "permissions": { "allow": ["Read"] } }', ALLOW, ['Edit'])).toBe(
      '{ "permissions": { "allow": ["Read", "Edit"] } }',
    )
  })

  test('what is missing above is made, in an empty file too', () => {
    expect(addItems('{}\n', ALLOW, ['Edit'])).toBe(
      '{\n  "permissions": {\n    "allow": [\n      "Edit"\n    ]\n  }\n}\n',
    )
  })

  test('a value that a person has set stays', () => {
    const text = '{"permissions":{"defaultMode":"plan"}}'
    expect(addMember(text, ['permissions', 'defaultMode'], 'acceptEdits')).toBe(text)
  })

  test('comments, trailing commas, tabs and Windows line ends stay', () => {
    const text =
      '{\r\n\t// mine\r\n\t"permissions": {\r\n\t\t"allow": [\r\n\t\t\t"Read", // yes\r\n\t\t],\r\n\t},\r\n}\r\n'
    const changed = addItems(text, ALLOW, ['Edit'])
    expect(changed).toContain('// mine')
    expect(changed).toContain('// yes')
    expect(changed.replaceAll('\r\n', '')).not.toContain('\n')
    expect(jsonAt(changed, ALLOW)).toEqual(['Read', 'Edit'])
  })

  test('text that is no JSON is refused with its line', () => {
    expect(() => parseJsonText('{\n "a": 1\n "b": 2\n}')).toThrow(JsonTextError)
    try {
      parseJsonText('{\n "a": 1\n "b": 2\n}')
    } catch (error) {
      expect((error as JsonTextError).line).toBe(3)
    }
  })

  test('a value of another type where a list belongs is refused, not replaced', () => {
    expect(() => addItems('{"permissions":{"allow":"all"}}', ALLOW, ['Edit'])).toThrow(TypeError)
    expect(() => addItems('{"permissions":[]}', ALLOW, ['Edit'])).toThrow(TypeError)
  })
})

describe('for any settings', () => {
  const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
  const settings = fc.record(
    {
      model: leaf,
      permissions: fc.record(
        {
          allow: fc.array(fc.string(), { maxLength: 4 }),
          deny: fc.array(fc.string()),
          defaultMode: fc.string(),
        },
        { requiredKeys: [] },
      ),
      hooks: fc.dictionary(fc.string(), fc.array(leaf)),
    },
    { requiredKeys: [] },
  )
  const spaces = fc.constantFrom(undefined, 1, 2, 4, '\t')
  const rules = fc.uniqueArray(fc.constantFrom('Edit', 'Bash(git add *)', 'Bash(x "y" \\(z\\))', 'Read'), {
    minLength: 1,
  })

  test('the reader agrees with JSON.parse', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(jsonAt(text, [])).toEqual(JSON.parse(text))
      }),
    )
  })

  test('adding rules adds them and loses nothing; taking them away again gives back what was there', () => {
    fc.assert(
      fc.property(settings, spaces, rules, (value, space, added) => {
        const text = JSON.stringify(value, undefined, space)
        const before = value.permissions?.allow ?? []
        const fresh = added.filter((rule) => !before.includes(rule))
        const changed = addItems(text, ALLOW, added)
        expect(JSON.parse(changed)).toEqual({
          ...value,
          permissions: { ...value.permissions, allow: [...before, ...fresh] },
        })
        expect(JSON.parse(removeItems(changed, ALLOW, fresh)).permissions.allow).toEqual(before)
      }),
    )
  })

  test('a member that was added can be taken away again', () => {
    fc.assert(
      fc.property(settings, spaces, (value, space) => {
        const text = JSON.stringify(value, undefined, space)
        const changed = addMember(text, ['worktree', 'baseRef'], 'head')
        expect(JSON.parse(changed)).toEqual({ ...value, worktree: { baseRef: 'head' } })
        expect(JSON.parse(removeMember(changed, ['worktree']))).toEqual(value)
      }),
    )
  })
})
