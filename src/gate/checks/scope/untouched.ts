import { check, whyNoPacket } from '../../check.ts'
import { matchesPath } from '../../match-path.ts'

export const untouched = check({
  id: 'scope/untouched',
  stage: 'artifacts',
  severity: 'warn',
  failure: 'SPEC_VIOLATION',
  rows: ['S2-29'],
  tunable: true,
  summary: "every entry of the packet's file_scope was touched",
  message: 'Gate 3 (File Scope Audit) 3b: {entry} is in file_scope and was not touched',
  run: ({ task, filesChanged }) => {
    const skipped = whyNoPacket(task)
    if (skipped) return skipped
    return (task.packet?.fileScope ?? [])
      .filter((entry) => !filesChanged.some((path) => matchesPath(entry, path)))
      .map((entry) => ({
        file: task.file,
        line: task.packet?.line ?? task.line,
        message: `Gate 3 (File Scope Audit) 3b: ${entry} is in file_scope and was not touched`,
      }))
  },
})
