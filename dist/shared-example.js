import {
  commandsOf
} from "./shared-commands.js";
import {
  checkPacket,
  outcomeOf
} from "./shared-check-packet.js";
import {
  parseShell
} from "./shared-cursor.js";
import {
  vagueTerm
} from "./shared-assertions.js";
import {
  isProof
} from "./shared-is-proof.js";
import {
  shortName,
  taskWord
} from "./shared-task-name.js";

// src/plan/lint/rule.ts
var at = (task) => ({ file: task.file, line: task.line });
var openTasks = (plan) => plan.tasks.filter((task) => !task.ticked && task.kind !== "checkpoint");

// src/plan/lint/rules/checkpoint.ts
var checkpoint = {
  id: "lint/checkpoint",
  severity: "warn",
  summary: "a checkpoint says what the person is asked",
  seed: "001",
  tunable: true,
  run(plan) {
    return plan.tasks.flatMap((task) => {
      if (task.kind !== "checkpoint") return [];
      if (!task.checkpoint || task.checkpoint.question.trim() === "")
        return [
          {
            ...at(task),
            message: `the checkpoint ${taskWord(task)} asks nothing`,
            fix: "add <what-built> and <how-to-verify>, or <decision>"
          }
        ];
      if (task.checkpoint.type === "decision" && task.checkpoint.options.length < 2)
        return [
          {
            ...at(task),
            message: `the decision ${taskWord(task)} offers no choice`,
            fix: "add <options> with two or more"
          }
        ];
      return [];
    });
  }
};

// src/plan/lint/rules/cycle.ts
var cycle = {
  id: "lint/cycle",
  severity: "block",
  summary: "no tasks wait for each other",
  seed: "design",
  tunable: false,
  run: (plan) => [...backwards(plan), ...circles(plan)]
};
function backwards(plan) {
  const index = new Map(plan.tasks.map((task, position) => [task.id, position]));
  return plan.tasks.flatMap(
    (task, position) => task.dependsOn.flatMap((id) => {
      const other = plan.tasks[index.get(id) ?? -1];
      if (!other || other === task || !waitsFor(other, index.get(id) ?? 0, task, position)) return [];
      return [
        {
          ...at(task),
          message: `${taskWord(task)} depends on ${taskWord(other)}, which comes later and waits for it`,
          fix: `move ${taskWord(other)} before ${taskWord(task)}, or take the dependency away`
        }
      ];
    })
  );
}
function waitsFor(other, otherIndex, task, index) {
  const waves = other.wave !== void 0 && task.wave !== void 0;
  if (waves && other.wave !== task.wave) return other.wave > task.wave;
  if (otherIndex < index) return false;
  const shares = other.files.some((file) => task.files.includes(file));
  if (waves) return shares;
  return other.phase !== task.phase || other.kind !== "work" || task.kind !== "work" || shares;
}
function circles(plan) {
  const byId = new Map(plan.tasks.map((task) => [task.id, task]));
  const done = /* @__PURE__ */ new Set();
  const remarks = [];
  for (const start of plan.tasks) {
    const path = [{ task: start, next: 0 }];
    const onPath = /* @__PURE__ */ new Set([start.id]);
    while (path.length > 0 && !done.has(start.id)) {
      const top = path.at(-1);
      const id = top.task.dependsOn[top.next];
      if (id === void 0) {
        done.add(top.task.id);
        onPath.delete(top.task.id);
        path.pop();
        continue;
      }
      top.next += 1;
      const other = byId.get(id);
      if (!other || done.has(id)) continue;
      if (onPath.has(id)) {
        const round = path.map((each) => each.task);
        const circle = [...round.slice(round.indexOf(other)), other].map(shortName);
        remarks.push({
          ...at(other),
          message: `tasks wait for each other: ${circle.slice(0, 8).join(" -> ")}${circle.length > 8 ? " …" : ""}`,
          fix: "take one of these dependencies away"
        });
        continue;
      }
      onPath.add(id);
      path.push({ task: other, next: 0 });
    }
  }
  return remarks;
}

