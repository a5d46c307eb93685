import type { PlanReading } from '../../model/plan.ts'
import { readChecklist } from '../checklist/read-checklist.ts'
import { pathsInTitle } from '../file-list.ts'
import type { Format } from './format.ts'

/** Kiro's tasks.md: `- [ ] 2. Group` above `- [ ] 2.1 Title`, and `- [ ]* 2.2 …` for an optional task. */
export const readKiro = (text: string, file: string): PlanReading =>
  readChecklist(text, file, {
    format: 'kiro',
    adapt: (task, box) => ({
      ...task,
      kind: CHECKPOINT.test(task.title) ? 'verify' : task.kind,
      files: task.files.length > 0 ? task.files : pathsInTitle(task.title),
      markers: box.optional ? [...task.markers, 'OPTIONAL'] : task.markers,
    }),
    isGroup: () => true,
    needsIds: true,
    isKnownBox: ({ char }) => char === '-' || char === '~',
  })

/** In any language: `Final checkpoint - Ensure all tests pass`. A `Checkpoint storage module` is work. */
const CHECKPOINT =
  /^(?:(?:final|last|first|second|third|mid-?\w*|intermediate|overall|milestone|integration|phase \d+)\s+)?check-?point(?=\s*(?:$|[-–—:：(#,.\d])|\s+(?:after|before|ensure|verify|confirm|all)\b)|^(?:最[终終]|阶段|階段|中间)?\s?(?:检查点|檢查點|チェックポイント|체크포인트)|^(?:\p{L}+ )?(?:punto de control|point de contrôle|ponto de verificação|kontrollpunkt|контрольная точка)/iu

export const kiro: Format = {
  id: 'kiro',
  tool: {
    name: 'Kiro',
    owns: ({ file }) => /(?:^|\/)\.kiro\/specs\/.*tasks\.md$/.test(file),
    wants: 'check boxes such as "- [ ] 1.1 Title"',
  },
  folders: ['.kiro/specs'],
  files: /^tasks\.md$/,
  detects({ file, boxes, says }) {
    if (boxes.length === 0) return undefined
    if (/(?:^|\/)\.kiro\/specs\//.test(file)) return 'folder'
    const hasGroups = boxes.some((box) => /^\d+\.\s/.test(box.behind) || box.optional)
    return hasGroups || says(/^\s*[-*+]\s+_Requirements:/i) ? 'habits' : undefined
  },
  read: readKiro,
}
