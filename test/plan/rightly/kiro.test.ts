import { describe, expect, it } from 'vitest'
import { readKiro } from '../../../src/plan/formats/kiro.ts'

const read = (text: string) => readKiro(text, '.kiro/specs/x/tasks.md').plan.tasks

describe('a box of Kiro without an id', () => {
  const found = (line: string) => {
    const { plan, problems } = readKiro(
      `- [ ] 1. A\n  - x\n- [ ] 2. B\n  - y\n${line}\n`,
      '.kiro/specs/x/tasks.md',
    )
    return [
      plan.tasks.map(({ id }) => id).join(' '),
      ...problems.map(({ id, severity, line: at }) => `${id} ${severity} ${at}`),
    ]
  }
  it('blocks, since a box is a task there', () => {
    expect(found('- [ ] Write the docs')).toEqual(['1 2', 'read/no-id block 5'])
    expect(found('- [ ] 7 wheels turn')).toEqual(['1 2', 'read/no-id block 5'])
  })
  it('has one where its number goes on without a dot', () => {
    expect(found('- [ ] 3 Write the docs')).toEqual(['1 2 3'])
  })
})

describe('Kiro', () => {
  it('a group with bullets of its own is work, and comes before its children', () => {
    const tasks = read(
      '- [ ] 1. Set the project up\n  - Create the folders\n  - _Requirements: 1.1_\n  - [ ] 1.1 Add the parser\n  - [ ] 1.2 Add the printer\n- [ ] 2. Ship\n',
    )
    expect(tasks.map(({ id, kind }) => `${id} ${kind}`)).toEqual(['1 work', '1.1 work', '1.2 work', '2 work'])
    expect(tasks[0]?.dependsOn).toEqual([])
  })

  it('a group without bullets of its own comes after its children', () => {
    const tasks = read('- [ ] 1. Store\n  - _要件: 1.1_\n  - [ ] 1.1 A\n- [ ] 2. Ship\n')
    expect(tasks.map(({ id, kind }) => `${id} ${kind}`)).toEqual(['1.1 work', '1 verify', '2 work'])
  })

  it.each(['- [ ]* 1.2 Test it', '- [ ]\\* 1.2 Test it'])('%s is an optional task', (line) => {
    const tasks = read(`- [ ] 1.1 Add it\n${line}\n- [ ] 1.3 Ship\n`)
    expect(tasks.map(({ id }) => id)).toEqual(['1.1', '1.2', '1.3'])
    expect(tasks[1]?.markers).toEqual(['OPTIONAL'])
    expect(tasks[1]?.box).toEqual({ line: 2, column: 4 })
  })
})
