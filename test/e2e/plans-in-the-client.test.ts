import { describe, expect, test } from 'vitest'
import { bash, follow, playPrint, say } from './harness/index.ts'
import { demo } from './support/plans.ts'

const DRAFT = `mkdir -p specs/hello && cat > specs/hello/tasks.md <<'PLAN'
# Tasks: hello

## Phase 1: Say hello

- [ ] 1.1 Write the greeting
  - **Do**: Write hello.txt with a greeting
  - **Files**: \`hello.txt\`
  - **Done when**: hello.txt holds "hello, world"
  - **Verify**: \`grep -q 'hello, world' hello.txt\`
  - **Commit**: \`feat: say hello\`
PLAN
ultraplan lint hello --strict && ultraplan lint hello --probe`

describe('plans, in the client', () => {
  test('/ultraplan:plan tells the model how to draft a plan, and the program it is to lint with is at hand', async () => {
    const { stage } = await playPrint({
      title: 'a plan from a goal',
      files: { 'README.md': 'nothing yet\n' },
      prompt: '/ultraplan:plan greet the world',
      coordinator: [[bash(DRAFT)], [say('The plan is in specs/hello; please look at it.')]],
      cast: [],
    })
    const [first, second] = stage.asked('coordinator')
    expect(first?.newest).toContain('greet the world')
    expect(first?.newest).toMatch(/tasks\.md[\s\S]*lint/)
    expect(second?.newest).toMatch(/no findings|clean|0 findings/i)
    expect(stage.repo.read('specs/hello/tasks.md')).toContain('- [ ] 1.1 Write the greeting')
  })

  test('/ultraplan:lint answers a person with every finding, and costs no token', async () => {
    const { stage, run } = await playPrint(
      demo('a plan that proves nothing', ['1.1'], {
        files: {
          'specs/demo/tasks.md':
            '# Tasks\n\n- [ ] 1.1 Do it\n  - **Files**: `a.txt`\n  - **Done when**: a.txt is there\n  - **Verify**: `true`\n',
        },
        prompt: '/ultraplan:lint demo',
        cast: [],
      }),
    )
    expect(run.result).toContain('specs/demo/tasks.md:6')
    expect(run.result).toMatch(/\[lint\/[\w-]+\]/)
    expect(stage.asked('coordinator')).toHaveLength(0)
  })

  test('/ultraplan:implement refuses a plan with such a finding, says which, and starts nothing', async () => {
    const { stage, run } = await playPrint(
      demo('refused', ['1.1'], {
        files: {
          'specs/demo/tasks.md':
            '# Tasks\n\n- [ ] 1.1 Do it\n  - **Files**: `a.txt`\n  - **Done when**: a.txt is there\n  - **Verify**: `echo done`\n',
        },
        coordinator: (ask) => follow(ask),
        cast: [],
      }),
    )
    expect(run.result).toContain('specs/demo/tasks.md:6')
    expect(stage.journal()).toEqual([])
  })
})
