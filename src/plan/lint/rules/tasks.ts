import type { Plan } from '../../../model/plan.ts'
import { shortName, taskWord } from '../../../model/task-name.ts'
import { pathsInText } from '../../file-list.ts'
import { isOptional, lineList } from '../../lines.ts'
import { vagueTerm } from '../../packet/vague.ts'
import { PAGES, TO_FILL_IN } from '../../template.ts'
import { climbsOut, type LintFacts, type LintRemark, type LintRule, openTasks, remark } from '../rule.ts'

export const noTasks: LintRule = {
  id: 'lint/no-tasks',
  severity: 'block',
  summary: 'the plan holds a task',
  seed: 'design',
  tunable: false,
  run(plan) {
    const place = { file: plan.files[0]?.path ?? plan.name, line: 1 }
    const form = place.file.endsWith('.json')
      ? 'an entry of "tasks" such as {"id": "1", "title": "Add the parser"}'
      : 'a line such as "- [ ] 1.1 Add the parser"'
    const fix = `a task is ${form}; \`ultraplan new <name>\` writes a plan to start from`
    return plan.tasks.length > 0 ? [] : [remark(place, 'the plan holds no task', fix)]
  },
}

export const filledIn: LintRule = {
  id: 'lint/filled-in',
  severity: 'block',
  summary: `nothing of the template of \`ultraplan new\` is left to fill in (\`${TO_FILL_IN}\`)`,
  seed: 'design',
  tunable: false,
  run: ({ files }, { text: read }) =>
    pagesWith(files, read).flatMap(({ path, text, left = TO_FILL_IN }) =>
      text.split('\n').flatMap((line, index) => {
        if (!line.includes(left)) return []
        const place = { file: path, line: index + 1 }
        return [
          remark(place, 'this line of the template is not filled in', `write it, without ${TO_FILL_IN}`),
        ]
      }),
    ),
}

interface Page {
  path: string
  text: string
  /** What a line that is not filled in has. Pages are prose, in which the bare words may be meant. */
  left?: string
}

/** The plan's files, and the pages beside them that reviewers read. */
function pagesWith(files: readonly Page[], read: LintFacts['text'] = () => undefined): Page[] {
  const folders = new Set(files.map(({ path }) => path.replace(/[^/]*$/, '')))
  const pages = [...folders]
    .flatMap((folder) => PAGES.map((name) => folder + name))
    .filter((path) => !files.some((file) => file.path === path))
    .flatMap((path) => {
      const text = read(path)
      return text === undefined ? [] : [{ path, text, left: `${TO_FILL_IN}:` }]
    })
  return [...files, ...pages]
}

export const uniqueId: LintRule = {
  id: 'lint/unique-id',
  severity: 'block',
  summary: 'no two tasks have the same id',
  seed: 'design',
  tunable: false,
  run({ tasks }) {
    const first = new Map(tasks.toReversed().map((task) => [task.id, task]))
    return tasks.flatMap((task) => {
      const before = first.get(task.id)
      if (!before || before === task) return []
      const place = before.file === task.file ? `line ${before.line}` : `${before.file}:${before.line}`
      return [remark(task, `task id ${task.id} is used before, at ${place}`, 'give one of them another id')]
    })
  },
}

export const depends: LintRule = {
  id: 'lint/depends',
  severity: 'block',
  summary: 'what a task depends on is a task of the plan',
  seed: 'design',
  tunable: false,
  run(plan) {
    const ids = new Set(plan.tasks.map((task) => task.id))
    const unknown = (named: readonly string[]) => named.filter((id) => !ids.has(id))
    return plan.tasks.flatMap((task) => {
      const { dependsOn, fixOf, contract } = task
      const word = taskWord(task)
      return [
        ...unknown(dependsOn).map((id) =>
          remark(
            task,
            `${word} depends on ${id}, and there is no task ${id}`,
            nearest(id, ids) ?? 'name a task of this plan, or take the dependency away',
          ),
        ),
        ...unknown(fixOf === undefined ? [] : [fixOf]).map((id) =>
          remark(
            task,
            `${word} fixes ${id}, and there is no task ${id}`,
            'name the task that it fixes',
            'warn',
          ),
        ),
        ...unknown(contract?.downstreamTasks ?? []).map((id) =>
          remark(
            task,
            `${word} names the downstream task ${id}, and there is none`,
            'name a task of this plan',
            'warn',
          ),
        ),
      ]
    })
  },
}

