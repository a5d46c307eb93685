import { expect, test } from 'vitest'
import { ALL_CHECKS } from '../../src/engine/project/checks.ts'
import { protocolSkill } from '../../src/engine/project/protocol-skill.ts'
import { PACKET_CHECKS, type PacketCheckId, packetMessage, SECTIONS } from '../../src/model/packet-gates.ts'
import { readTasksMd } from '../../src/plan/formats/tasks-md.ts'
import { checkPacket, PACKET_RULES } from '../../src/plan/packet/rules/index.ts'
import { VAGUE_TERMS } from '../../src/plan/packet/vague.ts'
import { LIFECYCLE } from '../../src/run/lifecycle.ts'

const files = protocolSkill()
const skill = files['skills/spec-protocol/SKILL.md'] ?? ''
const packet = files['skills/spec-protocol/reference/packet.md'] ?? ''
const gates = files['skills/spec-protocol/reference/gates.md'] ?? ''

test('the skill says when to use it, and leads to its pages (S2-06)', () => {
  expect(skill).toMatch(/^---\nname: spec-protocol\ndescription: Use when .{20,80}\n---\n/)
  for (const [, path] of skill.matchAll(/\]\(([^)]+)\)/g))
    expect(Object.keys(files)).toContain(`skills/spec-protocol/${path}`)
})

test('it has every section that a finding names, with its own number (S2-07, S2-10)', () => {
  for (const [number, name] of Object.entries(SECTIONS))
    expect(packet).toContain(`## Section ${number}: ${name}`)
  for (const number of [14, 15]) expect(gates).toContain(`## Section ${number}: `)
})

test('its pages point to each other by section, and repeat nothing (S2-10)', () => {
  for (const check of Object.keys(PACKET_CHECKS) as PacketCheckId[]) {
    const [row = ''] = gates.split('\n').filter((line) => line.startsWith(`| ${check} |`))
    const [section = '', name] = row.split(' | ').at(-1)?.replace(/ \|$/, '').split(', ') ?? []
    expect(packet).toContain(`## ${section}: ${name}`)
  }
  const sentences = (page: string) => page.split('\n').filter((line) => line.length > 40 && line[0] !== '<')
  expect(sentences(packet).length).toBeGreaterThan(5)
  for (const sentence of sentences(packet)) expect(gates + skill).not.toContain(sentence)
  for (const sentence of sentences(gates)) expect(skill).not.toContain(sentence)
})

test('it has every check of gates 1 to 3 with its rule and its message (S2-06, S2-07)', () => {
  for (const check of Object.keys(PACKET_CHECKS) as PacketCheckId[]) {
    const [row = ''] = gates.split('\n').filter((line) => line.startsWith(`| ${check} |`))
    const [before = ''] = packetMessage(check, '{}').split('{}')
    expect(row).toContain(before)
    expect(row.split(' | ').every((cell) => cell.trim() !== '')).toBe(true)
  }
  for (const { summary, message } of PACKET_RULES) {
    expect(gates).toContain(summary)
    expect(gates).toContain(message)
  }
  for (const id of ['scope/inside', 'scope/untouched'])
    expect(gates).toContain(ALL_CHECKS.find((check) => check.id === id)?.summary)
})

test('it has the vocabulary, the vague terms, the retry template, the tiers and the lifecycle (S2-08, S2-37, S2-43)', () => {
  for (const word of ['MUST', 'MUST NOT', 'SHOULD', 'SHOULD NOT', 'MAY'])
    expect(packet).toContain(`\n- ${word}`)
  for (const words of VAGUE_TERMS) expect(packet).toContain(words)
  expect(gates).toContain(
    'Gate <n> (<gate>) <check>: <message> (Section <s>)  [<check>]\n    <guidance: what to fix>',
  )
  expect(gates).toContain('| TRIVIAL | SKIPPED | none |')
  for (const state of LIFECYCLE) expect(gates).toContain(`- ${state}: `)
})

test('its example is a packet that passes gate 1', () => {
  const [, example = ''] = /```yaml\n([\s\S]*?)```/.exec(packet) ?? []
  const { plan } = readTasksMd(
    `- [ ] 1.1 Ignore secrets\n  - **Verify**: \`grep -q env .gitignore\`\n\n${example}`,
    't.md',
  )
  const [task] = plan.tasks
  expect(task?.packet?.assertions).toHaveLength(1)
  expect(task && checkPacket(task, plan)).toEqual([])
})

test('it stays short: agents read it (S2-52)', () => {
  expect(skill.length).toBeLessThan(1_200)
  expect(packet.length + gates.length).toBeLessThan(9_000)
})
