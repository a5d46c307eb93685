import {
  commandsOf
} from "./shared-commands.js";
import {
  taskWord
} from "./shared-task-name.js";

// src/plan/permission-rule.ts
function parseRule(text) {
  const match = /^([\w-]+)(?:\((.*)\))?$/s.exec(text.trim());
  const [, tool, content] = match ?? [];
  if (tool === void 0) return { tool: text.trim() };
  return content === void 0 || content === "" || content === "*" ? { tool } : { tool, content: content.replace(/\\([\\()])/g, "$1") };
}
var bashRule = (command) => `Bash(${command.replace(/[\\()]/g, "\\$&")})`;
function matchesCommand(rule, command) {
  if (rule.tool !== "Bash") return false;
  const { content } = rule;
  if (content === void 0 || content === command) return true;
  if (content.endsWith(":*")) return beginsWith(command, content.slice(0, -2));
  if (!content.includes("*")) return false;
  if (content.endsWith(" *") && matchesStars(command, content.slice(0, -2))) return true;
  return matchesStars(command, content);
}
var beginsWith = (command, start) => command === start || command.startsWith(`${start} `);
function matchesStars(command, pattern) {
  const escaped = pattern.split("*").map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${escaped.join(".*")}$`, "s").test(command);
}

// src/plan/free-commands.ts
var READING = new Set(
  `[ [[ basename cat cd cmp comm cut date diff dirname du echo egrep expr false fgrep file grep head hostname id jq ls md5sum nl
  paste printf pwd readlink realpath rg seq sha256sum sleep sort stat tail test tr true type uname uniq wc which whoami`.split(
    /\s+/
  )
);
var GIT_READING = /^git (?:status|log|diff|show|rev-parse|ls-files|blame)(?:\s|$)/;
var FINDING = /^find\s(?!.*\s-(?:exec|execdir|ok|okdir|delete|fprint\w*|fls)\b)/s;
var PRINTING = /^sed -n\s/;
var EDITING = /* @__PURE__ */ new Set(["mkdir", "touch", "rm", "rmdir", "mv", "cp", "sed"]);
function isFreeCommand(command, editsAccepted) {
  const [program = ""] = command.split(/\s+/, 1);
  return READING.has(program) || GIT_READING.test(command) || FINDING.test(command) || PRINTING.test(command) || editsAccepted && EDITING.has(program);
}

// src/plan/shell/parts.ts
var KEYWORD = /^(?:if|for|while|until|case|select|function|\[\[|\{|then|do)(?:\s|$)/;
function shellParts(command) {
  const text = command.trim();
  const parts = [];
  let part = "";
  let whole = false;
  const end = () => {
    const done = part.trim().replace(/^(?:!\s+)+/, "");
    if (KEYWORD.test(done)) whole = true;
    if (done !== "") parts.push(done);
    part = "";
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    const next = text[at + 1];
    if (char === "'" || char === '"') {
      const close = closing(text, at, char);
      const quoted = text.slice(at, close + 1);
      if (char === '"' && /[$`]/.test(quoted)) whole = true;
      part += quoted;
      at = close;
    } else if (char === "\\") {
      if (next === "\n") whole = true;
      part += text.slice(at, at + 2);
      at += 1;
    } else if (char === "$" || char === "`") {
      whole = true;
      part += char;
    } else if (char === "(") {
      if (part.trim() === "" && !whole)
        return { kind: "never", because: "it runs in a shell of its own ( … )" };
      whole = true;
      part += char;
    } else if (char === "<" || char === ">" || char === "&" && next === ">") {
      const redirection = /^(?:&>>?|<<<|<<|>>|>&|<&|>\||<>|>|<)\s*/.exec(text.slice(at))?.[0] ?? char;
      if (redirection.startsWith("<<") || text[at + redirection.length] === "(") whole = true;
      part = part.replace(/(^|\s)\d$/, "$1");
      at += redirection.length + (whole ? 0 : wordLength(text.slice(at + redirection.length))) - 1;
    } else if (char === "&" && next !== "&") {
      return { kind: "never", because: "it starts something in the background (&)" };
    } else if (char === "&" || char === "|" || char === ";" || char === "\n") {
      if (next === char || char === "|" && next === "&") at += 1;
      end();
    } else part += char;
  }
  end();
  return whole ? { kind: "whole" } : { kind: "parts", parts };
}
function closing(text, from, quote) {
  let at = from + 1;
  while (at < text.length && text[at] !== quote) at += quote === '"' && text[at] === "\\" ? 2 : 1;
  return Math.min(at, text.length - 1);
}
function wordLength(text) {
  return /^(?:'[^']*'|"[^"]*"|[^\s;&|()<>'"])*/.exec(text)?.[0].length ?? 0;
}

