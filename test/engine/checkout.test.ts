import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { runsFolder } from '../../src/engine/runs/active.ts'
import { type Checkout, inCheckout, removeCheckouts } from '../../src/engine/runs/checkout.ts'
import { runCommand } from '../../src/io/run-command.ts'
import { ClientSession, demoPlan } from '../support/client-session.ts'
import { provedRun } from '../support/proved-run.ts'
import { makeRepository } from '../support/repository.ts'

const IGNORE = { '.gitignore': 'node_modules/\ndist/\n.env\n*.local\n' }
const soon = () => Date.now() + 1000

function place(files: Record<string, string> = {}) {
  const repository = makeRepository({ 'a.txt': 'one\n', ...IGNORE, ...files })
  const dir = mkdtempSync(join(tmpdir(), 'ultraplan-run-'))
  onTestFinished(() => {
    removeCheckouts(dir, repository.root)
    rmSync(dir, { recursive: true, force: true })
  })
  const { root } = repository
  const head = () => repository.head()
  const use = <T>(
    work: (checkout: Checkout) => T | Promise<T>,
    { commit = head(), before = soon(), links = ['node_modules'] } = {},
  ) => inCheckout({ dir, root, commit, bring: { from: root, links, before } }, async (each) => work(each))
  const run = (command: string, checkout: Checkout) =>
    runCommand(command, {
      cwd: checkout.path,
      env: checkout.environment({ PATH: process.env.PATH, HOME: dir }) as Record<string, string>,
      limitMs: 20_000,
      outputBytes: 10_000,
    })
  const worktrees = () => repository.git('worktree', 'list').trim().split('\n').length - 1
  return { ...repository, repository, dir, head, use, run, worktrees }
}

const listing = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path !== '.git' && lstatSync(join(folder, path)).isFile())
    .sort()

describe('a checkout', () => {
  test('is made once, and is exactly the commit at each use, whatever a command did there', async () => {
    const { use, run, write, commit, head, git, root } = place()
    const first = head()
    write({ 'b/new.txt': 'two\n', 'a.txt': 'two\n' })
    const second = commit()
    const litter = [
      'echo bent > a.txt; rm -rf b; mkdir -p dist deep/er; echo x > dist/x.js; echo y > deep/er/y',
      'git update-index --assume-unchanged a.txt; git checkout -q -b stray; git init -q nested; chmod +x .gitignore',
    ]
    const path = await use(async (checkout) => {
      for (const each of litter) expect(await run(each, checkout)).toMatchObject({ exitCode: 0 })
      return checkout.path
    })
    await use(
      async (checkout) => {
        expect(checkout.path).toBe(path)
        expect(listing(path)).toEqual(['.gitignore', 'a.txt'])
        expect(readFileSync(join(path, 'a.txt'), 'utf8')).toBe('one\n')
        expect(
          (await run('git status --porcelain --ignored; git rev-parse HEAD', checkout)).output.toString(),
        ).toBe(`${first}\n`)
      },
      { commit: first },
    )
    await use(({ path: again }) => {
      expect(again).toBe(path)
      expect(listing(path)).toEqual(['.gitignore', 'a.txt', 'b/new.txt'])
      expect(readFileSync(join(path, 'a.txt'), 'utf8')).toBe('two\n')
    })
    expect(git('status', '--porcelain')).toBe('')
    expect(head()).toBe(second)
    expect(path.startsWith(root)).toBe(false)
  })

  test('has nothing beside it that a command left there: tools look upwards', async () => {
    const { use, run } = place()
    const plant =
      'mkdir -p ../node_modules/planted && echo "module.exports = 1" > ../node_modules/planted/index.js'
    await use(async (checkout) => expect(await run(plant, checkout)).toMatchObject({ exitCode: 0 }))
    await use(async (checkout) =>
      expect(await run(`node -p "require('planted')"`, checkout)).toMatchObject({ exitCode: 1 }),
    )
  })

  test('is in no folder whose name begins with a dot, and has the name of the repository', async () => {
    const { use, root } = place()
    const path = await use((checkout) => checkout.path)
    expect(path.split('/').filter((part) => part.startsWith('.'))).toEqual([])
    expect(path.endsWith(root.slice(root.lastIndexOf('/')))).toBe(true)
  })

  test('has nothing of what a person has not committed, and nothing of theirs is touched', async () => {
    const { use, run, write, read, git } = place()
    write({ 'a.txt': 'half a sentence', 'mine.txt': 'a note\n' })
    git('add', 'a.txt')
    const before = git('status', '--porcelain')
    await use(async (checkout) => {
      expect(listing(checkout.path)).toEqual(['.gitignore', 'a.txt'])
      expect(readFileSync(join(checkout.path, 'a.txt'), 'utf8')).toBe('one\n')
      await run('echo litter > litter.txt; echo bent > a.txt', checkout)
    })
    expect(git('status', '--porcelain')).toBe(before)
    expect(read('a.txt')).toBe('half a sentence')
    expect(read('mine.txt')).toBe('a note\n')
  })

  test('runs no git hook, and lets them run in other repositories', async () => {
    const { use, run, write, root, dir } = place()
    write({
      '.git/hooks/pre-commit': '#!/bin/sh\nexit 1\n',
      '.git/hooks/post-checkout': '#!/bin/sh\nexit 1\n',
    })
    for (const name of ['pre-commit', 'post-checkout']) chmodSync(join(root, '.git/hooks', name), 0o755)
    const commit = 'git -c user.name=a -c user.email=a@b commit -q --allow-empty -m x'
    await use(async (checkout) => {
      expect(await run(commit, checkout)).toMatchObject({ exitCode: 0 })
      const other = `git init -q ${dir}/other && cp ${root}/.git/hooks/pre-commit ${dir}/other/.git/hooks/`
      expect(await run(other, checkout)).toMatchObject({ exitCode: 0 })
      expect(await run(`cd ${dir}/other && ${commit}`, checkout)).toMatchObject({ exitCode: 1 })
    })
  })

  test('comes from a linked worktree of the person as well', async () => {
    const { git, root, dir } = place()
    const linked = join(dir, 'linked')
    git('worktree', 'add', '-q', '-b', 'side', linked)
    const bring = { from: linked, links: [], before: soon() }
    const commit = git('rev-parse', 'side').trim()
    await inCheckout({ dir, root: linked, commit, bring }, async ({ path }) =>
      expect(listing(path)).toEqual(['.gitignore', 'a.txt']),
    )
    removeCheckouts(dir, root)
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(2)
  })
})

