import { check, whyNoPacket } from '../../check.ts'
import { matchesAny } from '../../match-path.ts'
import { engineFile, takeBack } from '../../plan-text.ts'

export const inside = check({
  id: 'scope/inside',
  stage: 'artifacts',
  failure: 'SPEC_VIOLATION',
  rows: ['S2-28', 'S2-30'],
  summary: "every file that was changed is in the packet's file_scope",
  message: 'Gate 3 (File Scope Audit) 3a: {file} was changed, but it is not in file_scope',
  run: ({ task, plan, filesChanged, base }) => {
    const skipped = whyNoPacket(task)
    if (skipped) return skipped
    const scope = task.packet?.fileScope ?? []
    return filesChanged
      .filter((path) => !matchesAny(scope, path) && !engineFile(plan, path))
      .map((file) => ({
        file,
        message: 'Gate 3 (File Scope Audit) 3a: changed, but not in file_scope',
        fix: `${takeBack(file, base)}; the scope is: ${scope.join(', ') || 'empty'}`,
      }))
  },
})
