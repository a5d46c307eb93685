import {
  parseShell
} from "./shared-cursor.js";
import "./shared-shared.js";

// src/plan/shell/only-commits.ts
function onlyCommits(command) {
  const list = parseShell(withoutHeredoc(command));
  if (!list) return false;
  const calls = list.items.map(({ pipeline: { commands, negated }, join, background }) => {
    const [call] = commands;
    const isPlain = commands.length === 1 && !negated && join !== "or" && !background;
    if (!isPlain || call?.kind !== "simple" || call.redirected || !call.words.every(({ plain }) => plain))
      return "other";
    return kindOf(call.words);
  });
  return calls.includes("git") && !calls.includes("other");
}
function kindOf(words) {
  const [program, verb = "", ...rest] = words.map(({ text }) => text);
  if (program === "cd") return verb !== "" && !verb.startsWith("-") && rest.length === 0 ? "cd" : "other";
  if (program !== "git") return "other";
  return verb === "add" && adds(rest) || verb === "commit" && commits(rest) ? "git" : "other";
}
var adds = (words) => words.length > 0 && words.every((word) => /^(?:--|-v|--verbose)$/.test(word) || isFile(word));
var HARMLESS = /^(?:--|-[qsvo]+|--quiet|--signoff|--verbose|--only)$/;
var MESSAGE = /^(?:-[qsvo]*m|--message)$/;
var WITH_MESSAGE = /^(?:-[qsvo]*m.|--message=)/s;
function commits(words) {
  let isNamed = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (MESSAGE.test(word) && at + 1 < words.length) {
      at += 1;
      isNamed = true;
    } else if (WITH_MESSAGE.test(word)) isNamed = true;
    else if (!HARMLESS.test(word) && !isFile(word)) return false;
  }
  return isNamed;
}
var isFile = (word) => /^:\(literal\)./.test(word) || /^[^-:]/.test(word) && !/^[./]*$/.test(word);
var withoutHeredoc = (command) => command.replace(/^([^'"\\`$#]*)"\$\(cat <<'(\w+)'\n(?:(?!\2\n).*\n)*?\2\n\s*\)"/, "$1message");
export {
  onlyCommits
};
