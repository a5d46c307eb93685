import { describe, expect, it } from 'vitest'
import { readPlanText } from '../../../src/plan/formats/index.ts'
import { lintPlan } from '../../../src/plan/lint/lint-plan.ts'
import { changesWorld } from '../../../src/plan/shell/changes-world.ts'

function read(file: string, text: string) {
  const answer = readPlanText(text, file)
  if (answer.kind !== 'read') throw new Error(answer.kind)
  const { tasks } = answer.reading.plan
  return {
    runs: tasks.map(({ verify, criteria }) =>
      [...verify, ...criteria].flatMap(({ command }) => command ?? []),
    ),
    found: lintPlan(answer.reading).map(({ id, severity, line }) => `${id} ${severity} ${line}`),
  }
}

describe('a command that changes more than the checkout is seen', () => {
  it.each([
    'npx --prefix client prisma migrate reset --force',
    'terraform apply -auto-approve',
    'ssh root@host "systemctl reload nginx"',
    'scp a.tar root@host:/srv',
    'cd infra && pulumi up --yes',
    'supabase db push',
    'npx supabase db push',
    'kubectl apply -f k8s/',
    'npm publish',
    'docker compose down -v && docker compose up -d',
    'git push origin main',
    'git clean -fd',
    'npm install -g parcels',
    'php artisan migrate:fresh --seed',
    'bin/rails db:reset',
    'python manage.py flush --no-input',
    'bash -c "vercel deploy --prod"',
    'npm run db:reset && npm test',
    'lsof -ti:3000 | xargs kill -9',
    'curl -X DELETE https://api.example.com/parcels/1',
    'mysql parcels < schema.sql',
    'psql parcels -c "DROP TABLE parcels"',
    'rm -rf ~/parcels',
    'sudo make install',
    'gh release create v1',
    'for each in a b; do ssh $each uptime; done',
  ])('%s', (command) => expect(changesWorld(command)).toBeDefined())
})

describe('a command that only looks, or changes only the checkout, is not', () => {
  it.each([
    'npm test',
    'grep -q "terraform apply" docs/a.md',
    'echo "npm publish; git push"',
    'terraform plan',
    'terraform validate',
    'npm publish --dry-run',
    'kubectl get pods',
    'docker compose config',
    'docker compose up -d && npm test',
    'rm -rf .next && npm run build',
    'curl -X POST http://localhost:3000/login',
    'python manage.py test',
    'npx prisma validate',
    'npx prisma migrate status',
    'alembic upgrade head',
    'git status --porcelain',
    'git diff --exit-code',
    'node scripts/deploy.test.js',
    'npm run release-notes:check',
    'gh pr view 3',
    'aws-vault list',
    'npm run service:test',
    'make test',
    'docker compose run --rm app npm test',
    'node server.js & pid=$!; npm test; kill $pid',
    'npm ls -g vite',
    'git merge-base --is-ancestor a b',
    'git tag -l v1',
    'git stash list',
  ])('%s', (command) => expect(changesWorld(command)).toBeUndefined())
})

describe('such a command is no proof', () => {
  it('of a step that expects something of it', () => {
    const { runs, found } = read(
      'docs/plans/2026-02-03-parcel.md',
      '### Task 1: Send\n\nRun: `npx prisma migrate reset --force`\nExpected: database recreated.\n\n### Task 2: Weigh\n\nRun: `npm test`\nExpected: PASS\n',
    )
    expect(runs).toEqual([[], ['npm test']])
    expect(found).toContain('read/run warn 3')
    expect(found).toContain('lint/verify-runnable block 3')
  })
  it('of a field, and what is beside it stays', () => {
    const { runs, found } = read(
      'specs/parcel/tasks.md',
      '- [ ] 1.1 Send\n  - **Verify**: `npm test` passes, and `npm publish` succeeds\n',
    )
    expect(runs).toEqual([['npm test']])
    expect(found).toContain('read/run warn 2')
    expect(found).toContain('lint/verify-words warn 2')
  })
  it('of a criterion', () => {
    const { runs, found } = read(
      'TASKS.json',
      JSON.stringify({
        tasks: [
          {
            id: 'P-1',
            title: 'Send',
            acceptanceCriteria: [{ description: 'out', verificationCommand: 'terraform apply' }],
          },
        ],
      }),
    )
    expect(runs).toEqual([[]])
    expect(found).toContain('read/run warn 1')
  })
  it('nor is one with a name to be filled in', () =>
    expect(
      read('specs/parcel/tasks.md', '- [ ] 1.1 Send\n  - **Verify**: `npm test -- <file>`\n').runs,
    ).toEqual([[]]))
  it('and is not told of a task that is done', () =>
    expect(
      read('specs/parcel/tasks.md', '- [x] 1.1 Send\n  - **Verify**: `npm publish`\n').found.join(),
    ).not.toContain('read/run'))
})
