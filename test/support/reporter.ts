import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DefaultReporter, type TestModule } from 'vitest/node'

/**
 * Where the last run is recorded: its durations for `npm run test:slow`, files with tests that did not run for
 * `.ci/run`.
 */
const MEMORY = 'node_modules/.cache/ultraplan'

type RunEnd = Parameters<DefaultReporter['onTestRunEnd']>

/**
 * One line per file (how far, project, file, tests, seconds), failures in full, and at the end what was not run and
 * why. `ULTRAPLAN_TESTS_ALL=1`, which `.ci/run` sets, makes a test that was not run a failure.
 */
export default class Reporter extends DefaultReporter {
  #files = 0
  #done = 0

  override onTestRunStart(files: Parameters<DefaultReporter['onTestRunStart']>[0]): void {
    this.#files = files.length
    super.onTestRunStart(files)
  }

  protected override printTestModule(module: TestModule): void {
    this.#done += 1
    if (!module.ok()) {
      super.printTestModule(module)
      return
    }
    const count = `${this.#done}`.padStart(`${this.#files}`.length)
    const tests = [...module.children.allTests()].length
    const seconds = (module.diagnostic().duration / 1000).toFixed(1)
    const name = `${module.project.name.padEnd(4)} ${this.relative(module.moduleId)}`
    this.log(` [${count}/${this.#files}] ${name}  ${tests} ${tests === 1 ? 'test' : 'tests'}, ${seconds} s`)
  }

  override onTestRunEnd(...[modules, errors, reason]: RunEnd): void {
    super.onTestRunEnd(modules, errors, reason)
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        file: this.relative(module.moduleId),
        name: test.fullName,
        ms: Math.round(test.diagnostic()?.duration ?? 0),
        result: test.result(),
        // A set-up that failed is a failure of its own, and its tests are not listed as missing something.
        isFailed: module.state() === 'failed',
      })),
    )
    const notRun = tests.flatMap(({ file, name, result, isFailed }) =>
      result.state === 'skipped' && !(isFailed && result.note === undefined)
        ? { file, name, why: result.note ?? 'skipped in the code' }
        : [],
    )
    remember(
      'test-durations',
      tests.map(({ file, name, ms }) => ({ file, test: name, ms })),
    )
    remember('tests-not-run', [...new Set(notRun.map(({ file }) => file))])
    // With -t the tests of other names are skipped too, and need not be listed.
    if (notRun.length === 0 || this.ctx.config.testNamePattern) return
    this.log(`\n not run: ${notRun.length}`)
    for (const { file, name, why } of notRun) this.log(`   ${file} > ${name}: ${why}`)
    if (process.env.ULTRAPLAN_TESTS_ALL !== '1') return
    this.error(' every test has to run here: install what is missing')
    process.exitCode = 1
  }
}

function remember(name: string, value: unknown): void {
  mkdirSync(MEMORY, { recursive: true })
  writeFileSync(join(MEMORY, `${name}.json`), JSON.stringify(value))
}