/** The clock that sets the times of files is a little late. */
const clockPasses = async () => {
  const since = Date.now()
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(since + 20))
}

describe('what git ignores', () => {
  test('is brought along as a copy when it is older than the task; what is newer is named', async () => {
    const { use, run, write, read } = place()
    write({ '.env': 'A=1\n', 'dist/old.js': 'old\n' })
    await clockPasses()
    const before = Date.now()
    await clockPasses()
    write({ 'dist/new.js': 'new\n' })
    await use(
      async (checkout) => {
        expect(checkout.leftOut).toEqual(['dist/new.js'])
        expect(listing(checkout.path)).toEqual(['.env', '.gitignore', 'a.txt', 'dist/old.js'])
        await run('echo bent > dist/old.js; echo bent > .env', checkout)
      },
      { before },
    )
    expect(read('dist/old.js') + read('.env')).toBe('old\nA=1\n')
  })

  test('is named once, and files of the client are not: no proof depends on them', async () => {
    const { use, write, git } = place()
    git('config', 'core.excludesFile', '.git/ignored')
    write({ '.git/ignored': '**/.claude/settings.local.json\nlocal.txt\n' })
    await clockPasses()
    const before = Date.now()
    await clockPasses()
    write({ '.claude/settings.local.json': '{}', 'made/local.txt': 'new\n' })
    await use((checkout) => expect(checkout.leftOut).toEqual(['made/local.txt']), { before })
  })

  test('and cannot be read, or leads nowhere, keeps no proof from running', async () => {
    const { use, write, root } = place()
    write({ '.env': 'A=1\n', 'dist/x.js': 'x\n', 'node_modules/.package-lock.json': '{}' })
    symlinkSync('itself', join(root, 'dist/itself'))
    symlinkSync('itself', join(root, 'node_modules/itself'))
    const name = 'd'.repeat(200)
    const deeper = `n=0; while [ $n -lt 30 ]; do mkdir ${name} && cd -P ${name} || exit; n=$((n + 1)); done`
    onTestFinished(() => void spawnSync('rm', ['-rf', join(root, 'dist')]))
    spawnSync('sh', ['-c', deeper], { cwd: join(root, 'dist') })
    await use((checkout) => {
      const brought = ['.env', '.gitignore', 'a.txt', 'dist/x.js', 'node_modules/.package-lock.json']
      expect(listing(checkout.path)).toEqual(brought)
      expect(checkout.leftOut).toEqual([expect.stringMatching(/^dist(?:\/d{200})+$/)])
    })
  })

  test('writes nothing through a link that the commit has in its place', async () => {
    const { use, git, write, commit, head, root, dir } = place()
    mkdirSync(join(dir, 'elsewhere'))
    symlinkSync(join(dir, 'elsewhere'), join(root, 'build'))
    const old = commit()
    git('rm', '-q', 'build')
    write({ '.gitignore': 'build/\n' })
    commit()
    write({ 'build/deep/x.js': 'x\n', 'build/node_modules/left/index.js': '' })
    await use(({ path }) => expect(lstatSync(join(path, 'build')).isSymbolicLink()).toBe(true), {
      commit: old,
    })
    await use(({ path }) => expect(existsSync(join(path, 'build/deep/x.js'))).toBe(true), { commit: head() })
    expect(readdirSync(join(dir, 'elsewhere'))).toEqual([])
  })

  test('a folder with very many files is linked rather than copied', async () => {
    const { use, run, write } = place()
    write(Object.fromEntries(Array.from({ length: 2100 }, (_, n) => [`dist/part/${n}.js`, 'x\n'])))
    await use(async (checkout) => {
      expect(lstatSync(join(checkout.path, 'dist')).isDirectory()).toBe(true)
      expect(lstatSync(join(checkout.path, 'dist/part')).isSymbolicLink()).toBe(true)
      expect(await run('test -f dist/part/2099.js && rm -rf dist', checkout)).toMatchObject({ exitCode: 0 })
    })
    await use(async (checkout) =>
      expect(await run('test -f dist/part/2099.js', checkout)).toMatchObject({ exitCode: 0 }),
    )
  })
})

