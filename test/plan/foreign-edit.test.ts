import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyEdits, foreignEdit } from '../../src/plan/edit.ts'

const plan =
  '# T\n\n- [ ] 1.1 One\n  - **Verify**: `a`\n- [ ] 1.10 Ten\n* [ ] **1.2** Two\n- [ ] no id at all\n'
const own = [{ id: '1.1', line: 3 }]

describe('an edit of the plan', () => {
  test('the box of the own task may be ticked and unticked', () => {
    const ticked = plan.replace('[ ] 1.1 ', '[x] 1.1 ')
    expect(foreignEdit(plan, ticked, own)).toBeUndefined()
    expect(foreignEdit(ticked, plan, own)).toBeUndefined()
    expect(
      foreignEdit(plan, plan.replace('[ ] **1.2', '[X] **1.2'), [{ id: '1.2', line: 9 }]),
    ).toBeUndefined()
  })

  test('an id with the same beginning is another task', () => {
    expect(foreignEdit(plan, plan.replace('[ ] 1.10', '[x] 1.10'), own)).toBe(5)
  })

  test('a task without an id is known by its line', () => {
    const ticked = plan.replace('[ ] no id', '[x] no id')
    expect(foreignEdit(plan, ticked, [{ id: '4', line: 7 }])).toBeUndefined()
    expect(foreignEdit(plan, ticked, [{ id: '4', line: 6 }])).toBe(7)
  })

  test('a change of one character is foreign unless it is in the box of the own task', () => {
    fc.assert(
      fc.property(fc.nat(plan.length - 1), fc.constantFrom('x', ' ', '-', '`', '\n'), (at, put) => {
        const after = plan.slice(0, at) + put + plan.slice(at + 1)
        const isOwnBox = at === plan.indexOf('[ ] 1.1 ') + 1 && (put === 'x' || put === ' ')
        if (after !== plan) expect(foreignEdit(plan, after, own) === undefined).toBe(isOwnBox)
      }),
      { numRuns: 500 },
    )
  })

  test('edits are applied as the tool applies them', () => {
    expect(applyEdits('a b a', [{ old: 'a', new: 'c', all: false }])).toBe('c b a')
    expect(applyEdits('a b a', [{ old: 'a', new: '$&', all: true }])).toBe('$& b $&')
    expect(applyEdits('a\r\nb', [{ old: 'a\nb', new: 'c', all: false }])).toBe('c')
    expect(applyEdits('a', [{ old: 'x', new: 'y', all: false }])).toBeUndefined()
  })
})
