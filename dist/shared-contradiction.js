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
  findPhrases
};