const PACKAGES = {
  'node_modules/.package-lock.json': '{}\n',
  'node_modules/.cache/tool': 'warm\n',
  'node_modules/left/index.js': 'module.exports = 1\n',
  'node_modules/@scope/right/index.js': 'module.exports = 2\n',
  'packages/b/node_modules/deep/index.js': 'module.exports = 3\n',
}
const WORKSPACE = {
  'packages/a/package.json': '{"main":"index.js"}\n',
  'packages/a/index.js': "module.exports = 'committed'\n",
  'packages/b/index.js': "module.exports = require('deep')\n",
}
const SUM = `node -p "require('left') + require('@scope/right') + require('./packages/b')"`

describe('packages', () => {
  function installed() {
    const where = place(WORKSPACE)
    where.write(PACKAGES)
    mkdirSync(join(where.root, 'node_modules/@own'))
    symlinkSync('../../packages/a', join(where.root, 'node_modules/@own/a'))
    mkdirSync(join(where.root, 'node_modules/.bin'))
    symlinkSync('../left/index.js', join(where.root, 'node_modules/.bin/left'))
    return where
  }

  test('are there by links, in every folder of a monorepo, and git shows nothing', async () => {
    const { use, run } = installed()
    await use(async (checkout) => {
      expect((await run(`${SUM}; git status --porcelain`, checkout)).output.toString()).toBe('6\n')
      expect(realpathSync(join(checkout.path, 'node_modules/.bin/left'))).toMatch(
        /node_modules\/left\/index\.js$/,
      )
    })
  })

  test('of the same repository are the committed ones, not those that a person is editing', async () => {
    const { use, run, write } = installed()
    write({ 'packages/a/index.js': "module.exports = 'not saved yet'\n" })
    await use(async (checkout) =>
      expect((await run(`node -p "require('@own/a')"`, checkout)).output.toString()).toBe('committed\n'),
    )
  })

  test('survive a command that removes or adds some, and caches stay apart', async () => {
    const { use, run, root, read } = installed()
    const before = listing(join(root, 'node_modules'))
    await use(async (checkout) => {
      // What `npm ci` and `npm install` do.
      const command = [
        'rm -rf node_modules/* node_modules/.bin/* packages/b/node_modules',
        'mkdir -p node_modules/.cache node_modules/.bin node_modules/@scope/new',
        'echo cold > node_modules/.cache/tool; echo x > node_modules/.bin/new; echo "{1}" > node_modules/.package-lock.json',
      ]
      expect(await run(command.join(' && '), checkout)).toMatchObject({ exitCode: 0 })
    })
    expect(listing(join(root, 'node_modules'))).toEqual(before)
    expect(read('node_modules/.cache/tool')).toBe('warm\n')
    expect(read('node_modules/.package-lock.json')).toBe('{}\n')
    await use(async (checkout) => expect((await run(SUM, checkout)).output.toString()).toBe('6\n'))
  })

  test('that are committed are the committed ones', async () => {
    const { use, run, write, git, commit, head } = installed()
    const before = head()
    git('add', '-f', 'node_modules/left')
    commit('with a package')
    write({ 'node_modules/left/index.js': 'module.exports = 100\n' })
    const left = (expected: string, at?: string) =>
      use(
        async (checkout) =>
          expect((await run('node -p "require(\'left\')"', checkout)).output.toString()).toBe(expected),
        at ? { commit: at } : {},
      )
    await left('1\n')
    await left('100\n', before)
    await left('1\n')
  })

  test('are untouched when the checkout goes', async () => {
    const { use, root, repository, dir } = installed()
    const before = listing(root).filter((path) => !path.startsWith('.git/'))
    const path = await use((checkout) => checkout.path)
    removeCheckouts(dir, repository.root)
    expect(existsSync(dirname(path))).toBe(false)
    expect(listing(root).filter((each) => !each.startsWith('.git/'))).toEqual(before)
  })

  test('the files of a submodule are there', async () => {
    const { use, run, git, commit, root, dir } = place()
    const other = makeRepository({ 'lib.js': 'module.exports = 7\n' })
    git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', other.root, 'vendored')
    commit('with a submodule')
    for (const _ of ['made', 'used again'])
      await use(async (checkout) =>
        expect(
          (
            await run('node -p "require(\'./vendored/lib\')"; git status --porcelain', checkout)
          ).output.toString(),
        ).toBe('7\n'),
      )
    removeCheckouts(dir, root)
    expect(existsSync(join(root, 'vendored/lib.js'))).toBe(true)
  })
})

