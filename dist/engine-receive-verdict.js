import {
  readProse,
  remarkGfm,
  remarkParse,
  unified
} from "./shared-shared-2.js";
import {
  findPhrases,
  namesTask
} from "./shared-contradiction.js";
import {
  securityGaps
} from "./shared-security.js";
import {
  rejectionContext,
  settleReviews,
  verificationContext
} from "./shared-fix-step.js";
import {
  changeUnderReview,
  reviewedChange
} from "./shared-review-change.js";
import {
  pinnedPlan
} from "./shared-pinned-plan.js";
import {
  cleanPath
} from "./shared-match-path.js";
import "./shared-attempt-spans.js";
import "./shared-engine-commit.js";
import "./shared-git-commit.js";
import "./shared-summarize.js";
import "./shared-lines.js";
import {
  recordOn,
  recordsOf,
  verifiersNeeded
} from "./shared-active.js";
import "./shared-terminal.js";
import "./shared-width.js";
import {
  putEvidence
} from "./shared-evidence.js";
import {
  taskOf
} from "./shared-change.js";
import "./shared-checkout.js";
import "./shared-process-ref.js";
import "./shared-bring-ignored.js";
import {
  taskWord,
  wordFor
} from "./shared-task-name.js";
import "./shared-git-status.js";
import "./shared-git.js";
import "./shared-shared.js";

// src/gate/verdicts/architect.ts
import { parseDocument } from "./vendor/yaml.js";

// src/gate/verdicts/message.ts
var parser = unified().use(remarkParse).use(remarkGfm);
function readMessage(message) {
  const text = message.replace(/\r\n?/g, "\n");
  const tree = parser.parse(text);
  return { text, lines: text.split("\n"), tree, prose: readProse(tree), fences: fencesIn(tree) };
}
function fencesIn(node) {
  if (node.type === "code") return [node];
  if (node.type === "blockquote") return [];
  return "children" in node ? node.children.flatMap(fencesIn) : [];
}
var isLast = (message, line) => message.lines.slice(line).every((after) => after.trim() === "");

