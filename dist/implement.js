import {
  soloStep
} from "./shared-on-stop.js";
import "./shared-approve.js";
import {
  lintPlan
} from "./shared-lint-plan.js";
import "./shared-agent-ended.js";
import "./shared-shared.js";
import "./shared-pinned-plan.js";
import {
  refuse
} from "./shared-answer.js";
import {
  whoActs
} from "./shared-identity.js";
import {
  advance
} from "./shared-advance.js";
import "./shared-binding.js";
import {
  drive,
  listRuns,
  openJournalAt,
  openRun,
  runsFolder
} from "./shared-active.js";
import "./shared-process-ref.js";
import {
  putEvidence
} from "./shared-evidence.js";
import {
  findRepository,
  git,
  headCommit,
  tryGit
} from "./shared-files.js";

// src/engine/start-run.ts
import { createHash, randomBytes } from "node:crypto";
import { appendFileSync, existsSync as existsSync3, mkdirSync, readFileSync as readFileSync2 } from "node:fs";
import { dirname, join as join3, posix } from "node:path";

// src/view/findings.ts
function renderFindings(findings) {
  return findings.map(
    (finding) => `${finding.file ?? ""}:${finding.line ?? ""}  ${finding.message}  [${finding.id}]
  ${finding.fix ?? ""}`
  ).join("\n");
}

// src/engine/read-config.ts
import { parseDocument } from "./vendor/yaml.js";

// src/model/config.ts
import { z } from "./vendor/zod.js";
var seconds = (fallback, max) => z.number().positive().max(max).default(fallback);
var Config = z.strictObject({
  verify: z.strictObject({
    /** For plans without verify commands (spec-kit, Kiro, OpenSpec). */
    default: z.string().optional()
  }).prefault({}),
  limits: z.strictObject({
    executor: seconds(300, 900),
    verify: seconds(120, 300),
    /** Raises the maximum of `verify`; only a committed configuration can. */
    verifyMax: z.number().positive().max(3600).default(300),
    review: seconds(180, 600),
    /** All that the gate does inside one SubagentStop. */
    gate: seconds(480, 480)
  }).prefault({}),
  attempts: z.strictObject({
    perTask: z.number().int().min(1).max(10).default(3),
    warm: z.number().int().min(0).max(5).default(3),
    fixTasks: z.number().int().min(0).max(3).default(3),
    failedTasksPerWave: z.number().int().min(1).default(3)
  }).prefault({}),
  proof: z.strictObject({
    room: z.enum(["tree", "clean"]).default("tree"),
    baseline: z.enum(["warn", "block", "off"]).default("warn"),
    flaky: z.boolean().default(false),
    typecheck: z.string().optional(),
    lint: z.string().optional(),
    links: z.array(z.string()).default(["node_modules"]),
    setup: z.string().optional(),
    outputBytes: z.number().int().min(4096).default(1e6)
  }).prefault({}),
  review: z.strictObject({
    simple: z.boolean().default(false),
    /** Off means: a task with no stated tier gets no architect. On is seed 001. */
    architect: z.boolean().default(true),
    spec: z.boolean().default(true),
    every: z.number().int().min(1).max(5).default(5),
    iterations: z.number().int().min(1).max(3).default(3),
    votes: z.number().int().min(1).max(9).default(3),
    tier: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(1),
    tier2: z.boolean().default(true),
    tier3: z.boolean().default(true),
    confidenceFloor: z.number().min(0).max(1).default(0.5),
    models: z.strictObject({
      executor: z.string().optional(),
      "spec-reviewer": z.string().optional(),
      architect: z.string().default("opus"),
      verifier: z.string().default("haiku"),
      "security-reviewer": z.string().optional()
    }).prefault({})
  }).prefault({}),
  /** `off`, `warn` or `block` by check id; what a seed blocks cannot be lowered. */
  checks: z.record(z.string(), z.enum(["off", "warn", "block"])).default({}),
  contract: z.strictObject({
    endpoints: z.array(z.string()).optional(),
    baseUrl: z.string().optional()
  }).prefault({}),
  /** Regular expressions; what they match is masked in evidence. */
  secrets: z.array(z.string()).default([]),
  webhook: z.string().optional(),
  modifications: z.enum(["apply", "ask"]).default("apply"),
  allowDirty: z.boolean().default(false)
}).prefault({});

// src/engine/read-config.ts
var CONFIG_FILE = ".ultraplan/config.yaml";
function committedConfig(root, commit) {
  return parseConfig(tryGit(root, ["show", `${commit}:${CONFIG_FILE}`]) ?? "");
}
function parseConfig(text) {
  const document = parseDocument(text);
  const [broken] = document.errors;
  if (broken)
    return { problems: [problem(broken.message.split("\n")[0] ?? broken.code, broken.linePos?.[0].line)] };
  const parsed = Config.safeParse(document.toJS() ?? {});
  if (parsed.success) return { config: parsed.data };
  return { problems: parsed.error.issues.flatMap(explain) };
}
function explain(issue) {
  const path = issue.path.map(String);
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key2) => {
      const near = nearest(key2, knownKeys(path));
      return problem(
        `unknown key ${[...path, key2].join(".")}`,
        void 0,
        near ? `did you mean ${[...path, near].join(".")}?` : void 0
      );
    });
  }
  return [problem(`${path.join(".") || "the file"}: ${issue.message}`)];
}
function problem(message, line2, fix = `correct ${CONFIG_FILE} and commit it`) {
  return {
    id: "config/invalid",
    severity: "block",
    file: CONFIG_FILE,
    ...line2 ? { line: line2 } : {},
    message,
    fix
  };
}
function knownKeys(path) {
  let value = Config.parse({});
  for (const key2 of path)
    value = value && typeof value === "object" ? value[key2] : void 0;
  return value && typeof value === "object" ? Object.keys(value) : [];
}
function nearest(word, names) {
  const ranked = names.map((name) => ({ name, distance: editDistance(word, name) })).sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best && best.distance <= Math.max(2, word.length / 3) ? best.name : void 0;
}
function editDistance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, char] of [...a].entries()) {
    const above = row;
    row = [i + 1];
    for (const [j, other] of [...b].entries()) {
      row.push(
        Math.min((above[j] ?? 0) + (char === other ? 0 : 1), (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1)
      );
    }
  }
  return row[b.length] ?? 0;
}

