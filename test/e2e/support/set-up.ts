import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Stage } from '../harness/stage.ts'

/** What a person does once: sets the project up, commits it, and accepts the folder. */
export function setUp(stage: Stage, ...args: string[]): void {
  const { code, stderr } = stage.cli('init', '--yes', ...args)
  if (code !== 0) throw new Error(stderr)
  stage.repo.commit('Set up ultraplan')
  trust(stage)
}

/** The client passes over a project's allow rules until a person has accepted the folder. */
export function trust(stage: Stage): void {
  writeFileSync(
    join(stage.room.home, '.claude.json'),
    JSON.stringify({ projects: { [stage.repo.path]: { hasTrustDialogAccepted: true } } }),
  )
}
