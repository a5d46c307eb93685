import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lint, prepare } from '../../src/cli/plans.ts'
import { fakeTerminal } from '../support/fake-terminal.ts'
import { makeRepository } from '../support/repository.ts'

const ROOT = join(import.meta.dirname, '../..')
const SKILL = readFileSync(join(ROOT, 'skills/prove/SKILL.md'), 'utf8')
/** The commands that the skill tells the model to run, as it writes them. */
const COMMANDS = [...SKILL.matchAll(/`(ultraplan [^`]+)`/g)].map(([, command = '']) => command)

const PLAN = '# Plan\n\n- [ ] 1. Parse\n  - Write `parse.js`\n- [ ] 2. Print\n  - Write `print.js`\n'
const SIDECAR = '.kiro/specs/demo/verify.yaml'

function project() {
  const { root } = makeRepository({
    'package.json': JSON.stringify({ scripts: { test: 'node --test' } }),
    '.kiro/specs/demo/tasks.md': PLAN,
  })
  const call = async (line: string) => {
    const [, name, ...args] = line.replace('<plan>', '.kiro/specs/demo').split(' ')
    const terminal = fakeTerminal(root)
    const code = await (name === 'lint' ? lint : prepare).run(args, terminal)
    return { code, out: terminal.stdout }
  }
  return { call, sidecar: join(root, SIDECAR) }
}

describe('the skill that lets the model write proofs', () => {
  it('is for people to call, and what it points at is there', () => {
    expect(SKILL).toMatch(/^---\nname: prove\n[\s\S]*?disable-model-invocation: true\n---\n/)
    const links = [...SKILL.matchAll(/\]\((\S+)\)/g)].map(([, path = '']) => path)
    expect(links).toEqual(['../plan/reference/verify.md'])
    expect(existsSync(join(ROOT, 'skills/prove', links[0] as string))).toBe(true)
  })

  it('leads by its own commands from a plan without proofs to one whose proofs fail today', async () => {
    const { call, sidecar } = project()
    const [look, begin, undo, probe, ...others] = COMMANDS as [string, string, string, string]
    expect(others).toEqual([])
    const seen = await call(look)
    expect(seen.code).toBe(1)
    expect(seen.out).toMatch(/1 {2}Parse[\s\S]*no verify[\s\S]*2 {2}Print/)
    expect((await call(begin)).code).toBe(0)
    expect((await call(undo)).code).toBe(0)
    expect(existsSync(sidecar)).toBe(false)
    await call(begin)
    writeFileSync(sidecar, '"1": grep -q parse parse.js\n"2": grep -q scripts package.json\n')
    const passing = await call(probe)
    expect(passing.code).toBe(1)
    expect(passing.out).toMatch(/task 2 .*\[lint\/probe\]/)
    expect(passing.out).not.toMatch(/task 1 .*\[lint\/probe\]/)
    writeFileSync(sidecar, '"1": grep -q parse parse.js\n"2": grep -q print print.js\n')
    expect(await call(probe)).toMatchObject({ code: 0 })
  })
})
