import {
  shortWord
} from "./shared-task-name.js";

// src/gate/claim/task-name.ts
function namesTask(name, task, plan) {
  if (task.name !== void 0 && plain(name) === plain(task.name)) return true;
  if (plan.tasks.some((other) => other.name !== void 0 && plain(name) === plain(other.name))) return false;
  const shortly = plan.tasks.filter(
    (other) => other.name !== void 0 && plain(name) === plain(shortWord(other))
  );
  if (shortly.length > 0) return shortly.length === 1 && shortly[0]?.id === task.id;
  const leading = leadingId(name, plan);
  if (leading !== void 0) return leading === task.id;
  const said = words(name);
  const title = words(task.title);
  if (said === "") return false;
  if (said === title) return true;
  if (DOTTED.test(withoutLead(name))) return false;
  if (plan.tasks.some((other) => words(other.title) === said)) return false;
  if (hasId(name, task.id)) return true;
  return title !== "" && said.includes(title) || said.length >= 8 && title.includes(said);
}
function leadingId(name, plan) {
  const rest = withoutLead(name);
  const ids = plan.tasks.map(({ id }) => id).filter((id) => startsWithId(rest, id));
  return ids.sort((a, b) => b.length - a.length)[0];
}
var DOTTED = /^[A-Z]{0,3}\d+(?:\.[\dX]+)+(?!\w)/i;
var withoutLead = (name) => name.replace(/^\W*(?:task\b\W*)?/i, "");
var pattern = (id) => `${id.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w-]|\\.\\w)`;
var startsWithId = (text, id) => new RegExp(`^${pattern(id)}`, "i").test(text);
var hasId = (text, id) => new RegExp(`(?<![\\w.-])${pattern(id)}`, "i").test(text);
var plain = (text) => text.trim().replace(/\s+/g, " ").toLowerCase();
function words(text) {
  return text.toLowerCase().replace(/\[[^\]]*\]/g, " ").replace(/^\W*task\s+[\w.-]+\s*[:.\u2013\u2014-]\s*/, "").replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

// src/gate/claim/contradiction.ts
var PHRASES = [
  /\brequires manual\b/,
  /\b(?:cannot|can not|can't) be automated\b/,
  /\b(?:could not|couldn't) complete\b/,
  /\bneeds human\b/,
  /\bmanual intervention\b/,
  /(?<=^|[.;:!?,()|\u2013\u2014]\s*|\b(?:and|but|so|then|some|further|still|there is|means)\s)manual (?:testing (?:is )?(?:still )?required|verification (?:is )?(?:still )?needed)\b/,
  /\bneeds user interaction\b/,
  /\bunable to complete\b/,
  /\bskipping verification\b/
];
var NEGATION = /\b(?:no|not(?! (?:only|just))|never|nothing|nobody|none|neither|nor|cannot|without|avoid(?:s|ed|ing)?|eliminat(?:e|es|ed|ing)|remov(?:e|es|ed|ing)|replac(?:e|es|ed|ing)|prevent(?:s|ed|ing)?|instead of|rather than)\b|n't\b/g;
var CLAUSE = /[.;:!?,()|\u2013\u2014]|\s-\s|\b(?:and|but|so|because|since|as|which|while|although|though|however|yet|then)\b/g;
var QUOTED = /(`+)[^`]+\1|"[^"]*"|\u201e[^\u201c\u201d]*[\u201c\u201d]|\u300c[^\u300d]*\u300d|\u300e[^\u300f]*\u300f|\u201c[^\u201d]*\u201d|\u2018[^\u2019]*\u2019|\u00ab[^\u00bb]*\u00bb|(?<!\w)'[^']*'(?!\w)/g;
function findAdmissions(prose, title) {
  const found = new Map(
    findPhrases(PHRASES, prose, title).map(({ phrase, line }) => [`${line} ${phrase}`, { phrase, line }])
  );
  return [...found.values()];
}
function findPhrases(phrases, prose, title) {
  return prose.flatMap(({ line, text }) => {
    const said = withoutTitle(plain2(text), plain2(title)).replace(QUOTED, "□");
    return phrases.flatMap(
      (phrase) => [...said.matchAll(new RegExp(phrase, "g"))].flatMap(({ 0: words2, index }) => {
        const before = said.slice(0, index);
        return negated(before) ? [] : [{ phrase: words2.trim(), line, before, after: said.slice(index + words2.length) }];
      })
    );
  });
}
var plain2 = (text) => text.toLowerCase().replace(/[\u2018\u2019](?=\w)/g, "'").replace(/\s+/g, " ");
var withoutTitle = (text, title) => title.trim() ? text.replaceAll(title, "□") : text;
function negated(before) {
  const clause = before.split(CLAUSE).at(-1) ?? "";
  return (clause.match(NEGATION)?.length ?? 0) % 2 === 1;
}

export {
  findAdmissions,
  findPhrases,
  namesTask
};