// src/plan/lint/rules/depends.ts
var depends = {
  id: "lint/depends",
  severity: "block",
  summary: "what a task depends on is a task of the plan",
  seed: "design",
  tunable: false,
  run(plan) {
    const ids = new Set(plan.tasks.map((task) => task.id));
    return plan.tasks.flatMap((task) => {
      const remarks = task.dependsOn.filter((id) => !ids.has(id)).map((id) => ({
        ...at(task),
        message: `${taskWord(task)} depends on ${id}, and there is no task ${id}`,
        fix: nearest(id, ids) ?? "name a task of this plan, or take the dependency away"
      }));
      if (task.fixOf !== void 0 && !ids.has(task.fixOf))
        remarks.push({
          ...at(task),
          message: `${taskWord(task)} mends ${task.fixOf}, and there is no task ${task.fixOf}`,
          fix: "name the task that it mends",
          severity: "warn"
        });
      for (const id of task.contract?.downstreamTasks ?? [])
        if (!ids.has(id))
          remarks.push({
            ...at(task),
            message: `${taskWord(task)} names the downstream task ${id}, and there is none`,
            fix: "name a task of this plan",
            severity: "warn"
          });
      return remarks;
    });
  }
};
function nearest(id, ids) {
  const plain = (text) => text.replace(/\b0+(?=\d)/g, "").replace(/(?<=[A-Za-z-])0+(?=\d)/g, "");
  for (const other of ids) if (plain(other) === plain(id)) return `did you mean ${other}?`;
  return void 0;
}

