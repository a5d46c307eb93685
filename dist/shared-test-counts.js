// src/gate/tests/test-counts.ts
function readTestCounts(output) {
  const text = withoutColours(output);
  for (const [runner, read] of READERS) {
    const counts = read(text);
    if (counts) return { runner, ...counts };
  }
  return void 0;
}
var COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;?]*[A-Za-z]`, "g");
var withoutColours = (text) => text.replace(COLOURS, "").replace(/\r\n?/g, "\n");
var number = (text) => Number(text ?? 0);
var before = (lines, word) => lines.reduce((sum, line) => sum + number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1]), 0);
function linesLike(text, pattern) {
  const lines = text.split("\n").filter((line) => pattern.test(line));
  return lines.length > 0 ? lines : void 0;
}
var vitest = (text) => {
  const lines = linesLike(
    text,
    /^[ \t]*Tests\s+(?:\d+ (?:passed|failed|skipped|todo)(?: \| )?)+.*\(\d+\)\s*$/
  );
  return lines && {
    passed: before(lines, "passed"),
    failed: before(lines, "failed"),
    skipped: before(lines, "skipped") + before(lines, "todo")
  };
};
var jest = (text) => {
  const lines = linesLike(text, /^[ \t]*Tests:\s+(?:\d+ \w+, )*\d+ total\s*$/);
  return lines && {
    passed: before(lines, "passed"),
    failed: before(lines, "failed"),
    skipped: before(lines, "skipped") + before(lines, "todo")
  };
};
var node = (text) => {
  const sum = (word) => [...text.matchAll(new RegExp(`^[ \\t]*(?:ℹ|#) ${word} (\\d+)$`, "gm"))].map(
    (match) => number(match[1])
  );
  const [pass, fail] = [sum("pass"), sum("fail")];
  if (pass.length === 0 || fail.length === 0) return void 0;
  const total = (counts) => counts.reduce((a, b) => a + b, 0);
  return {
    passed: total(pass),
    failed: total(fail) + total(sum("cancelled")),
    skipped: total(sum("skipped")) + total(sum("todo"))
  };
};
var pytest = (text) => {
  const lines = linesLike(
    text,
    /^=*\s*(?:\d+ (?:passed|failed|errors?|skipped|xfailed|xpassed|deselected|warnings?|rerun)(?:, )?)+ in [\d.]+\s?s/
  );
  return lines && {
    passed: before(lines, "passed"),
    failed: before(lines, "failed") + before(lines, "errors?"),
    skipped: before(lines, "skipped") + before(lines, "xfailed") + before(lines, "deselected")
  };
};
var unittest = (text) => {
  const ran = /^Ran (\d+) tests? in /m.exec(text);
  if (!ran) return void 0;
  const of = (word) => number(new RegExp(`^(?:OK|FAILED) \\(.*\\b${word}=(\\d+)`, "m").exec(text)?.[1]);
  const failed = of("failures") + of("errors");
  const skipped = of("skipped");
  return { passed: number(ran[1]) - failed - skipped, failed, skipped };
};
var cargo = (text) => {
  const lines = linesLike(text, /^test result: \w+\. \d+ passed; \d+ failed;/);
  return lines && {
    passed: before(lines, "passed"),
    failed: before(lines, "failed"),
    skipped: before(lines, "ignored")
  };
};
var go = (text) => {
  const count = (word) => text.match(new RegExp(`^[ \\t]*--- ${word}: |"Action":"${word.toLowerCase()}".*"Test":`, "gm"))?.length ?? 0;
  const counts = { passed: count("PASS"), failed: count("FAIL"), skipped: count("SKIP") };
  return counts.passed + counts.failed + counts.skipped > 0 ? counts : void 0;
};
var mocha = (text) => {
  const passing = /^[ \t]*(\d+) passing \(/m.exec(text);
  if (!passing) return void 0;
  const of = (word) => number(new RegExp(`^[ \\t]*(\\d+) ${word}\\s*$`, "m").exec(text)?.[1]);
  return { passed: number(passing[1]), failed: of("failing"), skipped: of("pending") };
};
var rspec = (text) => {
  const found = /^(\d+) examples?, (\d+) failures?(?:, (\d+) pending)?/m.exec(text);
  if (!found) return void 0;
  const [, all, failed, pending] = found.map(number);
  return { passed: (all ?? 0) - (failed ?? 0) - (pending ?? 0), failed: failed ?? 0, skipped: pending ?? 0 };
};
var junit = (text) => {
  if (!/<testsuites?\b/.test(text)) return void 0;
  const outer = /<testsuites\b[^>]*\btests="\d+"[^>]*>/.exec(text)?.[0];
  const suites = outer ? [outer] : text.match(/<testsuite\b[^>]*>/g) ?? [];
  const of = (name) => suites.reduce((sum, suite) => sum + number(new RegExp(`\\b${name}="(\\d+)"`).exec(suite)?.[1]), 0);
  const failed = of("failures") + of("errors");
  const skipped = of("skipped");
  return { passed: of("tests") - failed - skipped, failed, skipped };
};
var tap = (text) => {
  if (!/^(?:TAP version \d+|1\.\.\d+)/m.test(text)) return void 0;
  const lines = text.split("\n").filter((line) => /^(?:not )?ok\b/.test(line));
  if (lines.length === 0) return void 0;
  const skipped = lines.filter((line) => /# (?:skip|todo)\b/i.test(line)).length;
  const failed = lines.filter((line) => line.startsWith("not ok") && !/# (?:skip|todo)\b/i.test(line)).length;
  return { passed: lines.length - skipped - failed, failed, skipped };
};
var READERS = [
  ["vitest", vitest],
  ["jest", jest],
  ["node", node],
  ["pytest", pytest],
  ["unittest", unittest],
  ["cargo", cargo],
  ["go", go],
  ["mocha", mocha],
  ["rspec", rspec],
  ["junit", junit],
  ["tap", tap]
];

export {
  readTestCounts,
  withoutColours
};
