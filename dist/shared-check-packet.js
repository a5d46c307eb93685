import {
  PACKET_RULES
} from "./shared-assertions.js";

// src/plan/packet/check-packet.ts
function packetFindings(rule, task, plan) {
  const { packet } = task;
  if (!packet || task.tier === "TRIVIAL") return [];
  return rule.run(packet, plan).map(({ at, message, fix, severity }) => ({
    id: rule.id,
    severity: severity ?? "block",
    failure: "SPEC_VIOLATION",
    file: task.file,
    // In JSON the whole packet stands in one line.
    line: plan.format === "tasks-json" ? packet.line : packet.line + at - 1,
    message: `Gate 1 (Spec Lint) ${rule.check} ${rule.id.slice("packet/".length)}: ${message}`,
    fix
  }));
}
var checkPacket = (task, plan) => PACKET_RULES.flatMap((rule) => packetFindings(rule, task, plan));

// src/plan/shell/constant-code.ts
var STRING = String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`;
var LITERAL = String.raw`(?:-?\d+(?:\.\d+)?|true|false|null|undefined|None|True|False|nil|${STRING})`;
var LITERALS = String.raw`(?:${LITERAL}(?:\s*,\s*${LITERAL})*)?`;
var OWN = "(?:node:[\\w/]+|assert|fs|path|process|os|util)";
var whole = (pattern) => new RegExp(`^(?:${pattern})$`);
var GRAMMARS = {
  script: {
    comments: /^#!.*|\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*/g,
    harmless: whole(
      [
        String.raw`(?:void\s+)?${LITERAL}`,
        String.raw`console\.\w+\(\s*${LITERALS}\s*\)`,
        String.raw`process\.exitCode\s*=\s*0`,
        String.raw`import\s+(?:[\w*{}\s,]+\s+from\s+)?["']${OWN}["']`,
        String.raw`(?:const|let|var)\s+[\w{}\s,]+=\s*require\(\s*["']${OWN}["']\s*\)`,
        String.raw`export\s*\{\s*\}`
      ].join("|")
    ),
    exit: /^(?:process|require\(["'](?:node:)?process["']\))\.exit\(\s*0?\s*\)$/
  },
  python: {
    comments: /^\s*#.*/gm,
    harmless: whole(
      [
        LITERAL,
        String.raw`pass|\.\.\.`,
        String.raw`print\(\s*${LITERALS}\s*\)`,
        String.raw`import\s+(?:sys|os)(?:\s*,\s*(?:sys|os))?`,
        String.raw`from\s+(?:sys|os)\s+import\s+\w+`
      ].join("|")
    ),
    exit: /^(?:(?:sys\.)?exit\(\s*0?\s*\)|quit\(\s*0?\s*\)|os\._exit\(\s*0\s*\)|raise\s+SystemExit(?:\(\s*0?\s*\))?)$/
  },
  ruby: {
    comments: /^\s*#.*/gm,
    harmless: whole(`${LITERAL}|(?:puts|print|p)\\s*\\(?\\s*${LITERALS}\\s*\\)?`),
    exit: /^exit!?\s*\(?\s*(?:0|true)?\s*\)?$/
  },
  perl: {
    comments: /^\s*#.*/gm,
    harmless: whole(`${LITERAL}|print\\s*\\(?\\s*${LITERALS}\\s*\\)?`),
    exit: /^exit\s*\(?\s*0?\s*\)?$/
  }
};
function isConstantCode(language, code) {
  if (code.length > 2e4) return false;
  const { comments, harmless, exit: exit2 } = GRAMMARS[language];
  const statements = code.replace(comments, "").split(/[;\n]/);
  for (const statement of statements) {
    const text = statement.trim();
    if (text !== "" && exit2.test(text)) return true;
    if (text !== "" && !harmless.test(text)) return false;
  }
  return true;
}
var BY_ENDING = {
  js: "script",
  mjs: "script",
  cjs: "script",
  ts: "script",
  mts: "script",
  cts: "script",
  py: "python",
  rb: "ruby",
  pl: "perl"
};
var languageOf = (path) => BY_ENDING[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ""];
var INTERPRETERS = {
  node: { language: "script", inline: /^(?:-e|-p|-pe|--eval|--print)$/ },
  nodejs: { language: "script", inline: /^(?:-e|-p|-pe|--eval|--print)$/ },
  bun: { language: "script", inline: /^(?:-e|--eval|-p|--print)$/ },
  deno: { language: "script", inline: /^eval$/ },
  python: { language: "python", inline: /^-c$/ },
  python3: { language: "python", inline: /^-c$/ },
  ruby: { language: "ruby", inline: /^-e$/ },
  perl: { language: "perl", inline: /^-[wE]*[eE]$/ }
};
function inlineCode(words) {
  const [name = "", ...rest] = words;
  const interpreter = INTERPRETERS[name];
  const at = interpreter ? rest.findIndex(
    (word, index) => interpreter.inline.test(word) && rest.slice(0, index).every((option) => option.startsWith("-"))
  ) : -1;
  const code = rest[at + 1];
  return interpreter && at >= 0 && code !== void 0 ? { language: interpreter.language, code } : void 0;
}

// src/plan/shell/cursor.ts
var Cursor = class {
  constructor(text) {
    this.text = text;
  }
  text;
  at = 0;
  failed = false;
  /** The words before went somewhere else than to another stream or nowhere, or came from somewhere. */
  redirected = false;
  atEnd() {
    return this.at >= this.text.length;
  }
  /** The words of one simple command; redirections are left out. */
  words() {
    const words = [];
    this.redirected = false;
    while (!this.failed) {
      this.skipBlank(false);
      const char = this.peek();
      if (char === void 0 || ";&|\n)".includes(char)) {
        if (char === "&" && this.text[this.at + 1] === ">") {
          this.at += 2;
          this.target();
          continue;
        }
        break;
      }
      const redirection = /^\d*(?:<<<|>>|>&|<&|>\||<>|<<|>|<)/.exec(this.text.slice(this.at, this.at + 8));
      if (redirection) {
        if (redirection[0].endsWith("<<")) this.failed = true;
        this.at += redirection[0].length;
        if (this.peek() === "(") {
          this.redirected = true;
          this.skipParenthesis();
        } else this.target();
        continue;
      }
      const before = this.at;
      words.push(this.word());
      if (this.at === before) this.failed = true;
    }
    return words;
  }
  target() {
    this.skipBlank(false);
    const { text, plain } = this.word();
    if (!plain || !/^(?:\d|\/dev\/null)$/.test(text)) this.redirected = true;
  }
  word() {
    let text = "";
    let plain = true;
    while (!this.atEnd()) {
      const char = this.peek();
      if (/\s/.test(char) || ";&|()<>".includes(char)) break;
      if (char === "\\") {
        text += this.text[this.at + 1] ?? "";
        this.at += 2;
      } else if (char === "'") {
        const end = this.text.indexOf("'", this.at + 1);
        if (end < 0) this.failed = true;
        text += this.text.slice(this.at + 1, end < 0 ? void 0 : end);
        this.at = end < 0 ? this.text.length : end + 1;
      } else if (char === '"') {
        const start = this.at + 1;
        this.skipDouble();
        const inside = this.text.slice(start, this.at - 1);
        if (/[$`]/.test(inside)) plain = false;
        text += inside.replace(/\\(["\\$`])/g, "$1");
      } else if (char === "`") {
        const end = this.text.indexOf("`", this.at + 1);
        if (end < 0) this.failed = true;
        plain = false;
        this.at = end < 0 ? this.text.length : end + 1;
      } else if (char === "$" && this.text[this.at + 1] === "(") {
        plain = false;
        this.at += 1;
        this.skipParenthesis();
      } else {
        if (char === "$" || char === "*" || char === "?") plain = false;
        text += char;
        this.at += 1;
      }
    }
    return { text, plain };
  }
  skipDouble() {
    this.at += 1;
    while (!this.atEnd() && this.peek() !== '"') {
      if (this.peek() === "\\") this.at += 2;
      else if (this.peek() === "$" && this.text[this.at + 1] === "(") {
        this.at += 1;
        this.skipParenthesis();
      } else this.at += 1;
    }
    if (this.atEnd()) this.failed = true;
    this.at += 1;
  }
  /** From `(` to behind its `)`, quotes respected. */
  skipParenthesis() {
    let depth = 0;
    while (!this.atEnd()) {
      const char = this.peek();
      if (char === "\\") this.at += 1;
      else if (char === "'") {
        const end = this.text.indexOf("'", this.at + 1);
        this.at = end < 0 ? this.text.length : end;
      } else if (char === "(") depth += 1;
      else if (char === ")") {
        depth -= 1;
        if (depth === 0) {
          this.at += 1;
          return;
        }
      }
      this.at += 1;
    }
    this.failed = true;
  }
  peek() {
    return this.text[this.at];
  }
  take(token) {
    if (!this.text.startsWith(token, this.at)) return false;
    this.at += token.length;
    return true;
  }
  skipBlank(newlines) {
    for (; ; ) {
      const char = this.peek();
      if (char === " " || char === "	" || char === "\r" || newlines && char === "\n") this.at += 1;
      else if (char === "\\" && this.text[this.at + 1] === "\n") this.at += 2;
      else if (char === "#") {
        const end = this.text.indexOf("\n", this.at);
        this.at = end < 0 ? this.text.length : end;
      } else return;
    }
  }
};

