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

export {
  parseShell
};