describe('several proofs', () => {
  test('at once have a checkout each; one after the other share the first', async () => {
    const { use, worktrees } = place()
    const outer = await use(async (one) => {
      const inner = await Promise.all([use((two) => two.path), use((three) => three.path)])
      return [one.path, ...inner]
    })
    expect(new Set(outer).size).toBe(3)
    expect(await use((again) => again.path)).toBe(outer[0])
    expect(worktrees()).toBe(3)
  })

  test('a checkout that is in use when its run ends goes after its use', async () => {
    const { use, run, dir, root, worktrees } = place()
    const path = await use(async (checkout) => {
      removeCheckouts(dir, root)
      expect(await run('test -f a.txt', checkout)).toMatchObject({ exitCode: 0 })
      return checkout.path
    })
    expect(existsSync(dirname(path))).toBe(false)
    expect(worktrees()).toBe(0)
    expect(existsSync(join(dir, 'checkouts'))).toBe(false)
  })
})

describe('the end of a run', () => {
  const openIn = (dir: string, root: string, commit: string) =>
    inCheckout(
      { dir, root, commit, bring: { from: root, links: [], before: undefined } },
      async ({ path }) => path,
    )

  test('takes its checkouts away', async () => {
    const run = provedRun(['1.1'])
    const path = await openIn(run.dir, run.root, run.head())
    expect(existsSync(path)).toBe(true)
    run.tell({ type: 'run_cancelled', who: 'Ada' })
    expect(existsSync(dirname(path))).toBe(false)
    expect(run.git('worktree', 'list').trim().split('\n')).toHaveLength(1)
  })

  test('that could not be cleaned up leaves them to the start of the next one', async () => {
    const client = new ClientSession(demoPlan('Write a'))
    const { root, head } = client.repository
    await client.types('/ultraplan:implement demo')
    const dir = join(runsFolder(join(root, '.git')), client.run.id)
    await client.types('/ultraplan:cancel')
    const path = await openIn(dir, root, head())
    client.now = new Date(client.now.getTime() + 60_000)
    await client.types('/ultraplan:implement demo')
    expect(client.run.state).toBe('running')
    expect(existsSync(dirname(path))).toBe(false)
  })
})