// src/plan/lint/rules/done-vague.ts
var EMPTY = /^(?:the )?(?:task|feature|work|code|implementation|everything|all|it|this)?\s*(?:is |are |has been )?(?:all )?(?:done|complete[d]?|finished|implemented|working|works|ready|ok|good|fine)(?: (?:as expected|correctly|properly|well))?[.!]?$/i;
var MEASURABLE = /`[^`]+`|\b\d+\b|[\w-]+\/[\w.-]+|\b\w+\.[a-z]{1,4}\b|[a-z][A-Z]|\b[A-Z]{2,}\b|"[^"]+"/;
var doneVague = {
  id: "lint/done-vague",
  severity: "warn",
  summary: "what is done when a task is done can be measured",
  seed: "001",
  tunable: true,
  run(plan) {
    return openTasks(plan).flatMap(
      (task) => task.doneWhen.filter(
        (text) => EMPTY.test(text.trim()) || vagueTerm(text) !== void 0 && !MEASURABLE.test(text)
      ).map((text) => ({
        ...at(task),
        message: `"${text.slice(0, 60)}" of ${taskWord(task)} cannot be measured`,
        fix: 'say what is there then: "PlannerId has id, createdAt and version; all 5 tests pass"'
      }))
    );
  }
};

// src/plan/lint/rules/files.ts
var files = {
  id: "lint/files",
  severity: "warn",
  summary: "the files of a task could exist in this repository",
  seed: "design",
  tunable: true,
  run(plan, facts) {
    return plan.tasks.filter((task) => !task.ticked).flatMap(
      (task) => [.../* @__PURE__ */ new Set([...task.files, ...task.outputs, ...task.packet?.fileScope ?? []])].flatMap((path) => {
        const why = impossible(path, facts);
        return why === void 0 ? [] : [
          {
            ...at(task),
            message: `${path} ${why}`,
            fix: "name a path relative to the top of the repository"
          }
        ];
      })
    );
  }
};
var CONTROL = /[\u0000-\u001f]/;
function impossible(path, facts) {
  if (CONTROL.test(path)) return "has a control character in its name";
  const inside = facts.root !== void 0 && path.startsWith(`${facts.root}/`);
  if (/^(?:\/|[A-Za-z]:\/|~\/)/.test(path) && !inside) return "lies outside the repository";
  const parts = (inside && facts.root ? path.slice(facts.root.length + 1) : path).split("/");
  let depth = 0;
  for (const part of parts) {
    depth += part === ".." ? -1 : part === "." || part === "" ? 0 : 1;
    if (depth < 0) return "lies outside the repository";
  }
  if (/^\.git(?:\/|$)/.test(path)) return "is git's own";
  if (/(?:^|\/)path\/to\//.test(path) || /\[[A-Z][\w ]*\]|<[a-z][\w -]*>|\{\{/.test(path))
    return "is a placeholder";
  for (let length = 1; length < parts.length; length += 1) {
    const above = parts.slice(0, length).join("/");
    if (facts.entry?.(above) === "file") return `cannot exist: ${above} is a file`;
  }
  return void 0;
}

// src/plan/lint/rules/no-tasks.ts
var noTasks = {
  id: "lint/no-tasks",
  severity: "block",
  summary: "the plan holds a task",
  seed: "design",
  tunable: false,
  run(plan) {
    if (plan.tasks.length > 0) return [];
    const file = plan.files[0]?.path ?? plan.name;
    return [
      {
        file,
        line: 1,
        message: "the plan holds no task",
        fix: 'a task is a line such as "- [ ] 1.1 Add the parser"; `ultraplan new <name>` writes a plan to start from'
      }
    ];
  }
};

// src/plan/lint/rules/parallel.ts
var LARGEST = 5;
var parallel = {
  id: "lint/parallel",
  severity: "block",
  summary: "tasks that run side by side touch no file in common",
  seed: "000",
  tunable: true,
  run(plan) {
    return [...groups(plan).flatMap(groupRemarks), ...contradictions(plan)];
  }
};
function groups(plan) {
  const all = [];
  let current = [];
  for (const task of plan.tasks) {
    const [first] = current;
    const joins = task.parallel && task.kind === "work" && (!first || first.phase === task.phase && first.wave === task.wave);
    if (!joins) {
      if (current.length > 0) all.push(current);
      current = [];
    }
    if (task.parallel && task.kind === "work") current.push(task);
  }
  if (current.length > 0) all.push(current);
  return all;
}
function groupRemarks(group) {
  const remarks = [];
  const owner = /* @__PURE__ */ new Map();
  for (const task of group) {
    for (const file of task.files) {
      const other = owner.get(file);
      if (!other) owner.set(file, task);
      else if (!task.dependsOn.includes(other.id) && !other.dependsOn.includes(task.id))
        remarks.push({
          ...at(task),
          message: `${taskWord(other)} and ${taskWord(task)} run side by side and both touch ${file}`,
          fix: "take [P] from one of them"
        });
    }
  }
  const sixth = group[LARGEST];
  if (sixth)
    remarks.push({
      ...at(sixth),
      message: `${group.length} parallel tasks in a row; at most ${LARGEST} run side by side`,
      fix: "nothing to do: they run in groups of five",
      severity: "warn"
    });
  return remarks;
}
function contradictions(plan) {
  return plan.tasks.filter((task) => task.markers.includes("P") && !task.parallel).map((task) => ({
    ...at(task),
    message: `${taskWord(task)} is marked [P] and ${task.kind === "verify" ? "[VERIFY]" : "[SEQUENTIAL]"}; it runs alone`,
    fix: "take [P] away",
    severity: "warn"
  }));
}

// src/plan/lint/rules/unique-id.ts
var uniqueId = {
  id: "lint/unique-id",
  severity: "block",
  summary: "no two tasks have the same id",
  seed: "design",
  tunable: false,
  run(plan) {
    const first = /* @__PURE__ */ new Map();
    return plan.tasks.flatMap((task) => {
      const before = first.get(task.id);
      if (!before) {
        first.set(task.id, task);
        return [];
      }
      const place = before.file === task.file ? `line ${before.line}` : `${before.file}:${before.line}`;
      return [
        {
          ...at(task),
          message: `task id ${task.id} is used before, at ${place}`,
          fix: "give one of them another id"
        }
      ];
    });
  }
};

// src/plan/lint/rules/verify-broad.ts
var SUITES = [
  /^(?:npm|pnpm|yarn|bun) (?:run )?(?:test|t|tests)$/,
  /^npm (?:run )?(?:check|ci|verify)$/,
  /^(?:npx |pnpm (?:exec |dlx )?|yarn |bunx )?(?:vitest(?: run)?|jest|mocha|ava|playwright test)$/,
  /^(?:(?:python3?|uv run|poetry run)(?: -m)? )?pytest$/,
  /^(?:cargo|deno|dotnet|mix|swift|flutter) test$/,
  /^go test (?:\.\/\.\.\.|\.)$/,
  /^make (?:test|tests|check|all)$|^make$/,
  /^(?:mvn|\.\/mvnw|gradle|\.\/gradlew) (?:test|check|verify|build)$/,
  /^(?:bundle exec )?(?:rspec|rake test)$/,
  /^(?:vendor\/bin\/)?phpunit$/,
  /^(?:tox|nox|bats)$/
];
var PICKS = /^(?:-k|-t|-m|-g|-p|--filter|--grep|--testNamePattern|--testPathPattern|-run|--package|--project|-pl|--tests|-R|--workspace)\b/;
var verifyBroad = {
  id: "lint/verify-broad",
  severity: "warn",
  summary: "the verify of one task runs what concerns it, not the whole suite",
  seed: "001",
  tunable: true,
  run(plan) {
    return openTasks(plan).filter((task) => task.kind === "work").flatMap(
      (task) => commandsOf(task).filter(({ stated, command }) => stated && isSuite(command)).map(({ command, file, line }) => ({
        file,
        line,
        message: `the verify of ${taskWord(task)} runs the whole suite: ${command.slice(0, 60)}`,
        fix: `run what concerns the task, for example \`${narrower(command, task.files[0])}\``
      }))
    );
  }
};
function isSuite(command) {
  const items = parseShell(command)?.items ?? [];
  const [only] = items;
  const node = only?.pipeline.commands[0];
  if (items.length !== 1 || only?.pipeline.commands.length !== 1 || node?.kind !== "simple") return false;
  const words = node.words.map((word) => word.text).filter((word) => !/^[A-Za-z_]\w*=/.test(word));
  if (words.some((word) => PICKS.test(word))) return false;
  const bare = words.filter((word) => !word.startsWith("-") || word === "-m").join(" ");
  return SUITES.some((suite) => suite.test(bare));
}
function narrower(command, file) {
  const name = (file?.split("/").at(-1) ?? "parser").replace(/(?:\.(?:test|spec))?\.\w+$/, "");
  const base = command.trim().split(/\s+--?\w/)[0] ?? command;
  if (/pytest/.test(base)) return `${base} -k ${name}`;
  if (/^go /.test(base)) return `go test ./… -run ${name}`;
  if (/^(?:npx|vitest|jest|cargo)/.test(base)) return `${base} ${name}`;
  if (/^(?:npm|pnpm|yarn)/.test(base)) return `${base} -- ${name}`;
  return "npm test -- parser";
}