/** `T12` for `T012`, `1.2` for `1.02`: the same number written another way. */
function nearest(id: string, ids: ReadonlySet<string>): string | undefined {
  const plain = (text: string) => text.replace(/\b0+(?=\d)/g, '').replace(/(?<=[A-Za-z-])0+(?=\d)/g, '')
  for (const other of ids) if (plain(other) === plain(id)) return `did you mean ${other}?`
  return undefined
}

export const files: LintRule = {
  id: 'lint/files',
  severity: 'warn',
  summary: 'the files of a task could exist in this repository, and no other field names them',
  seed: 'design',
  tunable: true,
  run: (plan, facts) => [
    ...plan.tasks
      .filter((task) => !task.ticked)
      .flatMap((task) =>
        [...new Set([...task.files, ...task.outputs, ...(task.packet?.fileScope ?? [])])].flatMap((path) => {
          const why = impossible(path, facts)
          if (why === undefined) return []
          return [
            remark(task, `${path.slice(0, 200)} ${why}`, 'name a path relative to the top of the repository'),
          ]
        }),
      ),
    ...unread(plan),
  ],
}

/** A field with nothing but paths: `**文件**: `src/a.ts``. In a language that is not known it may name the files of its task. */
const PATHS_ONLY =
  /^[ \t]*(?:[-*+][ \t]+)?(?:\*\*|__)(\p{L}[\p{L} ]{0,30})(?:[:：](?:\*\*|__)|(?:\*\*|__)[ \t]*[:：])[ \t]*((?:`[^`\n]+`[ \t]*(?:[,，、][ \t]*)?)+)$/gmu
/** The same above a list: `**文件：**`, and below it ``- 修改：`src/a.ts` ``. */
const PATHS_BELOW =
  /^[ \t]*(?:[-*+][ \t]+)?(?:\*\*|__)(\p{L}[\p{L} ]{0,30})(?:[:：](?:\*\*|__)|(?:\*\*|__)[ \t]*[:：])[ \t]*\n(?:[ \t]*\n)?((?:[ \t]*[-*+][ \t]+[^`\n]{0,20}`[^`\n]+`[ \t]*(?:\n|$))+)/gmu
const NO_FILES =
  /^(?:references?|context|see(?: also)?|read(?: first)?|sources?|docs?|specs?|design|requirements?)$/i

function unread(plan: Plan): LintRemark[] {
  const names = new Set<string>()
  const found = openTasks(plan).filter((task) => {
    if (task.kind !== 'work' || task.files.length + task.outputs.length > 0) return false
    const fields = [PATHS_ONLY, PATHS_BELOW]
      .flatMap((form) => [...task.block.matchAll(form)])
      .filter(
        ([, name = '', value = '']) =>
          !NO_FILES.test(name) && pathsInText(value).length === (value.match(/`/g)?.length ?? 0) / 2,
      )
    for (const [, name = ''] of fields) names.add(name)
    return fields.length > 0
  })
  const [first] = found
  if (!first) return []
  const fields = [...names].slice(0, 4).map((name) => `"${name}"`)
  const message = `paths behind ${fields.join(', ')} are not read as files of the tasks: ${lineList(found.map(({ line }) => line))}`
  return [remark(first, message, 'if a task changes them, write **Files**: before them')]
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a name with one is what this looks for
const CONTROL = /[\u0000-\u001f]/

/** As Linux has it. The folders above a longer one would not end. */
const LONGEST_PATH = 4096

