import { describe, expect, test } from 'vitest'
import type { TaskSummary } from '../../src/model/event.ts'
import { without } from '../../src/run/change.ts'
import { outstandingReviews } from '../../src/run/reviews.ts'
import { needsSpecReview, nextReviewIndex, taskIndex } from '../../src/run/spec-review.ts'
import { ReviewStory } from '../support/review-story.ts'
import { aSummary } from '../support/run-builder.ts'

const roles = (config: unknown, over: Partial<TaskSummary> = {}) => {
  const story = new ReviewStory(config, [aSummary('1.1', over)]).pass('1.1')
  return outstandingReviews(story.run, story.task('1.1')).map(({ role }) => role)
}
const NO_SPEC = { review: { spec: false } }

describe('how much review, for which task', () => {
  test('a task with no stated tier gets the architect (seed 001)', () => {
    expect(roles(NO_SPEC)).toEqual(['architect'])
    expect(roles({ review: { spec: false, architect: false } })).toEqual([])
  })

  test('TRIVIAL gets no review, SIMPLE only where configured, MODERATE and COMPLEX always the architect', () => {
    expect(roles({}, { tier: 'TRIVIAL' })).toEqual([])
    expect(roles({}, { tier: 'SIMPLE' })).toEqual([])
    expect(roles({ review: { spec: false, simple: true } }, { tier: 'SIMPLE' })).toEqual(['architect'])
    for (const tier of ['MODERATE', 'COMPLEX'] as const)
      expect(roles({ review: { spec: false, architect: false } }, { tier })).toEqual(['architect'])
  })

  test('with review.when: risk a change of documentation alone needs no architect, unless something is in doubt', () => {
    const needed = (files: string[], over: Partial<TaskSummary> = {}, colour: 'PASS' | 'ORANGE' = 'PASS') => {
      const review = { spec: false, when: 'risk' }
      const story = new ReviewStory({ review }, [aSummary('1.1', over)]).dispatch('1.1').claim('1.1')
      const plan = story.run.planFiles.map(({ path }) => path)
      story.judge('1.1', { colour, filesChanged: [...files, ...plan] })
      return outstandingReviews(story.run, story.task('1.1')).map(({ role }) => role)
    }
    expect(needed(['README.md', 'docs/use.rst', 'LICENSE'])).toEqual([])
    expect(needed(['README.md', 'src/a.ts'])).toEqual(['architect'])
    expect(needed(['README.md'], {}, 'ORANGE')).toEqual(['architect'])
    for (const tier of ['MODERATE', 'COMPLEX'] as const)
      expect(needed(['README.md'], { tier })).toEqual(['architect'])
    // Text that programs or agents read, and a change of nothing.
    for (const files of [['requirements.txt'], ['CLAUDE.md'], ['.claude/agents/a.md'], ['a.mdx'], []])
      expect(needed(files)).toEqual(['architect'])
    expect(roles(NO_SPEC)).toEqual(['architect'])
  })

  test('SIMPLE is reviewed where its packet asks for it, and not where it declines (S2-45)', () => {
    expect(roles(NO_SPEC, { tier: 'SIMPLE', review: true })).toEqual(['architect'])
    const simple = { review: { spec: false, simple: true } }
    expect(roles(simple, { tier: 'SIMPLE', review: false })).toEqual([])
    expect(roles(NO_SPEC, { tier: 'COMPLEX', review: false })).toEqual(['architect'])
    expect(roles(NO_SPEC, { tier: 'TRIVIAL', review: true })).toEqual([])
  })

  test('verification tier 2 adds a verifier, 3 adds votes, per task or for the run (S3-09, S3-14, S3-52)', () => {
    const review = { spec: false, architect: false }
    expect(roles({ review }, { verification: 2 })).toEqual(['verifier'])
    expect(roles({ review: { ...review, tier: 3 } })).toEqual(['verifier', 'verifier', 'verifier'])
    expect(roles({ review: { ...review, tier: 3, votes: 5 } })).toHaveLength(5)
    expect(roles({ review: { ...review, tier: 3 } }, { verification: 1 })).toEqual([])
    expect(roles({ review: { ...review, tier: 2 } }, { tier: 'TRIVIAL' })).toEqual(['verifier'])
  })

  test('a tier that is switched off does not run whatever was asked (S3-22)', () => {
    const review = { spec: false, architect: false }
    expect(roles({ review: { ...review, tier2: false } }, { verification: 3 })).toEqual([])
    expect(roles({ review: { ...review, tier3: false } }, { verification: 3 })).toEqual(['verifier'])
  })

  test('all of them come in their order', () => {
    expect(roles({}, { verification: 2, securityReview: true })).toEqual([
      'architect',
      'verifier',
      'security-reviewer',
      'spec-reviewer',
    ])
  })
})