// src/plan/shell/constant.ts
function constantReason(command) {
  const outcome = outcomeOf(command);
  if (!outcome.fails) return "passes whatever was done";
  if (!outcome.passes) return "can never pass";
  return void 0;
}

// src/plan/lint/example.ts
function example(task) {
  const path = task.outputs[0] ?? task.files.find((file) => /\.\w+$/.test(file));
  if (path === void 0) return "`npm test -- <name of the test>`";
  const test = /(?:\.|_|-)(?:test|spec)\.\w+$/.test(path);
  if (test) return `\`npx vitest run ${path}\``;
  const name = (path.split("/").at(-1) ?? path).replace(/\.\w+$/, "");
  if (/\.(?:ts|tsx|js|jsx|mjs|cjs)$/.test(path))
    return `\`npm test -- ${name}\` or \`grep -q "export" ${path}\``;
  if (path.endsWith(".py")) return `\`pytest -k ${name}\``;
  return `\`grep -q "<what it must hold>" ${path}\``;
}

// src/plan/lint/rules/verify-constant.ts
var verifyConstant = {
  id: "lint/verify-constant",
  severity: "block",
  summary: "the result of a verify depends on the work",
  seed: "001",
  tunable: false,
  run(plan) {
    return openTasks(plan).flatMap(
      (task) => commandsOf(task).flatMap(({ command, file, line }) => {
        const reason = constantReason(command);
        if (reason === void 0) return [];
        return [
          {
            file,
            line,
            message: `the verify of ${taskWord(task)} ${reason}: ${command.split("\n").at(-1)?.slice(0, 80)}`,
            fix: `check what the task makes, for example ${example(task)}`
          }
        ];
      })
    );
  }
};

