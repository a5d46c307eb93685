// src/gate/claim/task-name.ts
function namesTask(name, task, plan) {
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
  /\bmanual testing (?:is )?required\b/,
  /\bmanual verification (?:is )?needed\b/,
  /\bneeds user interaction\b/,
  /\bunable to complete\b/,
  /\bskipping verification\b/
];
var NEGATION = /\b(?:no|not(?! (?:only|just))|never|nothing|nobody|none|neither|nor|cannot|without|avoid(?:s|ed|ing)?|eliminat(?:e|es|ed|ing)|remov(?:e|es|ed|ing)|replac(?:e|es|ed|ing)|prevent(?:s|ed|ing)?|instead of|rather than)\b|n't\b/g;
var CLAUSE = /[.;:!?,()|\u2013\u2014]|\s-\s|\b(?:and|but|so|because|since|as|which|while|although|though|however|yet|then)\b/g;
var QUOTED = /"[^"]*"|\u201c[^\u201d]*\u201d|\u2018[^\u2019]*\u2019|\u00ab[^\u00bb]*\u00bb|(?<!\w)'[^']*'(?!\w)/g;
var findAdmissions = (prose, title) => findPhrases(PHRASES, prose, title);
function findPhrases(phrases, prose, title) {
  return prose.flatMap(({ line, text }) => {
    const said = withoutTitle(plain(text), plain(title)).replace(QUOTED, "□");
    return phrases.flatMap((phrase) => {
      for (const match of said.matchAll(new RegExp(phrase, "g"))) {
        if (!negated(said.slice(0, match.index))) return [{ phrase: match[0], line }];
      }
      return [];
    });
  });
}
var plain = (text) => text.toLowerCase().replace(/[\u2018\u2019](?=\w)/g, "'").replace(/\s+/g, " ");
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