describe('when a spec review runs', () => {
  const indices = (
    config: unknown,
    ids: string[],
    over: (id: string) => Partial<TaskSummary> = () => ({}),
  ) => {
    const { run } = new ReviewStory(
      config,
      ids.map((id) => aSummary(id, over(id))),
    )
    return run.tasks.filter((task) => needsSpecReview(run, task)).map((task) => taskIndex(run, task))
  }
  const ids = (phase: number, count: number) => Array.from({ length: count }, (_, n) => `${phase}.${n + 1}`)

  test('at every fifth task from the first on, and at the last (S0-15, S0-16, S0-17)', () => {
    expect(indices({}, ids(1, 12))).toEqual([0, 5, 10, 11])
    expect(indices({}, ids(1, 1))).toEqual([0])
    expect(indices({}, ids(1, 3))).toEqual([0, 2])
  })

  test('at the first task of a new phase (S0-14)', () => {
    expect(indices({}, [...ids(1, 2), ...ids(2, 2), ...ids(3, 2)])).toEqual([0, 2, 4, 5])
  })

  test('the phase is the number in the id, else in the heading', () => {
    const phase = (id: string) => ({
      phase: id === 'V1' || id.startsWith('1') ? 'Phase 1: Build' : 'Phase 2: Ship',
    })
    expect(indices({}, ['1.1', 'V1', '2.1', 'V2', 'V3'], phase)).toEqual([0, 2, 4])
  })

  test('not at the first task in a run that began before that was a rule: its journal means the same', () => {
    const { run } = new ReviewStory(
      {},
      ids(1, 7).map((id) => aSummary(id)),
    )
    const old = without(run, 'rules')
    expect(old.tasks.filter((task) => needsSpecReview(old, task)).map(({ id }) => id)).toEqual(['1.6', '1.7'])
  })

  test('settable upwards to every task, and off', () => {
    expect(indices({ review: { every: 1 } }, ids(1, 4))).toEqual([0, 1, 2, 3])
    expect(indices({ review: { every: 2 } }, ids(1, 4))).toEqual([0, 2, 3])
    expect(indices({ review: { spec: false } }, ids(1, 4))).toEqual([])
  })

  test('a skipped one knows the index of the next (S0-18)', () => {
    const { run } = new ReviewStory(
      {},
      [...ids(1, 2), ...ids(2, 7)].map((id) => aSummary(id)),
    )
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => nextReviewIndex(run, index))).toEqual([
      2,
      2,
      5,
      5,
      5,
      8,
      8,
      8,
      undefined,
    ])
  })

  test('fix tasks share the index of their original and do not count', () => {
    const story = new ReviewStory(
      {},
      ids(1, 3).map((id) => aSummary(id)),
    ).addFix('1.2', '1.2.1')
    expect(story.run.tasks.map((task) => taskIndex(story.run, task))).toEqual([0, 1, 1, 2])
    expect(story.run.tasks.filter((task) => needsSpecReview(story.run, task)).map(({ id }) => id)).toEqual([
      '1.1',
      '1.3',
    ])
  })
})