function impossible(path: string, facts: LintFacts): string | undefined {
  if (path.length > LONGEST_PATH) return 'is longer than a path can be'
  if (CONTROL.test(path)) return 'has a control character in its name'
  const inside = facts.root !== undefined && path.startsWith(`${facts.root}/`)
  const parts = (inside && facts.root ? path.slice(facts.root.length + 1) : path).split('/')
  if ((/^(?:\/|[A-Za-z]:\/|~\/)/.test(path) && !inside) || climbsOut(parts))
    return 'lies outside the repository'
  if (/^\.git(?:\/|$)/.test(path)) return "is git's own"
  if (/(?:^|\/)path\/to\//.test(path) || /\[[A-Z][\w ]*\]|<[a-z][\w -]*>|\{\{/.test(path))
    return 'is a placeholder'
  const folders = parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'))
  const file = folders.find((above) => facts.entry?.(above) === 'file')
  return file === undefined ? undefined : `cannot exist: ${file} is a file`
}

/** Criteria that say that the work is done, and not what is done. */
const EMPTY =
  /^(?:the )?(?:task|feature|work|code|implementation|everything|all|it|this)?\s*(?:is |are |has been )?(?:all )?(?:done|complete[d]?|finished|implemented|working|works|ready|ok|good|fine)(?: (?:as expected|correctly|properly|well))?[.!]?$/i
/** A name, a number or a path makes a criterion measurable. */
const MEASURABLE = /`[^`]+`|\b\d+\b|[\w-]+\/[\w.-]+|\b\w+\.[a-z]{1,4}\b|[a-z][A-Z]|\b[A-Z]{2,}\b|"[^"]+"/

export const doneVague: LintRule = {
  id: 'lint/done-vague',
  severity: 'warn',
  summary: 'what is done when a task is done can be measured',
  seed: '001',
  tunable: true,
  run: (plan) =>
    openTasks(plan).flatMap((task) =>
      task.doneWhen
        .filter(
          (text) => EMPTY.test(text.trim()) || (vagueTerm(text) !== undefined && !MEASURABLE.test(text)),
        )
        .map((text) =>
          remark(
            task,
            `"${text.slice(0, 60)}" of ${taskWord(task)} cannot be measured`,
            'say what is there then: "PlannerId has id, createdAt and version; all 5 tests pass"',
          ),
        ),
    ),
}

/** Document 004 has a task of its own for each security review. */
const IS_SECURITY = /\bsecurity\b/i

export const securityCompanion: LintRule = {
  id: 'lint/security-companion',
  severity: 'warn',
  summary: 'a task that asks for a security review has a companion task that does it',
  seed: '004',
  tunable: true,
  run: (plan) => {
    if (plan.format !== 'tasks-json') return []
    const companions = plan.tasks.filter(({ title, markers }) =>
      IS_SECURITY.test([title, ...markers].join(' ')),
    )
    return openTasks(plan)
      .filter(
        (task) =>
          task.securityReview &&
          !companions.some((other) => other !== task && other.dependsOn.includes(task.id)),
      )
      .map((task) =>
        remark(
          task,
          `${taskWord(task)} asks for a security review, and no task of the plan does it`,
          `add a task "Security review of ${task.id}" that depends on it, with the criteria as commands`,
        ),
      )
  },
}

export const checkpoint: LintRule = {
  id: 'lint/checkpoint',
  severity: 'warn',
  summary: 'a checkpoint says what the person is asked',
  seed: '001',
  tunable: true,
  run: (plan) =>
    plan.tasks.flatMap((task) => {
      if (task.kind !== 'checkpoint') return []
      const { question = '', type, options = [] } = task.checkpoint ?? {}
      const word = taskWord(task)
      if (question.trim() === '') {
        const fix = 'add <what-built> and <how-to-verify>, or <decision>'
        return [remark(task, `the checkpoint ${word} asks nothing`, fix)]
      }
      if (type === 'decision' && options.length < 2)
        return [remark(task, `the decision ${word} offers no choice`, 'add <options> with two or more')]
      if (type !== 'human-verify' || task.files.length === 0 || task.steps.length === 0) return []
      const made = `the checkpoint ${word} names ${task.files.slice(0, 3).join(', ')} and what to do, and no executor does it`
      return [remark(task, made, 'make the work a task of type "auto" before the checkpoint')]
    }),
}

export const optional: LintRule = {
  id: 'lint/optional',
  severity: 'warn',
  summary: 'no task is optional',
  seed: 'design',
  tunable: true,
  run(plan, { optional: how }) {
    const found = plan.tasks.filter(isOptional)
    const [first] = found
    // Whoever has set that they run was asked before.
    if (!first || how === 'run') return []
    const names = found.slice(0, 8).map(shortName).join(', ')
    const more = found.length > 8 ? ` and ${found.length - 8} more` : ''
    const count = found.length === 1 ? '1 task is optional' : `${found.length} tasks are optional`
    const command = `/ultraplan:implement ${plan.files[0]?.path ?? plan.name} --optional`
    if (how === 'skip')
      return [
        remark(
          first,
          `${count} and left out of the run: ${names}${more}`,
          `\`${command} run\` does them too`,
        ),
      ]
    return [
      remark(
        first,
        `${count}, and done unless you say otherwise: ${names}${more}`,
        `\`${command} skip\` leaves them out (after /ultraplan:cancel, if the run has begun); \`optional: run\` or \`optional: skip\` in .ultraplan/config.yaml answers for every plan`,
      ),
    ]
  },
}

