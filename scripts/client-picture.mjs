// Draws docs/refusal.svg: the real client, on the scripted API, at the moment of a refusal. By hand:
//   node scripts/client-picture.mjs
import { execFileSync } from 'node:child_process'

execFileSync(
  'npx',
  ['--no-install', 'vitest', 'run', '--project', 'stories', 'test/e2e/ci/newcomer.test.ts'],
  {
    stdio: 'inherit',
    env: { ...process.env, ULTRAPLAN_PICTURE: 'docs/refusal.svg' },
  },
)