// src/plan/shell/parse.ts
var KEYWORDS = /* @__PURE__ */ new Set(["if", "for", "while", "until", "case", "select", "function", "[["]);
function parseShell(text) {
  const parser = new Parser(text);
  const list = parser.list(0);
  return parser.failed || !parser.atEnd() ? void 0 : list;
}
var Parser = class extends Cursor {
  list(depth) {
    const items = [];
    let join = "first";
    if (depth > 20) this.failed = true;
    while (!this.failed) {
      this.skipBlank(true);
      if (this.atEnd() || this.peek() === ")" || this.peek() === "}") break;
      const pipeline = this.pipeline(depth);
      if (this.failed) break;
      const item = { pipeline, join, background: false };
      items.push(item);
      this.skipBlank(false);
      if (this.take("&&")) join = "and";
      else if (this.take("||")) join = "or";
      else if (this.take("&")) {
        item.background = true;
        join = "then";
      } else if (this.take(";;")) this.failed = true;
      else if (this.take(";") || this.take("\n")) join = "then";
      else break;
    }
    return { items };
  }
  pipeline(depth) {
    let negated = false;
    while (this.text.startsWith("! ", this.at)) {
      negated = !negated;
      this.at += 2;
      this.skipBlank(false);
    }
    const commands = [];
    do {
      this.skipBlank(true);
      commands.push(this.command(depth));
      this.skipBlank(false);
    } while (!this.failed && !this.text.startsWith("||", this.at) && (this.take("|&") || this.take("|")));
    return { negated, commands };
  }
  command(depth) {
    const open = this.peek();
    if (open === "(" || open === "{" && /\s/.test(this.text[this.at + 1] ?? "")) {
      this.at += 1;
      const list = this.list(depth + 1);
      if (!this.take(open === "(" ? ")" : "}")) this.failed = true;
      this.words();
      return { kind: "group", list, apart: open === "(" };
    }
    const start = this.at;
    const words = this.words();
    const redirected = this.redirected;
    const first = words[0]?.text ?? "";
    if (words.length === 0) this.failed = true;
    if (!KEYWORDS.has(first)) return { kind: "simple", words, ...redirected ? { redirected } : {} };
    if (first !== "[[") {
      const close = [...this.text.matchAll(/(?:^|[\s;])(?:done|fi|esac)(?=[\s;|&]|$)/g)].at(-1);
      this.at = close && close.index >= start ? close.index + close[0].length : this.text.length;
    }
    return { kind: "opaque", text: this.text.slice(start, this.at) };
  }
};