// src/plan/needed-rules.ts
var COMMITTING = [
  { command: "git add -- x", rule: "Bash(git add *)", because: "every task is committed" },
  { command: "git commit -m x", rule: "Bash(git commit *)", because: "every task is committed" }
];
function neededCalls(plans, config, checks = []) {
  const commands = /* @__PURE__ */ new Map();
  for (const { tasks } of plans)
    for (const task of tasks.filter(({ ticked }) => !ticked))
      for (const { command } of commandsOf(task))
        if (!commands.has(command)) commands.set(command, `${taskWord(task)} is verified with it`);
  const { verify, proof } = config;
  for (const command of [verify.default, proof.typecheck, proof.lint])
    if (command && command !== "off" && !commands.has(command))
      commands.set(command, "the configuration asks for it");
  for (const command of checks)
    if (!commands.has(command)) commands.set(command, "the gate runs it after a task");
  const needs = [...commands].flatMap(([command, because]) => needsOf(command, because));
  const seen = /* @__PURE__ */ new Set();
  return [...COMMITTING, ...needs].filter((need) => {
    const key = need.rule ?? need.command;
    return !seen.has(key) && seen.add(key);
  });
}
function needsOf(command, because) {
  const seen = shellParts(command);
  switch (seen.kind) {
    case "never":
      return [{ command, because: seen.because }];
    case "whole":
      return [{ command, rule: bashRule(command), because }];
    case "parts":
      return seen.parts.map(withoutSafeVariables).filter((part) => !isFreeCommand(part, true)).map((part) => ({ command: part, rule: bashRule(generalised(part)), because }));
  }
}
var withoutSafeVariables = (part) => part.replace(/^(?:(?:CI|NODE_ENV)=\S*\s+)+/, "");
var RUNNER = /^(?:git (?:add|commit)|(?:npm|pnpm|yarn|bun) (?:run [\w:.-]+|test|t)|(?:npx|pnpm exec|yarn exec|bunx) (?:--no-install )?(?:vitest|jest|mocha|ava|tsc|eslint|biome|prettier|playwright|cypress|oxlint)|(?:vitest|jest|mocha|tsc|eslint|biome|pytest|ruff check|mypy|pyright|phpunit|rspec)|python3? -m (?:pytest|unittest|mypy)|(?:uv|poetry) run pytest|cargo (?:test|check|build|clippy)|go (?:test|build|vet)|deno test|node --test|dotnet (?:test|build)|mvn test|(?:\.\/)?gradlew? test|mix test|swift test|flutter test|make [\w:.-]+|just [\w:.-]+|bundle exec (?:rspec|rake))(?=\s|$)/;
function generalised(part) {
  const runner = RUNNER.exec(part)?.[0];
  return runner === void 0 ? part : `${runner} *`;
}
function comparePermissions(needs, { mode, ...rules }) {
  if (mode === "bypassPermissions") return { edits: false, missing: [], refused: [], always: [] };
  const allow = rules.allow.map(parseRule);
  const against = [...rules.deny, ...rules.ask];
  const editsAccepted = mode === "acceptEdits" || mode === "auto";
  const edits = !editsAccepted && !allow.some((rule) => isWhole(rule, "Edit"));
  const refused = [];
  const missing = [];
  const always = [];
  const anything = rules.sandboxed || allow.some((rule) => isWhole(rule, "Bash"));
  for (const need of needs) {
    const by = against.find((rule) => matchesCommand(parseRule(rule), need.command));
    if (by !== void 0) refused.push({ ...need, by });
    else if (anything || allow.some((rule) => matchesCommand(rule, need.command))) continue;
    else if (need.rule === void 0) always.push(need);
    else missing.push({ ...need, rule: need.rule });
  }
  return { edits, missing, refused, always };
}
var isWhole = (rule, tool) => rule.tool === tool && rule.content === void 0;

export {
  parseRule,
  matchesCommand,
  neededCalls,
  comparePermissions
};