// src/plan/lint/rules/verify-count.ts
var verifyCount = {
  id: "lint/verify-count",
  severity: "warn",
  summary: "a count of nothing is not asked of grep -c, which fails then",
  seed: "design",
  tunable: true,
  run(plan) {
    return openTasks(plan).flatMap(
      (task) => task.verify.filter((verify) => verify.expect?.number === 0 && endsInGrepCount(verify.command ?? "")).map((verify) => ({
        file: verify.file ?? task.file,
        line: verify.line,
        message: `the verify of ${taskWord(task)} expects 0 from grep -c, which exits 1 when it counts nothing`,
        fix: "turn it round: `! grep -q <pattern> <file>`"
      }))
    );
  }
};
function endsInGrepCount(command) {
  const node = parseShell(command)?.items.at(-1)?.pipeline.commands.at(-1);
  if (node?.kind !== "simple") return false;
  const [name, ...rest] = node.words.map((word) => word.text);
  return name === "grep" && rest.some((word) => /^-\w*c/.test(word) || word === "--count");
}

// src/plan/lint/rules/verify-ignored.ts
var verifyIgnored = {
  id: "lint/verify-ignored",
  severity: "warn",
  summary: "a verify looks at what is committed, or makes what it looks at",
  seed: "design",
  tunable: true,
  run(plan, { ignored }) {
    const placed = openTasks(plan).flatMap(
      (task) => commandsOf(task).map((each) => ({ ...each, task, paths: lookedAt(each.command) }))
    );
    const hidden = ignored?.([...new Set(placed.flatMap(({ paths }) => paths))]);
    if (!hidden?.size) return [];
    return placed.flatMap(({ task, file, line, paths }) => {
      const path = paths.find((each) => hidden.has(each));
      if (path === void 0) return [];
      return [
        {
          file,
          line,
          message: `the verify of ${taskWord(task)} looks at ${path}, which git ignores: it is in no commit`,
          fix: `let the command make it first, as in \`npm run build && …\`, or look at what is committed`
        }
      ];
    });
  }
};
function lookedAt(command) {
  const node = parseShell(command)?.items[0]?.pipeline.commands[0];
  if (node?.kind !== "simple") return [];
  return node.words.slice(1).filter(({ text, plain }) => plain && /^[\w.@][\w.@/-]*$/.test(text) && !text.startsWith("..")).map(({ text }) => text.replace(/^\.\//, "").replace(/\/+$/, "")).filter((text) => /[./]/.test(text) && text !== ".");
}

// src/plan/lint/rules/verify-present.ts
var verifyPresent = {
  id: "lint/verify-present",
  severity: "block",
  summary: "every task has something that proves it",
  seed: "001",
  tunable: false,
  run(plan) {
    return openTasks(plan).filter((task) => task.verify.length === 0 && !task.criteria.some(isProof)).map(
      (task) => task.criteria.some(({ command }) => command !== void 0) ? {
        ...at(task),
        message: `${taskWord(task)} has only criteria that warn, and nothing that proves it`,
        fix: 'make the "severity" of one "blocking", or set verify.default in .ultraplan/config.yaml'
      } : { ...at(task), message: `${taskWord(task)} has no verify`, fix: howToAdd(plan, task.id) }
    );
  }
};
function howToAdd(plan, id) {
  switch (plan.format) {
    case "tasks-md":
      return 'add a bullet such as "- **Verify**: `npm test -- parser`"';
    case "plan-md":
      return "add <verify>npm test -- parser</verify>";
    case "tasks-json":
      return 'give an acceptance criterion a "verificationCommand"';
    default:
      return `add "${id}": <command> to verify.yaml beside the plan, or set verify.default in .ultraplan/config.yaml`;
  }
}

// src/plan/lint/rules/verify-runnable.ts
var verifyRunnable = {
  id: "lint/verify-runnable",
  severity: "block",
  summary: "a verify is a command that the gate can run",
  seed: "001",
  tunable: false,
  run(plan) {
    return openTasks(plan).flatMap((task) => {
      const [first] = task.verify;
      if (!first || task.verify.some((verify) => verify.command !== void 0)) return [];
      const words = first.text.replace(/\s+/g, " ");
      return [
        {
          file: first.file ?? task.file,
          line: first.line,
          message: `the verify of ${taskWord(task)} is no command, so nothing can prove it: ${words.length > 60 ? `${words.slice(0, 59)}…` : words}`,
          fix: `write a command in backticks, or add "${task.id}": <command> to verify.yaml beside the plan`
        }
      ];
    });
  }
};

// src/plan/lint/rules/verify-shows.ts
var SHOWS = /* @__PURE__ */ new Set([
  "ls",
  "dir",
  "wc",
  "head",
  "tail",
  "sort",
  "uniq",
  "cut",
  "tr",
  "tee",
  "less",
  "tree",
  "column"
]);
var verifyShows = {
  id: "lint/verify-shows",
  severity: "warn",
  summary: "a verify checks something, and does not only show it",
  seed: "001",
  tunable: true,
  run(plan) {
    return openTasks(plan).flatMap(
      (task) => commandsOf(task).flatMap(({ command, file, line, number }) => {
        const program = number === void 0 ? onlyShows(command) : void 0;
        if (program === void 0) return [];
        return [
          {
            file,
            line,
            message: `the verify of ${taskWord(task)} ends in ${program}, which ${program === "ls" ? "shows names, not what is behind them" : "succeeds whatever it shows"}`,
            fix: `check it: ${program === "ls" ? lsExample(task.files[0]) : program === "wc" ? '`test "$(… | wc -l)" -eq 3`' : example(task)}`
          }
        ];
      })
    );
  }
};
var lsExample = (path = "src/parse.ts") => `\`test -s ${path}\`, or better what is in it: \`grep -q "export" ${path}\``;
function onlyShows(command) {
  const items = parseShell(command)?.items ?? [];
  const last = items.at(-1);
  if (!last || last.pipeline.negated || items.length > 1 && last.join === "or") return void 0;
  if (last.join === "and") return void 0;
  const node = last.pipeline.commands.at(-1);
  if (node?.kind !== "simple") return void 0;
  const [name, first, ...rest] = node.words.map((word) => word.text);
  if (name === "git") {
    if (first === "status" || first === "log" || first === "show") return `git ${first}`;
    const decides = rest.some((word) => /^--(?:exit-code|quiet|check)$/.test(word));
    return first === "diff" && !decides ? "git diff" : void 0;
  }
  return name !== void 0 && SHOWS.has(name) ? name : void 0;
}

// src/plan/lint/rules/index.ts
var LINT_RULES = [
  noTasks,
  uniqueId,
  depends,
  cycle,
  parallel,
  files,
  verifyPresent,
  verifyRunnable,
  verifyConstant,
  verifyShows,
  verifyBroad,
  verifyCount,
  verifyIgnored,
  doneVague,
  checkpoint
];

// src/plan/lint/lint-plan.ts
function lintPlan({ plan, problems }, options = {}) {
  const found = LINT_RULES.flatMap((rule) => {
    const set = options.severities?.[rule.id];
    if (set === "off" && rule.tunable) return [];
    return rule.run(plan, options).map(
      ({ file, line, message, fix, severity }) => ({
        id: rule.id,
        severity: severityOf(rule, severity, set),
        ...file === void 0 ? {} : { file },
        ...line === void 0 ? {} : { line },
        message,
        fix
      })
    );
  });
  const packets = plan.tasks.flatMap((task) => checkPacket(task, plan));
  return inOrder(
    [...problems, ...packets, ...found],
    plan.files.map((file) => file.path)
  );
}
function severityOf(rule, own, set) {
  const severity = own ?? rule.severity;
  if (own !== void 0 || set === void 0 || set === "off") return severity;
  return set === "block" || rule.tunable ? set : severity;
}
function inOrder(findings, files2) {
  const rank = new Map(files2.map((file, index) => [file, index]));
  const rankOf = (finding) => rank.get(finding.file ?? "") ?? files2.length;
  return findings.map((finding, index) => ({ finding, index })).sort(
    (a, b) => rankOf(a.finding) - rankOf(b.finding) || (a.finding.line ?? 0) - (b.finding.line ?? 0) || a.index - b.index
  ).map(({ finding }) => finding);
}

export {
  lintPlan
};