// src/gate/verdicts/citations.ts
var URL = /\b\w+:\/\/\S+/g;
var LONGEST_PATH = 400;
var BREAKS = /[\s"'`,;|]+|\]\(/;
var OPENING = /^[([{<*_]+/;
var CLOSING = /[)\]}>*_.:!?]+$/;
var LINE = /^(.+?)(?::L?(\d+)(?:[-\u2013]L?(\d+)|:\d+)?|#L(\d+)(?:-L?(\d+))?)$/;
var FILE_WITH_LINE = /^(?:[^\s/:]+\/)*[^\s/:]*[^\s/:.]\.[a-z]\w{0,9}$|^(?:[^\s/:]+\/)+[^\s/:]+$/i;
var FILE = /^(?:[\w@.-]+\/)+[\w@.-]*\w\.[a-z]\w{0,9}$/i;
var HOST = /^(?:[\w-]+\.)*(?:[\w-]+\.(?:com|org|net|io|dev|local|internal|test)|localhost)$/i;
var NAMES = /^[a-z][\w-]*\.\w+\//i;
function readCitations(texts2, change) {
  const commit = indexOf(change);
  const cited = texts2.flatMap((text) => citationsIn(text, commit));
  const notFound = cited.flatMap((citation) => problemOf(citation, change, commit) ?? []);
  return { isSupported: cited.length === 0 || notFound.length < cited.length, notFound };
}
function indexOf({ shown: shown3, paths }) {
  const index = /* @__PURE__ */ new Map();
  for (const path of /* @__PURE__ */ new Set([...shown3.keys(), ...paths])) {
    const name = path.slice(path.lastIndexOf("/") + 1);
    const same = index.get(name);
    if (same) same.push(path);
    else index.set(name, [path]);
  }
  return index;
}
function citationsIn(text, commit) {
  return text.replace(URL, " ").split(BREAKS).filter((word) => word.length <= LONGEST_PATH).flatMap((word) => {
    const closed = word.replace(CLOSING, "");
    const bare = parse(closed.replace(OPENING, ""));
    const known = [parse(word), parse(closed), bare].find(
      (form) => isPathLike(form) && isKnown(form, commit)
    );
    return known ? [known] : looksLikeFile(bare) ? [bare] : [];
  });
}
function parse(word) {
  const [, path, from, to, at, until] = LINE.exec(word) ?? [];
  if (path === void 0) return { whole: word, path: cleanPath(word) };
  const first = Number(from ?? at);
  return { whole: word, path: cleanPath(path), lines: { from: first, to: Number(to ?? until ?? first) } };
}
var isPathLike = ({ path, lines }) => lines !== void 0 || /[./]/.test(path);
var looksLikeFile = ({ path, lines }) => lines ? FILE_WITH_LINE.test(path) && !HOST.test(path) : FILE.test(path) && !NAMES.test(path);
var isKnown = ({ path }, commit) => (commit.get(path.slice(path.lastIndexOf("/") + 1)) ?? []).some((known) => isSame(known, path));
function problemOf({ whole, path, lines }, change, commit) {
  const isThere = isKnown({ whole, path }, commit);
  if (!lines)
    return isThere ? void 0 : {
      message: `${whole} is cited, but there is no such file`,
      fix: "look at the change again, and name only files that are there"
    };
  if (isThere && change.shown.size === 0) return void 0;
  const ranges = [...change.shown].filter(([shown3]) => isSame(shown3, path)).map(([, shown3]) => shown3);
  if (ranges.length === 0)
    return {
      message: `${whole} is cited, but ${path} is not in the change`,
      fix: "cite path:line only for lines that the diff shows; name other files without a line"
    };
  if (ranges.some((shown3) => isShown(lines.from, shown3) && isShown(lines.to, shown3))) return void 0;
  return {
    message: `${whole} is cited, but the diff does not show that line`,
    fix: "cite path:line only for lines that the diff shows, with the numbers of the file"
  };
}
var isSame = (known, cited) => known === cited.replace(/^[ab]\//, "") || known === cited || known.endsWith(`/${cited}`) || /^(?:[a-z]:)?\//i.test(cited) && cited.endsWith(`/${known}`);
var isLineShown = (path, line, change) => [...change.shown].some(([shown3, ranges]) => isSame(shown3, cleanPath(path)) && isShown(line, ranges));
var isShown = (line, ranges) => ranges.some(({ from, to }) => line >= from && line <= to);

// src/gate/verdicts/doubts.ts
var LOOK = "(?:verify|confirm|check|inspect|read|access|open|review|validate|determine)";
var SOMEHOW = "(?:(?:fully|actually|independently|yet|really|run or) )*";
var REVIEWER = String.raw`(?:\b(?:i|we) |(?<=^|[.;:!?] ))`;
var DOUBTS = [
  new RegExp(
    String.raw`${REVIEWER}(?:did not|didn't|do not|don't|have not|haven't) ${SOMEHOW}${LOOK}(?:ed)?\b`
  ),
  new RegExp(String.raw`${REVIEWER}(?:could not|couldn't|cannot|can't|can not) ${SOMEHOW}${LOOK}\b`),
  new RegExp(String.raw`\b(?:unable|not able) to ${SOMEHOW}${LOOK}\b`),
  /(?<!\b(?:when|if|unless|until|where|whose|which|for|on)\b[^.;:\n]{0,60})\b(?:could not|couldn't|cannot|can't|can not|failed to) (?:be )?(?:fully |independently |actually )?(?:verify|verified|confirm|confirmed)\b/,
  /(?<!\b(?:when|if|unless|until|where|whose|which|for|on)\b[^.;:\n]{0,60})(?<!\bthat )\b(?:was|were|is|are|has|have) not (?:been )?(?:independently |actually )?(?:verified|confirmed)\b/,
  /\bwithout (?:verifying|checking|reading|looking at|having (?:verified|checked|read))\b/,
  /\b(?:probably|presumably|likely) (?:pass|passes|passed|works?|fine|correct)\b/,
  /\b(?:i|we) (?:assume|assumed|am assuming|presume|guess)\b/,
  /\bassuming (?:that )?(?:the |it |this |these )?(?:tests?|verify|code|change|it|command)\b/
];
var BACKWARD = /^(?!i |we ).*(?:verified|confirmed)$|^(?:probably|presumably|likely) /;
function findDoubts(prose, change) {
  const own = ownWords(change);
  const isOfTask = aboutTask(change, own);
  const contradictions = /* @__PURE__ */ new Map();
  const notes = /* @__PURE__ */ new Set();
  for (const said of findPhrases(DOUBTS, prose, change.task.title)) {
    const { phrase, line } = said;
    if (isElsewhere(said, own) || !objectsOf(said).some(isOfTask)) notes.add(shown(said));
    else if (![...contradictions.keys()].some((other) => other.includes(phrase)))
      contradictions.set(phrase, {
        line,
        message: `it approves, and says "${phrase}"`,
        fix: "look at it now, or reject; words that describe the product go in quotes"
      });
  }
  const whole = [...notes].filter(
    (note) => ![...notes].some((other) => other !== note && other.includes(note))
  );
  return { contradictions: [...contradictions.values()], notes: whole.map((note) => `it says "${note}"`) };
}
var SENTENCE = /[.:](?=\s|$)|[;!?()|\u2013\u2014]|\s-\s|\b(?:but|so|because|since|which|while|although|though|however|yet)\b/;
var LIST = /,|\b(?:and|or|nor)\b/;
var CLAUSE = /^\s*(?:i|we|they|you)\b|\b(?:is|are|was|were|has|have|do|does|did|pass|passes|passed|looks?|seems?|works?|holds?|shows?|met|covers?)\b/;
function objectsOf({ phrase, before, after }) {
  const isBackward = BACKWARD.test(phrase);
  const near = isBackward ? before.split(SENTENCE).at(-1) : after.split(SENTENCE)[0];
  const parts = (near ?? "").split(LIST);
  const nearest = isBackward ? parts.length - 1 : 0;
  const objects = parts.filter((part, index) => index === nearest || !CLAUSE.test(part));
  return phrase.startsWith("assuming") ? [phrase, ...objects] : objects;
}
var shown = ({ phrase, before, after }) => {
  const [subject, rest] = [before.split(SENTENCE).at(-1) ?? "", after.split(SENTENCE)[0] ?? ""];
  return (BACKWARD.test(phrase) ? `${subject}${phrase}` : `${phrase}${rest}`).trim().slice(0, 120);
};
var STOP = new Set(
  "a an the this that these those it its them they i we he she myself itself any anything all everything both either some each every one two three four five first second third note please whether if how what why be been is are was were has have had do does did not also either fully actually really yet here there more most other than".split(
    " "
  )
);
var OF_TASK = /^(?:criteri(?:on|a)|done|acceptance|requirements?|verif\w*|tests?|suites?|specs?|commands?|outputs?|results?|code|changes?|diffs?|files?|implementations?|work|works|tasks?|claims?|behaviou?rs?|correctness|correct|logic|functionality|functions?|modules?|evidence|pass|passes|passed)$/;
var ELSEWHERE = /\b(?:other|unrelated|further|remaining|surrounding|unchanged|external|upstream) (?:files?|code|modules?|packages?|callers?)\b|\b(?:outside|beyond)(?: of)? (?:the|this|its) (?:diff|changes?|tasks?|scope)\b/;
var PREPOSITION = /\b(?:of|for|under|in|on|with|at|by|from|against|beyond|across|during|beside|besides|outside|when)\b/;
var ENVIRONMENT = /\b(?:windows|mac ?os|linux|ios|android|node(?:js)?(?= ?\d)|python(?= ?\d)|chrome|firefox|safari|browsers?|production|staging|devices?|platforms?)\b/i;
function isElsewhere({ before, phrase, after }, own) {
  const said = `${before.split(SENTENCE).at(-1)}${phrase}${after.split(SENTENCE)[0]}`;
  const [word] = ENVIRONMENT.exec(said) ?? [];
  return word !== void 0 && !wordsOf(word).some((each) => own.has(stem(each)));
}
var pathsOf = ({ files = [], shown: diff }) => [...files, ...diff.keys()];
function ownWords(change) {
  const names = pathsOf(change).map((path) => path.slice(path.lastIndexOf("/") + 1).replace(/\..*$/, ""));
  return new Set([change.task.title, ...change.criteria ?? [], ...names].flatMap(wordsOf).map(stem));
}
function aboutTask(change, own) {
  const paths = pathsOf(change);
  const isNamed = (word) => OF_TASK.test(word) || own.has(stem(word)) || paths.some((path) => path === word || path.endsWith(`/${word}`));
  return (object) => {
    if (ELSEWHERE.test(object)) return false;
    const [head = ""] = object.split(PREPOSITION);
    const words = wordsOf(head.trim() === "" ? object : head);
    if (words.length === 0) return true;
    return /^\s*(?:that|whether|if|how)\b/.test(object) ? words.some(isNamed) : isNamed(words.at(-1) ?? "");
  };
}
var wordsOf = (text) => (text.toLowerCase().match(/[\p{L}\p{N}_](?:[\p{L}\p{N}_./-]*[\p{L}\p{N}_])?/gu) ?? []).filter(
  (word) => !STOP.has(word) && !/^\d+$|..ly$/.test(word)
);
var stem = (word) => word.length > 5 ? word.slice(0, 5) : word;

// src/gate/verdicts/quotes.ts
var SAYS = /(?<![^\s`"'([])([^\s`"'([]{1,400}?):L?(\d+)(?:-\d+)?[)\]`*]*\s+(?:now |still |also )?(?:says|reads|contains)\s+`([^`\n]{4,})`/g;
function falseQuotes(texts2, change) {
  const { diff } = change;
  if (diff === void 0 || diff === "") return [];
  const sections = diff.split(/^diff --git /m);
  return texts2.flatMap(
    (text) => [...text.matchAll(SAYS)].flatMap(([, path = "", line, code = ""]) => {
      if (!isLineShown(path, Number(line), change)) return [];
      const shown3 = sections.filter((section) => headOf(section).includes(path)).map(linesOf);
      const parts = code.split(/\u2026|\.{3}/).map(plain);
      if (shown3.some((text2) => parts.every((part) => text2.includes(part)))) return [];
      return [
        {
          message: `${path} is cited for \`${code.slice(0, 60)}\`, which its diff does not have`,
          fix: "quote what is there, or say it in your own words"
        }
      ];
    })
  );
}
var headOf = (section) => section.split(/^@@/m)[0] ?? "";
var linesOf = (section) => plain(
  section.split("\n").map((line) => line.slice(1)).join("\n")
);
var plain = (code) => code.replace(/\s+/g, "");

// src/gate/verdicts/reviewed-change.ts
var toFinding = (id, problem) => ({
  id,
  severity: "block",
  failure: "MALFORMED",
  ...problem.line === void 0 ? {} : { line: problem.line },
  message: problem.message,
  fix: problem.fix
});

// src/gate/verdicts/support.ts
function supportOf(said, citing, change) {
  const doubts = findDoubts(said, change);
  const { isSupported, notFound } = readCitations(citing, change);
  return {
    problems: [...doubts.contradictions, ...isSupported ? [] : notFound, ...falseQuotes(citing, change)],
    notes: [...doubts.notes, ...isSupported ? notFound.map(({ message }) => `not found: ${message}`) : []]
  };
}
var judged = (id, problems, support) => ({
  problems: [...problems, ...support.problems].map((problem) => toFinding(id, problem)),
  ...problems.length === 0 && support.problems.length > 0 ? { says: "approve" } : {},
  ...support.notes.length > 0 ? { notes: support.notes } : {}
});

// src/gate/verdicts/architect.ts
var VERDICTS = ["APPROVED", "REJECTED"];
var CONFIDENCE = { HIGH: 0.9, MEDIUM: 0.6, LOW: 0.3 };
var RECOMMENDATIONS = ["commit", "retry", "manual_review"];
var AGAIN = "end with one fenced yaml block: verdict, task_name, confidence, findings, concerns, recommendation, feedback";
function readArchitect(text, role, change) {
  const message = readMessage(text);
  const problems = [];
  let support = { problems: [], notes: [] };
  const fields = readBlock(message, problems);
  const verdict = VERDICTS.find((known) => known === fields?.verdict);
  const level = levelOf(fields?.confidence);
  const recommendation = RECOMMENDATIONS.find((known) => known === fields?.recommendation);
  const findings = texts(fields?.findings);
  const concerns = texts(fields?.concerns);
  const feedback = typeof fields?.feedback === "string" ? fields.feedback.trim() : "";
  if (fields) {
    const wrong = (field, expected, got) => problems.push({ message: `${field}: expected ${expected}, got ${shown2(got)}`, fix: AGAIN });
    if (!verdict) wrong("verdict", VERDICTS.join(" or "), fields.verdict);
    if (!level) wrong("confidence", "HIGH, MEDIUM or LOW", fields.confidence);
    if (!recommendation) wrong("recommendation", RECOMMENDATIONS.join(", "), fields.recommendation);
    if (!namesTask(plain2(fields.task_name), change.task, change))
      wrong("task_name", taskWord(change.task), fields.task_name);
    if (verdict === "APPROVED") {
      const said = [
        ...message.prose,
        ...[...findings, ...concerns, feedback].map((entry) => ({ line: 1, text: entry }))
      ];
      support = supportOf(said, [...findings, ...concerns], change);
      problems.push(
        ...unsupported(findings, recommendation),
        ...role === "security-reviewer" ? securityGaps(findings) : []
      );
    } else if (verdict === "REJECTED") {
      if (recommendation === "commit")
        wrong("recommendation", "retry or manual_review for REJECTED", "commit");
      if (feedback === "" && findings.length + concerns.length === 0)
        wrong("feedback", "what has to change", fields.feedback);
    }
  }
  const id = role === "architect" ? "review/architect" : "review/security";
  return {
    role,
    task: change.task.id,
    decision: problems.length + support.problems.length > 0 ? "malformed" : verdict === "APPROVED" ? "approve" : "reject",
    confidence: level ? CONFIDENCE[level] : 0,
    findings,
    concerns,
    ...recommendation ? { recommendation } : {},
    feedback,
    ...judged(id, problems, support)
  };
}
var SHORTEST_FINDING = 10;
function unsupported(findings, recommendation) {
  const problems = [];
  if (findings.length === 0)
    problems.push({
      message: "it approves without a finding",
      fix: "list for each criterion what shows that it is met, with path:line"
    });
  const unmet = findings.find((finding) => /\bnot (?:met|satisfied|fulfilled)\b|\bunmet\b/i.test(finding));
  if (unmet !== void 0)
    problems.push({
      message: `it approves, and finds ${shown2(unmet)}`,
      fix: "say REJECTED with feedback; what is met is worded as met"
    });
  if (findings.length > 0 && findings.every((finding) => finding.length < SHORTEST_FINDING))
    problems.push({
      message: "its findings name no evidence",
      fix: "list for each criterion what shows that it is met, with path:line"
    });
  if (recommendation === "retry")
    problems.push({
      message: "it approves and recommends retry",
      fix: "say REJECTED with feedback, or recommend commit"
    });
  return problems;
}
function readBlock(message, problems) {
  const blocks = message.fences.filter((code) => /^\s*verdict\s*:/m.test(code.value));
  const [block] = blocks;
  const bare = message.prose.find(({ text }) => /\bverdict\s*:\s*(?:approved|rejected)\b/i.test(text));
  const refuse = (text, line) => {
    problems.push({ message: text, fix: AGAIN, ...line === void 0 ? {} : { line } });
    return void 0;
  };
  if (!block) return refuse("there is no verdict block");
  if (blocks.length > 1)
    return refuse(`there are ${blocks.length} verdict blocks where one was expected`, startOf(blocks[1]));
  if (bare) return refuse("there is a second verdict outside the block", bare.line);
  if (!isLast(message, block.position?.end.line ?? 0))
    return refuse("the verdict block is not the last thing");
  const document = parseDocument(block.value);
  const [error] = document.errors;
  if (error) return refuse(`the verdict block is not YAML: ${error.message.split("\n")[0]}`, startOf(block));
  const value = document.toJS({ maxAliasCount: 100 });
  return isRecord(value) ? value : refuse("the verdict block is not a list of fields", startOf(block));
}
var startOf = (code) => code?.position?.start.line;
var levelOf = (value) => ["HIGH", "MEDIUM", "LOW"].find((known) => known === value);
var isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var plain2 = (value) => typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";
function texts(value) {
  if (!Array.isArray(value)) return [];
  return value.map(
    (entry) => isRecord(entry) ? Object.entries(entry).map(([name, said]) => `${name}: ${plain2(said)}`).join("; ") : plain2(entry)
  ).filter((entry) => entry !== "");
}
function shown2(value) {
  if (value === void 0 || value === null) return "nothing";
  const json = JSON.stringify(value) ?? "nothing";
  return json.length > 60 ? `${json.slice(0, 57)}...` : json;
}

// src/gate/verdicts/spec-findings.ts
var FEEDBACK = /^\s*(?:#{1,6}\s*|\*\*|__)?\s*feedback for revision\b/i;
var SIGNAL_LINE = /^[*_`\s]*REVIEW_(?:PASS|FAIL)[*_`\s]*$/;
function readRows(message) {
  const tables = tablesIn(message.tree);
  return tables.flatMap((table) => rowsOf(table, message));
}
function tablesIn(node) {
  if (node.type === "table") return [node];
  if (node.type === "blockquote") return [];
  return "children" in node ? node.children.flatMap(tablesIn) : [];
}
function rowsOf(table, message) {
  const [head, ...body] = table.children.map((row) => row.children.map((cell) => cellText(cell, message)));
  const names = (head ?? []).map((name) => name.toLowerCase());
  const column = (pattern, fallback) => {
    const at = names.findIndex((name) => pattern.test(name));
    return at < 0 ? fallback : at;
  };
  const [dimension, status, finding] = [
    column(/dimension/, 0),
    column(/status|result/, 1),
    column(/finding/, 2)
  ];
  const kind = names.findIndex((name) => /^(?:kind|label|path|level|type)$/.test(name));
  return body.flatMap((cells) => {
    const text = (cells[finding] ?? "").trim();
    if (text === "") return [];
    const said = /^\W*\[(code|spec)\]\s*:?\s*/i.exec(text) ?? /^(code|spec)\s*:\s*/i.exec(text);
    const label = (said?.[1] ?? /^(?:code|spec)$/i.exec(cells[kind] ?? "")?.[0])?.toLowerCase();
    return [
      {
        dimension: (cells[dimension] ?? "").trim(),
        status: statusOf(cells[status] ?? ""),
        text: said ? text.slice(said[0].length) : text,
        ...label ? { label } : {}
      }
    ];
  });
}
function cellText(cell, message) {
  const { position } = cell;
  if (position?.start.offset === void 0 || position.end.offset === void 0) return "";
  return message.text.slice(position.start.offset, position.end.offset).replace(/^\s*\|/, "").replace(/\|\s*$/, "").replaceAll("\\|", "|").trim();
}
function statusOf(text) {
  if (/^\W*(?:pass(?:ed)?|ok|met)\b(?!\s*\/)/i.test(text)) return "pass";
  if (/\bnot\b|n't\b|\bunmet\b|\bpartial|\bblocked\b|^\W*no\W*$/i.test(text) && !/^\W*n\/a\b|not applicable/i.test(text))
    return "fail";
  if (/\bfail|\breject|\bmissing|\bnot met\b|\u2717|\u274c/i.test(text)) return "fail";
  return /\bpass|\bok\b|\bmet\b|\u2713|\u2705/i.test(text) ? "pass" : "note";
}
function feedbackSection(message) {
  const start = message.lines.findIndex((line) => FEEDBACK.test(line));
  if (start < 0) return [];
  const first = (message.lines[start] ?? "").replace(FEEDBACK, "").replace(/^[*_:\s]+/, "");
  const rest = message.lines.slice(start + 1);
  const end = rest.findIndex((line) => /^#{1,6}\s/.test(line) || SIGNAL_LINE.test(line));
  const section = end < 0 ? rest : rest.slice(0, end);
  return [...first === "" ? [] : [first], ...section];
}

// src/gate/verdicts/spec-reviewer.ts
var PASS = "REVIEW_PASS";
var FAIL = "REVIEW_FAIL";
var EMPHASIS = /^[*_`\s]+|[*_`\s]+$/g;
var QUOTED = /"[^"]*"|\u201c[^\u201d]*\u201d/g;
var AGAIN2 = `end with the table of findings and ${PASS} or ${FAIL} alone on the last line`;
function readSpecReviewer(text, change) {
  const message = readMessage(text);
  const problems = [];
  const signal = readSignal(message, problems);
  const rows = readRows(message);
  const feedback = feedbackSection(message);
  const failing = failingOf(rows, feedback);
  const first = message.lines.find((line) => line.trim() !== "") ?? "";
  const named = /\b(?:review of|ultraplan:)\s*(task\s+.+)/i.exec(first)?.[1]?.trim();
  if (named !== void 0 && !namesTask(named, change.task, change))
    problems.push({
      message: `it is about ${JSON.stringify(named.slice(0, 60))}, not about ${taskWord(change.task)}`,
      fix: AGAIN2
    });
  const texts2 = rows.map((row) => row.text);
  let support = { problems: [], notes: [] };
  if (signal === PASS) {
    support = supportOf(message.prose, texts2, change);
    problems.push(...notAPass(rows));
  }
  if (signal === FAIL && failing.length === 0)
    problems.push({
      message: `${FAIL} without a finding that failed`,
      fix: 'say under "Feedback for Revision" what has to change, with path:line'
    });
  const base = {
    role: "spec-reviewer",
    task: change.task.id,
    concerns: [],
    feedback: feedback.join("\n").trim(),
    ...judged("review/spec", problems, support)
  };
  const found = rows.map(({ dimension, text: said }) => dimension ? `${dimension}: ${said}` : said);
  if (base.problems.length > 0) return { ...base, decision: "malformed", confidence: 0, findings: found };
  if (signal === void 0) return { ...base, decision: "no-signal", confidence: 0, findings: found };
  if (signal === PASS) return { ...base, decision: "approve", confidence: 0.9, findings: found };
  const suggestions = failing.filter(({ label }) => label === "spec").map((row) => row.text);
  return {
    ...base,
    decision: "reject",
    confidence: 0,
    path: suggestions.length === failing.length ? "spec" : "code",
    findings: failing.map((row) => row.text),
    ...suggestions.length > 0 ? { suggestions } : {}
  };
}
function readSignal(message, problems) {
  if (!message.text.includes(PASS) && !message.text.includes(FAIL)) return void 0;
  const alone = message.lines.flatMap((line, index) => {
    const word = line.replace(EMPHASIS, "");
    return (word === PASS || word === FAIL) && !isHidden(message.tree.children, index + 1) ? [{ word, line: index + 1 }] : [];
  });
  const last = message.lines.findLastIndex((line) => line.trim() !== "") + 1;
  const signal = alone.find(({ line }) => line === last);
  const own = message.prose.map(({ text }) => text.replace(QUOTED, "")).join("\n");
  if (!signal) {
    problems.push({ message: "the last line is not the signal alone", fix: AGAIN2 });
    return void 0;
  }
  if (alone.length > 1)
    problems.push({ message: `there are ${alone.length} signals where one was expected`, fix: AGAIN2 });
  else if (own.includes(signal.word === PASS ? FAIL : PASS))
    problems.push({ message: "both signals are in the text", fix: `${AGAIN2}; words of others go in quotes` });
  return signal.word;
}
function isHidden(nodes, line) {
  for (const node of nodes) {
    const { position } = node;
    if (!position || line < position.start.line || line > position.end.line) continue;
    if (node.type === "code" || node.type === "blockquote" || node.type === "html") return true;
    if ("children" in node) return isHidden(node.children, line);
  }
  return false;
}
function notAPass(rows) {
  const problems = [];
  if (rows.length === 0)
    problems.push({ message: `${PASS} without a finding`, fix: "fill the table: dimension, status, finding" });
  const failed = rows.find((row) => row.status === "fail");
  if (failed)
    problems.push({
      message: `${PASS} beside a finding that failed: ${failed.text.slice(0, 80)}`,
      fix: `say ${FAIL} with feedback, or correct the table`
    });
  return problems;
}
function failingOf(rows, feedback) {
  const points = feedback.map((line) => line.replace(/^\s*(?:[-*+]|\d+[.)])\s+/, "").trim()).filter((line) => line !== "").map((line) => labelled(line));
  const failed = rows.filter((row) => row.status === "fail");
  if (failed.length === 0) return points;
  const isUnlabelled = failed.every((row) => row.label === void 0);
  const saysSpec = points.length > 0 && points.every((point) => point.label === "spec");
  return isUnlabelled && saysSpec ? failed.map((row) => ({ ...row, label: "spec" })) : failed;
}
var labelled = (text) => {
  const label = /^\W*\[?(code|spec)\b\]?\s*:?/i.exec(text);
  return {
    dimension: "",
    status: "fail",
    text: label ? text.slice(label[0].length).trim() : text,
    ...label ? { label: label[1]?.toLowerCase() } : {}
  };
};

// src/gate/verdicts/verifier.ts
import { parseDocument as parseDocument2 } from "./vendor/yaml.js";
var AGAIN3 = 'answer with only this object: {"passed": true or false, "issues": [...], "confidence": 0.0 to 1.0, "suggestion": "..."}';
var UNSAID = 0.5;
function readVerifier(text, change) {
  const problems = [];
  let support = { problems: [], notes: [] };
  const fields = readObject(text, problems);
  const issues = Array.isArray(fields?.issues) ? fields.issues.filter((issue) => typeof issue === "string") : [];
  const suggestion = typeof fields?.suggestion === "string" ? fields.suggestion.trim() : "";
  const confidence = typeof fields?.confidence === "number" ? fields.confidence : UNSAID;
  if (fields) {
    const wrong = (message) => problems.push({ message, fix: AGAIN3 });
    if (typeof fields.passed !== "boolean") wrong("passed is neither true nor false");
    if (fields.issues !== void 0 && issues.length !== asList(fields.issues).length)
      wrong("issues is not a list of texts");
    const unsaid = fields.confidence === void 0 || fields.confidence === null;
    if (!unsaid && !isShare(fields.confidence)) wrong("confidence is not a number from 0 to 1");
    const named = fields.task ?? fields.task_name;
    if (named !== void 0 && !namesTask(String(named), change.task, change))
      wrong(`it is about ${JSON.stringify(named)}, not about ${taskWord(change.task)}`);
    if (fields.passed === false && issues.length === 0 && suggestion === "")
      wrong("it fails the task and names no issue");
    if (fields.passed === true) {
      const said = [...issues, suggestion].map((entry) => ({ line: 1, text: entry }));
      support = supportOf(said, [...issues, suggestion], change);
    }
  }
  const passed = fields?.passed === true;
  return {
    role: "verifier",
    task: change.task.id,
    decision: problems.length + support.problems.length > 0 ? "malformed" : passed ? "approve" : "reject",
    confidence: isShare(confidence) ? confidence : 0,
    findings: passed ? [] : issues,
    concerns: passed ? issues : [],
    feedback: suggestion,
    ...judged("review/verifier", problems, support)
  };
}
function readObject(text, problems) {
  const json = bareObject(text);
  const refuse = (message) => {
    problems.push({ message, fix: AGAIN3 });
    return void 0;
  };
  if (json === void 0) return refuse("the answer is not one JSON object and nothing else");
  try {
    const value = JSON.parse(json);
    if (typeof value !== "object" || value === null || Array.isArray(value))
      return refuse("the answer is not an object");
    if (parseDocument2(json).errors.some((error) => error.code === "DUPLICATE_KEY"))
      return refuse("a field stands there twice");
    return value;
  } catch (error) {
    return refuse(`the answer is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
function bareObject(text) {
  const trimmed = text.trim();
  if (trimmed.startsWith("{")) return trimmed;
  const message = readMessage(trimmed);
  const [fence] = message.fences;
  if (!fence || message.fences.length > 1 || fence.position?.start.line !== 1) return void 0;
  return isLast(message, fence.position.end.line) ? fence.value : void 0;
}
var asList = (value) => Array.isArray(value) ? value : [value];
var isShare = (value) => typeof value === "number" && value >= 0 && value <= 1;

// src/gate/verdicts/read-verdict.ts
var LONGEST = 2e4;
var tooLong = (role, change) => ({
  role,
  task: change.task.id,
  decision: "malformed",
  confidence: 0,
  findings: [],
  concerns: [],
  feedback: "",
  problems: [
    {
      id: "review/form",
      severity: "block",
      message: `the review is longer than ${LONGEST} characters`,
      fix: "hand it in again, with the findings in short"
    }
  ]
});
function readVerdict(role, text, change) {
  if (text.length > LONGEST) return tooLong(role, change);
  switch (role) {
    case "spec-reviewer":
      return readSpecReviewer(text, change);
    case "architect":
    case "security-reviewer":
      return readArchitect(text, role, change);
    case "verifier":
      return readVerifier(text, change);
  }
}

// src/prompts/verdict-sent-back.ts
var MOST = 6;
function verdictSentBack(verdict, tasks) {
  const reasons = verdict.problems.slice(0, MOST).map(
    ({ line, message, id, fix }) => `- ${line ? `line ${line}  ` : ""}${message}  [${id}]
    ${fix ?? ""}`
  );
  const missing = "- there is no signal  [review/spec]\n    end with REVIEW_PASS or REVIEW_FAIL alone on the last line";
  return [
    `your verdict on ${wordFor(tasks, verdict.task)} does not count yet:`,
    "",
    ...reasons.length > 0 ? reasons : [missing],
    "",
    "hand in the whole verdict again, in the form of your prompt. What you decide is up to you."
  ].join("\n");
}

// src/engine/receive-verdict.ts
function receiveVerdict(open, ticket, message) {
  const verdict = read(open, ticket, message);
  recordOn(
    open,
    (run) => {
      const feedback = feedbackFor(run, ticket, verdict);
      return feedback === void 0 ? {} : { feedback: putEvidence(open.dir, feedback) };
    },
    (_run, kept) => ({
      events: [{ type: "review_judged", ticket: ticket.id, verdict, ...kept }],
      reply: void 0
    })
  );
  const mayTryAgain = open.run.tickets.some((candidate) => candidate.id === ticket.id);
  settleReviews(open);
  return mayTryAgain ? verdictSentBack(verdict, open.run.tasks) : void 0;
}
function read(open, ticket, message) {
  const { role, task } = ticket;
  if (role === "spec-executor") throw new Error("an executor hands in claims, not verdicts");
  try {
    const plan = pinnedPlan(open.dir, open.run);
    const change = changeUnderReview(open.run, ticket);
    return readVerdict(role, message, reviewedChange(open.run, plan, change));
  } catch (error) {
    const problem = {
      message: `the verdict could not be held against the change: ${error instanceof Error ? error.message : String(error)}`,
      fix: "hand it in again; if it stays, a person has to look: ultraplan doctor"
    };
    return {
      role,
      task,
      decision: "malformed",
      confidence: 0,
      findings: [],
      concerns: [],
      feedback: "",
      problems: [toFinding("review/crashed", problem)]
    };
  }
}
function feedbackFor(run, ticket, verdict) {
  if (verdict.role === "spec-reviewer") return void 0;
  const task = taskOf(run, ticket.task);
  if (verdict.role !== "verifier" || !task)
    return verdict.decision === "reject" ? rejectionContext(verdict) : void 0;
  const voters = verifiersNeeded(run, task);
  const votes = [
    ...recordsOf(task).filter(({ role }) => role === "verifier").map((record) => record.verdict),
    verdict
  ];
  const isLast2 = votes.length >= voters;
  return isLast2 && votes.some(({ decision }) => decision !== "approve") ? verificationContext(votes, voters) : void 0;
}
export {
  receiveVerdict
};
