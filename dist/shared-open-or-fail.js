import {
  UsageError
} from "./shared-command.js";
import {
  oneLine
} from "./shared-shared-3.js";
import {
  openRun
} from "./shared-active.js";

// src/run/find-task.ts
var MOST_NEAR = 5;
function findTask(tasks, words) {
  const wanted = plain(words);
  const bare = wanted.replace(/^task\s+/, "").replace(/:$/, "");
  const steps = [
    ({ id }) => plain(id) === wanted || plain(id) === bare,
    ({ title }) => plain(title) === wanted,
    ({ title }) => plain(title).startsWith(`task ${bare}:`),
    ({ id, title }) => `task ${plain(id)}: ${plain(title)}` === wanted,
    (_task, index) => /^\d+$/.test(bare) && Number(bare) === index + 1,
    ({ title }) => bare !== "" && plain(title).includes(bare)
  ];
  for (const step of steps) {
    const hits = tasks.filter(step);
    if (hits.length === 1 && hits[0]) return { task: hits[0] };
    if (hits.length > 1) return { near: hits.slice(0, MOST_NEAR), several: true };
  }
  return { near: nearest(tasks, bare), several: false };
}
var plain = (text) => text.trim().replace(/\s+/g, " ").toLowerCase();
function nearest(tasks, wanted) {
  return tasks.map((task) => ({
    task,
    far: Math.min(distance(plain(task.id), wanted), distance(plain(task.title), wanted))
  })).filter(({ far }) => far <= Math.max(1, Math.floor(wanted.length / 3))).sort((a, b) => a.far - b.far).slice(0, MOST_NEAR).map(({ task }) => task);
}
function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

// src/engine/task-by-words.ts
function taskByWords(run, words) {
  const found = findTask(run.tasks, words);
  if ("task" in found) return found;
  const near = found.near.map(({ id, title }) => `${id} ${title}`);
  return {
    error: near.length > 1 && found.several ? `"${words}" fits several tasks` : `there is no task "${words}"`,
    fix: near.length > 0 ? `did you mean: ${near.join("; ")}` : `tasks: ${run.tasks.map(({ id }) => id).join(", ")}`
  };
}

// src/cli/open-or-fail.ts
function openOrFail(terminal, runId) {
  const open = openRun(terminal.cwd, terminal.home, runId);
  if ("error" in open) throw new UsageError(open.error, open.fix);
  return open;
}
function taskOrFail(open, words) {
  const found = taskByWords(open.run, words);
  if ("error" in found) throw new UsageError(oneLine(found.error), oneLine(found.fix));
  return found.task;
}

// src/cli/read-arguments.ts
import { parseArgs } from "node:util";
function readArguments(args, options, { usage }, mostWords = 0) {
  const read = (() => {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    } catch (error) {
      const [first = ""] = (error instanceof Error ? error.message : String(error)).split(/[.'] /);
      throw new UsageError(first.replace(/^Unknown option/, "there is no option"), `usage: ${usage}`);
    }
  })();
  const extra = read.positionals[mostWords];
  if (extra !== void 0) throw new UsageError(`nothing is known to do with "${extra}"`, `usage: ${usage}`);
  return read;
}

export {
  openOrFail,
  taskOrFail,
  readArguments
};
