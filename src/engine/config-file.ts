import { stringify } from 'yaml'
import { z } from 'zod'
import { Config } from '../model/config.ts'
import { CONFIG_WORDS } from '../model/config-words.ts'

const HEAD = `# Settings of ultraplan. Every line shows a default, or an example where nothing is set by default.
# To change one, take away the # in front of it and of the group above it.
# What is committed when a run starts counts for that run; /ultraplan:resume reads it again.
`

interface SchemaNode {
  default?: unknown
  minimum?: number
  maximum?: number
  deprecated?: boolean
  properties?: Record<string, SchemaNode>
}

/** `.ultraplan/config.yaml` with every key of the schema, commented out. */
export function configFile(): string {
  const schema = z.toJSONSchema(Config, { io: 'input' }) as SchemaNode
  const groups = Object.entries(schema.properties ?? {}).map(([key, node]) =>
    group(key, node, [], '').join('\n'),
  )
  return `${HEAD}\n${groups.join('\n\n')}\n`
}

function group(key: string, node: SchemaNode, above: string[], indent: string): string[] {
  const path = [...above, key]
  const { words = '', example } = CONFIG_WORDS[path.join('.')] ?? {}
  if (!node.properties) {
    const value = stringify(node.default ?? example ?? '', { collectionStyle: 'flow', lineWidth: 0 }).trim()
    const limit = limitOf(node)
    return [`#${indent}${key}: ${value}  # ${words}${limit}`]
  }
  const below = Object.entries(node.properties).flatMap(([name, child]) =>
    child.deprecated ? [] : group(name, child, path, `${indent}  `),
  )
  return [`#${indent}${key}:  # ${words}`, ...below]
}

/** zod states the largest whole number where there is no limit of ours. */
function limitOf({ maximum }: SchemaNode): string {
  return maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? '' : `; at most ${maximum}`
}