describe('after an accident', () => {
  type Where = ReturnType<typeof place> & { path: string }
  const record = ({ dir }: Where) => join(dir, 'checkouts/1/worktree.json')
  const change = (where: Where, over: object) =>
    writeFileSync(
      record(where),
      JSON.stringify({ ...JSON.parse(readFileSync(record(where), 'utf8')), ...over }),
    )
  const gitDir = (where: Where) => JSON.parse(readFileSync(record(where), 'utf8')).gitDir as string

  const ACCIDENTS: Record<string, (where: Where) => void> = {
    'a proof was killed': (where) => change(where, { busy: true }),
    'it was killed while the checkout was made': (where) => {
      rmSync(where.path, { recursive: true })
      change(where, { busy: true, gitDir: '' })
    },
    'the record is half a record': (where) => writeFileSync(record(where), '{"path":"/'),
    'the temporary folder was emptied': (where) => rmSync(dirname(where.path), { recursive: true }),
    'its registration is gone': (where) => rmSync(gitDir(where), { recursive: true }),
    'its .git is gone': (where) => rmSync(join(where.path, '.git')),
    'locks were left': (where) => {
      for (const lock of [join(gitDir(where), 'index.lock'), join(gitDir(where), 'HEAD.lock')])
        writeFileSync(lock, '')
      writeFileSync(join(where.dir, 'checkouts/1/index.lock'), '')
    },
    'the index is broken': (where) => writeFileSync(join(where.dir, 'checkouts/1/index'), 'no index'),
    'something cannot be removed': (where) => {
      mkdirSync(join(where.path, 'stuck/in'), { recursive: true })
      chmodSync(join(where.path, 'stuck'), 0o555)
      onTestFinished(() => {
        if (!existsSync(join(where.path, 'stuck'))) return
        chmodSync(join(where.path, 'stuck'), 0o755)
        rmSync(dirname(where.path), { recursive: true })
      })
    },
    'a record points at a person’s folder': (where) => change(where, { path: where.root, busy: true }),
    'a record points at a person’s worktree': (where) => {
      const folder = join(where.dir, 'side')
      where.git('worktree', 'add', '-q', '-b', 'side', folder)
      writeFileSync(join(folder, 'note.txt'), 'theirs\n')
      change(where, { path: folder, gitDir: join(where.root, '.git/worktrees/side') })
      onTestFinished(() => expect(readFileSync(join(folder, 'note.txt'), 'utf8')).toBe('theirs\n'))
    },
  }

  test.each(Object.entries(ACCIDENTS))('%s: the next proof has its checkout', async (_, happen) => {
    const where = place()
    const { use, run, write, read, git, dir } = where
    // A worktree of the person on a disk that is not there now.
    const away = join(dir, 'away')
    git('worktree', 'add', '-q', '-b', 'away', away)
    rmSync(away, { recursive: true })
    write({ 'mine.txt': 'a note\n' })
    const path = await use((checkout) => checkout.path)
    // A folder that no record names any more stays in the temporary folder.
    onTestFinished(() => rmSync(dirname(path), { recursive: true, force: true }))
    happen({ ...where, path })
    await use(async (checkout) => {
      expect(listing(checkout.path)).toEqual(['.gitignore', 'a.txt'])
      expect(await run('test "$(git status --porcelain)" = ""', checkout)).toMatchObject({ exitCode: 0 })
    })
    expect(read('mine.txt') + read('a.txt')).toBe('a note\none\n')
    expect(git('worktree', 'list')).toContain('[away]')
  })

  test('a folder that a command has closed is no reason to leave a worktree behind', async () => {
    const { use, run, worktrees, dir, root } = place()
    const close = 'mkdir -p stuck/in && echo x > stuck/in/x && chmod 555 stuck/in stuck'
    for (let n = 0; n < 2; n += 1)
      await use(async (checkout) => {
        expect(await run(close, checkout)).toMatchObject({ exitCode: 0 })
        expect(worktrees()).toBe(1)
      })
    removeCheckouts(dir, root)
    expect(worktrees()).toBe(0)
  })

  test('where none can be made, the advice is how to do without', async () => {
    const { use, git, write, commit } = place()
    git('config', 'filter.locked.smudge', 'exit 1')
    git('config', 'filter.locked.required', 'true')
    write({ '.gitattributes': '*.secret filter=locked\n', 'x.secret': 'x\n' })
    git('config', 'filter.locked.clean', 'cat')
    commit()
    await expect(use(() => undefined)).rejects.toThrow(
      /no checkout of \w{10} can be made.*`proof\.checkout: tree`/s,
    )
  })
})
