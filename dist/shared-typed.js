import {
  oneLine,
  text
} from "./shared-input.js";

// src/hooks/typed-arguments.ts
var OPEN = `"'“‘«`;
var CLOSE = `"'”’»`;
function typedArguments(text2, short = []) {
  const options = /* @__PURE__ */ new Map();
  const words = [];
  let name;
  let twice;
  for (const { value, quoted } of tokens(text2)) {
    const option = quoted ? void 0 : /^(?:--|\u2014|\u2013{1,2})([a-z][a-z-]*)(?:=(.*))?$/is.exec(value);
    if (option) {
      const [, typed = "", assigned] = option;
      if (options.has(typed.toLowerCase())) twice ??= typed.toLowerCase();
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
  return { words: words.join(" "), options, ...twice === void 0 ? {} : { twice } };
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
  if (unknown !== void 0) return { error: `there is no option --${unknown} here`, fix: usage };
  if (typed.twice !== void 0)
    return { error: `--${typed.twice} stands there twice, and only one can be meant`, fix: usage };
  return typed;
}
function taskIn({ words, options }, usage, flag = "") {
  const task = options.get("task");
  const other = [words, options.get(flag) ?? ""].filter((each) => each !== "").join(" ");
  if (task === void 0) return other;
  return other === "" ? task : { error: `nothing is known to do with "${oneLine(other)}" beside --task`, fix: usage };
}

export {
  typedArguments,
  typedBy,
  optionsOf,
  taskIn
};
