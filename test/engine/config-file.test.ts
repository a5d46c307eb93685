import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { z } from 'zod'
import { parseConfig } from '../../src/engine/project/read-config.ts'
import { CONFIG_WORDS, configFile, configReference, EXAMPLES } from '../../src/engine/setup/config-file.ts'
import { Config } from '../../src/model/config.ts'

/** Takes away the # in front of every setting, as the file tells people to. */
const uncommented = (text: string): string => text.replace(/^#(?=\S|\s{2})/gm, '')

interface SchemaNode {
  deprecated?: boolean
  properties?: Record<string, SchemaNode>
}
const paths = (node: SchemaNode, above: string[] = []): string[] =>
  Object.entries(node.properties ?? {}).flatMap(([key, child]) =>
    // A former name still works and is not offered.
    child.deprecated ? [] : [[...above, key].join('.'), ...paths(child, [...above, key])],
  )
const known = paths(z.toJSONSchema(Config, { io: 'input' }) as SchemaNode)

test('every key of the configuration has its line of explanation, and none is explained that does not exist', () => {
  expect(Object.keys(CONFIG_WORDS).sort()).toEqual([...known].sort())
})

test('docs/configuration.md is what the schema says, with a row for every key', () => {
  const page = readFileSync('docs/configuration.md', 'utf8')
  expect(page).toBe(configReference())
  for (const path of known) expect(page).toContain(`\`${path}\``)
  expect(page).toContain('| `limits.verify` | number above 0 to 3600 |')
})

test('as it is written the file sets nothing', () => {
  expect(parseDocument(configFile()).toJS()).toBeNull()
  expect(parseConfig(configFile())).toEqual({ config: Config.parse({}) })
})

test('with every line taken in, it is valid, complete, and changes no default', () => {
  const text = uncommented(configFile())
  const value = parseDocument(text).toJS()
  for (const path of known) {
    const found = path.split('.').reduce((node, key) => node?.[key], value)
    expect(found, path).toBeDefined()
  }
  const read = parseConfig(text)
  expect(read).toHaveProperty('config')
  const without = (node: object, above: string[] = []): object =>
    Object.fromEntries(
      Object.entries(node).flatMap(([key, child]) => {
        const path = [...above, key]
        if (path.join('.') in EXAMPLES) return []
        const isGroup = typeof child === 'object' && child !== null && !Array.isArray(child)
        return [[key, isGroup ? without(child, path) : child]]
      }),
    )
  expect(without((read as { config: Config }).config)).toEqual(without(Config.parse({})))
})

test('what init was asked to set is set, and nothing else', () => {
  expect(parseConfig(configFile({ notify: true }))).toEqual({ config: Config.parse({ notify: 'desktop' }) })
})

test('a single setting taken in with its group is read', () => {
  const text = configFile().replace('#limits:', 'limits:').replace('#  executor: 300', '  executor: 600')
  expect(parseConfig(text)).toMatchObject({ config: { limits: { executor: 600, verify: 120 } } })
})

test('limits are told, and lines are short enough to read', () => {
  expect(configFile()).toContain('executor: 300  # an executor without progress; at most 86400')
  for (const line of configFile().split('\n')) expect(line.length, line).toBeLessThanOrEqual(120)
})

test('proof.room is the former name of proof.checkout', () => {
  const proof = (text: string) => parseConfig(`proof: { ${text} }`)
  expect(proof('')).toMatchObject({ config: { proof: { checkout: 'own' } } })
  for (const value of ['clean', 'tree']) {
    expect(proof(`room: ${value}`)).toMatchObject({ config: { proof: { checkout: value } } })
    expect(proof(`checkout: ${value}`)).toMatchObject({ config: { proof: { checkout: value } } })
  }
  expect(proof('checkout: own, room: tree')).toMatchObject({ config: { proof: { checkout: 'own' } } })
  expect(proof('chekout: own')).toMatchObject({ problems: [{ fix: 'did you mean proof.checkout?' }] })
})