const LEFT_OR_DONE = String.raw`(?:skipped|deferred|postponed|cancell?ed|dropped|removed|obsolete|superseded|out of scope|not needed|no longer needed|won[’']?t (?:do|fix)|done|completed?|already \p{L}+|cut|abandoned|pospuest[oa]|aplazad[oa]|zurückgestellt|entfällt|已取消|推迟|後回し)`
/** Before a title with a colon. */
const FIRST_SAYS_SO = new RegExp(
  String.raw`^\W*(?:\p{L}+ )?${LEFT_OR_DONE}(?: (?:for|in|from|of|until) [\p{L}\d. -]{1,30}?)?(?:\W*[:：]|[*_]*\s[-–—]\s)`,
  'iu',
)
/** At its end in brackets or behind a dash; a sign says it alone. */
const LAST_SAYS_SO = new RegExp(
  String.raw`[([]\W*${LEFT_OR_DONE}(?![\p{L}-])(?! \p{L}+[)\]])[^()[\]]*[)\]]\W*$|[([]\W*already \p{L}+[^()[\]]*[)\]]\W*$|(?:\s[-–—]+\s|[✅✔☑⏸⏭🚫❌⛔]\uFE0F?\s)\W*${LEFT_OR_DONE}(?:\W*$|\W{0,4}[:：(].*$|\W+\d.*$|\s(?:in|to|until|by|with|con|hasta)\s.*$)|[✅✔☑]\uFE0F?\s*$`,
  'iu',
)
/** The patterns look from each bracket to the end: of a title of a whole page that would take minutes. */
const MOST_LOOKED_AT = 300
const saysSo = (title: string): boolean =>
  FIRST_SAYS_SO.test(title.slice(0, MOST_LOOKED_AT)) || LAST_SAYS_SO.test(title.slice(-MOST_LOOKED_AT))

export const open: LintRule = {
  id: 'lint/open',
  severity: 'warn',
  summary: 'no task that is open is called left out or done',
  seed: 'design',
  tunable: true,
  run(plan) {
    const found = openTasks(plan).filter(({ title }) => saysSo(title))
    const [first] = found
    if (!first) return []
    const names = found.slice(0, 8).map(shortName).join(', ')
    const more = found.length > 8 ? ` and ${found.length - 8} more` : ''
    const what = found.length === 1 ? '1 task is' : `${found.length} tasks are`
    return [
      remark(
        first,
        `${what} open, and left out or done by what the title says: ${names}${more}`,
        'tick what is done, and cross out (~~…~~) or take away what is not to be done',
      ),
    ]
  },
}
