import type { Role } from '../model/roles.ts'
import { headLine, packetParts, type ReviewPacket, taskNameOf } from './review-packet.ts'
import { template } from './template.ts'
import architectText from './text/review-architect.md?raw'
import securityText from './text/review-security.md?raw'
import specText from './text/review-spec.md?raw'
import verifierText from './text/review-verifier.md?raw'

const COMMON = ['head', 'aboutData', 'task', 'files', 'diff', 'evidence', 'claim', 'calls'] as const

const ARCHITECT = template(architectText, [...COMMON, 'spec', 'upstream', 'taskName', 'prior'])
const SECURITY = template(securityText, [...COMMON, 'spec', 'upstream', 'taskName', 'criteria', 'prior'])
const VERIFIER = template(verifierText, [...COMMON, 'criteria'])
const SPEC = template(specText, [
  ...COMMON,
  'spec',
  'specPath',
  'iteration',
  'iterations',
  'upstream',
  'prior',
])

/** The prompt that replaces a reviewer's ticket. `securityCriteria` are those of seed 004, with their words. */
export function reviewPrompt(
  role: Exclude<Role, 'spec-executor'>,
  packet: ReviewPacket,
  securityCriteria: readonly { word: string; asks: string }[],
): string {
  const { upstream, criteria, prior, ...parts } = packetParts(packet)
  const common = { head: headLine(packet), ...parts }
  const taskName = JSON.stringify(taskNameOf(packet))
  const { spec } = packet
  switch (role) {
    case 'architect':
      return ARCHITECT.fill({ ...common, spec, upstream, taskName, prior })
    case 'security-reviewer':
      return SECURITY.fill({
        ...common,
        spec,
        upstream,
        taskName,
        prior,
        criteria: securityCriteria.map(({ word, asks }) => `- ${word}: ${asks}`).join('\n'),
      })
    case 'verifier':
      return VERIFIER.fill({ ...common, criteria })
    case 'spec-reviewer':
      return SPEC.fill({
        ...common,
        spec,
        specPath: packet.specPath,
        iteration: String(packet.iteration),
        iterations: String(packet.iterations),
        upstream,
        prior,
      })
  }
}