// src/engine/read-plan.ts
import { existsSync, readFileSync, statSync } from "node:fs";
import { isAbsolute, join, relative, resolve, sep } from "node:path";

// src/plan/command-words.ts
var PROGRAMS = new Set(
  `npm npx pnpm pnpx yarn bun bunx node deno tsc tsx eslint prettier biome oxlint vitest jest mocha ava playwright cypress
  python python3 pytest pip pip3 pipx poetry uv uvx ruff mypy pyright tox nox black flake8 cargo rustc rustup go gofmt golangci-lint
  make just task ninja cmake ctest bazel meson gcc g++ clang bash sh zsh fish pwsh powershell bats shellcheck shfmt
  grep egrep fgrep rg ag sg test [ [[ ls find fd cat head tail wc sort uniq cut tr sed awk jq yq xargs tee diff cmp comm file stat du
  curl wget http git gh glab docker docker-compose podman kubectl helm terraform tofu ansible aws gcloud az vercel wrangler supabase
  psql sqlite3 mysql mongosh redis-cli prisma drizzle-kit ruby bundle rake rspec rails rubocop php composer phpunit artisan
  java javac mvn mvnw gradle gradlew kotlin sbt scala lein clojure dotnet msbuild swift xcodebuild flutter dart mix elixir
  perl lua R Rscript julia ghc cabal stack zig nim nix ansible-playbook openspec specify claude ultraplan
  cd echo printf true false exit export source set env timeout time if for while until ! ( { : mkdir touch rm cp mv chmod
  command which type sleep nc ping dig openssl tar zip unzip hugo mdbook markdownlint actionlint yamllint hadolint act turbo nx lerna rush vite next astro webpack esbuild rollup`.split(
    /\s+/
  )
);
var ENGLISH_NEXT = /^(?:sure|that|the|all|each|every|a|an|any|both|through|to|if|whether|it|its|this|these|those|for|with|and|or|is|are|on|in|of|your|our|by|as|when|again|manually|everything|one|files?|must|should|shows?|has|have|can|will|up|out)\b/;
var TRAILING = /\s+(?:\((?!.*\|).*\)|(?:→|=>|—|–|--?>)\s.*|(?:passes|pass|succeeds|works|is green|exits? (?:with )?(?:code |status )?\d+|returns? .*|shows? .*|outputs? .*|prints? .*|should .*|must .*|>=? ?\d+.*|<=? ?\d+.*|== ?\d+.*))\.?$/;
var ASSIGNMENTS = /^(?:[A-Za-z_]\w*=(?:"[^"]*"|'[^']*'|\S*)\s+)+/;
function looksLikeCommand(text) {
  const bare = text.trim().replace(ASSIGNMENTS, "");
  const [first = "", second = ""] = bare.replace(/^[!({]\s*/, "").split(/\s+/, 2);
  if (first === "" || /^[A-Z][a-z]+$/.test(first)) return false;
  if (/^(?:\.{0,2}\/|~\/|\$|[A-Za-z]:\\)/.test(first)) return true;
  if (/^[\w.-]+(?:\/[\w.-]+)+$/.test(first) && (/\.(?:sh|bash|py|js|mjs|ts|rb|pl|bat|cmd|ps1)$/.test(first) || first.startsWith("node_modules/")))
    return true;
  return PROGRAMS.has(first) && !ENGLISH_NEXT.test(second);
}
function splitBareCommand(text) {
  if (text.length > 2e3 || !looksLikeCommand(text)) return void 0;
  const trailing = TRAILING.exec(text);
  if (trailing && balanced(text.slice(0, trailing.index)))
    return { command: text.slice(0, trailing.index).trim(), prose: trailing[0].trim() };
  return { command: text.trim().replace(/(?<=\w)\.$/, ""), prose: "" };
}
var balanced = (text) => count(text, "'") % 2 === 0 && count(text, '"') % 2 === 0;
var count = (text, char) => text.split(char).length - 1;

// src/plan/verify-text.ts
var JOINS = /^[\s,;:.+()]*(?:and|then|and then|also|plus|or|&&|followed by|und)?[\s,;:.+()]*$/i;
var RUN = /(?:^|\b)(?:run|execute|command|cmd|by running|using|with)\b[\s:]*$/i;
var NOTHING = /^(?:n\/?a|none|manual|-|–|—|tbd|todo)\b/i;
function readVerifyText(text, line2) {
  const whole = text.trim();
  if (whole === "") return [];
  if (NOTHING.test(whole)) return [{ text: whole, line: line2 }];
  const spans = codeSpans(whole);
  const commands = [];
  for (const [index, span] of spans.entries()) {
    if (!isCommand(span, index === 0)) continue;
    const verify = { text: whole, line: line2, command: span.code.trim() };
    const expect = expectation(expectedProse(spans, index));
    commands.push(expect ? { ...verify, expect } : verify);
  }
  if (commands.length > 0) return commands;
  if (spans.length === 0) {
    const bare = splitBareCommand(whole);
    if (bare) {
      const expect = expectation(bare.prose);
      return [{ text: whole, line: line2, command: bare.command, ...expect ? { expect } : {} }];
    }
  }
  return [{ text: whole, line: line2 }];
}
function readVerifyFence(code, line2) {
  const lines = code.split("\n").filter((each) => each.trim() !== "" && !each.trim().startsWith("#"));
  if (lines.length === 0) return [];
  const command = lines.length === 1 ? lines[0].trim().replace(/^\$ /, "") : `set -e
${code.trim()}`;
  return [{ text: code, line: line2, command }];
}
function isCommand(span, first) {
  const code = span.code.trim();
  if (code === "") return false;
  if (first && span.before.trim() === "")
    return /\s/.test(code) || looksLikeCommand(code) || span.after.trim() === "";
  if (first && RUN.test(span.before)) return true;
  return looksLikeCommand(code) && (/\s/.test(code) || RUN.test(span.before)) && (first || JOINS.test(span.before) || RUN.test(span.before));
}
function expectedProse(spans, index) {
  const prose = [];
  for (let at = index; at < spans.length; at += 1) {
    const span = spans[at];
    if (at > index) {
      if (isCommand(span, false)) break;
      prose.push(span.code);
    }
    prose.push(span.after);
  }
  return prose.join(" ");
}
function expectation(prose) {
  const text = prose.replace(/\s+/g, " ").replace(/^[\s.,;:]+|[\s.,;]+$/g, "");
  if (text === "" || JOINS.test(text)) return void 0;
  const number = /^(?:\(?\s*)?(?:returns?|outputs?|prints?|shows?|equals?|gives?|is|==?|→|=>|->)\s+(?:exactly\s+)?(\d+)\b(?!\s*(?:or more|\+|or higher|[-–]\s*\d))/i.exec(
    text
  );
  return number ? { text, number: Number(number[1]) } : { text };
}
function codeSpans(text) {
  const runs = [...text.matchAll(/`+/g)].map((run2) => ({ at: run2.index, length: run2[0].length }));
  const nextOfLength = /* @__PURE__ */ new Map();
  for (const [index, run2] of runs.entries()) {
    const same = nextOfLength.get(run2.length);
    if (same) same.push(index);
    else nextOfLength.set(run2.length, [index]);
  }
  const spans = [];
  let end = 0;
  const cursor = /* @__PURE__ */ new Map();
  for (let index = 0; index < runs.length; index += 1) {
    const open = runs[index];
    const same = nextOfLength.get(open.length) ?? [];
    let at = cursor.get(open.length) ?? 0;
    while (at < same.length && same[at] <= index) at += 1;
    cursor.set(open.length, at);
    const closeIndex = same[at];
    if (closeIndex === void 0) continue;
    const close = runs[closeIndex];
    const before = text.slice(end, open.at);
    const last2 = spans.at(-1);
    if (last2) last2.after = before;
    spans.push({ code: text.slice(open.at + open.length, close.at), before, after: "" });
    end = close.at + close.length;
    index = closeIndex;
  }
  const last = spans.at(-1);
  if (last) last.after = text.slice(end);
  return spans;
}

// src/plan/file-list.ts
var NONE = /^(?:n\/?a|none|no files?|nothing|-|–|—|tbd|various|multiple)\b/i;
var VERB = /^(?:(?:create|created|modify|modified|update|updated|edit|add|new|remove|delete|deleted|test|tests|move|rename|touch|write|extend|read)\b\s*:?\s*)+/i;
function readFileList(lines) {
  const files = [];
  for (const line2 of lines) {
    if (NONE.test(line2.trim())) continue;
    const spans = codeSpans(line2).map((span) => span.code);
    const parts = spans.length > 0 ? spans : splitOutsideBraces(line2.replace(/\([^)]*\)/g, " "));
    for (const part of parts) {
      const path = cleanPath(part);
      if (path !== void 0 && !files.includes(path)) files.push(path);
    }
  }
  return files;
}
function cleanPath(part) {
  const path = part.trim().replace(VERB, "").replace(
    /^["'*_]+|["'*_]+$/g,
    (quotes) => quotes.includes("_") || quotes.includes("*") ? quotes.replace(/["']/g, "") : ""
  ).replace(/\s+[-–—]\s.*$/, "").replace(/:\d+(?:-\d+)?$/, "").replaceAll("\\", "/").replace(/^\.\//, "").trim();
  if (path === "" || /\s{2,}|[<>|]|^\W+$/.test(path)) return void 0;
  if (/\s/.test(path) && !/[/.]/.test(path)) return void 0;
  return path;
}
function splitOutsideBraces(text) {
  const parts = [];
  let depth = 0;
  let part = "";
  for (const char of text) {
    if (char === "{") depth += 1;
    else if (char === "}") depth = Math.max(0, depth - 1);
    if ((char === "," || char === ";") && depth === 0) {
      parts.push(part);
      part = "";
    } else part += char;
  }
  return [...parts, part].flatMap((each) => each.split(/\s+and\s+/));
}

// src/plan/checklist/title.ts
var NUMBERED = String.raw`\d+(?:\.(?:\d+[a-z]?|[XN]))*[a-z]?`;
var LETTERED = String.raw`[A-Z]{1,4}-?\d+[a-z]?(?:\.\d+)*`;
var WORD = String.raw`[A-Z]{2,4}(?=[ \t]+\[(?:VERIFY|P|RED|GREEN|YELLOW)\])`;
var ID = new RegExp(
  String.raw`^(?:[Tt]ask[ \t]+)?(${NUMBERED}|${LETTERED}|${WORD})(?:[.:)]|[ \t]*[-–—]|(?=[ \t]|$|\*\*|__|\[))[ \t]*`
);
var MARKER = /^\[([A-Za-z][^\]\n]{0,40})\](?!\()[ \t]*/;
var KNOWN_TAIL = /[ \t]*\[(P|VERIFY|RED|GREEN|YELLOW|SEQUENTIAL|GUARD|FIX [\w.]+|TRIVIAL|SIMPLE|MODERATE|COMPLEX)\][ \t]*$/;
function readTitle(behindBox) {
  let rest = behindBox.trim();
  const markers = [];
  let id;
  const bold = /^(\*\*|__)(.*?)\1[ \t]*(.*)$/.exec(rest);
  if (bold && ID.test(bold[2] ?? "")) rest = `${bold[2]} ${bold[3]}`.trim();
  for (; ; ) {
    const marker = MARKER.exec(rest);
    if (marker) {
      markers.push(marker[1].trim());
      rest = rest.slice(marker[0].length);
      continue;
    }
    const found = id === void 0 ? ID.exec(rest) : void 0;
    if (!found) break;
    id = found[1];
    rest = rest.slice(found[0].length);
  }
  for (let tail = KNOWN_TAIL.exec(rest); tail; tail = KNOWN_TAIL.exec(rest)) {
    markers.push(tail[1]);
    rest = rest.slice(0, tail.index);
  }
  const title = rest.replace(/^[:–—-][ \t]+/, "").trim();
  return { ...id === void 0 ? {} : { id }, title, markers };
}
var TIERS = ["TRIVIAL", "SIMPLE", "MODERATE", "COMPLEX"];
function tierOf(words) {
  for (const word of words) {
    const name = word.replace(/^tier[:\s]+/i, "").toUpperCase();
    if (TIERS.includes(name)) return name;
  }
  return void 0;
}

// src/plan/checklist/build-task.ts
var NO_COMMIT = /^(?:none|n\/?a|no commit|-|skip|nothing)\b/i;
function buildBody(title, fields) {
  const markers = title.markers;
  const has = (name) => markers.some((marker) => marker.toUpperCase() === name);
  const named = (name) => fields.filter((field) => field.name === name);
  const texts = (name) => named(name).flatMap((field) => textsOf(field.pieces));
  const fixOf = markers.map((marker) => /^FIX[ :]+(\S+)$/i.exec(marker)?.[1]).find((id) => id !== void 0);
  const tier = tierOf([...markers, ...texts("tier")]);
  const verification = verificationTier([
    ...markers,
    ...texts("verification").map((text) => `T${text.trim()}`)
  ]);
  const commit = commitOf(texts("commit"));
  const steps = named("do").length > 0 ? named("do") : named("");
  return {
    kind: has("VERIFY") ? "verify" : "work",
    parallel: has("P") && !has("VERIFY") && !has("SEQUENTIAL"),
    dependsOn: idsIn(texts("depends")),
    files: readFileList(texts("files")),
    steps: steps.flatMap((field) => stepsOf(field.pieces)),
    doneWhen: texts("done"),
    verify: named("verify").flatMap(verifyOf),
    markers,
    securityReview: has("SECURITY") || named("security").length > 0,
    requirements: texts("requirements").flatMap((text) => text.split(/[,;]\s*/)).map((text) => text.trim()).filter((text) => text !== ""),
    ...commit === void 0 ? {} : { commit },
    ...fixOf === void 0 ? {} : { fixOf },
    ...tier === void 0 ? {} : { tier },
    ...verification === void 0 ? {} : { verification }
  };
}
function verifyOf(field) {
  const found = field.pieces.flatMap(
    (piece) => piece.kind === "code" ? readVerifyFence(piece.text, piece.line) : readVerifyText(piece.text, piece.line)
  );
  const runnable = found.filter((verify) => verify.command !== void 0);
  return runnable.length > 0 ? runnable : found.slice(0, 1);
}
function textsOf(pieces) {
  const texts = [];
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === "code") continue;
    const last = texts.length - 1;
    if (index > 0 && !piece.bullet && last >= 0) texts[last] = `${texts[last]} ${piece.text}`;
    else texts.push(piece.text);
  }
  return texts;
}
function stepsOf(pieces) {
  const level = pieces.find((piece) => piece.kind === "text" && piece.bullet);
  const indent = level?.kind === "text" ? level.indent : 0;
  const steps = [];
  for (const piece of pieces) {
    const text = piece.kind === "code" ? `\`\`\`${piece.info}
${piece.text}
\`\`\`` : piece.text;
    const own = piece.kind === "text" && (piece.bullet ? piece.indent <= indent : steps.length === 0);
    const last = steps.length - 1;
    if (own || last < 0) steps.push(text);
    else steps[last] = `${steps[last]}
${piece.kind === "text" && piece.bullet ? `- ${text}` : text}`;
  }
  return steps;
}
function commitOf(texts) {
  const text = texts[0]?.trim();
  if (text === void 0 || text === "" || NO_COMMIT.test(text)) return void 0;
  return (codeSpans(text)[0]?.code ?? text).trim() || void 0;
}
function verificationTier(words) {
  for (const word of words) {
    const number = /^T(?:ier )?([123])$/i.exec(word.trim())?.[1];
    if (number !== void 0) return Number(number);
  }
  return void 0;
}
var idsIn = (texts) => texts.flatMap(
  (text) => /^(?:none|n\/?a|-|nothing)\b/i.test(text.trim()) ? [] : text.match(/\b(?:[A-Z]{1,4}-?)?\d+(?:\.(?:\d+|X))*\b|\bV[A-Z]?\d*\b|\btask-\d+\b/g) ?? []
);

// src/plan/lines.ts
var LINE = /\r\n|\n|\r/g;
function splitLines(text) {
  const lines = [];
  let start = 0;
  for (const end of text.matchAll(LINE)) {
    lines.push(line(text.slice(start, end.index), start));
    start = end.index + end[0].length;
  }
  lines.push(line(text.slice(start), start));
  return lines;
}
function line(text, start) {
  let indent = 0;
  let at = 0;
  for (; at < text.length; at += 1) {
    const char = text[at];
    if (char === "\uFEFF") continue;
    if (char === " ") indent += 1;
    else if (char === "	") indent += 4 - indent % 4;
    else break;
  }
  return { text, start, indent, blank: text.slice(at).trim() === "" };
}
function dedent(text, columns) {
  let width = 0;
  let at = 0;
  while (at < text.length && width < columns) {
    if (text[at] === " ") width += 1;
    else if (text[at] === "	") width += 4 - width % 4;
    else break;
    at += 1;
  }
  return text.slice(at);
}

// src/plan/checklist/fields.ts
var NAMES = {
  do: "do",
  steps: "do",
  action: "do",
  files: "files",
  file: "files",
  "files to create": "files",
  "files to modify": "files",
  "done when": "done",
  done: "done",
  "acceptance criteria": "done",
  acceptance: "done",
  verify: "verify",
  verification: "verify",
  "verify command": "verify",
  commit: "commit",
  "commit message": "commit",
  tier: "tier",
  "verification tier": "verification",
  "depends on": "depends",
  depends: "depends",
  dependencies: "depends",
  requirements: "requirements",
  requirement: "requirements",
  design: "design",
  review: "review",
  "security review": "security"
};
var BULLET = /^(?:[-*+]|\d{1,9}[.)])[ \t]+/;
var BOLD_FIELD = /^(?:\*\*|__)([^*_:\n]{1,40}?):?(?:\*\*|__)[ \t]*:?[ \t]*(.*)$/;
var PLAIN_FIELD = /^([A-Za-z][A-Za-z ]{1,30}?)[ \t]*:(?:[ \t]+(.*)|$)/;
var ITALIC_FIELD = /^([_*])([A-Za-z][A-Za-z ]{1,30}?)[ \t]*:[ \t]*(.*?)\1[ \t]*$/;
function readFields(lines, kinds, from, to) {
  const fields = [{ name: "", line: from + 1, pieces: [] }];
  let level;
  for (let at = from; at < to; at += 1) {
    const line2 = lines[at];
    const current = fields.at(-1);
    if (kinds[at] === "fence-open") {
      const code = [];
      let next = at + 1;
      while (next < to && kinds[next] === "fence") {
        code.push(dedent(lines[next].text, line2.indent));
        next += 1;
      }
      const info = /(?:`{3,}|~{3,})[ \t]*(\S*)/.exec(line2.text)?.[1] ?? "";
      current.pieces.push({ kind: "code", text: code.join("\n"), line: at + 2, info });
      at = kinds[next] === "fence-close" && next < to ? next : next - 1;
      continue;
    }
    if (line2.blank || kinds[at] === "comment") continue;
    if (kinds[at] !== "text") {
      current.pieces.push({
        kind: "text",
        text: line2.text.trim(),
        line: at + 1,
        indent: line2.indent,
        bullet: false
      });
      continue;
    }
    const trimmed = line2.text.trim();
    const bullet = BULLET.exec(trimmed);
    const content = bullet ? trimmed.slice(bullet[0].length) : trimmed;
    if (bullet && level === void 0) level = line2.indent;
    const found = level === void 0 || line2.indent <= level ? fieldOf(content, bullet !== null) : void 0;
    if (found) {
      const field = { name: found.name, line: at + 1, pieces: [] };
      if (found.value !== "")
        field.pieces.push({
          kind: "text",
          text: found.value,
          line: at + 1,
          indent: line2.indent,
          bullet: false
        });
      fields.push(field);
    } else {
      const target = bullet && line2.indent === level && current.name !== "" ? unnamed(fields, at) : current;
      target.pieces.push({
        kind: "text",
        text: content,
        line: at + 1,
        indent: line2.indent,
        bullet: bullet !== null
      });
    }
  }
  return fields;
}
function unnamed(fields, at) {
  const field = { name: "", line: at + 1, pieces: [] };
  fields.push(field);
  return field;
}
function fieldOf(content, bullet) {
  const bold = BOLD_FIELD.exec(content);
  if (bold && (content.includes(":") || NAMES[key(bold[1])])) {
    return { name: NAMES[key(bold[1])] ?? `other:${key(bold[1])}`, value: (bold[2] ?? "").trim() };
  }
  const italic = ITALIC_FIELD.exec(content);
  if (italic && NAMES[key(italic[2])])
    return { name: NAMES[key(italic[2])], value: (italic[3] ?? "").trim() };
  const plain = PLAIN_FIELD.exec(content);
  const name = plain ? NAMES[key(plain[1])] : void 0;
  if (plain && name && (bullet || name === "verify" || name === "files"))
    return { name, value: (plain[2] ?? "").trim() };
  return void 0;
}
var key = (name) => (name ?? "").trim().toLowerCase().replace(/\s+/g, " ");

// src/plan/checklist/scan.ts
var BOX = /^([\uFEFF \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[)(.)\](?:[ \t]+(.*))?$/;
var HEADING = /^[ \t]{0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/;
var RULE = /^[ \t]{0,3}(?:-[ \t]*){3,}$|^[ \t]{0,3}(?:\*[ \t]*){3,}$|^[ \t]{0,3}(?:_[ \t]*){3,}$/;
function scanBoxes(lines, kinds) {
  const boxes = [];
  const headings = [];
  let open = [];
  let afterBlank = false;
  const closeFrom = (indent, line2) => {
    for (const box of open) if (box.indent >= indent) box.end = line2;
    open = open.filter((box) => box.indent < indent);
  };
  for (const [at, line2] of lines.entries()) {
    if (kinds[at] !== "text") {
      if (afterBlank && (kinds[at] === "fence-open" || kinds[at] === "comment")) closeFrom(line2.indent, at);
      afterBlank = false;
      continue;
    }
    if (line2.blank) {
      afterBlank = true;
      continue;
    }
    const heading = HEADING.exec(line2.text);
    const box = heading ? void 0 : BOX.exec(line2.text);
    if (heading) {
      closeFrom(line2.indent, at);
      headings.push({ line: at, level: heading[1].length, text: (heading[2] ?? "").trim() });
    } else if (box) {
      closeFrom(line2.indent, at);
      const found = {
        line: at,
        indent: line2.indent,
        column: box[1].length + 1,
        char: box[2],
        behind: (box[3] ?? "").trim(),
        end: lines.length,
        heading: headings.at(-1)
      };
      boxes.push(found);
      open.push(found);
    } else if (afterBlank || RULE.test(line2.text) || isBullet(line2.text)) closeFrom(line2.indent, at);
    afterBlank = false;
  }
  return { boxes, headings };
}
var isBullet = (text) => /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/.test(text);

// src/plan/front-matter.ts
import matter from "./vendor/gray-matter.js";
import { parseDocument as parseDocument2 } from "./vendor/yaml.js";
var refuse2 = () => {
  throw new Error("only yaml front matter is read");
};
var OPTIONS = {
  language: "yaml",
  engines: {
    yaml: (text) => {
      const document = parseDocument2(text, { logLevel: "silent" });
      const [error] = document.errors;
      if (error) throw error;
      const data = document.toJS({ maxAliasCount: 100 });
      return typeof data === "object" && data !== null ? data : {};
    },
    js: refuse2,
    javascript: refuse2,
    coffee: refuse2,
    cson: refuse2,
    toml: refuse2,
    json: refuse2
  }
};
var OPENING = /^\uFEFF?---[ \t]*(\S*)[ \t]*(?:\r\n|\n|\r)/;
function readFrontMatter(text, file) {
  const opening = OPENING.exec(text);
  if (!opening) return { data: {}, lines: 0, problems: [] };
  const language = opening[1] ?? "";
  const length = closingLine(text, opening[0].length);
  if (length === void 0) {
    return { data: {}, lines: 0, problems: [] };
  }
  const problem2 = (message, line2) => ({
    id: "read/front-matter",
    severity: "block",
    file,
    line: line2,
    message: `front matter cannot be read: ${message}`,
    fix: "mend the YAML between the two --- lines"
  });
  if (language !== "" && language !== "yaml" && language !== "yml")
    return {
      data: {},
      lines: length,
      problems: [problem2(`only yaml is read, not ${language.slice(0, 20)}`, 1)]
    };
  try {
    const body = text.slice(opening[0].length).split(/\r\n|\n|\r/, length - 2);
    const { data } = matter(`---
${body.join("\n")}
---
`, OPTIONS);
    return { data, lines: length, problems: [] };
  } catch (error) {
    const first = (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";
    return { data: {}, lines: length, problems: [problem2(first.replace(/:$/, ""), 1)] };
  }
}
function closingLine(text, from) {
  const close = /(?:^|\r\n|\n|\r)(---|\.\.\.)[ \t]*(?=\r\n|\n|\r|$)/g;
  const rest = text.slice(from);
  const match = close.exec(rest);
  if (!match) return void 0;
  const before = rest.slice(0, match.index + match[0].length);
  return 1 + before.split(/\r\n|\n|\r/).length;
}

// src/plan/mask.ts
var FENCE = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}|~{3,})[ \t]*(.*)$/;
var TASK_WITH_ID = /^[ \t]*[-*+][ \t]+\[.\][ \t]+[*_]{0,2}(?:\[[^\]]{1,20}\][ \t]*)?(?:T?\d|V[A-Z]?\d)/;
var NESTED_FENCES = 64;
var HEREDOC_LINES = 400;
function maskLines(lines, file, from = 0) {
  const kinds = lines.map((_, at2) => at2 < from ? "front" : "text");
  const problems = [];
  let at = from;
  while (at < lines.length) {
    const text = lines[at].text;
    const fence = openingFence(lines[at]);
    if (fence) {
      const end = fenceEnd(lines, at, fence);
      kinds[at] = "fence-open";
      kinds.fill("fence", at + 1, end.line);
      if (end.closed) kinds[end.line] = "fence-close";
      else problems.push(neverClosed(file, at + 1, fence));
      at = end.closed ? end.line + 1 : Math.max(end.line, at + 1);
    } else if (text.trimStart().startsWith("<!--")) {
      let last = at;
      while (last < lines.length && !lines[last].text.includes("-->")) last += 1;
      if (last === lines.length) problems.push(hidden(file, at + 1));
      kinds.fill("comment", at, last + 1);
      at = last + 1;
    } else {
      const end = heredocEnd(lines, at);
      if (end !== void 0) kinds.fill("heredoc", at + 1, end + 1);
      at = (end ?? at) + 1;
    }
  }
  return { kinds, problems };
}
function openingFence(line2) {
  const match = FENCE.exec(line2.text);
  const mark = match?.[1];
  if (!match || !mark) return void 0;
  const info = (match[2] ?? "").trim();
  if (mark[0] === "`" && info.includes("`")) return void 0;
  return { indent: line2.indent, mark, info };
}
var closes = (fence, opener) => fence.info === "" && fence.mark[0] === opener.mark[0] && fence.mark.length >= opener.mark.length;
function fenceEnd(lines, at, opener) {
  if (/^(markdown|md|mdx)\b/i.test(opener.info)) {
    const nested = walkFence(lines, at, opener, true);
    if (nested.closed) return nested;
  }
  return walkFence(lines, at, opener, false);
}
function walkFence(lines, at, opener, nesting) {
  let depth = 1;
  let seen = 0;
  for (let next = at + 1; next < lines.length; next += 1) {
    const line2 = lines[next];
    if (line2.indent < opener.indent && TASK_WITH_ID.test(line2.text)) return { line: next, closed: false };
    const fence = openingFence(line2);
    if (!fence) continue;
    seen += 1;
    if (nesting && seen > NESTED_FENCES) break;
    if (closes(fence, opener)) depth -= 1;
    else if (nesting && fence.info !== "" && fence.mark === opener.mark) depth += 1;
    if (depth === 0) return { line: next, closed: true };
  }
  return { line: lines.length, closed: false };
}
function heredocEnd(lines, at) {
  const text = lines[at].text;
  const word = /<<-?[ \t]*(['"]?)([A-Za-z_]\w{0,40})\1/.exec(text)?.[2];
  if (!word || (text.match(/(?<!\\)`/g)?.length ?? 0) % 2 === 0) return void 0;
  const limit = Math.min(lines.length, at + HEREDOC_LINES);
  for (let next = at + 1; next < limit; next += 1) if (lines[next].text.trim() === word) return next;
  return void 0;
}
var neverClosed = (file, line2, fence) => ({
  id: "read/fence",
  severity: "warn",
  file,
  line: line2,
  message: "the code fence is never closed",
  fix: `close it with ${fence.mark.slice(0, 8)} on a line of its own`
});
var hidden = (file, line2) => ({
  id: "read/comment",
  severity: "block",
  file,
  line: line2,
  message: "the html comment is never closed, so everything below it is hidden",
  fix: "close it with -->"
});

// src/plan/tasks-md.ts
function readTasksMd(text, file) {
  const lines = splitLines(text);
  const front = readFrontMatter(text, file);
  const mask = maskLines(lines, file, front.lines);
  const { boxes, headings } = scanBoxes(lines, mask.kinds);
  const titled = boxes.map((box) => ({ box, parts: readTitle(box.behind) }));
  const numbered = titled.some(({ parts }) => parts.id !== void 0);
  const problems = [...front.problems, ...mask.problems];
  const phases = new PhaseFinder(headings);
  const tasks = [];
  let position = 0;
  for (const [index, { box, parts }] of titled.entries()) {
    const id = parts.id ?? (numbered || box.indent > 0 ? void 0 : String(++position));
    if (id === void 0) {
      if (box.indent === 0) problems.push(notATask(file, box, parts));
      continue;
    }
    tasks.push(taskOf(box, { ...parts, id }, firstTaskBelow(index)));
  }
  return {
    plan: {
      format: "tasks-md",
      name: nameOf(front.data, file),
      ...titleOf(headings),
      files: [{ path: file, text }],
      tasks
    },
    problems
  };
  function firstTaskBelow(index) {
    let next = index + 1;
    while (next < titled.length && titled[next]?.parts.id === void 0) next += 1;
    return titled[next]?.box.line ?? lines.length;
  }
  function taskOf(box, parts, below) {
    let end = box.end;
    while (end > box.line + 1 && lines[end - 1]?.blank) end -= 1;
    const phase = phases.of(box);
    const last = lines[end - 1];
    return {
      id: parts.id,
      title: parts.title,
      file,
      line: box.line + 1,
      endLine: end,
      block: text.slice(lines[box.line]?.start ?? 0, last ? last.start + last.text.length : void 0),
      ...phase === void 0 ? {} : { phase },
      ...buildBody(parts, readFields(lines, mask.kinds, box.line + 1, Math.min(end, below))),
      criteria: [],
      outputs: [],
      ticked: box.char === "x" || box.char === "X",
      box: { line: box.line + 1, column: box.column }
    };
  }
}
var PhaseFinder = class {
  said;
  byLine = /* @__PURE__ */ new Map();
  constructor(headings) {
    this.said = headings.some((heading) => /^phase\b/i.test(heading.text));
    let current;
    for (const heading of headings) {
      if (this.names(heading)) current = heading;
      else if (current && heading.level < current.level) current = void 0;
      if (current) this.byLine.set(heading.line, current.text);
    }
  }
  of(box) {
    return box.heading === void 0 ? void 0 : this.byLine.get(box.heading.line);
  }
  names(heading) {
    return /^phase\b/i.test(heading.text) || heading.level === 2 || !this.said && heading.level === 3;
  }
};
var notATask = (file, box, parts) => ({
  id: "read/no-id",
  severity: "warn",
  file,
  line: box.line + 1,
  message: `check box without a task id is not read as a task: ${parts.title.slice(0, 60)}`,
  fix: "give it an id such as 1.2, or take the box away"
});
function nameOf(data, file) {
  if (typeof data.spec === "string" && data.spec !== "") return data.spec;
  const parts = file.split("/");
  return parts.at(-2) ?? (parts.at(-1) ?? file).replace(/\.[^.]*$/, "");
}
function titleOf(headings) {
  const first = headings.find((heading) => heading.level === 1);
  return first ? { title: first.text } : {};
}

// src/engine/read-plan.ts
var SPEC_FOLDERS = ["specs", ".specify/specs", ".kiro/specs", "openspec/changes", ".planning/phases"];
function readPlan(root, argument, cwd = root) {
  const found = findPlan(root, argument, cwd);
  if (typeof found !== "string") return found;
  let text;
  try {
    text = readFileSync(found, "utf8");
  } catch (error) {
    return {
      error: `${argument} cannot be read: ${error.message}`,
      fix: "check the path and its permissions"
    };
  }
  return readTasksMd(text, relative(root, found).split(sep).join("/"));
}
function findPlan(root, argument, cwd) {
  const candidates = isAbsolute(argument) ? [argument] : [
    resolve(cwd, argument),
    resolve(root, argument),
    ...SPEC_FOLDERS.map((folder) => join(root, folder, argument))
  ];
  for (const candidate of candidates) {
    if (!existsSync(candidate)) continue;
    if (!statSync(candidate).isDirectory()) return candidate;
    const inside = join(candidate, "tasks.md");
    if (existsSync(inside)) return inside;
  }
  return {
    error: `no plan named ${argument}`,
    fix: `name a file, or a folder of ${SPEC_FOLDERS[0]}/ that holds tasks.md`
  };
}

// src/engine/repository-state.ts
import { existsSync as existsSync2 } from "node:fs";
import { join as join2 } from "node:path";
var IN_PROGRESS = [
  ["MERGE_HEAD", "a merge"],
  ["rebase-merge", "a rebase"],
  ["rebase-apply", "a rebase"],
  ["CHERRY_PICK_HEAD", "a cherry-pick"],
  ["REVERT_HEAD", "a revert"],
  ["BISECT_LOG", "a bisect"]
];
function inspectRepository(cwd) {
  const repository = findRepository(cwd);
  if (!repository) {
    if (tryGit(cwd, ["--version"]) === void 0)
      return { error: "git is not to be found", fix: "install git, or put it on the PATH of this session" };
    return {
      error: `${cwd} is not inside a git repository`,
      fix: "run `git init`, commit the plan, and try again"
    };
  }
  const head = headCommit(cwd);
  if (!head)
    return {
      error: "the repository has no commit yet",
      fix: "commit the plan first: git add -A && git commit"
    };
  const branch = tryGit(cwd, ["symbolic-ref", "--quiet", "--short", "HEAD"])?.trim();
  if (!branch) return { error: "HEAD is detached", fix: "switch to a branch first: git switch -c <name>" };
  const busy = IN_PROGRESS.find(([file]) => existsSync2(join2(repository.gitDir, file)));
  if (busy)
    return { error: `${busy[1]} is in progress`, fix: "finish or abort it first (git status says how)" };
  return { ...repository, head, branch, ...changes(repository.root) };
}
function changes(root) {
  const entries = git(root, ["status", "--porcelain", "-z", "--untracked-files=all", "--no-renames"]).split(
    "\0"
  );
  const dirty = [];
  const untracked = [];
  for (const entry of entries) {
    if (entry === "") continue;
    (entry.startsWith("??") ? untracked : dirty).push(entry.slice(3));
  }
  return { dirty, untracked };
}

// src/engine/start-run.ts
function startRun(session, options) {
  const repository = inspectRepository(session.cwd);
  if ("error" in repository) return repository;
  const running = activeRunOf(repository, session);
  if (running) return running;
  if (options.argument.trim() === "") {
    return {
      error: "no plan was named",
      fix: "name a spec: /ultraplan:implement <folder of specs/, or a plan file>"
    };
  }
  const settings = committedConfig(repository.root, repository.head);
  if ("problems" in settings)
    return { error: "the configuration cannot be used", fix: renderFindings(settings.problems) };
  const { config } = settings;
  const reading = readPlan(repository.root, options.argument.trim(), session.cwd);
  if ("error" in reading) return reading;
  const refusal = uncommitted(repository, reading.plan, config) ?? nothingToDo(reading.plan);
  if (refusal) return refusal;
  const findings = lintPlan(reading, config);
  const blocking = findings.filter((finding) => finding.severity === "block");
  if (blocking.length > 0) {
    return {
      error: `the plan has ${blocking.length} finding${blocking.length === 1 ? "" : "s"} that must be mended first`,
      fix: renderFindings(blocking)
    };
  }
  return begin(session, options, repository, reading.plan, config, findings);
}
function activeRunOf(repository, session) {
  if (listRuns(repository.commonDir).length === 0) return void 0;
  const newest = openRun(repository.root, session.home);
  if ("error" in newest) return newest;
  const { run: run2 } = newest;
  if (run2.state === "finished" || run2.state === "cancelled") return void 0;
  return {
    error: `run ${run2.id} of ${run2.spec} is ${run2.state} in this repository`,
    fix: "see it with /ultraplan:status, go on with /ultraplan:resume, or end it with /ultraplan:cancel"
  };
}
function uncommitted(repository, plan, config) {
  const planPaths = new Set(plan.files.map((file) => file.path));
  const openPlan = [...repository.untracked, ...repository.dirty].filter((path) => planPaths.has(path));
  const ignored = plan.files.filter(
    (file) => tryGit(repository.root, ["cat-file", "-e", `${repository.head}:${file.path}`]) === void 0
  );
  const notCommitted = [.../* @__PURE__ */ new Set([...openPlan, ...ignored.map((file) => file.path)])];
  if (notCommitted.length > 0) {
    return {
      error: `the plan is not committed: ${notCommitted.join(", ")}`,
      fix: `git add ${notCommitted.join(" ")} && git commit -m "Add the plan"`
    };
  }
  if (repository.dirty.length > 0 && !config.allowDirty) {
    const some = repository.dirty.slice(0, 5).join(", ");
    const more = repository.dirty.length > 5 ? ` and ${repository.dirty.length - 5} more` : "";
    return {
      error: `the repository has uncommitted changes: ${some}${more}`,
      fix: "commit or stash them, so that what an executor changes can be told apart"
    };
  }
  return void 0;
}
function nothingToDo(plan) {
  const file = plan.files[0]?.path;
  if (plan.tasks.length === 0)
    return {
      error: `${file} holds no task`,
      fix: 'a task is a line such as "- [ ] 1.1 Title"; `ultraplan new <name>` writes a plan to start from'
    };
  if (plan.tasks.every((task) => task.ticked))
    return {
      error: `every task of ${file} is ticked already`,
      fix: "untick the tasks that are to be done again, and commit"
    };
  return void 0;
}
function begin(session, options, repository, plan, config, findings) {
  const id = runId(plan.name, options.now);
  const dir = join3(runsFolder(repository.commonDir), id);
  const journal = openJournalAt(dir, session.home, true);
  const views = hideViews(repository, plan);
  const before = [...repository.untracked, ...repository.dirty];
  const { state } = journal.update(() => [
    {
      type: "run_started",
      run: id,
      spec: plan.name,
      format: plan.format,
      root: repository.root,
      planFiles: plan.files.map((file) => ({
        path: file.path,
        sha256: createHash("sha256").update(file.text).digest("hex")
      })),
      plan: putEvidence(dir, JSON.stringify(plan)),
      tasks: plan.tasks.map(summarize),
      base: repository.head,
      branch: repository.branch,
      config,
      ...before.length > 0 ? { before: putEvidence(dir, JSON.stringify(before)) } : {},
      session: session.id,
      client: session.client,
      mode: session.mode,
      solo: options.solo,
      views,
      who: whoActs(repository.root)
    }
  ]);
  const open = { run: state, journal, dir, home: session.home };
  drive(session.home, session.id, open.run, dir);
  const remarks = findings.length > 0 ? [renderFindings(findings)] : [];
  if (views === "journal") remarks.push(`STATE.md is tracked by git here, so the run writes it to ${dir}`);
  const text = options.solo ? soloStep(open, options.now).text : advance(open, "start", options.now).text;
  return { open, text, remarks };
}
function runId(name, now) {
  const time = now.toISOString().replace(/[-:]/g, "").slice(0, 15);
  const spec = name.replace(/[^\w.-]+/g, "-").slice(0, 40) || "plan";
  return `${time}-${spec}-${randomBytes(2).toString("hex")}`;
}
function hideViews(repository, plan) {
  const folder = posix.dirname(plan.files[0]?.path ?? "");
  const views = ["STATE.md", "SUMMARY.md"].map((name) => posix.join(folder, name));
  const tracked = views.some(
    (path) => tryGit(repository.root, ["ls-files", "--error-unmatch", "--", path]) !== void 0
  );
  const exclude = join3(repository.commonDir, "info", "exclude");
  const present = existsSync3(exclude) ? readFileSync2(exclude, "utf8") : "";
  const missing = views.map((path) => `/${path}`).filter((line2) => !present.split(/\r?\n/).includes(line2));
  if (tracked) return "journal";
  if (missing.length > 0) {
    mkdirSync(dirname(exclude), { recursive: true });
    appendFileSync(exclude, `${present === "" || present.endsWith("\n") ? "" : "\n"}${missing.join("\n")}
`);
  }
  return "plan";
}
function summarize(task) {
  const {
    id,
    title,
    file,
    line: line2,
    kind,
    checkpoint,
    phase,
    wave,
    parallel,
    dependsOn,
    files,
    tier,
    verification,
    securityReview,
    fixOf
  } = task;
  return {
    id,
    title,
    file,
    line: line2,
    kind,
    parallel,
    dependsOn,
    files,
    securityReview,
    doneBefore: task.ticked,
    ...checkpoint ? { checkpoint } : {},
    ...phase !== void 0 ? { phase } : {},
    ...wave !== void 0 ? { wave } : {},
    ...tier ? { tier } : {},
    ...verification ? { verification } : {},
    ...fixOf ? { fixOf } : {}
  };
}

// src/hooks/commands/implement.ts
var run = ({ argument, input, context }) => {
  const solo = input.agent_type === "ultraplan:spec-executor";
  const started = startRun(context.session, { argument, solo, now: context.now });
  if ("error" in started) return refuse(started);
  const show = started.remarks.join("\n");
  return { kind: "context", text: started.text, ...show ? { show } : {} };
};
export {
  run
};