// src/plan/shell/wrappers.ts
var ALONE = /^(?:command|exec|time|nice|nohup|env|builtin|sudo|npx|bunx|pnpx|uvx|cross-env|dotenv|xvfb-run|nyc|c8|stdbuf|ionice)$/;
var PAIRS = /^(?:(?:pnpm|yarn|npm) (?:exec|dlx|x)|(?:uv|poetry|pipenv|pdm|hatch|coverage|rye) run|bundle exec)$/;
var LASTS = /^\d+(?:\.\d+)?[smhd]?$/;
function unwrapped(words) {
  let rest = words;
  for (; ; ) {
    const [first, second] = rest;
    if (!first) return rest;
    if (/^[A-Za-z_]\w*=/.test(first.text)) rest = rest.slice(1);
    else if (first.text === "timeout") rest = withoutOptions(rest.slice(1), LASTS);
    else if (rest.length > 1 && ALONE.test(first.text)) rest = withoutOptions(rest.slice(1));
    else if (rest.length > 2 && PAIRS.test(`${first.text} ${second?.text}`))
      rest = withoutOptions(rest.slice(2));
    else return rest;
  }
}
function withoutOptions(words, besides = /^$/) {
  const at = words.findIndex(({ text }) => !text.startsWith("-") && !besides.test(text));
  return at < 0 ? [] : words.slice(at);
}

