import {
  findTask
} from "./shared-find-task.js";
import {
  takeOver
} from "./shared-control-run.js";
import {
  whoActs
} from "./shared-shared-4.js";
import {
  isDriver
} from "./shared-binding.js";
import {
  openActiveRun,
  openRun
} from "./shared-active.js";
import {
  oneLine
} from "./shared-shared-3.js";
import {
  isAlive
} from "./shared-process-ref.js";

// src/hooks/typed-arguments.ts
var OPEN = `"'“‘«`;
var CLOSE = `"'”’»`;
function typedArguments(text2, short = []) {
  const options = /* @__PURE__ */ new Map();
  const words = [];
  let name;
  for (const { value, quoted } of tokens(text2)) {
    const option = quoted ? void 0 : /^(?:--|\u2014|\u2013{1,2})([a-z][a-z-]*)(?:=(.*))?$/is.exec(value);
    if (option) {
      const [, typed = "", assigned] = option;
      options.set(typed.toLowerCase(), assigned ?? "");
      name = assigned === void 0 ? typed.toLowerCase() : void 0;
      continue;
    }
    if (name === void 0) {
      words.push(value);
      continue;
    }
    const before = options.get(name) ?? "";
    options.set(name, `${before} ${value}`.trim());
    const isWhole = quoted && before === "" || short.includes(name) && !/^task$/i.test(value);
    if (isWhole) name = void 0;
  }
  return { words: words.join(" "), options };
}
function tokens(text2) {
  const found = [];
  let at = 0;
  while (at < text2.length) {
    const char = text2[at];
    if (/\s/.test(char)) {
      at += 1;
      continue;
    }
    const end = wordEnd(text2, at);
    const value = text2.slice(at, end);
    const quote = OPEN.indexOf(char);
    const isQuoted = quote >= 0 && value.length > 1 && CLOSE.includes(value.at(-1));
    found.push(
      isQuoted ? { value: value.slice(1, -1), quoted: true } : { value: unquoteValue(value), quoted: false }
    );
    at = end;
  }
  return found;
}
function unquoteValue(word) {
  const match = /^(--[a-z-]+=)(.+)$/is.exec(word);
  const value = match?.[2] ?? "";
  if (!match || value.length < 2 || !OPEN.includes(value[0])) return word;
  return `${match[1]}${CLOSE.includes(value.at(-1)) ? value.slice(1, -1) : value}`;
}
function wordEnd(text2, from) {
  let start = from;
  const assigned = /^--[a-z-]+=/i.exec(text2.slice(from));
  if (assigned) start += assigned[0].length;
  const quote = OPEN.indexOf(text2[start] ?? " ");
  if (quote >= 0) {
    const closing = CLOSE[quote];
    for (let close = text2.indexOf(closing, start + 1); close > 0; close = text2.indexOf(closing, close + 1)) {
      if (close + 1 === text2.length || /\s/.test(text2[close + 1])) return close + 1;
    }
  }
  const blank = /\s/.exec(text2.slice(start));
  return blank ? start + blank.index : text2.length;
}

// src/hooks/input.ts
var text = (value) => typeof value === "string" ? value : "";

// src/hooks/commands/typed.ts
var typedBy = ({ input, context }) => ({
  session: context.session,
  now: context.now,
  command: `/${text(input.command_name)}`,
  prompt: text(input.prompt_id)
});
function optionsOf(argument, known, usage, short = []) {
  const typed = typedArguments(argument, short);
  const unknown = [...typed.options.keys()].find((name) => !known.includes(name));
  return unknown === void 0 ? typed : { error: `there is no option --${unknown} here`, fix: usage };
}

// src/engine/person.ts
function openForPerson(typed) {
  const { session } = typed;
  const open = openActiveRun(session.home, session.id) ?? openRun(session.cwd, session.home);
  if ("error" in open) return open;
  if (!isDriver(open.run, session)) {
    if (isAlive(open.run.client)) return refuseOther(open, typed);
    if (!hasEnded(open.run)) takeOver(open, session, `${typed.command} was typed after its client was gone`);
  }
  return {
    open,
    actor: { who: whoActs(session.cwd), session: session.id, prompt: typed.prompt }
  };
}
var hasEnded = (run) => run.state === "finished" || run.state === "cancelled";
function refuseOther(open, { command, session }) {
  const { run } = open;
  if (!hasEnded(run)) {
    open.journal.update(() => [
      {
        type: "refused",
        id: "override/other-client",
        what: `${command} from another client (process ${session.client.pid})`
      }
    ]);
  }
  return {
    error: `run ${run.id} is driven by another client (process ${run.client.pid}), and only there a person can decide  [override/other-client]`,
    fix: "type it there; from here `ultraplan status`, `ultraplan pause` and `ultraplan cancel` work"
  };
}

// src/engine/pick-task.ts
function pickTask(run, words, command) {
  const found = findTask(run.tasks, words);
  if ("task" in found) return found.task;
  const near = found.near.length > 0 ? found.near : run.tasks.filter((task) => task.status !== "approved");
  const error = words.trim() === "" ? "no task was named" : found.several ? `several tasks could be meant by "${oneLine(words)}"` : `there is no task "${oneLine(words)}"`;
  return { error: `${error}  [task/unclear]`, fix: `${listed(near)}
name one by its id: ${command}` };
}
var MOST_LISTED = 8;
function listed(tasks) {
  const lines = tasks.slice(0, MOST_LISTED).map((task) => `  ${oneLine(task.id)}  ${oneLine(task.title)}  (${task.status})`);
  const more = tasks.length - lines.length;
  return [...lines, ...more > 0 ? [`  and ${more} more`] : []].join("\n");
}

export {
  openForPerson,
  hasEnded,
  pickTask,
  listed,
  typedArguments,
  typedBy,
  optionsOf
};
