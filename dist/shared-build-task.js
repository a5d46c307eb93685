import {
  readPacket,
  readTitle,
  tierOf
} from "./shared-title.js";
import {
  dedent,
  splitLines
} from "./shared-lines.js";

// src/plan/heredocs.ts
function heredocEnds(lines) {
  let wordLines;
  return (at) => {
    const text4 = lines[at].text;
    if (!text4.includes("<<")) return void 0;
    const word = /<<-?[ \t]*(['"]?)([A-Za-z_]\w{0,40})\1/.exec(text4)?.[2];
    if (!word || (text4.match(/(?<!\\)`/g)?.length ?? 0) % 2 === 0) return void 0;
    wordLines ??= linesOfOneWord(lines);
    return wordLines.get(word)?.find((line) => line > at);
  };
}
function linesOfOneWord(lines) {
  const found2 = /* @__PURE__ */ new Map();
  for (const [at, line] of lines.entries()) {
    const word = line.text.trim();
    if (!/^[A-Za-z_]\w{0,40}$/.test(word)) continue;
    const before = found2.get(word);
    if (!before) found2.set(word, [at]);
    else if (before.length < 100) before.push(at);
  }
  return found2;
}

// src/plan/mask.ts
var FENCE = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}|~{3,})[ \t]*(.*)$/;
var TASK_WITH_ID = /^[ \t]*[-*+][ \t]+\[.\][ \t]+[*_]{0,2}(?:\[[^\]]{1,20}\][ \t]*)?(?:T?\d|V[A-Z]?\d)/;
var NESTED_FENCES = 64;
var PACKET_START = /^[ \t]*#[ \t]*---[ \t]*SPEC[ \t]*---[ \t]*$/;
var PACKET_END = /^[ \t]*#[ \t]*---[ \t]*END SPEC[ \t]*---[ \t]*$/;
var PACKET_LINE = /^[ \t]*(?:#[ \t]*---[ \t]*(?:END )?SPEC[ \t]*---|assertions:)[ \t]*$/;
function maskLines(lines, file, from = 0) {
  const kinds = lines.map((_, at2) => at2 < from ? "front" : "text");
  const problems = [];
  const heredocEnd = heredocEnds(lines);
  let at = from;
  while (at < lines.length) {
    const text4 = lines[at].text;
    const fence = openingFence(lines[at]);
    if (fence) {
      const end = fenceEnd(lines, at, fence);
      kinds[at] = "fence-open";
      kinds.fill("fence", at + 1, end.line);
      if (end.closed) kinds[end.line] = "fence-close";
      else problems.push(neverClosed(file, at + 1, fence));
      at = end.closed ? end.line + 1 : Math.max(end.line, at + 1);
    } else if (text4.trimStart().startsWith("<!--")) {
      let last = at;
      while (last < lines.length && !lines[last].text.includes("-->")) last += 1;
      if (last === lines.length) problems.push(hidden(file, at + 1));
      kinds.fill("comment", at, last + 1);
      at = last + 1;
    } else if (text4.includes("SPEC") && PACKET_START.test(text4)) {
      const end = packetEnd(lines, at);
      kinds.fill("packet", at, end);
      at = end;
    } else {
      const end = heredocEnd(at);
      if (end !== void 0) kinds.fill("heredoc", at + 1, end + 1);
      at = (end ?? at) + 1;
    }
  }
  return { kinds, problems };
}
function openingFence(line) {
  if (!line.text.includes("```") && !line.text.includes("~~~")) return void 0;
  const match = FENCE.exec(line.text);
  const mark = match?.[1];
  if (!match || !mark) return void 0;
  const info = (match[2] ?? "").trim();
  if (mark[0] === "`" && info.includes("`")) return void 0;
  return { indent: line.indent, mark, info };
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
    const line = lines[next];
    if (line.indent < opener.indent && TASK_WITH_ID.test(line.text)) return { line: next, closed: false };
    const fence = openingFence(line);
    if (!fence) continue;
    seen += 1;
    if (nesting && seen > NESTED_FENCES) break;
    if (closes(fence, opener)) depth -= 1;
    else if (nesting && fence.info !== "" && fence.mark === opener.mark) depth += 1;
    if (depth === 0) return { line: next, closed: true };
  }
  return { line: lines.length, closed: false };
}
function packetEnd(lines, at) {
  for (let next = at + 1; next < lines.length; next += 1) {
    const text4 = lines[next].text;
    if (PACKET_END.test(text4)) return next + 1;
    if (TASK_WITH_ID.test(text4) || /^[ \t]{0,3}#{2,6}[ \t]/.test(text4) || PACKET_START.test(text4)) return next;
  }
  return lines.length;
}
var neverClosed = (file, line, fence) => ({
  id: "read/fence",
  severity: "warn",
  file,
  line,
  message: "the code fence is never closed",
  fix: `close it with ${fence.mark.slice(0, 8)} on a line of its own`
});
var hidden = (file, line) => ({
  id: "read/comment",
  severity: "block",
  file,
  line,
  message: "the html comment is never closed, so everything below it is hidden",
  fix: "close it with -->"
});

// src/plan/checklist/scan.ts
var BOX = /^([\uFEFF \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[)(.)\](\*)?(?:[ \t]+(.*))?$/;
var HEADING = /^[ \t]{0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/;
var RULE = /^[ \t]{0,3}(?:-[ \t]*){3,}$|^[ \t]{0,3}(?:\*[ \t]*){3,}$|^[ \t]{0,3}(?:_[ \t]*){3,}$/;
function scanBoxes(lines, kinds) {
  const boxes = [];
  const headings = [];
  let open = [];
  let afterBlank = false;
  const closeFrom = (indent, line) => {
    for (const box of open) if (box.indent >= indent) box.end = line;
    open = open.filter((box) => box.indent < indent);
  };
  for (const [at, line] of lines.entries()) {
    if (kinds[at] !== "text") {
      const apart = kinds[at] === "comment" || kinds[at] === "fence-open" && !fenceHoldsPacket(lines, kinds, at);
      if (afterBlank && apart) closeFrom(line.indent, at);
      afterBlank = false;
      continue;
    }
    if (line.blank) {
      afterBlank = true;
      continue;
    }
    const heading = line.text.includes("#") ? HEADING.exec(line.text) : void 0;
    const box = heading || !line.text.includes("[") ? void 0 : BOX.exec(line.text);
    if (heading) {
      closeFrom(line.indent, at);
      headings.push({ line: at, level: heading[1].length, text: (heading[2] ?? "").trim() });
    } else if (box) {
      closeFrom(line.indent, at);
      const found2 = {
        line: at,
        indent: line.indent,
        column: box[1].length + 1,
        char: box[2],
        behind: (box[4] ?? "").trim(),
        optional: box[3] !== void 0,
        end: lines.length,
        heading: headings.at(-1)
      };
      boxes.push(found2);
      open.push(found2);
    } else if (afterBlank || RULE.test(line.text) || isBullet(line.text)) closeFrom(line.indent, at);
    afterBlank = false;
  }
  return { boxes, headings };
}
function fenceHoldsPacket(lines, kinds, at) {
  let next = at + 1;
  while (kinds[next] === "fence" && !PACKET_LINE.test(lines[next].text)) next += 1;
  return kinds[next] === "fence";
}
var isBullet = (text4) => /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/.test(text4);

// src/plan/plan-md/tags.ts
var LEAVES = [
  "name",
  "files",
  "action",
  "verify",
  "done",
  "read_first",
  "acceptance_criteria",
  "behavior",
  "implementation",
  "what-built",
  "how-to-verify",
  "resume-signal",
  "decision",
  "context",
  "options",
  "instructions",
  "automation",
  "verification"
];
var OPEN_TASK = /^[ \t]*<task(\s[^>]*)?>/;
var TAG = /<(\/?)([a-z_-]+)(?:\s[^<>]*)?>/g;
function tagsOf(text4, lines, kinds) {
  const tags = [];
  for (const [index, line] of lines.entries()) {
    const kind = kinds[index];
    if (kind === "front" || kind === "fence" || kind === "comment") continue;
    for (const match of line.text.matchAll(TAG)) {
      const name = match[2];
      if (name !== "task" && !LEAVES.includes(name)) continue;
      const at = line.start + match.index;
      const first = text4.slice(line.start, at).trim() === "";
      tags.push({ at, end: at + match[0].length, closing: match[1] === "/", name, first });
    }
  }
  return tags;
}
function scanTasks(text4, lines, kinds) {
  const tags = tagsOf(text4, lines, kinds);
  const closings = closingsByName(tags);
  const taskAfter = nextTask(tags);
  const tasks = [];
  let current;
  for (let at = 0; at < tags.length; at += 1) {
    const tag = tags[at];
    if (tag.name === "task") {
      if (tag.closing) {
        if (current) Object.assign(current, { end: tag.end, closed: true });
        current = void 0;
      } else if (tag.first && OPEN_TASK.test(text4.slice(tag.at, tag.end))) {
        if (current) current.end = tag.at;
        current = {
          attributes: attributesOf(text4.slice(tag.at, tag.end)),
          start: tag.at,
          end: text4.length,
          closed: false,
          elements: []
        };
        tasks.push(current);
      }
      continue;
    }
    if (!current || tag.closing) continue;
    const close = closings(tag.name, at);
    if (close === void 0 || close > taskAfter[at]) {
      const next = tags.slice(at + 1, at + 50).find((each) => each.first);
      current.elements.push({
        name: tag.name,
        text: text4.slice(tag.end, next?.at ?? text4.length),
        at: tag.end
      });
      continue;
    }
    const closing = tags[close];
    current.elements.push({ name: tag.name, text: text4.slice(tag.end, closing.at), at: tag.end });
    at = close;
  }
  return tasks;
}
function nextTask(tags) {
  const next = new Array(tags.length);
  let found2 = tags.length;
  for (let at = tags.length - 1; at >= 0; at -= 1) {
    next[at] = found2;
    const tag = tags[at];
    if (tag.name === "task" && !tag.closing && tag.first) found2 = at;
  }
  return next;
}
function closingsByName(tags) {
  const lists = /* @__PURE__ */ new Map();
  for (const [index, tag] of tags.entries()) {
    if (!tag.closing) continue;
    const list3 = lists.get(tag.name);
    if (list3) list3.at.push(index);
    else lists.set(tag.name, { at: [index], next: 0 });
  }
  return (name, after) => {
    const list3 = lists.get(name);
    if (!list3) return void 0;
    while (list3.next < list3.at.length && list3.at[list3.next] <= after) list3.next += 1;
    return list3.at[list3.next];
  };
}
function attributesOf(tag) {
  const attributes = {};
  for (const match of tag.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    attributes[match[1]] = match[2] ?? match[3] ?? "";
  return attributes;
}

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
var ENGLISH_NEXT = /^(?:sure|that|the|all|each|every|a|an|any|both|through|to|if|whether|it|its|this|these|those|for|with|and|or|is|are|on|in|of|your|our|by|as|when|again|manually|everything|one|files?|must|should|shows?|has|have|can|will|up|out)[,.:;]?$/;
var TRAILING = /\s+(?:\((?!.*\|).*\)|(?:→|=>|—|–|--?>)\s.*|(?:passes|pass|succeeds|works|is green|exits? (?:with )?(?:code |status )?\d+|returns? .*|shows? .*|outputs? .*|prints? .*|should .*|must .*|>=? ?\d+.*|<=? ?\d+.*|== ?\d+.*))\.?$/;
var ASSIGNMENTS = /^(?:[A-Za-z_]\w*=(?:"[^"]*"|'[^']*'|\S*)\s+)+/;
var isSlashCommand = (text4) => /^\/[\w-]+(?::[\w-]+)?(?=\s|$)/.test(text4);
function looksLikeCommand(text4) {
  const bare = text4.trim().replace(ASSIGNMENTS, "");
  const [first = "", second = ""] = bare.replace(/^[!({]\s*/, "").split(/\s+/, 2);
  if (first === "" || /^[A-Z][a-z]+$/.test(first)) return false;
  if (isSlashCommand(first)) return false;
  if (/^(?:\.{0,2}\/|~\/|\$|[A-Za-z]:\\)/.test(first)) return true;
  if (/^[\w.-]+(?:\/[\w.-]+)+$/.test(first) && (/\.(?:sh|bash|py|js|mjs|ts|rb|pl|bat|cmd|ps1)$/.test(first) || first.startsWith("node_modules/")))
    return true;
  return PROGRAMS.has(first) && !ENGLISH_NEXT.test(second);
}
function splitBareCommand(text4) {
  if (text4.length > 2e3 || !looksLikeCommand(text4)) return void 0;
  const trailing = TRAILING.exec(text4);
  if (trailing && balanced(text4.slice(0, trailing.index)))
    return { command: text4.slice(0, trailing.index).trim(), prose: trailing[0].trim() };
  return { command: text4.trim().replace(/(?<=\w)\.$/, ""), prose: "" };
}
var balanced = (text4) => count(text4, "'") % 2 === 0 && count(text4, '"') % 2 === 0;
var count = (text4, char) => text4.split(char).length - 1;

// src/plan/verify-text.ts
var JOINS = /^[\s,;:.+()]*(?:and|then|and then|also|plus|or|&&|followed by|und)?[\s,;:.+()]*$/i;
var RUN = /(?:^|\b)(?:run|execute|command|cmd|by running|using|with)\b[\s:]*$/i;
var NOTHING = /^(?:n\/?a|none|manual|-|–|—|tbd|todo)\b/i;
function readVerifyText(text4, line) {
  const whole = text4.trim();
  if (whole === "") return [];
  if (NOTHING.test(whole)) return [{ text: whole, line }];
  const spans = codeSpans(whole);
  const commands = [];
  for (const [index, span] of spans.entries()) {
    if (!isCommand(span, index === 0)) continue;
    const verify = { text: whole, line, command: span.code.trim() };
    const expect = expectation(expectedProse(spans, index));
    commands.push(expect ? { ...verify, expect } : verify);
  }
  if (commands.length > 0) return commands;
  if (spans.length === 0) {
    const bare = splitBareCommand(whole);
    if (bare) {
      const expect = expectation(bare.prose);
      return [{ text: whole, line, command: bare.command, ...expect ? { expect } : {} }];
    }
  }
  return [{ text: whole, line }];
}
function readVerifyFence(code, line) {
  const lines = code.split("\n").filter((each) => each.trim() !== "" && !each.trim().startsWith("#"));
  if (lines.length === 0) return [];
  const command = lines.length === 1 ? lines[0].trim().replace(/^\$ /, "") : `set -e
${code.trim()}`;
  return [{ text: code, line, command }];
}
function isCommand(span, first) {
  const code = span.code.trim();
  if (code === "" || isSlashCommand(code)) return false;
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
  const text4 = prose.replace(/\s+/g, " ").replace(/^[\s.,;:]+|[\s.,;]+$/g, "");
  if (text4 === "" || JOINS.test(text4)) return void 0;
  const number = /^(?:\(?\s*)?(?:returns?|outputs?|prints?|shows?|equals?|gives?|is|==?|→|=>|->)\s+(?:exactly\s+)?(\d+)(?=$|\s*[(.,;])/i.exec(
    text4
  );
  return number ? { text: text4, number: Number(number[1]) } : { text: text4 };
}
function codeSpans(text4) {
  if (!text4.includes("`")) return [];
  const runs = [...text4.matchAll(/`+/g)].map((run) => ({ at: run.index, length: run[0].length }));
  const nextOfLength = /* @__PURE__ */ new Map();
  for (const [index, run] of runs.entries()) {
    const same = nextOfLength.get(run.length);
    if (same) same.push(index);
    else nextOfLength.set(run.length, [index]);
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
    const before = text4.slice(end, open.at);
    const last2 = spans.at(-1);
    if (last2) last2.after = before;
    spans.push({ code: text4.slice(open.at + open.length, close.at), before, after: "" });
    end = close.at + close.length;
    index = closeIndex;
  }
  const last = spans.at(-1);
  if (last) last.after = text4.slice(end);
  return spans;
}

// src/plan/file-list.ts
var NONE = /^(?:n\/?a|none|no files?|nothing|-|–|—|tbd|various|multiple)\b/i;
var VERB = /^(?:(?:create|created|modify|modified|update|updated|edit|add|new|remove|delete|deleted|test|tests|move|rename|touch|write|extend|read)(?:\s*:\s*|\s+))+/i;
function readFileList(lines) {
  const files = [];
  for (const line of lines) {
    if (NONE.test(line.trim())) continue;
    const spans = spansOutsideBrackets(line);
    const parts = spans.length > 0 ? spans : splitOutsideBraces(line.replace(/(^|\s)\([^)]*\)/g, " "));
    for (const part of parts) {
      const path = cleanPath(part);
      if (path !== void 0 && !files.includes(path)) files.push(path);
    }
  }
  return files;
}
function spansOutsideBrackets(line) {
  let depth = 0;
  const outside = [];
  for (const span of codeSpans(line)) {
    for (const char of span.before) depth += char === "(" ? 1 : char === ")" ? -1 : 0;
    if (depth <= 0) outside.push(span.code);
  }
  return outside;
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
function splitOutsideBraces(text4) {
  const parts = [];
  let depth = 0;
  let part = "";
  for (const char of text4) {
    if (char === "{") depth += 1;
    else if (char === "}") depth = Math.max(0, depth - 1);
    if ((char === "," || char === ";") && depth === 0) {
      parts.push(part);
      part = "";
    } else part += char;
  }
  return [...parts, part].flatMap((each) => each.split(/\s+and\s+/));
}

// src/plan/checklist/build-task.ts
var NO_COMMIT = /^(?:none|n\/?a|no commit|-|skip|nothing)\b/i;
function buildBody(title, fields) {
  const markers = title.markers;
  const has = (name) => markers.some((marker) => marker.toUpperCase() === name);
  const named = (name) => fields.filter((field) => field.name === name);
  const texts3 = (name) => named(name).flatMap((field) => textsOf(field.pieces));
  const fixOf = markers.map((marker) => /^FIX[ :]+(\S+)$/i.exec(marker)?.[1]).find((id) => id !== void 0);
  const tier = tierOf([...markers, ...texts3("tier")]);
  const verification = verificationTier([
    ...markers,
    ...texts3("verification").map((text4) => `T${text4.trim()}`)
  ]);
  const commit = commitOf(texts3("commit"));
  const steps = named("do").length > 0 ? named("do") : named("");
  return {
    kind: has("VERIFY") ? "verify" : "work",
    parallel: has("P") && !has("VERIFY") && !has("SEQUENTIAL"),
    dependsOn: idsIn(texts3("depends")),
    files: readFileList(texts3("files")),
    steps: steps.flatMap((field) => stepsOf(field.pieces)),
    doneWhen: texts3("done"),
    verify: named("verify").flatMap(verifyOf),
    markers,
    securityReview: has("SECURITY") || named("security").length > 0,
    requirements: texts3("requirements").flatMap((text4) => text4.split(/[,;]\s*/)).map((text4) => text4.trim()).filter((text4) => text4 !== ""),
    ...texts3("depends").length > 0 ? { statesDependencies: true } : {},
    ...commit === void 0 ? {} : { commit },
    ...fixOf === void 0 ? {} : { fixOf },
    ...tier === void 0 ? {} : { tier },
    ...verification === void 0 ? {} : { verification }
  };
}
function verifyOf(field) {
  const found2 = field.pieces.flatMap(
    (piece) => piece.kind === "code" ? readVerifyFence(piece.text, piece.line) : readVerifyText(piece.text, piece.line)
  );
  const runnable = found2.filter((verify) => verify.command !== void 0);
  return runnable.length > 0 ? runnable : found2.slice(0, 1);
}
function textsOf(pieces) {
  const texts3 = [];
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === "code") continue;
    const last = texts3.length - 1;
    if (index > 0 && !piece.bullet && last >= 0) texts3[last] = `${texts3[last]} ${piece.text}`;
    else texts3.push(piece.text);
  }
  return texts3;
}
function stepsOf(pieces) {
  const level = pieces.find((piece) => piece.kind === "text" && piece.bullet);
  const indent = level?.kind === "text" ? level.indent : 0;
  const steps = [];
  for (const piece of pieces) {
    const text4 = piece.kind === "code" ? `\`\`\`${piece.info}
${piece.text}
\`\`\`` : piece.text;
    const own = piece.kind === "text" && (piece.bullet ? piece.indent <= indent : steps.length === 0);
    const last = steps.length - 1;
    if (own || last < 0) steps.push(text4);
    else steps[last] = `${steps[last]}
${piece.kind === "text" && piece.bullet ? `- ${text4}` : text4}`;
  }
  return steps;
}
function commitOf(texts3) {
  const text4 = texts3[0]?.trim();
  if (text4 === void 0 || text4 === "" || NO_COMMIT.test(text4)) return void 0;
  return (codeSpans(text4)[0]?.code ?? text4).trim() || void 0;
}
function verificationTier(words) {
  for (const word of words) {
    const number = /^T(?:ier )?([123])$/i.exec(word.trim())?.[1];
    if (number !== void 0) return Number(number);
  }
  return void 0;
}
var idsIn = (texts3) => texts3.flatMap(
  (text4) => /^(?:none|n\/?a|-|nothing)\b/i.test(text4.trim()) ? [] : text4.match(/\b(?:[A-Z]{1,4}-?)?\d+(?:\.(?:\d+|X))*\b|\bV[A-Z]?\d*\b|\btask-\d+\b/g) ?? []
);

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
  const fields = [{ name: "", line: from + 1, bullet: false, pieces: [] }];
  let level;
  for (let at = from; at < to; at += 1) {
    const line = lines[at];
    const current = fields.at(-1);
    if (kinds[at] === "fence-open") {
      const code = [];
      let next = at + 1;
      while (next < to && kinds[next] === "fence") {
        code.push(dedent(lines[next].text, line.indent));
        next += 1;
      }
      const info = /(?:`{3,}|~{3,})[ \t]*(\S*)/.exec(line.text)?.[1] ?? "";
      if (!code.some((each) => PACKET_LINE.test(each)))
        current.pieces.push({ kind: "code", text: code.join("\n"), line: at + 2, info });
      at = kinds[next] === "fence-close" && next < to ? next : next - 1;
      continue;
    }
    if (line.blank || kinds[at] === "comment" || kinds[at] === "packet") continue;
    if (kinds[at] !== "text") {
      current.pieces.push({
        kind: "text",
        text: line.text.trim(),
        line: at + 1,
        indent: line.indent,
        bullet: false
      });
      continue;
    }
    const trimmed2 = line.text.trim();
    const bullet = BULLET.exec(trimmed2);
    const content = bullet ? trimmed2.slice(bullet[0].length) : trimmed2;
    if (bullet && level === void 0) level = line.indent;
    const found2 = level === void 0 || line.indent <= level ? fieldOf(content, bullet !== null) : void 0;
    if (found2) {
      const field = { name: found2.name, line: at + 1, bullet: bullet !== null, pieces: [] };
      if (found2.value !== "")
        field.pieces.push({
          kind: "text",
          text: found2.value,
          line: at + 1,
          indent: line.indent,
          bullet: false
        });
      fields.push(field);
    } else {
      const target = bullet && line.indent === level && current.bullet && current.name !== "" ? unnamed(fields, at) : current;
      target.pieces.push({
        kind: "text",
        text: content,
        line: at + 1,
        indent: line.indent,
        bullet: bullet !== null
      });
    }
  }
  return fields;
}
function unnamed(fields, at) {
  const field = { name: "", line: at + 1, bullet: true, pieces: [] };
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

// src/plan/checklist/phases.ts
function phasesOf(headings) {
  const level = headings.reduce(
    (least, heading) => heading.level > 1 ? Math.min(least, heading.level) : least,
    Number.POSITIVE_INFINITY
  );
  const byLine = /* @__PURE__ */ new Map();
  let current;
  for (const heading of headings) {
    const names = /^(?:phase|chunk|wave)\b/i.test(heading.text) || heading.level === level;
    if (names && !(current && isPhase(current) && !isPhase(heading) && heading.level > current.level))
      current = heading;
    else if (current && heading.level < current.level) current = void 0;
    if (current) byLine.set(heading.line, current.text);
  }
  return ({ heading }) => heading === void 0 ? void 0 : byLine.get(heading.line);
}
var isPhase = (heading) => /^(?:phase|chunk|wave)\b/i.test(heading.text);

// src/plan/front-matter.ts
import matter from "./vendor/gray-matter.js";
import { parseDocument } from "./vendor/yaml.js";
var refuse = () => {
  throw new Error("only yaml front matter is read");
};
var OPTIONS = {
  language: "yaml",
  engines: {
    yaml: (text4) => {
      const document = parseDocument(text4, { logLevel: "silent", schema: "failsafe" });
      const [error] = document.errors;
      if (error) throw error;
      const data = document.toJS({ maxAliasCount: 100 });
      return typeof data === "object" && data !== null ? data : {};
    },
    js: refuse,
    javascript: refuse,
    coffee: refuse,
    cson: refuse,
    toml: refuse,
    json: refuse
  }
};
var LARGEST = 64e3;
var OPENING = /^\uFEFF?---[ \t]*(\S*)[ \t]*(?:\r\n|\n|\r)/;
function readFrontMatter(text4, file) {
  const opening = OPENING.exec(text4);
  if (!opening) return { data: {}, lines: 0, problems: [] };
  const language = opening[1] ?? "";
  const length = closingLine(text4, opening[0].length);
  if (length === void 0) {
    return { data: {}, lines: 0, problems: [] };
  }
  const problem = (message, line) => ({
    id: "read/front-matter",
    severity: "block",
    file,
    line,
    message: `front matter cannot be read: ${message}`,
    fix: "mend the YAML between the two --- lines"
  });
  if (language !== "" && language !== "yaml" && language !== "yml")
    return {
      data: {},
      lines: length,
      problems: [problem(`only yaml is read, not ${language.slice(0, 20)}`, 1)]
    };
  if (text4.split("\n", length).join("\n").length > LARGEST)
    return { data: {}, lines: length, problems: [problem("it is larger than any plan needs", 1)] };
  try {
    const body = text4.slice(opening[0].length).split(/\r\n|\n|\r/, length - 2);
    const { data } = matter(`---
${body.join("\n")}
---
`, OPTIONS);
    return { data, lines: length, problems: [] };
  } catch (error) {
    const first = (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";
    return { data: {}, lines: length, problems: [problem(first.replace(/:$/, ""), 1)] };
  }
}
function closingLine(text4, from) {
  const close = /(?:^|\r\n|\n|\r)(---|\.\.\.)[ \t]*(?=\r\n|\n|\r|$)/g;
  const rest = text4.slice(from);
  const match = close.exec(rest);
  if (!match) return void 0;
  const before = rest.slice(0, match.index + match[0].length);
  return 1 + before.split(/\r\n|\n|\r/).length;
}

// src/plan/packet/find-packet.ts
var START = /^#[ \t]*---[ \t]*SPEC[ \t]*---$/;
var END = /^#[ \t]*---[ \t]*END SPEC[ \t]*---$/;
var FIELD = /^(?:intent|assertions|file_scope|constraints):/;
var BOUNDARY = /^(?:`{3,}|~{3,}|[-*+] \*\*|#[ \t]*---)/;
var STOP = /^(?:`{3,}|~{3,})/;
function packetIn(lines, from, to, file) {
  const ranges = findRanges(lines, from, to);
  const [first, second] = ranges;
  if (!first) return { problems: [] };
  const problems = second ? [
    {
      id: "read/packet",
      severity: "block",
      file,
      line: second.from + 1,
      message: "a task has one spec packet, this is the second",
      fix: "merge the two, or make two tasks of them"
    }
  ] : [];
  const indent = lines.slice(first.from, first.to).reduce((least, line) => line.blank ? least : Math.min(least, line.indent), Number.POSITIVE_INFINITY);
  const raw = lines.slice(first.from, first.to).map((line) => dedent(line.text, indent)).join("\n");
  return { packet: readPacket(raw, first.from + 1), problems };
}
function findRanges(lines, from, to) {
  const ranges = [];
  let at = from;
  while (at < to) {
    const text4 = lines[at].text.trim();
    if (!/^[#`~]/.test(text4)) {
      at += 1;
      continue;
    }
    if (START.test(text4)) {
      let end = at + 1;
      while (end < to && !isEnd(lines, end) && !STOP.test(trimmed(lines, end)) && !START.test(trimmed(lines, end)))
        end += 1;
      ranges.push({ from: at, to: isEnd(lines, end) && end < to ? end + 1 : end });
      at = end + 1;
    } else if (END.test(text4)) {
      ranges.push({ from: startAbove(lines, from, at), to: at + 1 });
      at += 1;
    } else if (STOP.test(text4) && /ya?ml|spec/i.test(text4)) {
      const fence = fenceRange(lines, at, to);
      const inside = lines.slice(fence.from, fence.to).map((line) => line.text.trim());
      const bare = !inside.some((line) => START.test(line) || END.test(line));
      const fields = new Set(
        inside.map((line) => FIELD.exec(line)?.[0]).filter((field) => field !== void 0)
      );
      if (bare && fields.has("assertions:") && fields.size > 1) {
        ranges.push(fence);
        at = fence.to;
      } else at += 1;
    } else at += 1;
  }
  return ranges;
}
var trimmed = (lines, at) => lines[at]?.text.trim() ?? "";
var isEnd = (lines, at) => END.test(trimmed(lines, at));
function startAbove(lines, from, end) {
  let start = end;
  while (start > from && !BOUNDARY.test(trimmed(lines, start - 1))) start -= 1;
  return start;
}
function fenceRange(lines, at, to) {
  let end = at + 1;
  while (end < to && !STOP.test(trimmed(lines, end))) end += 1;
  return { from: at + 1, to: end };
}

// src/plan/plan-name.ts
function planName(file, stated) {
  if (typeof stated === "string" && stated.trim() !== "") return stated.trim();
  const parts = file.split("/");
  const base = parts.at(-1) ?? file;
  const stem = base.replace(/\.[^.]*$/, "").replace(/\.tasks$/i, "").replace(/[-_.]?PLAN$/, "");
  if (stem !== "" && !/^(?:tasks|plan)$/i.test(stem)) return stem;
  return parts.at(-2) ?? (stem || base);
}

// src/plan/superpowers.ts
var TASK_HEADING = /^Task\s+(\d+(?:\.\d+)*[a-z]?)\s*(?:[:.–—-]|$)\s*(.*)$/i;
function readSuperpowers(text4, file) {
  const lines = splitLines(text4);
  const front = readFrontMatter(text4, file);
  const mask = maskLines(lines, file, front.lines);
  const { boxes, headings } = scanBoxes(lines, mask.kinds);
  const phaseOf2 = phasesOf(headings);
  const problems = [...front.problems, ...mask.problems];
  const tasks = [];
  let nextBox = 0;
  for (const [index, heading] of headings.entries()) {
    const match = TASK_HEADING.exec(heading.text);
    if (!match) continue;
    const end = taskEnd(index, heading);
    const steps = boxesBetween(heading.line, end);
    const { packet, problems: found2 } = packetIn(lines, heading.line + 1, end, file);
    problems.push(...found2);
    const body = lines.slice(heading.line + 1, end).map((line) => line.text);
    const fields = readFields(lines, mask.kinds, heading.line + 1, end).filter(
      (field) => field.bullet && field.name !== ""
    );
    const named = buildBody({ title: "", markers: [] }, fields);
    const files = filesIn(body);
    const commit = named.commit ?? commitIn(body);
    const done = fields.some((field) => field.name === "other:status" && /^\[x\]/i.test(firstText(field)));
    const last = lines[end - 1];
    const phase = phaseOf2({ heading });
    tasks.push({
      id: match[1],
      title: match[2].trim(),
      name: heading.text.trim(),
      file,
      line: heading.line + 1,
      endLine: end,
      block: text4.slice(lines[heading.line]?.start ?? 0, last ? last.start + last.text.length : void 0),
      kind: "work",
      ...phase === void 0 || !/^(?:phase|chunk|wave)\b/i.test(phase) ? {} : { phase },
      parallel: false,
      dependsOn: named.dependsOn,
      ...named.statesDependencies ? { statesDependencies: true } : {},
      files: files.length > 0 ? files : named.files,
      steps: named.steps.length > 0 ? named.steps : steps.map((box) => box.behind.replace(/\*\*/g, "").replace(/^Step\s+\d+\s*[:.]?\s*/i, "")),
      doneWhen: named.doneWhen,
      verify: named.verify.length > 0 ? named.verify : verifyIn(body, heading.line + 2),
      ...commit === void 0 ? {} : { commit },
      markers: [],
      ...packet === void 0 ? {} : { packet, ...packet.tier === void 0 ? {} : { tier: packet.tier } },
      criteria: [],
      outputs: [],
      securityReview: false,
      requirements: named.requirements,
      ticked: done || steps.length > 0 && steps.every((box) => box.char.toLowerCase() === "x")
    });
  }
  const title = headings.find((heading) => heading.level === 1)?.text;
  return {
    plan: {
      format: "superpowers",
      name: planName(file, front.data.spec),
      ...title ? { title } : {},
      files: [{ path: file, text: text4 }],
      tasks
    },
    problems
  };
  function boxesBetween(from, to) {
    const found2 = [];
    while (nextBox < boxes.length && boxes[nextBox].line <= from) nextBox += 1;
    for (let at = nextBox; at < boxes.length && boxes[at].line < to; at += 1)
      found2.push(boxes[at]);
    return found2;
  }
  function taskEnd(index, heading) {
    let next = index + 1;
    while (next < headings.length && headings[next].level > heading.level) next += 1;
    let end = headings[next]?.line ?? lines.length;
    while (end > heading.line + 1 && (lines[end - 1]?.blank || /^\s*(?:-{3,}|\*{3,})\s*$/.test(lines[end - 1]?.text ?? "")))
      end -= 1;
    return end;
  }
}
var firstText = (field) => {
  const [piece] = field.pieces;
  return piece?.kind === "text" ? piece.text : "";
};
function filesIn(body) {
  const at = body.findIndex((line) => /^\s*(?:\*\*)?Files?(?:\*\*)?:/.test(line));
  if (at < 0) return [];
  const bullets = [body[at].replace(/^.*?:(?:\*\*)?/, "")];
  for (const line of body.slice(at + 1)) {
    const bullet = /^\s*[-*+]\s+(?!\[.\])(.+)$/.exec(line)?.[1];
    if (bullet !== void 0) bullets.push(bullet);
    else if (line.trim() !== "" || bullets.length > 1) break;
  }
  return readFileList(bullets);
}
function verifyIn(body, firstLine3) {
  let found2 = [];
  for (const [index, line] of body.entries()) {
    const run = /^\s*(?:[-*+]\s+)?(?:\*\*)?Run(?:\*\*)?:(?:\*\*)?\s*(.+)$/.exec(line)?.[1];
    if (run === void 0) continue;
    const expected = body.slice(index + 1, index + 4).map((next) => /^\s*(?:[-*+]\s+)?(?:\*\*)?Expected(?:\*\*)?:(?:\*\*)?\s*(.*)$/.exec(next)?.[1]).find((each) => each !== void 0);
    if (expected !== void 0 && /^[`"*[\s]*(?:fail|red\b|error)/i.test(expected)) continue;
    const verify = readVerifyText(run, firstLine3 + index).filter((each) => each.command !== void 0);
    if (verify.length > 0)
      found2 = verify.map((each) => expected ? { ...each, expect: { text: expected } } : each);
  }
  return found2;
}
function commitIn(body) {
  let message;
  for (const line of body)
    message = /\bgit commit\b.*?\s-m\s+(?:"([^"]+)|'([^']+))/.exec(line)?.slice(1).find(Boolean) ?? message;
  return message ?? codeSpans(body.find((line) => /^\s*(?:[-*+]\s+)?\*\*Commit\b/.test(line)) ?? "")[0]?.code;
}

// src/plan/detect.ts
function detectFormat(text4, file) {
  const base = (file.split("/").at(-1) ?? file).toLowerCase();
  if (base.endsWith(".json") || !base.endsWith(".md") && /^\uFEFF?\s*\{/.test(text4))
    return found("tasks-json");
  const lines = splitLines(text4);
  const from = /^\uFEFF?---[ \t]*$/.test(lines[0]?.text ?? "") ? frontEnd(lines.map((line) => line.text)) : 0;
  const { kinds } = maskLines(lines, file, from);
  const { boxes, headings } = scanBoxes(lines, kinds);
  const tags = scanTasks(text4, lines, kinds).length;
  const titles = boxes.map((box) => readTitle(box.behind));
  const withId = titles.filter((title) => title.id !== void 0);
  const taskHeadings = headings.filter((heading) => TASK_HEADING.test(heading.text)).length;
  if (tags > 0 && withId.length > 0) return ambiguous("plan-md", tags, "a check list", withId.length);
  if (tags > 0) return found("plan-md");
  if (taskHeadings > 0 && withId.length === 0) return found("superpowers");
  if (boxes.length > 0) return checklist();
  if (/(?:^|[-_.])plan\.md$/.test(base)) return found("plan-md");
  return base.endsWith("tasks.md") ? found("tasks-md") : { kind: "none" };
  function checklist() {
    const kit = withId.filter((title) => /^T\d{3,}$/.test(title.id ?? "")).length;
    const numbers = withId.filter((title) => /^\d/.test(title.id ?? "")).length;
    if (kit > 0 && numbers > 0) return ambiguous("spec-kit", kit, "tasks-md", numbers);
    if (kit > 0) return found("spec-kit");
    if (/(?:^|\/)\.kiro\/specs\//.test(file)) return found("kiro");
    if (/(?:^|\/)openspec\/changes\//.test(file)) return found("openspec");
    const named = lines.some(
      (line, at) => kinds[at] === "text" && /^\s*[-*+]\s+(?:\*\*)?(?:Do|Verify|Done when)(?:\*\*)?\s*:/i.test(line.text)
    );
    if (named || headings.some((heading) => /^phase\b/i.test(heading.text))) return found("tasks-md");
    const groups = boxes.some((box) => /^\d+\.\s/.test(box.behind) || box.optional);
    const requirements = lines.some(
      (line, at) => kinds[at] === "text" && /^\s*[-*+]\s+_Requirements:/i.test(line.text)
    );
    if (groups || requirements) return found("kiro");
    if (numbers > 0 && headings.some((heading) => /^\d+\.\s/.test(heading.text))) return found("openspec");
    return found("tasks-md");
  }
}
var found = (format) => ({ kind: "found", format });
var ambiguous = (first, firstCount, second, secondCount) => ({
  kind: "ambiguous",
  readings: [`${first} (${counted(firstCount)})`, `${second} (${counted(secondCount)})`]
});
var counted = (count2) => `${count2} ${count2 === 1 ? "task" : "tasks"}`;
function frontEnd(lines) {
  const end = lines.findIndex((line, at) => at > 0 && /^(?:---|\.\.\.)[ \t]*$/.test(line));
  return end < 0 ? 0 : end + 1;
}

// src/plan/checklist/paths-in-text.ts
var PATH = /^(?:\.{1,2}\/)?(?:[\w@.()[\]-]+\/)+[\w@.()[\]*-]*$/;
var FILE = /^(?:[\w@.()[\]-]+\/)*[\w@()[\]-]*\.[A-Za-z]\w{0,9}$/;
function pathsInText(text4) {
  const spans = codeSpans(text4);
  const found2 = spans.map((span) => span.code.trim()).filter((code) => FILE.test(code) || PATH.test(code) && code.includes("/"));
  const prose = spans.length === 0 ? text4 : [spans[0]?.before, ...spans.map((span) => span.after)].join(" ");
  for (const raw of prose.split(/[\s,;]+/)) {
    const word = raw.replace(/^[("']+|[)"'.:]+$/g, "");
    if (word.includes("/") && FILE.test(word) && !/^https?:/.test(word)) found2.push(word);
  }
  return [...new Set(found2.map((path) => path.replace(/^\.\//, "")))];
}

// src/plan/checklist/read-checklist.ts
function readChecklist(text4, file, dialect) {
  const lines = splitLines(text4);
  const front = readFrontMatter(text4, file);
  const mask = maskLines(lines, file, front.lines);
  const { boxes, headings } = scanBoxes(lines, mask.kinds);
  const titled = boxes.map((box) => ({ box, parts: readTitle(box.behind) }));
  const numbered = titled.some(({ parts }) => parts.id !== void 0);
  const below = nextTasks();
  const problems = [...front.problems, ...mask.problems];
  const phaseOf2 = phasesOf(headings);
  const tasks = [];
  let position = 0;
  for (const [index, { box, parts }] of titled.entries()) {
    const id = parts.id ?? (numbered || box.indent > 0 ? void 0 : String(++position));
    if (id !== void 0) tasks.push(taskOf(box, { ...parts, id }, below[index]));
    else if (box.indent === 0) problems.push(notATask(file, box, parts));
  }
  const title = headings.find((heading) => heading.level === 1)?.text;
  return {
    plan: {
      format: dialect.format,
      name: planName(file, front.data.spec),
      ...title ? { title } : {},
      files: [{ path: file, text: text4 }],
      tasks: dialect.finish ? dialect.finish(tasks) : tasks
    },
    problems
  };
  function nextTasks() {
    const next = new Array(titled.length);
    let line = lines.length;
    for (let at = titled.length - 1; at >= 0; at -= 1) {
      next[at] = line;
      const { box, parts } = titled[at];
      if (parts.id !== void 0 || !numbered && box.indent === 0) line = box.line;
    }
    return next;
  }
  function taskOf(box, parts, nextTask2) {
    let end = box.end;
    while (end > box.line + 1 && lines[end - 1]?.blank) end -= 1;
    const ownEnd = Math.min(end, nextTask2);
    const phase = phaseOf2(box);
    const last = lines[end - 1];
    const body = buildBody(parts, readFields(lines, mask.kinds, box.line + 1, ownEnd));
    const { packet, problems: found2 } = packetIn(lines, box.line + 1, ownEnd, file);
    problems.push(...found2);
    const tier = body.tier ?? packet?.tier;
    const task = {
      id: parts.id,
      title: parts.title,
      file,
      line: box.line + 1,
      endLine: end,
      block: text4.slice(lines[box.line]?.start ?? 0, last ? last.start + last.text.length : void 0),
      ...phase === void 0 ? {} : { phase },
      ...body,
      ...tier === void 0 ? {} : { tier },
      ...packet === void 0 ? {} : { packet },
      criteria: [],
      outputs: [],
      ticked: box.char === "x" || box.char === "X",
      box: { line: box.line + 1, column: box.column }
    };
    return dialect.adapt ? dialect.adapt(task, box) : task;
  }
}
var notATask = (file, box, parts) => ({
  id: "read/no-id",
  severity: "warn",
  file,
  line: box.line + 1,
  message: `a check box without a task id is not read as a task: ${parts.title.slice(0, 60)}`,
  fix: "give it an id such as 1.2, or take the box away"
});

// src/plan/kiro.ts
var readKiro = (text4, file) => readChecklist(text4, file, {
  format: "kiro",
  adapt: (task, box) => ({
    ...task,
    kind: /^checkpoint\b/i.test(task.title) ? "verify" : task.kind,
    files: task.files.length > 0 ? task.files : pathsInText(task.title),
    markers: box.optional ? [...task.markers, "OPTIONAL"] : task.markers
  }),
  finish: groupsLast
});
function groupsLast(tasks) {
  const children = /* @__PURE__ */ new Map();
  for (const task of tasks) {
    const parent = parentOf(task.id);
    const siblings = children.get(parent);
    if (siblings) siblings.push(task.id);
    else children.set(parent, [task.id]);
  }
  const ordered = [];
  let waiting = [];
  const close = (id) => {
    const inside = (group) => id?.startsWith(`${group.id}.`) ?? false;
    ordered.push(...waiting.filter((group) => !inside(group)).reverse());
    waiting = waiting.filter(inside);
  };
  for (const task of tasks) {
    close(task.id);
    const below = children.get(task.id);
    if (below)
      waiting.push({ ...task, kind: "verify", dependsOn: [.../* @__PURE__ */ new Set([...task.dependsOn, ...below])] });
    else ordered.push(task);
  }
  close(void 0);
  return ordered;
}
var parentOf = (id) => id.includes(".") ? id.slice(0, id.lastIndexOf(".")) : "";

// src/plan/openspec.ts
var readOpenSpec = (text4, file) => readChecklist(text4, file, {
  format: "openspec",
  adapt: (task) => ({ ...task, files: task.files.length > 0 ? task.files : pathsInText(task.title) })
});

// src/plan/plan-md/text.ts
var ENTITIES = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  "#39": "'"
};
function plainText(text4) {
  const cdata = /^\s*<!\[CDATA\[([\s\S]*?)\]\]>\s*$/.exec(text4);
  if (cdata) return (cdata[1] ?? "").trim();
  return text4.replace(/<!--[\s\S]*?-->/g, "").replace(/&(amp|lt|gt|quot|apos|#39);/g, (whole, name) => ENTITIES[name] ?? whole).trim();
}
function plainLines(text4) {
  return plainText(text4).split(/\r\n|\n|\r/).map((line) => line.trim().replace(/^(?:[-*+]|\d{1,3}[.)])\s+/, "")).filter((line) => line !== "");
}

// src/plan/plan-md/checkpoint.ts
function checkpointOf(type, elements) {
  const value = (name) => plainText(elements.find((each) => each.name === name)?.text ?? "");
  const join = (...parts) => parts.filter((part) => part !== "").join("\n\n");
  const fallback = value("name") || value("action");
  const kind = type.replace(/^checkpoint:?/, "");
  if (kind === "decision") {
    const options = optionsOf(elements.find((each) => each.name === "options")?.text ?? "");
    return { type: "decision", question: join(value("decision"), value("context")) || fallback, options };
  }
  if (kind === "human-action")
    return {
      type: "human-action",
      question: join(value("action") || value("what-built"), value("instructions"), value("verification")) || fallback,
      options: ["done"]
    };
  return {
    type: "human-verify",
    question: join(value("what-built"), value("how-to-verify") || value("verify")) || fallback,
    options: ["approved", "rejected"]
  };
}
function optionsOf(text4) {
  const elements = [...text4.matchAll(/<option\b([^>]*)>([\s\S]*?)<\/option>/g)];
  if (elements.length === 0) return plainLines(text4);
  return elements.map((match) => {
    const id = /\bid\s*=\s*["']([^"']+)["']/.exec(match[1] ?? "")?.[1];
    const name = plainText(
      /<name>([\s\S]*?)<\/name>/.exec(match[2] ?? "")?.[1] ?? (match[2] ?? "").replace(/<[^>]+>/g, " ")
    );
    return id && name ? `${id}: ${name}` : id ?? name;
  });
}

// src/plan/plan-md/keys.ts
function planKeyOf(data, file) {
  const base = (file.split("/").at(-1) ?? "").replace(/\.md$/i, "").replace(/[-_.]?PLAN$/i, "");
  const named = /^(\d+(?:\.\d+)?)-(\d+)$/.exec(base);
  const folder = file.split("/").at(-2) ?? "";
  const phase = short(data.phase) ?? named?.[1] ?? /^(\d+(?:\.\d+)?)-/.exec(folder)?.[1];
  const plan = short(data.plan) ?? named?.[2] ?? (/^\d+$/.test(base) ? base : void 0);
  if (phase !== void 0 && plan !== void 0) return `${padded(phase)}-${padded(plan)}`;
  if (phase === void 0 && plan === void 0) return base === "" ? void 0 : base.toLowerCase();
  return padded(plan ?? phase);
}
function planKey(name) {
  const base = (name.split("/").at(-1) ?? name).replace(/\.md$/i, "").replace(/[-_.]?PLAN$/i, "");
  const numbers = /^(\d+(?:\.\d+)?)(?:-[A-Za-z][\w-]*?)?-(\d+)$/.exec(base);
  if (numbers) return `${padded(numbers[1])}-${padded(numbers[2])}`;
  return /^\d+$/.test(base) ? padded(base) : base.toLowerCase();
}
function short(value) {
  if (typeof value !== "string" || value.trim() === "") return void 0;
  const name = value.trim();
  return /^(\d+(?:\.\d+)?)(?:-|$)/.exec(name)?.[1] ?? name.replace(/\s+/g, "-").toLowerCase();
}
var padded = (number) => /^\d$/.test(number) ? `0${number}` : number;

// src/plan/plan-md/must-haves.ts
function readMustHaves(value) {
  const data = record(value);
  return {
    truths: list(data.truths).map(text).filter((truth) => truth !== ""),
    artifacts: list(data.artifacts).flatMap(artifact),
    links: list(data.key_links).flatMap(link)
  };
}
function assignMustHaves(tasks, must) {
  const last = tasks.findLastIndex((task) => task.kind === "work");
  if (last < 0) return tasks;
  const owner = /* @__PURE__ */ new Map();
  for (const [index, task] of tasks.entries()) for (const file of task.files) owner.set(file, index);
  const outputs = tasks.map(() => []);
  const criteria = tasks.map(() => []);
  for (const { path, criteria: own } of must.artifacts) {
    const index = owner.get(path) ?? last;
    outputs[index]?.push(path);
    criteria[index]?.push(...own);
  }
  criteria[last]?.push(...must.truths.map((truth) => said(truth)), ...must.links);
  return tasks.map((task, index) => ({
    ...task,
    outputs: [...task.outputs, ...outputs[index] ?? []],
    criteria: [...task.criteria, ...criteria[index] ?? []]
  }));
}
function artifact(value) {
  if (typeof value === "string") return value.trim() === "" ? [] : [{ path: clean(value), criteria: [] }];
  const data = record(value);
  const path = clean(text(data.path));
  if (path === "") return [];
  const criteria = [];
  if (text(data.provides) !== "") criteria.push(said(`${path} provides ${text(data.provides)}`));
  if (text(data.contains) !== "") criteria.push(said(`${path} contains ${text(data.contains)}`));
  const names = list(data.exports).map(text).filter((name) => name !== "");
  if (names.length > 0) criteria.push(said(`${path} exports ${names.join(", ")}`));
  if (text(data.min_lines) !== "") criteria.push(said(`${path} has at least ${text(data.min_lines)} lines`));
  return [{ path, criteria }];
}
function link(value) {
  const data = record(value);
  const [from, to, via, pattern] = [data.from, data.to, data.via, data.pattern].map(text);
  if (!from || !to) return [];
  return [
    said(`${from} is linked to ${to}${via ? ` via ${via}` : ""}${pattern ? ` (pattern ${pattern})` : ""}`)
  ];
}
var said = (description) => ({ description, severity: "blocking" });
var record = (value) => typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
var list = (value) => Array.isArray(value) ? value : value === void 0 || value === "" ? [] : [value];
var text = (value) => typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";
var clean = (path) => path.replaceAll("\\", "/").replace(/^\.\//, "");

// src/plan/plan-md/verify-element.ts
var AUTOMATED = /<automated(?:\s[^>]*)?>([\s\S]*?)<\/automated>/g;
var NOT_A_COMMAND = /^(?:missing|n\/?a|none|manual|tbd|todo)\b/i;
var FENCE2 = /^[ \t]*(`{3,}|~{3,})[^\n]*\n([\s\S]*?)^[ \t]*\1[ \t]*$/gm;
function readVerifyElement(text4, lineAt) {
  const automated = [...text4.matchAll(AUTOMATED)];
  if (automated.length > 0)
    return automated.flatMap((match) => {
      const body = plainText(match[1] ?? "");
      const line = lineAt(
        match.index + match[0].length - (match[1] ?? "").trimStart().length - "</automated>".length
      );
      if (body === "") return [];
      if (NOT_A_COMMAND.test(body)) return [{ text: body, line }];
      return withoutBackticks(body, line);
    });
  const fences = [...text4.matchAll(FENCE2)];
  if (fences.length > 0)
    return fences.flatMap(
      (match) => readVerifyFence(plainText(match[2] ?? ""), lineAt(match.index + match[0].indexOf("\n") + 1))
    );
  return readLines(text4, lineAt);
}
function withoutBackticks(body, line) {
  const spans = codeSpans(body);
  const whole = spans.length === 1 && spans[0]?.before === "" && spans[0].after === "";
  const code = whole ? spans[0]?.code ?? body : body;
  return code.includes("\n") ? readVerifyFence(code, line) : [{ text: body, line, command: code.trim() }];
}
function readLines(text4, lineAt) {
  const lines = [];
  let at = 0;
  for (const part of text4.split("\n")) {
    const plain = plainText(part);
    if (plain !== "")
      lines.push({ text: plain.replace(/^(?:[-*+]|\d+[.)])\s+/, ""), at: at + part.search(/\S|$/) });
    at += part.length + 1;
  }
  const [first] = lines;
  if (!first) return [];
  if (lines.length > 1 && isScript(lines.map((line) => line.text)))
    return readVerifyFence(lines.map((line) => line.text).join("\n"), lineAt(first.at));
  const found2 = lines.flatMap((line) => readVerifyText(line.text, lineAt(line.at)));
  const runnable = found2.filter((verify) => verify.command !== void 0);
  if (runnable.length > 0) return runnable;
  return [{ text: plainText(text4), line: lineAt(first.at) }];
}
function isScript(lines) {
  return lines.every((line, at) => {
    if (line.includes("`")) return false;
    const before = lines[at - 1] ?? "";
    return looksLikeCommand(line) || /(?:\\|&&|\|\|?|\bdo|\bthen|;)$/.test(before) || /^(?:done|fi|else|then|do|&&|\|)/.test(line);
  });
}

// src/plan/plan-md.ts
function readPlanMd(text4, file) {
  const lines = splitLines(text4);
  const front = readFrontMatter(text4, file);
  const mask = maskLines(lines, file, front.lines);
  const problems = [...front.problems, ...mask.problems];
  const key2 = planKeyOf(front.data, file);
  const waveText = typeof front.data.wave === "string" ? front.data.wave.trim() : "";
  const wave = /^\d+$/.test(waveText) ? Number(waveText) : void 0;
  const phase = typeof front.data.phase === "string" && front.data.phase !== "" ? front.data.phase : void 0;
  const lineOf = lineFinder(lines.map((line) => line.start));
  const raws = scanTasks(text4, lines, mask.kinds);
  const before = dependsOnPlans(front.data.depends_on);
  const statesDependencies = wave !== void 0 || before.length > 0 || Array.isArray(front.data.depends_on);
  const ids = taskIds(key2, raws.map(nameIn));
  const tasks = [];
  for (const [index, raw] of raws.entries()) tasks.push(taskOf(raw, index));
  const plan = {
    format: "plan-md",
    name: planName(file),
    files: [{ path: file, text: text4 }],
    tasks: assignMustHaves(tasks, readMustHaves(front.data.must_haves))
  };
  const objective = /<objective>\s*([^\n<]+)/.exec(text4)?.[1]?.trim();
  return { plan: objective ? { ...plan, title: objective } : plan, problems };
  function taskOf(raw, index) {
    const line = lineOf(raw.start);
    const element = (name2) => raw.elements.find((each) => each.name === name2);
    const value = (name2) => plainText(element(name2)?.text ?? "");
    const type = raw.attributes.type ?? "auto";
    const name = nameIn(raw) || firstLine(value("decision") || value("what-built") || value("action")) || `Task ${index + 1}`;
    if (!raw.closed)
      problems.push(problem(line, `task "${name.slice(0, 40)}" is never closed`, "close it with </task>"));
    const end = lineOf(Math.max(raw.start, raw.end - 1));
    const { packet, problems: found2 } = packetIn(lines, line, end, file);
    problems.push(...found2);
    const checkpoint = type.startsWith("checkpoint") ? checkpointOf(type, raw.elements) : void 0;
    const verify = element("verify");
    const tier = tierOf([raw.attributes.tier ?? "", packet?.tier ?? ""]);
    const verification = /^[123]$/.test(raw.attributes.verification ?? "") ? Number(raw.attributes.verification) : void 0;
    return {
      id: ids[index],
      title: name.replace(OWN_NUMBER, ""),
      ...OWN_NUMBER.test(name) ? { name } : {},
      file,
      line,
      endLine: end,
      block: text4.slice(raw.start, raw.end),
      kind: checkpoint ? "checkpoint" : "work",
      ...checkpoint ? { checkpoint } : {},
      ...phase === void 0 ? {} : { phase },
      ...wave === void 0 ? {} : { wave },
      parallel: false,
      dependsOn: index === 0 ? before : [ids[index - 1]],
      ...statesDependencies ? { statesDependencies } : {},
      files: readFileList(plainLines(element("files")?.text ?? "")),
      steps: [value("behavior"), value("action") || value("instructions")].filter((step) => step !== ""),
      doneWhen: [...plainLines(element("acceptance_criteria")?.text ?? ""), value("done")].filter(
        (each) => each !== ""
      ),
      verify: verify ? readVerifyElement(verify.text, (offset) => lineOf(verify.at + offset)) : [],
      markers: raw.attributes.tdd === "true" || front.data.type === "tdd" ? ["TDD"] : [],
      ...tier === void 0 ? {} : { tier },
      ...verification === void 0 ? {} : { verification },
      ...packet === void 0 ? {} : { packet },
      criteria: [],
      outputs: [],
      securityReview: raw.attributes["security-review"] === "true",
      requirements: textList(front.data.requirements),
      ticked: false
    };
  }
  function problem(line, message, fix) {
    return { id: "read/task", severity: "block", file, line, message, fix };
  }
}
var OWN_NUMBER = /^task\s+(\d+(?:\.\d+)*)\s*(?:\[[^\]]*\]\s*)?[:.–—-]\s*/i;
var nameIn = ({ elements }) => plainText(elements.find(({ name }) => name === "name")?.text ?? "");
function taskIds(key2, names) {
  if (key2 !== void 0) return names.map((_, index) => `${key2}-${String(index + 1).padStart(2, "0")}`);
  const numbers = names.flatMap((name) => OWN_NUMBER.exec(name)?.[1] ?? []);
  return new Set(numbers).size === names.length ? numbers : names.map((_, index) => String(index + 1));
}
var dependsOnPlans = (value) => textList(value).map((name) => `plan:${planKey(name)}`);
var firstLine = (text4) => (text4.split("\n")[0] ?? "").slice(0, 100);
var textList = (value) => (Array.isArray(value) ? value : typeof value === "string" && value.trim() !== "" ? value.split(",") : []).filter((each) => typeof each === "string").map((each) => each.trim()).filter((each) => each !== "");
function lineFinder(starts) {
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = low + high + 1 >> 1;
      if (starts[middle] <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
}

// src/plan/spec-kit.ts
var readSpecKit = (text4, file) => readChecklist(text4, file, { format: "spec-kit", adapt });
function adapt(task) {
  const stated = /\(?\bdepends on\s+((?:T\d+(?:\s*(?:,|and|&)\s*)?)+)\)?/i.exec(task.title)?.[1];
  const depends = stated?.match(/T\d+/g) ?? [];
  return {
    ...task,
    files: task.files.length > 0 ? task.files : pathsInText(task.title),
    dependsOn: [.../* @__PURE__ */ new Set([...task.dependsOn, ...depends])],
    ...depends.length > 0 ? { statesDependencies: true } : {}
  };
}

// src/plan/tasks-json/element-spans.ts
function elementSpans(text4, name) {
  const spans = [];
  let depth = 0;
  let inArray = false;
  let start = -1;
  let key2 = "";
  for (let at = 0; at < text4.length; at += 1) {
    const char = text4[at];
    if (char === '"') {
      const end = stringEnd(text4, at);
      if (depth === 1) key2 = text4.slice(at + 1, end);
      else if (inArray && depth === 2 && start < 0) spans.push({ start: at, end: end + 1 });
      at = end;
    } else if (char === "{" || char === "[") {
      if (depth === 1 && char === "[" && key2 === name && spans.length === 0) inArray = true;
      else if (inArray && depth === 2) start = at;
      depth += 1;
    } else if (char === "}" || char === "]") {
      depth -= 1;
      if (inArray && depth === 2 && start >= 0) {
        spans.push({ start, end: at + 1 });
        start = -1;
      } else if (inArray && depth === 1) inArray = false;
    }
  }
  return spans;
}
function stringEnd(text4, at) {
  let end = at + 1;
  while (end < text4.length && text4[end] !== '"') end += text4[end] === "\\" ? 2 : 1;
  return end;
}

// src/plan/tasks-json/json-task.ts
function jsonTask(value, place, problems) {
  const data = typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
  const report = (message, fix, severity = "block") => problems.push({ id: "read/task", severity, file: place.file, line: place.line, message, fix });
  if (data !== value)
    report(`tasks[${place.position - 1}] is not an object`, 'write it as {"id": …, "title": …}');
  const id = text2(data.id) || `task-${String(place.position).padStart(3, "0")}`;
  if (text2(data.id) === "") report(`a task without an id is read as ${id}`, `give it "id": "${id}"`, "warn");
  const description = text2(data.description);
  const created = texts(data.filesToCreate);
  const blockedBy = texts(data.blockedBy);
  const prompt = text2(data.naomiPrompt) || text2(data.prompt);
  const packet = packetOf([description, prompt], place.line);
  const tier = tierOf([text2(data.tier), packet?.tier ?? ""]);
  const phase = text2(data.buildPhase) || (typeof data.buildPhase === "number" ? String(data.buildPhase) : "");
  return {
    id,
    title: text2(data.title) || text2(data.name) || firstLine2(description) || id,
    file: place.file,
    line: place.line,
    endLine: place.endLine,
    block: place.block,
    kind: "work",
    ...phase === "" ? {} : { phase },
    parallel: data.canBeParallelized === true,
    dependsOn: [.../* @__PURE__ */ new Set([...texts(data.dependencies), ...blockedBy])],
    // An empty list says that there are none; a missing one says nothing.
    ...Array.isArray(data.dependencies) || text2(data.dependencies) !== "" || blockedBy.length > 0 ? { statesDependencies: true } : {},
    files: [.../* @__PURE__ */ new Set([...created, ...texts(data.filesToModify)])].map(slashes),
    steps: [description, prompt].filter((step) => step !== ""),
    doneWhen: [],
    verify: [],
    markers: [text2(data.type), text2(data.category), text2(data.priority)].filter((marker) => marker !== ""),
    ...tier === void 0 ? {} : { tier },
    ...packet === void 0 ? {} : { packet },
    ...data.integrationContract === void 0 ? {} : { contract: contractOf(data.integrationContract) },
    criteria: list2(data.acceptanceCriteria).map(criterion),
    outputs: created.map(slashes),
    securityReview: data.securityReviewRequired === true,
    requirements: texts(data.requirements),
    ticked: false
  };
}
function contractOf(value) {
  const data = typeof value === "object" && value !== null ? value : {};
  return {
    exports: texts(data.exports),
    apiEndpoints: texts(data.apiEndpoints),
    databaseMutations: texts(data.databaseMutations),
    environmentVarsRequired: texts(data.environmentVarsRequired),
    downstreamTasks: texts(data.downstreamTasks)
  };
}
function criterion(value) {
  if (typeof value === "string") return { description: value, severity: "blocking" };
  const data = typeof value === "object" && value !== null ? value : {};
  const command = text2(data.verificationCommand);
  return {
    description: text2(data.description),
    ...command === "" ? {} : { command },
    severity: severityOf(data.severity)
  };
}
function severityOf(value) {
  const stated = value === void 0 || value === null ? "" : String(value).trim().toLowerCase();
  return stated === "" || stated === "blocking" ? "blocking" : "warning";
}
function packetOf(sources, line) {
  const source = sources.find((each) => /^[ \t]*# --- (?:END )?SPEC ---/m.test(each));
  if (source === void 0) return void 0;
  const start = source.search(/^[ \t]*# --- SPEC ---/m);
  const end = /^[ \t]*# --- END SPEC ---[ \t]*$/m.exec(source);
  return readPacket(source.slice(Math.max(0, start), end ? end.index + end[0].length : void 0), line);
}
var list2 = (value) => Array.isArray(value) ? value : [];
var text2 = (value) => typeof value === "string" ? value.trim() : "";
var texts = (value) => (typeof value === "string" ? [value] : list2(value)).map(text2).filter((each) => each !== "");
var firstLine2 = (value) => value.split("\n")[0] ?? "";
var slashes = (path) => path.replaceAll("\\", "/").replace(/^\.\//, "");

// src/plan/tasks-json/waves.ts
function applyBuildPhases(value, tasks, file, problems) {
  const phases = /* @__PURE__ */ new Map();
  for (const each of Array.isArray(value) ? value : []) {
    const phase = phaseOf(each);
    if (phase) phases.set(phase.id, phase);
  }
  if (phases.size === 0) return tasks;
  const waves = /* @__PURE__ */ new Map();
  for (const phase of phases.values()) if (waveOf(phase.id) === void 0) break;
  const phaseOfTask = /* @__PURE__ */ new Map();
  for (const phase of phases.values()) for (const id of phase.taskIds) phaseOfTask.set(id, phase);
  return tasks.map((task) => {
    const phase = phaseOfTask.get(task.id) ?? phases.get(task.phase ?? "");
    return phase ? { ...task, phase: phase.name, wave: waves.get(phase.id) ?? 1 } : task;
  });
  function waveOf(first) {
    const stack = [first];
    const open = /* @__PURE__ */ new Set();
    while (stack.length > 0) {
      const id = stack.at(-1);
      const waiting = (phases.get(id)?.after ?? []).filter((other) => phases.has(other) && !waves.has(other));
      if (waiting.length === 0 || waves.has(id)) {
        const behind = (phases.get(id)?.after ?? []).map((other) => waves.get(other) ?? 0);
        waves.set(id, behind.reduce((most, wave) => Math.max(most, wave), 0) + 1);
        open.delete(id);
        stack.pop();
      } else if (open.has(id)) {
        problems.push({
          id: "read/phases",
          severity: "block",
          file,
          line: 1,
          message: `build phases wait for each other: ${[...open].slice(0, 5).join(", ")}`,
          fix: "take one of them out of dependsOnPhases"
        });
        return void 0;
      } else {
        open.add(id);
        stack.push(...waiting);
      }
    }
    return waves.get(first);
  }
}
function phaseOf(value) {
  if (typeof value !== "object" || value === null) return void 0;
  const { id, name, taskIds: taskIds2, dependsOnPhases } = value;
  const key2 = text3(id) || text3(name);
  if (key2 === "") return void 0;
  return { id: key2, name: text3(name) || key2, taskIds: texts2(taskIds2), after: texts2(dependsOnPhases) };
}
var text3 = (value) => typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
var texts2 = (value) => Array.isArray(value) ? value.map(text3).filter((each) => each !== "") : [];

// src/plan/tasks-json.ts
function readTasksJson(text4, file) {
  const problems = [];
  const report = (message, fix, line2 = 1) => problems.push({ id: "read/json", severity: "block", file, line: line2, message, fix });
  const data = parse(text4.replace(/^\uFEFF/, ""), report);
  const values = data && Array.isArray(data.tasks) ? data.tasks : [];
  if (data && !Array.isArray(data.tasks)) report('there is no list "tasks"', 'add "tasks": […]');
  const spans = values.length > 0 ? elementSpans(text4, "tasks") : [];
  let line = 1;
  let seen = 0;
  const lineAt = (offset) => {
    for (; seen < offset; seen += 1) if (text4[seen] === "\n") line += 1;
    return line;
  };
  const tasks = values.map((value, index) => {
    const span = spans[index] ?? { start: 0, end: 0 };
    const start = lineAt(span.start);
    const place = { file, line: start, endLine: lineAt(span.end), block: text4.slice(span.start, span.end) };
    return jsonTask(value, { ...place, position: index + 1 }, problems);
  });
  const title = data && typeof data.projectName === "string" ? data.projectName : void 0;
  return {
    plan: {
      format: "tasks-json",
      name: planName(file, data?.projectId),
      ...title === void 0 ? {} : { title },
      files: [{ path: file, text: text4 }],
      tasks: applyBuildPhases(data?.buildPhases, tasks, file, problems)
    },
    problems
  };
}
function parse(text4, report) {
  let value;
  try {
    value = JSON.parse(text4);
  } catch (error) {
    const message = error.message;
    const line = text4.slice(0, errorPosition(message, text4)).split("\n").length;
    report(`this is not JSON: ${message.replace(/\s+/g, " ")}`, "mend it there", line);
    return void 0;
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return value;
  report("the file is not an object", 'write {"projectId": …, "tasks": […]}');
  return void 0;
}
function errorPosition(message, text4) {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position !== void 0) return Number(position);
  if (/end of JSON/.test(message)) return text4.length;
  const quoted = /^Unexpected token '?(.)'?, (?:\.\.\.)?"([\s\S]*)"(?:\.\.\.)? is not valid JSON$/.exec(
    message
  );
  const snippet = quoted?.[2] ?? "";
  const at = snippet === "" ? -1 : text4.indexOf(snippet);
  const middle = Math.max(
    0,
    snippet.indexOf(quoted?.[1] ?? "", Math.max(0, Math.floor(snippet.length / 2) - 2))
  );
  return at < 0 ? 0 : at + middle;
}

// src/plan/tasks-md.ts
var readTasksMd = (text4, file) => readChecklist(text4, file, { format: "tasks-md" });

// src/plan/read-text.ts
var READERS = {
  "tasks-md": readTasksMd,
  "plan-md": readPlanMd,
  "tasks-json": readTasksJson,
  "spec-kit": readSpecKit,
  kiro: readKiro,
  openspec: readOpenSpec,
  superpowers: readSuperpowers
};
function readPlanText(text4, file) {
  const detection = detectFormat(text4, file);
  if (detection.kind !== "found") return detection;
  return { kind: "read", reading: READERS[detection.format](text4, file) };
}

export {
  READERS,
  readPlanText
};