// src/plan/shell/outcome.ts
var EITHER = { passes: true, fails: true, exits: false };
var PASSES = { passes: true, fails: false, exits: false };
var FAILS = { passes: false, fails: true, exits: false };
var CONSTANT = /* @__PURE__ */ new Set([
  "true",
  ":",
  "echo",
  "printf",
  "cat",
  "pwd",
  "date",
  "sleep",
  "whoami",
  "wait",
  "clear"
]);
var SHELLS = /* @__PURE__ */ new Set(["sh", "bash", "zsh", "dash"]);
function outcomeOf(command, depth = 0) {
  if (depth > 5 || command.length > 2e4) return EITHER;
  const list = parseShell(command);
  return list && list.items.length > 0 ? ofList(list, depth) : EITHER;
}
function ofList(list, depth) {
  let status = PASSES;
  let errexit = false;
  let failedBefore = false;
  for (const [index, { pipeline, join, background }] of list.items.entries()) {
    const own = background ? PASSES : ofPipeline(pipeline, depth);
    if (join === "and") status = and(status, own);
    else if (join === "or") status = or(status, own);
    else status = own;
    const toggles = setOption(pipeline);
    if (toggles !== void 0) errexit = toggles;
    const next = list.items[index + 1]?.join;
    if (errexit && status.fails && next === "then") failedBefore = true;
    if (status.exits && next !== "or" && next !== "and") break;
  }
  return failedBefore ? { ...status, fails: true } : status;
}
var and = (left, right) => left.exits ? left : {
  passes: left.passes && right.passes,
  fails: left.fails || left.passes && right.fails,
  exits: right.exits && !left.fails
};
var or = (left, right) => left.exits ? left : {
  passes: left.passes || left.fails && right.passes,
  fails: left.fails && right.fails,
  exits: right.exits && !left.passes
};
function ofPipeline({ negated, commands }, depth) {
  const last = commands.at(-1);
  const outcome = last ? ofNode(last, depth) : EITHER;
  return negated ? { passes: outcome.fails, fails: outcome.passes, exits: outcome.exits } : outcome;
}
function ofNode(node, depth) {
  if (node.kind === "opaque") return EITHER;
  if (node.kind === "group") return { ...ofList(node.list, depth + 1), exits: false };
  return ofWords(unwrapped(node.words), depth);
}
function ofWords(words, depth) {
  const [first, ...rest] = words;
  if (!first) return PASSES;
  if (!first.plain) return EITHER;
  const name = first.text;
  if (name === "exit" || name === "return") return exit(rest[0]);
  if (name === "false") return FAILS;
  if (name === "set" || name === "export") return PASSES;
  if (name === "wait" && rest.length > 0) return EITHER;
  if (CONSTANT.has(name)) return PASSES;
  if (name === "test" || name === "[") return comparison(rest);
  const inline = words.every(({ plain }) => plain) ? inlineCode(words.map(({ text }) => text)) : void 0;
  if (inline && isConstantCode(inline.language, inline.code)) return PASSES;
  const script = scriptOf(words);
  return script === void 0 ? EITHER : { ...outcomeOf(script, depth + 1), exits: false };
}
function exit(code) {
  if (!code?.plain) return { ...EITHER, exits: true };
  return { ...Number(code.text) === 0 ? PASSES : FAILS, exits: true };
}
function comparison(words) {
  const [left, operator, right, end] = words;
  const whole2 = words.length === 3 || words.length === 4 && end?.text === "]";
  if (!whole2 || !left?.plain || !right?.plain || !operator?.plain) return EITHER;
  if (operator.text === "=" || operator.text === "==" || operator.text === "-eq")
    return left.text === right.text ? PASSES : FAILS;
  return EITHER;
}
function scriptOf(words) {
  const at = words.findIndex(
    (word, index) => SHELLS.has(word.text) && /^-\w*c$/.test(words[index + 1]?.text ?? "")
  );
  const direct = at === 0 || at > 0 && words[0]?.text === "xargs";
  const script = words[at + 2];
  return direct && script ? script.text : void 0;
}
function setOption({ commands }) {
  const [node] = commands;
  if (node?.kind !== "simple" || node.words[0]?.text !== "set") return void 0;
  const option = node.words[1]?.text ?? "";
  return /^-\w*e/.test(option) ? true : /^\+\w*e/.test(option) ? false : void 0;
}

export {
  checkPacket,
  isConstantCode,
  languageOf,
  inlineCode,
  parseShell,
  unwrapped,
  outcomeOf
};
