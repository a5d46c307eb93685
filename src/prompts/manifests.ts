import { VERSION } from '../model/version.ts'

const NAME = 'ultraplan'
const DESCRIPTION =
  'Runs a plan through executor agents and counts a task as done only when evidence the agent did not write says so.'
const OWNER = { name: 'ultraplan maintainers' }

/** plugin.json and marketplace.json, with the one version number of package.json. */
export function renderManifests(): Record<string, string> {
  return {
    '.claude-plugin/plugin.json': json({
      name: NAME,
      version: VERSION,
      description: DESCRIPTION,
      author: OWNER,
      license: 'MIT',
      keywords: ['plan', 'verification', 'gate', 'agents', 'evidence'],
      icon: './.claude-plugin/icon.png',
    }),
    '.claude-plugin/marketplace.json': json({
      name: NAME,
      owner: OWNER,
      description: 'ultraplan: done means proved',
      plugins: [
        { name: NAME, source: './', description: DESCRIPTION, version: VERSION, category: 'development' },
      ],
    }),
  }
}

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`
