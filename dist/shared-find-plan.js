import {
  renderFindings,
  summarizeFindings
} from "./shared-findings.js";
import {
  dedent,
  splitLines
} from "./shared-lines.js";
import {
  findRepository,
  tryGit
} from "./shared-git.js";

// src/engine/lint-plan.ts
import { readFileSync as readFileSync2, statSync as statSync2 } from "node:fs";
import { join as join3, sep as sep2 } from "node:path";

// src/plan/packet/read-packet.ts
import { parseDocument } from "./vendor/yaml.js";

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
    const found2 = id === void 0 ? ID.exec(rest) : void 0;
    if (!found2) break;
    id = found2[1];
    rest = rest.slice(found2[0].length);
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

// src/plan/packet/read-packet.ts
var START = /^#[ \t]*---[ \t]*SPEC[ \t]*---[ \t]*$/m;
var END = /^#[ \t]*---[ \t]*END SPEC[ \t]*---[ \t]*$/m;
var LARGEST = 64e3;
var known = /* @__PURE__ */ new WeakMap();
function readingOf(packet) {
  const reading = known.get(packet) ?? parsePacket(packet.raw);
  known.set(packet, reading);
  return reading;
}
function parsePacket(raw) {
  const start = START.exec(raw);
  const end = END.exec(raw);
  const reading = { start: start !== null, end: end !== null };
  if (!start || !end) return reading;
  const first = raw.slice(0, start.index).split("\n").length;
  const body = raw.slice(
    start.index + start[0].length + 1,
    Math.max(end.index, start.index + start[0].length + 1)
  );
  if (body.length > LARGEST)
    return { ...reading, error: { message: "it is larger than any packet needs", line: first } };
  const document = parseDocument(body, { logLevel: "silent", prettyErrors: true });
  const [error] = document.errors;
  if (error) {
    const line = first + (error.linePos?.[0].line ?? 1);
    return { ...reading, error: { message: firstLine(error.message), line } };
  }
  let data;
  try {
    data = document.toJS({ maxAliasCount: 100 });
  } catch (failure) {
    return { ...reading, error: { message: firstLine(failure.message), line: first + 1 } };
  }
  if (typeof data !== "object" || data === null || Array.isArray(data))
    return { ...reading, error: { message: "this is not a mapping of fields", line: first + 1 } };
  return { ...reading, data };
}
function readPacket(raw, line) {
  const data = parsePacket(raw).data ?? {};
  const assertions2 = listOf(data.assertions).flatMap((each) => {
    if (typeof each !== "object" || each === null) return [];
    const { id, positive, negative } = each;
    return [{ id: textOf(id), positive: textOf(positive), negative: textOf(negative) }];
  });
  const tier = typeof data.tier === "string" ? tierOf([data.tier]) : void 0;
  return {
    raw,
    line,
    ...typeof data.version === "number" || typeof data.version === "string" ? { version: data.version } : {},
    ...typeof data.intent === "string" ? { intent: data.intent } : {},
    assertions: assertions2,
    constraints: listOf(data.constraints).map(textOf),
    fileScope: listOf(data.file_scope).map(textOf).filter((path) => path !== ""),
    ...tier === void 0 ? {} : { tier },
    ...typeof data.parent_feature === "string" ? { parentFeature: data.parent_feature } : {}
  };
}
var listOf = (value) => Array.isArray(value) ? value : [];
var textOf = (value) => typeof value === "string" ? value : typeof value === "number" || typeof value === "boolean" ? String(value) : "";
var firstLine = (text4) => (text4.split("\n")[0] ?? text4).replace(/:$/, "");

// src/plan/packet/rules/fields.ts
var REQUIRED = ["version", "intent", "assertions", "constraints", "file_scope"];
var LISTS = ["assertions", "constraints", "file_scope"];
var EXAMPLE = {
  version: "version: 1",
  intent: 'intent: "Add .env to .gitignore"',
  assertions: "assertions: with 1 to 7 entries of id, positive, negative",
  constraints: 'constraints: [], or a list of "MUST NOT …"',
  file_scope: "file_scope: with the files that may change"
};
var fields = {
  id: "packet/fields",
  check: "1c",
  summary: "version, intent, assertions, constraints and file_scope are there",
  message: "missing required field {field}",
  section: "Section 1, Spec Packet Format",
  rows: ["S2-17"],
  run(packet) {
    const { data } = readingOf(packet);
    if (!data) return [];
    const remarks = [];
    for (const field of REQUIRED) {
      const value = data[field];
      const fix = `add ${EXAMPLE[field]}`;
      if (value === void 0 || value === null || value === "")
        remarks.push({ at: 1, message: `missing required field ${field}`, fix });
      else if (LISTS.includes(field) && !Array.isArray(value))
        remarks.push({
          at: lineOf(packet.raw, field),
          message: `${field} is not a list`,
          fix: "write each entry on a line with a hyphen"
        });
      else if (field === "assertions" && value.length === 0)
        remarks.push({
          at: lineOf(packet.raw, field),
          message: "missing required field assertions: the list is empty",
          fix
        });
      else if (field === "file_scope" && value.length === 0)
        remarks.push({
          at: lineOf(packet.raw, field),
          message: "file_scope is empty, so that no file may change",
          fix: "list the files of the task",
          severity: "warn"
        });
    }
    return remarks;
  }
};
function lineOf(raw, field) {
  const at2 = raw.split("\n").findIndex((line) => line.startsWith(`${field}:`));
  return at2 < 0 ? 1 : at2 + 1;
}

// src/plan/packet/rules/assertions.ts
var PARTS = ["id", "positive", "negative"];
var assertions = {
  id: "packet/assertions",
  check: "1d",
  summary: "each assertion has id, positive and negative",
  message: "assertion {id} is missing {part}",
  section: "Section 1, Spec Packet Format",
  rows: ["S2-18", "S2-23"],
  run(packet) {
    const list3 = readingOf(packet).data?.assertions;
    if (!Array.isArray(list3)) return [];
    const remarks = [];
    const seen = /* @__PURE__ */ new Set();
    for (const [index, each] of list3.entries()) {
      const values = typeof each === "object" && each !== null ? each : {};
      const id = typeof values.id === "string" || typeof values.id === "number" ? String(values.id) : "";
      const name = id || `number ${index + 1}`;
      const at2 = lineOfAssertion(packet.raw, id);
      for (const part of PARTS)
        if (values[part] === void 0 || values[part] === null || String(values[part]).trim() === "")
          remarks.push({ at: at2, message: `assertion ${name} is missing ${part}`, fix: `add ${part}: to it` });
      if (id !== "" && seen.has(id))
        remarks.push({
          at: at2,
          message: `assertion id ${id} is used twice`,
          fix: "give each assertion its own id",
          severity: "warn"
        });
      else if (id !== "" && !/^A[1-7]$/.test(id))
        remarks.push({
          at: at2,
          message: `assertion id ${id} is none of A1 to A7`,
          fix: `call it A${index + 1}`,
          severity: "warn"
        });
      seen.add(id);
    }
    return remarks;
  }
};
function lineOfAssertion(raw, id) {
  if (id === "") return lineOf(raw, "assertions");
  const lines = raw.split("\n");
  const at2 = lines.findIndex((line) => {
    const value = /^\s*(?:-\s*)?id:\s*["']?([^"'#]*?)["']?\s*(?:#.*)?$/.exec(line)?.[1] ?? /\bid:\s*["']?([\w.-]+)/.exec(line)?.[1];
    return value === id;
  });
  return at2 < 0 ? lineOf(raw, "assertions") : at2 + 1;
}

// src/plan/packet/rules/delimiters.ts
var delimiters = {
  id: "packet/delimiters",
  check: "1a",
  summary: "the packet stands between # --- SPEC --- and # --- END SPEC ---",
  message: "missing delimiter {delimiter}",
  section: "Section 1, Spec Packet Format",
  rows: ["S2-15"],
  run(packet) {
    const { start, end } = readingOf(packet);
    const missing = [...start ? [] : ["# --- SPEC ---"], ...end ? [] : ["# --- END SPEC ---"]];
    if (missing.length === 0) return [];
    return [
      {
        at: start ? packet.raw.split("\n").length : 1,
        message: `missing delimiter ${missing.join(" and ")}`,
        fix: `put ${missing.join(" before and ")} ${missing.length > 1 ? "behind" : start ? "behind" : "before"} the packet, on a line of its own`
      }
    ];
  }
};

// src/plan/packet/vague.ts
var VAGUE = /\b(?:works(?: correctly| properly| as expected)?|handles? correctly|functions? (?:correctly|properly|as expected)|as expected|is valid|correct(?:ly)?|proper(?:ly)?|appropriate(?:ly)?)\b/i;
var STATUS = /\b[1-5]\d\d\b/;
var ENDPOINT = /\b(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+\/|(?:^|\s)\/[\w-]+(?:\/[\w:{}-]+)*/;
var FILE = /(?:^|[\s"'`(])(?:[\w@.-]+\/)+[\w@.*-]+|(?:^|[\s"'`(])\.?[\w-]+\.[a-z][a-z0-9]{0,4}\b/;
var CONTENT = /\b(?:contains?|containing|includes?|has|have|lists?|defines?|declares?|exports?|imports?|match(?:es|ing)?|starts? with|ends? with|lacks?|without)\b/i;
var OBSERVABLES = [
  (text4) => ENDPOINT.test(text4) && STATUS.test(text4),
  (text4) => FILE.test(text4) && CONTENT.test(text4),
  // A value or a type, and not "returns the correct one".
  (text4) => /\b(?:returns?|yields?|outputs?|prints?|equals?|throws?|raises?|emits?|responds? with|exits? with|resolves? to)\s+(?!(?:the |a |an )?(?:correct|proper|appropriate|valid|expected|right))\S+/i.test(
    text4
  ),
  (text4) => /\b\w+(?:Error|Exception)\b|\bE[A-Z]{4,}\b|\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b|\b(?:error|exit) code \S+/.test(
    text4
  ),
  (text4) => /\b(?:rows?|tables?|columns?|records?)\b/i.test(text4),
  (text4) => /\b(?:button|field|page|modal|dialog|link|menu|form|label|icon|toast|tab|checkbox|heading|banner)s?\b/i.test(
    text4
  ),
  (text4) => /\b(?:logs?|logged|stdout|stderr)\b/i.test(text4),
  (text4) => /"[^"]+"|'[^']{2,}'/.test(text4)
];
function vagueTerm(text4) {
  const term = VAGUE.exec(text4)?.[0];
  return term === void 0 || OBSERVABLES.some((seen) => seen(text4)) ? void 0 : term.toLowerCase();
}

// src/plan/packet/rules/quality.ts
var quality = {
  id: "packet/quality",
  check: "1f",
  summary: "no assertion uses a vague term without something to look at",
  message: 'assertion {id} says "{term}" without an observable in {part}',
  section: "Section 4, Assertion Quality",
  rows: ["S2-20"],
  run(packet) {
    if (!readingOf(packet).data) return [];
    return packet.assertions.flatMap(
      (assertion) => ["positive", "negative"].flatMap((part) => {
        const term = vagueTerm(assertion[part]);
        if (term === void 0) return [];
        return [
          {
            at: lineOfAssertion(packet.raw, assertion.id),
            message: `assertion ${assertion.id} says "${term}" without an observable in ${part}`,
            fix: "name what can be seen: an endpoint with its status, a file with its content, a return value, an error code, a row, a UI element or a log line"
          }
        ];
      })
    );
  }
};

// src/plan/packet/rules/seven.ts
var MOST = 7;
var features = /* @__PURE__ */ new WeakMap();
function packetsOf(feature, plan) {
  let byName2 = features.get(plan);
  if (!byName2) {
    byName2 = /* @__PURE__ */ new Map();
    for (const { packet } of plan.tasks) {
      const name = packet?.parentFeature;
      if (packet && name !== void 0) byName2.set(name, [...byName2.get(name) ?? [], packet]);
    }
    features.set(plan, byName2);
  }
  return byName2.get(feature) ?? [];
}
var seven = {
  id: "packet/seven",
  check: "1g",
  summary: "a task has at most 7 assertions, a feature at most 7 tasks",
  message: "{count} assertions, at most 7 in a task",
  section: "Section 5, 7x7 Constraint",
  rows: ["S2-21", "S2-22"],
  run(packet, plan) {
    const list3 = readingOf(packet).data?.assertions;
    const count2 = Array.isArray(list3) ? list3.length : 0;
    const remarks = [];
    if (count2 > MOST)
      remarks.push({
        at: lineOf(packet.raw, "assertions"),
        message: `${count2} assertions, at most ${MOST} in a task`,
        fix: "split the task"
      });
    const feature = packet.parentFeature;
    if (feature === void 0 || plan === void 0) return remarks;
    const packets = packetsOf(feature, plan);
    if (packets.length > MOST && packets[MOST] === packet)
      remarks.push({
        at: lineOf(packet.raw, "parent_feature"),
        message: `feature ${feature} has ${packets.length} tasks, at most ${MOST}`,
        fix: "split the feature"
      });
    return remarks;
  }
};

// src/plan/packet/rules/vocabulary.ts
var KEYWORD = /\b(?:MUST NOT|SHOULD NOT|MUST|SHOULD|MAY)\b/g;
var OPPOSITE = {
  MUST: "MUST NOT",
  "MUST NOT": "MUST",
  SHOULD: "SHOULD NOT",
  "SHOULD NOT": "SHOULD"
};
var vocabulary = {
  id: "packet/vocabulary",
  check: "1e",
  summary: "positive and negative say MUST, MUST NOT, SHOULD or MAY",
  message: "assertion {id} is missing a keyword in {part}",
  section: "Section 3, Controlled Vocabulary",
  rows: ["S2-19"],
  run(packet) {
    if (!readingOf(packet).data) return [];
    return [
      ...packet.assertions.flatMap((assertion) => assertionRemarks(packet, assertion)),
      ...otherRemarks(packet)
    ];
  }
};
function assertionRemarks(packet, { id, positive, negative }) {
  const remarks = [];
  const at2 = lineOfAssertion(packet.raw, id);
  const said2 = keywords(positive);
  const denied = keywords(negative);
  const missing = (part, fix) => remarks.push({ at: at2, message: `assertion ${id} is missing a keyword in ${part}`, fix });
  if (positive !== "" && said2.length === 0)
    missing("positive", "say what MUST, MUST NOT, SHOULD or MAY hold, in capitals");
  const [first] = said2;
  if (negative !== "" && denied.length === 0 && first !== "MAY")
    missing("negative", `say what ${OPPOSITE[first ?? "MUST"] ?? "MUST NOT"} hold, in capitals`);
  if (said2.length > 1)
    remarks.push({
      at: at2,
      message: `assertion ${id} has ${said2.length} keywords in positive`,
      fix: "make one assertion of each",
      severity: "warn"
    });
  const opposite = OPPOSITE[first ?? ""];
  if (said2.length === 1 && opposite !== void 0 && denied.length > 0 && !denied.includes(opposite))
    remarks.push({
      at: at2,
      message: `assertion ${id} says ${first}, its negative does not say ${opposite}`,
      fix: `write the negative with ${opposite}`,
      severity: "warn"
    });
  return remarks;
}
function otherRemarks(packet) {
  const remarks = [];
  const warn = (at2, message, fix) => remarks.push({ at: at2, message, fix, severity: "warn" });
  for (const constraint of packet.constraints) {
    const said2 = keywords(constraint);
    if (said2.length === 0 || said2.some((word) => word !== "MUST" && word !== "MUST NOT"))
      warn(
        lineOf(packet.raw, "constraints"),
        `a constraint does not say MUST or MUST NOT alone: ${constraint.slice(0, 60)}`,
        "constraints use only MUST and MUST NOT"
      );
  }
  const intent = packet.intent ?? "";
  if (keywords(intent).length > 0)
    warn(
      lineOf(packet.raw, "intent"),
      `the intent says ${keywords(intent)[0]}`,
      "say what to do, and leave the keyword to the assertions"
    );
  else if (/^(?:the|this|a|an|we|it|there|to|should|must)\b/i.test(intent) || /^\w+(?:ing|ed)\b/i.test(intent))
    warn(
      lineOf(packet.raw, "intent"),
      "the intent does not begin with an imperative verb",
      "begin with what to do: Add, Remove, Return, Rename"
    );
  return remarks;
}
var keywords = (text4) => text4.match(KEYWORD) ?? [];

// src/plan/packet/rules/yaml.ts
var yaml = {
  id: "packet/yaml",
  check: "1b",
  summary: "what stands between the delimiters is YAML",
  message: "malformed YAML: {what the parser says}",
  section: "Section 1, Spec Packet Format",
  rows: ["S2-16"],
  run(packet) {
    const { error } = readingOf(packet);
    if (!error) return [];
    return [
      {
        at: error.line,
        message: `malformed YAML: ${error.message}`,
        fix: "mend this line; texts with a colon or a # need quotes"
      }
    ];
  }
};

// src/plan/packet/rules/index.ts
var PACKET_RULES = [
  delimiters,
  yaml,
  fields,
  assertions,
  vocabulary,
  quality,
  seven
];

// src/plan/packet/check-packet.ts
function packetFindings(rule, task, plan) {
  const { packet } = task;
  if (!packet || task.tier === "TRIVIAL") return [];
  return rule.run(packet, plan).map(({ at: at2, message, fix, severity }) => ({
    id: rule.id,
    severity: severity ?? "block",
    failure: "SPEC_VIOLATION",
    file: task.file,
    // In JSON the whole packet stands in one line.
    line: plan.format === "tasks-json" ? packet.line : packet.line + at2 - 1,
    message: `Gate 1 (Spec Lint) ${rule.check} ${rule.id.slice("packet/".length)}: ${message}`,
    fix
  }));
}
var checkPacket = (task, plan) => PACKET_RULES.flatMap((rule) => packetFindings(rule, task, plan));

// src/plan/lint/rule.ts
var at = (task) => ({ file: task.file, line: task.line });
var openTasks = (plan) => plan.tasks.filter((task) => !task.ticked && task.kind !== "checkpoint");

// src/plan/lint/rules/checkpoint.ts
var checkpoint = {
  id: "lint/checkpoint",
  severity: "warn",
  summary: "a checkpoint says what the person is asked",
  seed: "001",
  tunable: true,
  run(plan) {
    return plan.tasks.flatMap((task) => {
      if (task.kind !== "checkpoint") return [];
      if (!task.checkpoint || task.checkpoint.question.trim() === "")
        return [
          {
            ...at(task),
            message: `checkpoint ${task.id} asks nothing`,
            fix: "add <what-built> and <how-to-verify>, or <decision>"
          }
        ];
      if (task.checkpoint.type === "decision" && task.checkpoint.options.length < 2)
        return [
          {
            ...at(task),
            message: `decision ${task.id} offers no choice`,
            fix: "add <options> with two or more"
          }
        ];
      return [];
    });
  }
};

// src/plan/lint/rules/cycle.ts
var cycle = {
  id: "lint/cycle",
  severity: "block",
  summary: "no tasks wait for each other",
  seed: "design",
  tunable: false,
  run: (plan) => [...backwards(plan), ...circles(plan)]
};
function backwards(plan) {
  const index = new Map(plan.tasks.map((task, position) => [task.id, position]));
  return plan.tasks.flatMap(
    (task, position) => task.dependsOn.flatMap((id) => {
      const other = plan.tasks[index.get(id) ?? -1];
      if (!other || other === task || !waitsFor(other, index.get(id) ?? 0, task, position)) return [];
      return [
        {
          ...at(task),
          message: `task ${task.id} depends on ${id}, which comes later and waits for it`,
          fix: `move ${id} before ${task.id}, or take the dependency away`
        }
      ];
    })
  );
}
function waitsFor(other, otherIndex, task, index) {
  const waves = other.wave !== void 0 && task.wave !== void 0;
  if (waves && other.wave !== task.wave) return other.wave > task.wave;
  if (otherIndex < index) return false;
  const shares = other.files.some((file) => task.files.includes(file));
  if (waves) return shares;
  return other.phase !== task.phase || other.kind !== "work" || task.kind !== "work" || shares;
}
function circles(plan) {
  const byId = new Map(plan.tasks.map((task) => [task.id, task]));
  const done = /* @__PURE__ */ new Set();
  const remarks = [];
  for (const start of plan.tasks) {
    const path = [{ task: start, next: 0 }];
    const onPath = /* @__PURE__ */ new Set([start.id]);
    while (path.length > 0 && !done.has(start.id)) {
      const top = path.at(-1);
      const id = top.task.dependsOn[top.next];
      if (id === void 0) {
        done.add(top.task.id);
        onPath.delete(top.task.id);
        path.pop();
        continue;
      }
      top.next += 1;
      const other = byId.get(id);
      if (!other || done.has(id)) continue;
      if (onPath.has(id)) {
        const ids = path.map((each) => each.task.id);
        const circle = [...ids.slice(ids.indexOf(id)), id];
        remarks.push({
          ...at(other),
          message: `tasks wait for each other: ${circle.slice(0, 8).join(" -> ")}${circle.length > 8 ? " …" : ""}`,
          fix: "take one of these dependencies away"
        });
        continue;
      }
      onPath.add(id);
      path.push({ task: other, next: 0 });
    }
  }
  return remarks;
}

// src/plan/lint/rules/depends.ts
var depends = {
  id: "lint/depends",
  severity: "block",
  summary: "what a task depends on is a task of the plan",
  seed: "design",
  tunable: false,
  run(plan) {
    const ids = new Set(plan.tasks.map((task) => task.id));
    return plan.tasks.flatMap((task) => {
      const remarks = task.dependsOn.filter((id) => !ids.has(id)).map((id) => ({
        ...at(task),
        message: `task ${task.id} depends on ${id}, and there is no task ${id}`,
        fix: nearest(id, ids) ?? "name a task of this plan, or take the dependency away"
      }));
      if (task.fixOf !== void 0 && !ids.has(task.fixOf))
        remarks.push({
          ...at(task),
          message: `task ${task.id} mends ${task.fixOf}, and there is no task ${task.fixOf}`,
          fix: "name the task that it mends",
          severity: "warn"
        });
      for (const id of task.contract?.downstreamTasks ?? [])
        if (!ids.has(id))
          remarks.push({
            ...at(task),
            message: `task ${task.id} names the downstream task ${id}, and there is none`,
            fix: "name a task of this plan",
            severity: "warn"
          });
      return remarks;
    });
  }
};
function nearest(id, ids) {
  const plain = (text4) => text4.replace(/\b0+(?=\d)/g, "").replace(/(?<=[A-Za-z-])0+(?=\d)/g, "");
  for (const other of ids) if (plain(other) === plain(id)) return `did you mean ${other}?`;
  return void 0;
}

// src/plan/lint/rules/done-vague.ts
var EMPTY = /^(?:the )?(?:task|feature|work|code|implementation|everything|all|it|this)?\s*(?:is |are |has been )?(?:all )?(?:done|complete[d]?|finished|implemented|working|works|ready|ok|good|fine)(?: (?:as expected|correctly|properly|well))?[.!]?$/i;
var MEASURABLE = /`[^`]+`|\b\d+\b|[\w-]+\/[\w.-]+|\b\w+\.[a-z]{1,4}\b|[a-z][A-Z]|\b[A-Z]{2,}\b|"[^"]+"/;
var doneVague = {
  id: "lint/done-vague",
  severity: "warn",
  summary: "what is done when a task is done can be measured",
  seed: "001",
  tunable: true,
  run(plan) {
    return openTasks(plan).flatMap(
      (task) => task.doneWhen.filter(
        (text4) => EMPTY.test(text4.trim()) || vagueTerm(text4) !== void 0 && !MEASURABLE.test(text4)
      ).map((text4) => ({
        ...at(task),
        message: `"${text4.slice(0, 60)}" of task ${task.id} cannot be measured`,
        fix: 'say what is there then: "PlannerId has id, createdAt and version; all 5 tests pass"'
      }))
    );
  }
};

// src/plan/lint/rules/files.ts
var files = {
  id: "lint/files",
  severity: "warn",
  summary: "the files of a task could exist in this repository",
  seed: "design",
  tunable: true,
  run(plan, facts) {
    return plan.tasks.filter((task) => !task.ticked).flatMap(
      (task) => [.../* @__PURE__ */ new Set([...task.files, ...task.outputs, ...task.packet?.fileScope ?? []])].flatMap((path) => {
        const why = impossible(path, facts);
        return why === void 0 ? [] : [
          {
            ...at(task),
            message: `${path} ${why}`,
            fix: "name a path relative to the top of the repository"
          }
        ];
      })
    );
  }
};
var CONTROL = /[\u0000-\u001f]/;
function impossible(path, facts) {
  if (CONTROL.test(path)) return "has a control character in its name";
  const inside = facts.root !== void 0 && path.startsWith(`${facts.root}/`);
  if (/^(?:\/|[A-Za-z]:\/|~\/)/.test(path) && !inside) return "lies outside the repository";
  const parts = (inside && facts.root ? path.slice(facts.root.length + 1) : path).split("/");
  let depth = 0;
  for (const part of parts) {
    depth += part === ".." ? -1 : part === "." || part === "" ? 0 : 1;
    if (depth < 0) return "lies outside the repository";
  }
  if (/^\.git(?:\/|$)/.test(path)) return "is git's own";
  if (/(?:^|\/)path\/to\//.test(path) || /\[[A-Z][\w ]*\]|<[a-z][\w -]*>|\{\{/.test(path))
    return "is a placeholder";
  for (let length = 1; length < parts.length; length += 1) {
    const above = parts.slice(0, length).join("/");
    if (facts.entry?.(above) === "file") return `cannot exist: ${above} is a file`;
  }
  return void 0;
}

// src/plan/lint/rules/no-tasks.ts
var noTasks = {
  id: "lint/no-tasks",
  severity: "block",
  summary: "the plan holds a task",
  seed: "design",
  tunable: false,
  run(plan) {
    if (plan.tasks.length > 0) return [];
    const file = plan.files[0]?.path ?? plan.name;
    return [
      {
        file,
        line: 1,
        message: "the plan holds no task",
        fix: 'a task is a line such as "- [ ] 1.1 Add the parser"; `ultraplan new <name>` writes a plan to start from'
      }
    ];
  }
};

// src/plan/lint/rules/parallel.ts
var LARGEST2 = 5;
var parallel = {
  id: "lint/parallel",
  severity: "block",
  summary: "tasks that run side by side touch no file in common",
  seed: "000",
  tunable: true,
  run(plan) {
    return [...groups(plan).flatMap(groupRemarks), ...contradictions(plan)];
  }
};
function groups(plan) {
  const all = [];
  let current = [];
  for (const task of plan.tasks) {
    const [first] = current;
    const joins = task.parallel && task.kind === "work" && (!first || first.phase === task.phase && first.wave === task.wave);
    if (!joins) {
      if (current.length > 0) all.push(current);
      current = [];
    }
    if (task.parallel && task.kind === "work") current.push(task);
  }
  if (current.length > 0) all.push(current);
  return all;
}
function groupRemarks(group) {
  const remarks = [];
  const owner = /* @__PURE__ */ new Map();
  for (const task of group) {
    for (const file of task.files) {
      const other = owner.get(file);
      if (!other) owner.set(file, task);
      else if (!task.dependsOn.includes(other.id) && !other.dependsOn.includes(task.id))
        remarks.push({
          ...at(task),
          message: `tasks ${other.id} and ${task.id} run side by side and both touch ${file}`,
          fix: "take [P] from one of them"
        });
    }
  }
  const sixth = group[LARGEST2];
  if (sixth)
    remarks.push({
      ...at(sixth),
      message: `${group.length} parallel tasks in a row; at most ${LARGEST2} run side by side`,
      fix: "nothing to do: they run in groups of five",
      severity: "warn"
    });
  return remarks;
}
function contradictions(plan) {
  return plan.tasks.filter((task) => task.markers.includes("P") && !task.parallel).map((task) => ({
    ...at(task),
    message: `task ${task.id} is marked [P] and ${task.kind === "verify" ? "[VERIFY]" : "[SEQUENTIAL]"}; it runs alone`,
    fix: "take [P] away",
    severity: "warn"
  }));
}

// src/plan/lint/rules/unique-id.ts
var uniqueId = {
  id: "lint/unique-id",
  severity: "block",
  summary: "no two tasks have the same id",
  seed: "design",
  tunable: false,
  run(plan) {
    const first = /* @__PURE__ */ new Map();
    return plan.tasks.flatMap((task) => {
      const before = first.get(task.id);
      if (!before) {
        first.set(task.id, task);
        return [];
      }
      const place = before.file === task.file ? `line ${before.line}` : `${before.file}:${before.line}`;
      return [
        {
          ...at(task),
          message: `task id ${task.id} is used before, at ${place}`,
          fix: "give one of them another id"
        }
      ];
    });
  }
};

// src/plan/shell/parse.ts
var KEYWORDS = /* @__PURE__ */ new Set(["if", "for", "while", "until", "case", "select", "function", "[["]);
function parseShell(text4) {
  const parser = new Parser(text4);
  const list3 = parser.list(0);
  return parser.failed || !parser.atEnd() ? void 0 : list3;
}
var Parser = class {
  constructor(text4) {
    this.text = text4;
  }
  text;
  at = 0;
  failed = false;
  atEnd() {
    return this.at >= this.text.length;
  }
  list(depth) {
    const items = [];
    let join4 = "first";
    if (depth > 20) this.failed = true;
    while (!this.failed) {
      this.skipBlank(join4 === "and" || join4 === "or" || items.length === 0);
      if (this.atEnd() || this.peek() === ")" || this.peek() === "}") break;
      const pipeline = this.pipeline(depth);
      if (this.failed) break;
      const item = { pipeline, join: join4, background: false };
      items.push(item);
      this.skipBlank(false);
      if (this.take("&&")) join4 = "and";
      else if (this.take("||")) join4 = "or";
      else if (this.take("&")) {
        item.background = true;
        join4 = "then";
      } else if (this.take(";;")) this.failed = true;
      else if (this.take(";") || this.take("\n")) join4 = "then";
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
      const list3 = this.list(depth + 1);
      if (!this.take(open === "(" ? ")" : "}")) this.failed = true;
      this.words();
      return { kind: "group", list: list3 };
    }
    const start = this.at;
    const words = this.words();
    const first = words[0]?.text ?? "";
    if (words.length === 0) this.failed = true;
    if (!KEYWORDS.has(first)) return { kind: "simple", words };
    if (first !== "[[") {
      const close = [...this.text.matchAll(/(?:^|[\s;])(?:done|fi|esac)(?=[\s;|&]|$)/g)].at(-1);
      this.at = close && close.index >= start ? close.index + close[0].length : this.text.length;
    }
    return { kind: "opaque", text: this.text.slice(start, this.at) };
  }
  words() {
    const words = [];
    while (!this.failed) {
      this.skipBlank(false);
      const char = this.peek();
      if (char === void 0 || ";&|\n)".includes(char)) {
        if (char === "&" && this.text[this.at + 1] === ">") {
          this.at += 2;
          this.word();
          continue;
        }
        break;
      }
      const redirection = /^\d*(?:<<<|>>|>&|<&|>\||<>|<<|>|<)/.exec(this.text.slice(this.at, this.at + 8));
      if (redirection) {
        if (redirection[0].endsWith("<<")) this.failed = true;
        this.at += redirection[0].length;
        if (this.peek() === "(") this.skipParenthesis();
        else {
          this.skipBlank(false);
          this.word();
        }
        continue;
      }
      const before = this.at;
      words.push(this.word());
      if (this.at === before) this.failed = true;
    }
    return words;
  }
  word() {
    let text4 = "";
    let plain = true;
    while (!this.atEnd()) {
      const char = this.peek();
      if (/\s/.test(char) || ";&|()<>".includes(char)) break;
      if (char === "\\") {
        text4 += this.text[this.at + 1] ?? "";
        this.at += 2;
      } else if (char === "'") {
        const end = this.text.indexOf("'", this.at + 1);
        if (end < 0) this.failed = true;
        text4 += this.text.slice(this.at + 1, end < 0 ? void 0 : end);
        this.at = end < 0 ? this.text.length : end + 1;
      } else if (char === '"') {
        const start = this.at + 1;
        this.skipDouble();
        const inside = this.text.slice(start, this.at - 1);
        if (/[$`]/.test(inside)) plain = false;
        text4 += inside.replace(/\\(["\\$`])/g, "$1");
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
        text4 += char;
        this.at += 1;
      }
    }
    return { text: text4, plain };
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

// src/plan/lint/commands.ts
function commandsOf(task) {
  const verify = task.verify.flatMap(
    (each) => each.command === void 0 ? [] : [
      {
        command: each.command,
        file: each.file ?? task.file,
        line: each.line,
        stated: each.file === void 0,
        ...each.expect?.number === void 0 ? {} : { number: each.expect.number }
      }
    ]
  );
  const criteria = task.criteria.flatMap(
    (criterion2) => criterion2.command === void 0 ? [] : [{ command: criterion2.command, file: task.file, line: task.line, stated: true }]
  );
  return [...verify, ...criteria];
}

// src/plan/lint/rules/verify-broad.ts
var SUITES = [
  /^(?:npm|pnpm|yarn|bun) (?:run )?(?:test|t|tests)$/,
  /^npm (?:run )?(?:check|ci|verify)$/,
  /^(?:npx |pnpm (?:exec |dlx )?|yarn |bunx )?(?:vitest(?: run)?|jest|mocha|ava|playwright test)$/,
  /^(?:(?:python3?|uv run|poetry run)(?: -m)? )?pytest$/,
  /^(?:cargo|deno|dotnet|mix|swift|flutter) test$/,
  /^go test (?:\.\/\.\.\.|\.)$/,
  /^make (?:test|tests|check|all)$|^make$/,
  /^(?:mvn|\.\/mvnw|gradle|\.\/gradlew) (?:test|check|verify|build)$/,
  /^(?:bundle exec )?(?:rspec|rake test)$/,
  /^(?:vendor\/bin\/)?phpunit$/,
  /^(?:tox|nox|bats)$/
];
var PICKS = /^(?:-k|-t|-m|-g|-p|--filter|--grep|--testNamePattern|--testPathPattern|-run|--package|--project|-pl|--tests|-R|--workspace)\b/;
var verifyBroad = {
  id: "lint/verify-broad",
  severity: "warn",
  summary: "the verify of one task runs what concerns it, not the whole suite",
  seed: "001",
  tunable: true,
  run(plan) {
    return openTasks(plan).filter((task) => task.kind === "work").flatMap(
      (task) => commandsOf(task).filter(({ stated, command }) => stated && isSuite(command)).map(({ command, file, line }) => ({
        file,
        line,
        message: `the verify of task ${task.id} runs the whole suite: ${command.slice(0, 60)}`,
        fix: `run what concerns the task, for example \`${narrower(command, task.files[0])}\``
      }))
    );
  }
};
function isSuite(command) {
  const items = parseShell(command)?.items ?? [];
  const [only] = items;
  const node = only?.pipeline.commands[0];
  if (items.length !== 1 || only?.pipeline.commands.length !== 1 || node?.kind !== "simple") return false;
  const words = node.words.map((word) => word.text).filter((word) => !/^[A-Za-z_]\w*=/.test(word));
  if (words.some((word) => PICKS.test(word))) return false;
  const bare = words.filter((word) => !word.startsWith("-") || word === "-m").join(" ");
  return SUITES.some((suite) => suite.test(bare));
}
function narrower(command, file) {
  const name = (file?.split("/").at(-1) ?? "parser").replace(/(?:\.(?:test|spec))?\.\w+$/, "");
  const base = command.trim().split(/\s+--?\w/)[0] ?? command;
  if (/pytest/.test(base)) return `${base} -k ${name}`;
  if (/^go /.test(base)) return `go test ./… -run ${name}`;
  if (/^(?:npx|vitest|jest|cargo)/.test(base)) return `${base} ${name}`;
  if (/^(?:npm|pnpm|yarn)/.test(base)) return `${base} -- ${name}`;
  return "npm test -- parser";
}

// src/plan/shell/outcome.ts
var EITHER = { passes: true, fails: true, exits: false };
var PASSES = { passes: true, fails: false, exits: false };
var FAILS = { passes: false, fails: true, exits: false };
var CONSTANT = /* @__PURE__ */ new Set([
  "true",
  ":",
  "echo",
  "printf",
  "cat",
  "pwd",
  "date",
  "sleep",
  "whoami",
  "wait",
  "clear"
]);
var WRAPPERS = /* @__PURE__ */ new Set(["command", "exec", "time", "nice", "nohup", "env", "builtin"]);
var SHELLS = /* @__PURE__ */ new Set(["sh", "bash", "zsh", "dash"]);
function outcomeOf(command, depth = 0) {
  if (depth > 5 || command.length > 2e4) return EITHER;
  const list3 = parseShell(command);
  return list3 && list3.items.length > 0 ? ofList(list3, depth) : EITHER;
}
function ofList(list3, depth) {
  let status = PASSES;
  let errexit = false;
  let failedBefore = false;
  for (const [index, { pipeline, join: join4, background }] of list3.items.entries()) {
    const own = background ? PASSES : ofPipeline(pipeline, depth);
    if (join4 === "and") status = and(status, own);
    else if (join4 === "or") status = or(status, own);
    else status = own;
    const toggles = setOption(pipeline);
    if (toggles !== void 0) errexit = toggles;
    const next = list3.items[index + 1]?.join;
    if (errexit && status.fails && next === "then") failedBefore = true;
    if (status.exits && next !== "or" && next !== "and") break;
  }
  return failedBefore ? { ...status, fails: true } : status;
}
var and = (left, right) => left.exits ? left : {
  passes: left.passes && right.passes,
  fails: left.fails || left.passes && right.fails,
  exits: right.exits && !left.fails
};
var or = (left, right) => left.exits ? left : {
  passes: left.passes || left.fails && right.passes,
  fails: left.fails && right.fails,
  exits: right.exits && !left.passes
};
function ofPipeline({ negated, commands }, depth) {
  const last = commands.at(-1);
  const outcome = last ? ofNode(last, depth) : EITHER;
  return negated ? { passes: outcome.fails, fails: outcome.passes, exits: outcome.exits } : outcome;
}
function ofNode(node, depth) {
  if (node.kind === "opaque") return EITHER;
  if (node.kind === "group") return { ...ofList(node.list, depth + 1), exits: false };
  return ofWords(unwrapped(node.words), depth);
}
function ofWords(words, depth) {
  const [first, ...rest] = words;
  if (!first) return PASSES;
  if (!first.plain) return EITHER;
  const name = first.text;
  if (name === "exit" || name === "return") return exit(rest[0]);
  if (name === "false") return FAILS;
  if (name === "set" || name === "export") return PASSES;
  if (name === "wait" && rest.length > 0) return EITHER;
  if (CONSTANT.has(name)) return PASSES;
  if (name === "test" || name === "[") return comparison(rest);
  const script = scriptOf(words);
  return script === void 0 ? EITHER : { ...outcomeOf(script, depth + 1), exits: false };
}
function exit(code) {
  if (!code?.plain) return { ...EITHER, exits: true };
  return { ...Number(code.text) === 0 ? PASSES : FAILS, exits: true };
}
function comparison(words) {
  const [left, operator, right, end] = words;
  const whole = words.length === 3 || words.length === 4 && end?.text === "]";
  if (!whole || !left?.plain || !right?.plain || !operator?.plain) return EITHER;
  if (operator.text === "=" || operator.text === "==" || operator.text === "-eq")
    return left.text === right.text ? PASSES : FAILS;
  return EITHER;
}
function scriptOf(words) {
  const at2 = words.findIndex(
    (word, index) => SHELLS.has(word.text) && /^-\w*c$/.test(words[index + 1]?.text ?? "")
  );
  const direct = at2 === 0 || at2 > 0 && words[0]?.text === "xargs";
  const script = words[at2 + 2];
  return direct && script ? script.text : void 0;
}
function unwrapped(words) {
  let rest = words;
  for (; ; ) {
    const first = rest[0];
    if (!first) return rest;
    if (/^[A-Za-z_]\w*=/.test(first.text) || WRAPPERS.has(first.text) && rest.length > 1)
      rest = rest.slice(1);
    else return rest;
  }
}
function setOption({ commands }) {
  const [node] = commands;
  if (node?.kind !== "simple" || node.words[0]?.text !== "set") return void 0;
  const option = node.words[1]?.text ?? "";
  return /^-\w*e/.test(option) ? true : /^\+\w*e/.test(option) ? false : void 0;
}

// src/plan/shell/constant.ts
function constantReason(command) {
  const outcome = outcomeOf(command);
  if (!outcome.fails) return "passes whatever was done";
  if (!outcome.passes) return "can never pass";
  return void 0;
}

// src/plan/lint/example.ts
function example(task) {
  const path = task.outputs[0] ?? task.files.find((file) => /\.\w+$/.test(file));
  if (path === void 0) return "`npm test -- <name of the test>`";
  const test = /(?:\.|_|-)(?:test|spec)\.\w+$/.test(path);
  if (test) return `\`npx vitest run ${path}\``;
  const name = (path.split("/").at(-1) ?? path).replace(/\.\w+$/, "");
  if (/\.(?:ts|tsx|js|jsx|mjs|cjs)$/.test(path))
    return `\`npm test -- ${name}\` or \`grep -q "export" ${path}\``;
  if (path.endsWith(".py")) return `\`pytest -k ${name}\``;
  return `\`grep -q "<what it must hold>" ${path}\``;
}

// src/plan/lint/rules/verify-constant.ts
var verifyConstant = {
  id: "lint/verify-constant",
  severity: "block",
  summary: "the result of a verify depends on the work",
  seed: "001",
  tunable: false,
  run(plan) {
    return openTasks(plan).flatMap(
      (task) => commandsOf(task).flatMap(({ command, file, line }) => {
        const reason = constantReason(command);
        if (reason === void 0) return [];
        return [
          {
            file,
            line,
            message: `the verify of task ${task.id} ${reason}: ${command.split("\n").at(-1)?.slice(0, 80)}`,
            fix: `check what the task makes, for example ${example(task)}`
          }
        ];
      })
    );
  }
};

// src/plan/lint/rules/verify-count.ts
var verifyCount = {
  id: "lint/verify-count",
  severity: "warn",
  summary: "a count of nothing is not asked of grep -c, which fails then",
  seed: "design",
  tunable: true,
  run(plan) {
    return openTasks(plan).flatMap(
      (task) => task.verify.filter((verify) => verify.expect?.number === 0 && endsInGrepCount(verify.command ?? "")).map((verify) => ({
        file: verify.file ?? task.file,
        line: verify.line,
        message: `the verify of task ${task.id} expects 0 from grep -c, which exits 1 when it counts nothing`,
        fix: "turn it round: `! grep -q <pattern> <file>`"
      }))
    );
  }
};
function endsInGrepCount(command) {
  const node = parseShell(command)?.items.at(-1)?.pipeline.commands.at(-1);
  if (node?.kind !== "simple") return false;
  const [name, ...rest] = node.words.map((word) => word.text);
  return name === "grep" && rest.some((word) => /^-\w*c/.test(word) || word === "--count");
}

// src/plan/lint/rules/verify-present.ts
var verifyPresent = {
  id: "lint/verify-present",
  severity: "block",
  summary: "every task has something that proves it",
  seed: "001",
  tunable: false,
  run(plan) {
    return openTasks(plan).filter(
      (task) => task.verify.length === 0 && !task.criteria.some((criterion2) => criterion2.command !== void 0)
    ).map((task) => ({
      ...at(task),
      message: `task ${task.id} has no verify`,
      fix: howToAdd(plan, task.id)
    }));
  }
};
function howToAdd(plan, id) {
  switch (plan.format) {
    case "tasks-md":
      return 'add a bullet such as "- **Verify**: `npm test -- parser`"';
    case "plan-md":
      return "add <verify>npm test -- parser</verify>";
    case "tasks-json":
      return 'give an acceptance criterion a "verificationCommand"';
    default:
      return `add "${id}": <command> to verify.yaml beside the plan, or set verify.default in .ultraplan/config.yaml`;
  }
}

// src/plan/lint/rules/verify-runnable.ts
var verifyRunnable = {
  id: "lint/verify-runnable",
  severity: "block",
  summary: "a verify is a command that the gate can run",
  seed: "001",
  tunable: false,
  run(plan) {
    return openTasks(plan).flatMap((task) => {
      const [first] = task.verify;
      if (!first || task.verify.some((verify) => verify.command !== void 0)) return [];
      const words = first.text.replace(/\s+/g, " ");
      return [
        {
          file: first.file ?? task.file,
          line: first.line,
          message: `the verify of task ${task.id} is no command, so nothing can prove it: ${words.length > 60 ? `${words.slice(0, 59)}…` : words}`,
          fix: `write a command in backticks, or add "${task.id}": <command> to verify.yaml beside the plan`
        }
      ];
    });
  }
};

// src/plan/lint/rules/verify-shows.ts
var SHOWS = /* @__PURE__ */ new Set([
  "ls",
  "dir",
  "wc",
  "head",
  "tail",
  "sort",
  "uniq",
  "cut",
  "tr",
  "tee",
  "less",
  "tree",
  "column"
]);
var verifyShows = {
  id: "lint/verify-shows",
  severity: "warn",
  summary: "a verify checks something, and does not only show it",
  seed: "001",
  tunable: true,
  run(plan) {
    return openTasks(plan).flatMap(
      (task) => commandsOf(task).flatMap(({ command, file, line, number }) => {
        const program = number === void 0 ? onlyShows(command) : void 0;
        if (program === void 0) return [];
        return [
          {
            file,
            line,
            message: `the verify of task ${task.id} ends in ${program}, which succeeds whatever it shows`,
            fix: `check it: ${program === "ls" ? lsExample(task.files[0]) : program === "wc" ? '`test "$(… | wc -l)" -eq 3`' : example(task)}`
          }
        ];
      })
    );
  }
};
var lsExample = (path = "src/parse.ts") => `\`test -s ${path}\`, or better what is in it: \`grep -q "export" ${path}\``;
function onlyShows(command) {
  const items = parseShell(command)?.items ?? [];
  const last = items.at(-1);
  if (!last || last.pipeline.negated || items.length > 1 && last.join === "or") return void 0;
  if (last.join === "and") return void 0;
  const node = last.pipeline.commands.at(-1);
  if (node?.kind !== "simple") return void 0;
  const [name, first, ...rest] = node.words.map((word) => word.text);
  if (name === "git") {
    if (first === "status" || first === "log" || first === "show") return `git ${first}`;
    const decides = rest.some((word) => /^--(?:exit-code|quiet|check)$/.test(word));
    return first === "diff" && !decides ? "git diff" : void 0;
  }
  return name !== void 0 && SHOWS.has(name) ? name : void 0;
}

// src/plan/lint/rules/index.ts
var LINT_RULES = [
  noTasks,
  uniqueId,
  depends,
  cycle,
  parallel,
  files,
  verifyPresent,
  verifyRunnable,
  verifyConstant,
  verifyShows,
  verifyBroad,
  verifyCount,
  doneVague,
  checkpoint
];

// src/plan/lint/lint-plan.ts
function lintPlan({ plan, problems }, options = {}) {
  const found2 = LINT_RULES.flatMap((rule) => {
    const set = options.severities?.[rule.id];
    if (set === "off" && rule.tunable) return [];
    return rule.run(plan, options).map(
      ({ file, line, message, fix, severity }) => ({
        id: rule.id,
        severity: severityOf(rule, severity, set),
        ...file === void 0 ? {} : { file },
        ...line === void 0 ? {} : { line },
        message,
        fix
      })
    );
  });
  const packets = plan.tasks.flatMap((task) => checkPacket(task, plan));
  return inOrder(
    [...problems, ...packets, ...found2],
    plan.files.map((file) => file.path)
  );
}
function severityOf(rule, own, set) {
  const severity = own ?? rule.severity;
  if (own !== void 0 || set === void 0 || set === "off") return severity;
  return set === "block" || rule.tunable ? set : severity;
}
function inOrder(findings, files2) {
  const rank = new Map(files2.map((file, index) => [file, index]));
  const rankOf = (finding) => rank.get(finding.file ?? "") ?? files2.length;
  return findings.map((finding, index) => ({ finding, index })).sort(
    (a, b) => rankOf(a.finding) - rankOf(b.finding) || (a.finding.line ?? 0) - (b.finding.line ?? 0) || a.index - b.index
  ).map(({ finding }) => finding);
}

// src/engine/read-config.ts
import { parseDocument as parseDocument2 } from "./vendor/yaml.js";

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
    verify: seconds(120, 3600),
    /** Raises the maximum of `verify`; only a committed configuration can. */
    verifyMax: z.number().positive().max(3600).default(300),
    review: seconds(180, 600),
    /** How long a task rests before it is tried again after a timeout. */
    afterTimeout: seconds(30, 3600),
    /** All that the gate does inside one SubagentStop. */
    gate: seconds(480, 480)
  }).refine(({ verify, verifyMax }) => verify <= verifyMax, {
    path: ["verify"],
    error: "is more than limits.verifyMax (300 unless it is raised)"
  }).prefault({}),
  /** After an error of the service the session is woken again: first after so many seconds, doubling up to `most`. */
  overnight: z.strictObject({
    first: z.number().positive().max(3600).default(30),
    most: z.number().positive().max(21600).default(900),
    tries: z.number().int().min(0).max(100).default(20)
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
function parseConfig(text4) {
  const document = parseDocument2(text4);
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
      const near = nearest2(key2, knownKeys(path));
      return problem(
        `unknown key ${[...path, key2].join(".")}`,
        void 0,
        near ? `did you mean ${[...path, near].join(".")}?` : void 0
      );
    });
  }
  return [problem(`${path.join(".") || "the file"}: ${issue.message}`)];
}
function problem(message, line, fix = `correct ${CONFIG_FILE} and commit it`) {
  return {
    id: "config/invalid",
    severity: "block",
    file: CONFIG_FILE,
    ...line ? { line } : {},
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
function nearest2(word, names) {
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
import { existsSync as existsSync2, readFileSync } from "node:fs";
import { dirname, join as join2, relative, sep } from "node:path";

// src/plan/plan-md/join-plans.ts
function joinPlans(readings, name) {
  const ordered = [...readings].sort((a, b) => waveOf(a) - waveOf(b) || compare(pathOf(a), pathOf(b)));
  const lastTask = /* @__PURE__ */ new Map();
  for (const { plan } of ordered) {
    const last = plan.tasks.at(-1);
    if (last) lastTask.set(last.id.replace(/-\d+$/, ""), last.id);
  }
  const problems = ordered.flatMap((reading) => reading.problems);
  const tasks = ordered.flatMap(({ plan }) => plan.tasks.map((task) => resolve2(task)));
  const title = ordered[0]?.plan.title;
  return {
    plan: {
      format: "plan-md",
      name,
      ...title === void 0 ? {} : { title },
      files: ordered.flatMap(({ plan }) => plan.files),
      tasks
    },
    problems
  };
  function resolve2(task) {
    const dependsOn = [];
    for (const each of task.dependsOn) {
      if (!each.startsWith("plan:")) {
        dependsOn.push(each);
        continue;
      }
      const key2 = each.slice("plan:".length);
      const phase = task.id.split("-")[0] ?? "";
      const target = lastTask.get(key2) ?? lastTask.get(`${phase}-${key2}`);
      if (target !== void 0) dependsOn.push(target);
      else problems.push(outside(task, key2));
    }
    return { ...task, dependsOn };
  }
}
var outside = (task, key2) => ({
  id: "read/depends-on",
  severity: "warn",
  file: task.file,
  line: 1,
  message: `depends_on names plan ${key2}, which is not among the files read`,
  fix: "run the whole phase folder, or see to it that this plan is done"
});
var waveOf = ({ plan }) => plan.tasks[0]?.wave ?? 1;
var pathOf = ({ plan }) => plan.files[0]?.path ?? "";
var compare = (a, b) => a < b ? -1 : a > b ? 1 : 0;

// src/plan/mask.ts
var FENCE = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}|~{3,})[ \t]*(.*)$/;
var TASK_WITH_ID = /^[ \t]*[-*+][ \t]+\[.\][ \t]+[*_]{0,2}(?:\[[^\]]{1,20}\][ \t]*)?(?:T?\d|V[A-Z]?\d)/;
var NESTED_FENCES = 64;
var PACKET_START = /^[ \t]*#[ \t]*---[ \t]*SPEC[ \t]*---[ \t]*$/;
var PACKET_END = /^[ \t]*#[ \t]*---[ \t]*END SPEC[ \t]*---[ \t]*$/;
var PACKET_LINE = /^[ \t]*(?:#[ \t]*---[ \t]*(?:END )?SPEC[ \t]*---|assertions:)[ \t]*$/;
function maskLines(lines, file, from = 0) {
  const kinds = lines.map((_, at3) => at3 < from ? "front" : "text");
  const problems = [];
  const heredocEnd = heredocEnds(lines);
  let at2 = from;
  while (at2 < lines.length) {
    const text4 = lines[at2].text;
    const fence = openingFence(lines[at2]);
    if (fence) {
      const end = fenceEnd(lines, at2, fence);
      kinds[at2] = "fence-open";
      kinds.fill("fence", at2 + 1, end.line);
      if (end.closed) kinds[end.line] = "fence-close";
      else problems.push(neverClosed(file, at2 + 1, fence));
      at2 = end.closed ? end.line + 1 : Math.max(end.line, at2 + 1);
    } else if (text4.trimStart().startsWith("<!--")) {
      let last = at2;
      while (last < lines.length && !lines[last].text.includes("-->")) last += 1;
      if (last === lines.length) problems.push(hidden(file, at2 + 1));
      kinds.fill("comment", at2, last + 1);
      at2 = last + 1;
    } else if (text4.includes("SPEC") && PACKET_START.test(text4)) {
      const end = packetEnd(lines, at2);
      kinds.fill("packet", at2, end);
      at2 = end;
    } else {
      const end = heredocEnd(at2);
      if (end !== void 0) kinds.fill("heredoc", at2 + 1, end + 1);
      at2 = (end ?? at2) + 1;
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
function fenceEnd(lines, at2, opener) {
  if (/^(markdown|md|mdx)\b/i.test(opener.info)) {
    const nested = walkFence(lines, at2, opener, true);
    if (nested.closed) return nested;
  }
  return walkFence(lines, at2, opener, false);
}
function walkFence(lines, at2, opener, nesting) {
  let depth = 1;
  let seen = 0;
  for (let next = at2 + 1; next < lines.length; next += 1) {
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
function packetEnd(lines, at2) {
  for (let next = at2 + 1; next < lines.length; next += 1) {
    const text4 = lines[next].text;
    if (PACKET_END.test(text4)) return next + 1;
    if (TASK_WITH_ID.test(text4) || /^[ \t]{0,3}#{2,6}[ \t]/.test(text4) || PACKET_START.test(text4)) return next;
  }
  return lines.length;
}
function heredocEnds(lines) {
  let wordLines;
  return (at2) => {
    const text4 = lines[at2].text;
    if (!text4.includes("<<")) return void 0;
    const word = /<<-?[ \t]*(['"]?)([A-Za-z_]\w{0,40})\1/.exec(text4)?.[2];
    if (!word || (text4.match(/(?<!\\)`/g)?.length ?? 0) % 2 === 0) return void 0;
    wordLines ??= linesOfOneWord(lines);
    return wordLines.get(word)?.find((line) => line > at2);
  };
}
function linesOfOneWord(lines) {
  const found2 = /* @__PURE__ */ new Map();
  for (const [at2, line] of lines.entries()) {
    const word = line.text.trim();
    if (!/^[A-Za-z_]\w{0,40}$/.test(word)) continue;
    const before = found2.get(word);
    if (!before) found2.set(word, [at2]);
    else if (before.length < 100) before.push(at2);
  }
  return found2;
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
  for (const [at2, line] of lines.entries()) {
    if (kinds[at2] !== "text") {
      const apart = kinds[at2] === "comment" || kinds[at2] === "fence-open" && !fenceHoldsPacket(lines, kinds, at2);
      if (afterBlank && apart) closeFrom(line.indent, at2);
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
      closeFrom(line.indent, at2);
      headings.push({ line: at2, level: heading[1].length, text: (heading[2] ?? "").trim() });
    } else if (box) {
      closeFrom(line.indent, at2);
      const found2 = {
        line: at2,
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
    } else if (afterBlank || RULE.test(line.text) || isBullet(line.text)) closeFrom(line.indent, at2);
    afterBlank = false;
  }
  return { boxes, headings };
}
function fenceHoldsPacket(lines, kinds, at2) {
  let next = at2 + 1;
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
      const at2 = line.start + match.index;
      const first = text4.slice(line.start, at2).trim() === "";
      tags.push({ at: at2, end: at2 + match[0].length, closing: match[1] === "/", name, first });
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
  for (let at2 = 0; at2 < tags.length; at2 += 1) {
    const tag = tags[at2];
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
    const close = closings(tag.name, at2);
    if (close === void 0 || close > taskAfter[at2]) {
      const next = tags.slice(at2 + 1, at2 + 50).find((each) => each.first);
      current.elements.push({
        name: tag.name,
        text: text4.slice(tag.end, next?.at ?? text4.length),
        at: tag.end
      });
      continue;
    }
    const closing = tags[close];
    current.elements.push({ name: tag.name, text: text4.slice(tag.end, closing.at), at: tag.end });
    at2 = close;
  }
  return tasks;
}
function nextTask(tags) {
  const next = new Array(tags.length);
  let found2 = tags.length;
  for (let at2 = tags.length - 1; at2 >= 0; at2 -= 1) {
    next[at2] = found2;
    const tag = tags[at2];
    if (tag.name === "task" && !tag.closing && tag.first) found2 = at2;
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

// src/plan/checklist/phases.ts
function phasesOf(headings) {
  const level = headings.reduce(
    (least, heading) => heading.level > 1 ? Math.min(least, heading.level) : least,
    Number.POSITIVE_INFINITY
  );
  const byLine = /* @__PURE__ */ new Map();
  let current;
  for (const heading of headings) {
    const names = /^(?:phase|chunk)\b/i.test(heading.text) || heading.level === level;
    if (names && !(current && isPhase(current) && !isPhase(heading) && heading.level > current.level))
      current = heading;
    else if (current && heading.level < current.level) current = void 0;
    if (current) byLine.set(heading.line, current.text);
  }
  return ({ heading }) => heading === void 0 ? void 0 : byLine.get(heading.line);
}
var isPhase = (heading) => /^(?:phase|chunk)\b/i.test(heading.text);

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
  for (let at2 = index; at2 < spans.length; at2 += 1) {
    const span = spans[at2];
    if (at2 > index) {
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
    let at2 = cursor.get(open.length) ?? 0;
    while (at2 < same.length && same[at2] <= index) at2 += 1;
    cursor.set(open.length, at2);
    const closeIndex = same[at2];
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
  const files2 = [];
  for (const line of lines) {
    if (NONE.test(line.trim())) continue;
    const spans = spansOutsideBrackets(line);
    const parts = spans.length > 0 ? spans : splitOutsideBraces(line.replace(/(^|\s)\([^)]*\)/g, " "));
    for (const part of parts) {
      const path = cleanPath(part);
      if (path !== void 0 && !files2.includes(path)) files2.push(path);
    }
  }
  return files2;
}
function spansOutsideBrackets(line) {
  let depth = 0;
  const outside2 = [];
  for (const span of codeSpans(line)) {
    for (const char of span.before) depth += char === "(" ? 1 : char === ")" ? -1 : 0;
    if (depth <= 0) outside2.push(span.code);
  }
  return outside2;
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

// src/plan/front-matter.ts
import matter from "./vendor/gray-matter.js";
import { parseDocument as parseDocument3 } from "./vendor/yaml.js";
var refuse = () => {
  throw new Error("only yaml front matter is read");
};
var OPTIONS = {
  language: "yaml",
  engines: {
    yaml: (text4) => {
      const document = parseDocument3(text4, { logLevel: "silent", schema: "failsafe" });
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
var LARGEST3 = 64e3;
var OPENING = /^\uFEFF?---[ \t]*(\S*)[ \t]*(?:\r\n|\n|\r)/;
function readFrontMatter(text4, file) {
  const opening = OPENING.exec(text4);
  if (!opening) return { data: {}, lines: 0, problems: [] };
  const language = opening[1] ?? "";
  const length = closingLine(text4, opening[0].length);
  if (length === void 0) {
    return { data: {}, lines: 0, problems: [] };
  }
  const problem3 = (message, line) => ({
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
      problems: [problem3(`only yaml is read, not ${language.slice(0, 20)}`, 1)]
    };
  if (text4.split("\n", length).join("\n").length > LARGEST3)
    return { data: {}, lines: length, problems: [problem3("it is larger than any plan needs", 1)] };
  try {
    const body = text4.slice(opening[0].length).split(/\r\n|\n|\r/, length - 2);
    const { data } = matter(`---
${body.join("\n")}
---
`, OPTIONS);
    return { data, lines: length, problems: [] };
  } catch (error) {
    const first = (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";
    return { data: {}, lines: length, problems: [problem3(first.replace(/:$/, ""), 1)] };
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
var START2 = /^#[ \t]*---[ \t]*SPEC[ \t]*---$/;
var END2 = /^#[ \t]*---[ \t]*END SPEC[ \t]*---$/;
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
  let at2 = from;
  while (at2 < to) {
    const text4 = lines[at2].text.trim();
    if (!/^[#`~]/.test(text4)) {
      at2 += 1;
      continue;
    }
    if (START2.test(text4)) {
      let end = at2 + 1;
      while (end < to && !isEnd(lines, end) && !STOP.test(trimmed(lines, end)) && !START2.test(trimmed(lines, end)))
        end += 1;
      ranges.push({ from: at2, to: isEnd(lines, end) && end < to ? end + 1 : end });
      at2 = end + 1;
    } else if (END2.test(text4)) {
      ranges.push({ from: startAbove(lines, from, at2), to: at2 + 1 });
      at2 += 1;
    } else if (STOP.test(text4) && /ya?ml|spec/i.test(text4)) {
      const fence = fenceRange(lines, at2, to);
      const inside = lines.slice(fence.from, fence.to).map((line) => line.text.trim());
      const bare = !inside.some((line) => START2.test(line) || END2.test(line));
      const fields2 = new Set(
        inside.map((line) => FIELD.exec(line)?.[0]).filter((field) => field !== void 0)
      );
      if (bare && fields2.has("assertions:") && fields2.size > 1) {
        ranges.push(fence);
        at2 = fence.to;
      } else at2 += 1;
    } else at2 += 1;
  }
  return ranges;
}
var trimmed = (lines, at2) => lines[at2]?.text.trim() ?? "";
var isEnd = (lines, at2) => END2.test(trimmed(lines, at2));
function startAbove(lines, from, end) {
  let start = end;
  while (start > from && !BOUNDARY.test(trimmed(lines, start - 1))) start -= 1;
  return start;
}
function fenceRange(lines, at2, to) {
  let end = at2 + 1;
  while (end < to && !STOP.test(trimmed(lines, end))) end += 1;
  return { from: at2 + 1, to: end };
}

// src/plan/plan-name.ts
function planName(file, stated) {
  if (typeof stated === "string" && stated.trim() !== "") return stated.trim();
  const parts = file.split("/");
  const base = parts.at(-1) ?? file;
  const stem2 = base.replace(/\.[^.]*$/, "").replace(/\.tasks$/i, "").replace(/[-_.]?PLAN$/, "");
  if (stem2 !== "" && !/^(?:tasks|plan)$/i.test(stem2)) return stem2;
  return parts.at(-2) ?? (stem2 || base);
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
    const last = lines[end - 1];
    const phase = phaseOf2({ heading });
    const commit = commitIn(body);
    tasks.push({
      id: match[1],
      title: match[2].trim(),
      file,
      line: heading.line + 1,
      endLine: end,
      block: text4.slice(lines[heading.line]?.start ?? 0, last ? last.start + last.text.length : void 0),
      kind: "work",
      ...phase === void 0 || !/^(?:phase|chunk)\b/i.test(phase) ? {} : { phase },
      parallel: false,
      dependsOn: [],
      files: filesIn(body),
      steps: steps.map((box) => box.behind.replace(/\*\*/g, "").replace(/^Step\s+\d+\s*[:.]?\s*/i, "")),
      doneWhen: [],
      verify: verifyIn(body, heading.line + 2),
      ...commit === void 0 ? {} : { commit },
      markers: [],
      ...packet === void 0 ? {} : { packet, ...packet.tier === void 0 ? {} : { tier: packet.tier } },
      criteria: [],
      outputs: [],
      securityReview: false,
      requirements: [],
      ticked: steps.length > 0 && steps.every((box) => box.char.toLowerCase() === "x")
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
    for (let at2 = nextBox; at2 < boxes.length && boxes[at2].line < to; at2 += 1)
      found2.push(boxes[at2]);
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
function filesIn(body) {
  const at2 = body.findIndex((line) => /^\s*(?:\*\*)?Files?(?:\*\*)?:/.test(line));
  if (at2 < 0) return [];
  const bullets = [body[at2].replace(/^.*?:(?:\*\*)?/, "")];
  for (const line of body.slice(at2 + 1)) {
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
      (line, at2) => kinds[at2] === "text" && /^\s*[-*+]\s+(?:\*\*)?(?:Do|Verify|Done when)(?:\*\*)?\s*:/i.test(line.text)
    );
    if (named || headings.some((heading) => /^phase\b/i.test(heading.text))) return found("tasks-md");
    const groups2 = boxes.some((box) => /^\d+\.\s/.test(box.behind) || box.optional);
    const requirements = lines.some(
      (line, at2) => kinds[at2] === "text" && /^\s*[-*+]\s+_Requirements:/i.test(line.text)
    );
    if (groups2 || requirements) return found("kiro");
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
  const end = lines.findIndex((line, at2) => at2 > 0 && /^(?:---|\.\.\.)[ \t]*$/.test(line));
  return end < 0 ? 0 : end + 1;
}

// src/plan/checklist/paths-in-text.ts
var PATH = /^(?:\.{1,2}\/)?(?:[\w@.()[\]-]+\/)+[\w@.()[\]*-]*$/;
var FILE2 = /^(?:[\w@.()[\]-]+\/)*[\w@()[\]-]*\.[A-Za-z]\w{0,9}$/;
function pathsInText(text4) {
  const spans = codeSpans(text4);
  const found2 = spans.map((span) => span.code.trim()).filter((code) => FILE2.test(code) || PATH.test(code) && code.includes("/"));
  const prose = spans.length === 0 ? text4 : [spans[0]?.before, ...spans.map((span) => span.after)].join(" ");
  for (const raw of prose.split(/[\s,;]+/)) {
    const word = raw.replace(/^[("']+|[)"'.:]+$/g, "");
    if (word.includes("/") && FILE2.test(word) && !/^https?:/.test(word)) found2.push(word);
  }
  return [...new Set(found2.map((path) => path.replace(/^\.\//, "")))];
}

// src/plan/checklist/build-task.ts
var NO_COMMIT = /^(?:none|n\/?a|no commit|-|skip|nothing)\b/i;
function buildBody(title, fields2) {
  const markers = title.markers;
  const has = (name) => markers.some((marker) => marker.toUpperCase() === name);
  const named = (name) => fields2.filter((field) => field.name === name);
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
  const fields2 = [{ name: "", line: from + 1, bullet: false, pieces: [] }];
  let level;
  for (let at2 = from; at2 < to; at2 += 1) {
    const line = lines[at2];
    const current = fields2.at(-1);
    if (kinds[at2] === "fence-open") {
      const code = [];
      let next = at2 + 1;
      while (next < to && kinds[next] === "fence") {
        code.push(dedent(lines[next].text, line.indent));
        next += 1;
      }
      const info = /(?:`{3,}|~{3,})[ \t]*(\S*)/.exec(line.text)?.[1] ?? "";
      if (!code.some((each) => PACKET_LINE.test(each)))
        current.pieces.push({ kind: "code", text: code.join("\n"), line: at2 + 2, info });
      at2 = kinds[next] === "fence-close" && next < to ? next : next - 1;
      continue;
    }
    if (line.blank || kinds[at2] === "comment" || kinds[at2] === "packet") continue;
    if (kinds[at2] !== "text") {
      current.pieces.push({
        kind: "text",
        text: line.text.trim(),
        line: at2 + 1,
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
      const field = { name: found2.name, line: at2 + 1, bullet: bullet !== null, pieces: [] };
      if (found2.value !== "")
        field.pieces.push({
          kind: "text",
          text: found2.value,
          line: at2 + 1,
          indent: line.indent,
          bullet: false
        });
      fields2.push(field);
    } else {
      const target = bullet && line.indent === level && current.bullet && current.name !== "" ? unnamed(fields2, at2) : current;
      target.pieces.push({
        kind: "text",
        text: content,
        line: at2 + 1,
        indent: line.indent,
        bullet: bullet !== null
      });
    }
  }
  return fields2;
}
function unnamed(fields2, at2) {
  const field = { name: "", line: at2 + 1, bullet: true, pieces: [] };
  fields2.push(field);
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
    for (let at2 = titled.length - 1; at2 >= 0; at2 -= 1) {
      next[at2] = line;
      const { box, parts } = titled[at2];
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
  const join4 = (...parts) => parts.filter((part) => part !== "").join("\n\n");
  const fallback = value("name") || value("action");
  const kind = type.replace(/^checkpoint:?/, "");
  if (kind === "decision") {
    const options = optionsOf(elements.find((each) => each.name === "options")?.text ?? "");
    return { type: "decision", question: join4(value("decision"), value("context")) || fallback, options };
  }
  if (kind === "human-action")
    return {
      type: "human-action",
      question: join4(value("action") || value("what-built"), value("instructions"), value("verification")) || fallback,
      options: ["done"]
    };
  return {
    type: "human-verify",
    question: join4(value("what-built"), value("how-to-verify") || value("verify")) || fallback,
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
  let at2 = 0;
  for (const part of text4.split("\n")) {
    const plain = plainText(part);
    if (plain !== "")
      lines.push({ text: plain.replace(/^(?:[-*+]|\d+[.)])\s+/, ""), at: at2 + part.search(/\S|$/) });
    at2 += part.length + 1;
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
  return lines.every((line, at2) => {
    if (line.includes("`")) return false;
    const before = lines[at2 - 1] ?? "";
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
  const lineOf2 = lineFinder(lines.map((line) => line.start));
  const raws = scanTasks(text4, lines, mask.kinds);
  const before = dependsOnPlans(front.data.depends_on);
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
    const line = lineOf2(raw.start);
    const element = (name2) => raw.elements.find((each) => each.name === name2);
    const value = (name2) => plainText(element(name2)?.text ?? "");
    const type = raw.attributes.type ?? "auto";
    const name = value("name") || checkpointName(type, value);
    if (!raw.closed)
      problems.push(problem3(line, `task "${name.slice(0, 40)}" is never closed`, "close it with </task>"));
    const end = lineOf2(Math.max(raw.start, raw.end - 1));
    const { packet, problems: found2 } = packetIn(lines, line, end, file);
    problems.push(...found2);
    const checkpoint2 = type.startsWith("checkpoint") ? checkpointOf(type, raw.elements) : void 0;
    const verify = element("verify");
    const tier = tierOf([raw.attributes.tier ?? "", packet?.tier ?? ""]);
    const verification = /^[123]$/.test(raw.attributes.verification ?? "") ? Number(raw.attributes.verification) : void 0;
    return {
      id: taskId(key2, index),
      title: name.replace(/^task\s+\d+\s*[:.–—-]\s*/i, ""),
      file,
      line,
      endLine: end,
      block: text4.slice(raw.start, raw.end),
      kind: checkpoint2 ? "checkpoint" : "work",
      ...checkpoint2 ? { checkpoint: checkpoint2 } : {},
      ...phase === void 0 ? {} : { phase },
      ...wave === void 0 ? {} : { wave },
      parallel: false,
      dependsOn: index === 0 ? before : [taskId(key2, index - 1)],
      files: readFileList(plainLines(element("files")?.text ?? "")),
      steps: [value("behavior"), value("action") || value("instructions")].filter((step) => step !== ""),
      doneWhen: [...plainLines(element("acceptance_criteria")?.text ?? ""), value("done")].filter(
        (each) => each !== ""
      ),
      verify: verify ? readVerifyElement(verify.text, (offset) => lineOf2(verify.at + offset)) : [],
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
  function problem3(line, message, fix) {
    return { id: "read/task", severity: "block", file, line, message, fix };
  }
}
var taskId = (key2, index) => key2 === void 0 ? String(index + 1) : `${key2}-${String(index + 1).padStart(2, "0")}`;
var dependsOnPlans = (value) => textList(value).map((name) => `plan:${planKey(name)}`);
var checkpointName = (type, value) => (value("decision") || value("what-built") || type).split("\n")[0] ?? type;
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
  const depends2 = stated?.match(/T\d+/g) ?? [];
  return {
    ...task,
    files: task.files.length > 0 ? task.files : pathsInText(task.title),
    dependsOn: [.../* @__PURE__ */ new Set([...task.dependsOn, ...depends2])]
  };
}

// src/plan/tasks-json/element-spans.ts
function elementSpans(text4, name) {
  const spans = [];
  let depth = 0;
  let inArray = false;
  let start = -1;
  let key2 = "";
  for (let at2 = 0; at2 < text4.length; at2 += 1) {
    const char = text4[at2];
    if (char === '"') {
      const end = stringEnd(text4, at2);
      if (depth === 1) key2 = text4.slice(at2 + 1, end);
      else if (inArray && depth === 2 && start < 0) spans.push({ start: at2, end: end + 1 });
      at2 = end;
    } else if (char === "{" || char === "[") {
      if (depth === 1 && char === "[" && key2 === name && spans.length === 0) inArray = true;
      else if (inArray && depth === 2) start = at2;
      depth += 1;
    } else if (char === "}" || char === "]") {
      depth -= 1;
      if (inArray && depth === 2 && start >= 0) {
        spans.push({ start, end: at2 + 1 });
        start = -1;
      } else if (inArray && depth === 1) inArray = false;
    }
  }
  return spans;
}
function stringEnd(text4, at2) {
  let end = at2 + 1;
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
    dependsOn: [.../* @__PURE__ */ new Set([...texts(data.dependencies), ...texts(data.blockedBy)])],
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
    // What is not said to be a warning blocks.
    severity: data.severity === "warning" ? "warning" : "blocking"
  };
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
  for (const phase of phases.values()) if (waveOf2(phase.id) === void 0) break;
  const phaseOfTask = /* @__PURE__ */ new Map();
  for (const phase of phases.values()) for (const id of phase.taskIds) phaseOfTask.set(id, phase);
  return tasks.map((task) => {
    const phase = phaseOfTask.get(task.id) ?? phases.get(task.phase ?? "");
    return phase ? { ...task, phase: phase.name, wave: waves.get(phase.id) ?? 1 } : task;
  });
  function waveOf2(first) {
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
  const { id, name, taskIds, dependsOnPhases } = value;
  const key2 = text3(id) || text3(name);
  if (key2 === "") return void 0;
  return { id: key2, name: text3(name) || key2, taskIds: texts2(taskIds), after: texts2(dependsOnPhases) };
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
  const at2 = snippet === "" ? -1 : text4.indexOf(snippet);
  const middle = Math.max(
    0,
    snippet.indexOf(quoted?.[1] ?? "", Math.max(0, Math.floor(snippet.length / 2) - 2))
  );
  return at2 < 0 ? 0 : at2 + middle;
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

// src/plan/sidecar.ts
import { isMap, isScalar, isSeq, LineCounter, parseDocument as parseDocument4 } from "./vendor/yaml.js";
var LARGEST4 = 1e6;
var WITHOUT_VERIFY = /* @__PURE__ */ new Set(["spec-kit", "kiro", "openspec", "superpowers"]);
function applySidecar(reading, text4, file) {
  const problems = [];
  const sidecar = parse2(text4, file, problems);
  const ids = new Set(reading.plan.tasks.map((task) => task.id));
  for (const [id, commands] of sidecar.byId)
    if (!ids.has(id))
      problems.push(problem2(file, commands[0]?.line ?? 1, `there is no task ${id}`, "use an id of the plan"));
  const tasks = withDefault(
    reading,
    reading.plan.tasks.map((task) => {
      const commands = sidecar.byId.get(task.id);
      if (!commands) return task;
      if (!hasCommand(task)) return { ...task, verify: commands };
      problems.push({
        ...problem2(
          file,
          commands[0]?.line ?? 1,
          `task ${task.id} has a verify in the plan, and that one counts`,
          "take one of them away"
        ),
        severity: "warn"
      });
      return task;
    }),
    sidecar.default
  );
  return {
    // Pinned with the plan: who could change this file could weaken a verify.
    plan: { ...reading.plan, files: [...reading.plan.files, { path: file, text: text4 }], tasks },
    problems: [...reading.problems, ...problems]
  };
}
function applyDefault(reading, command, file) {
  const verify = { text: command, line: 1, command, file };
  return { ...reading, plan: { ...reading.plan, tasks: withDefault(reading, reading.plan.tasks, [verify]) } };
}
function withDefault(reading, tasks, commands) {
  const none = reading.plan.tasks.every((task) => task.verify.length === 0 && task.criteria.length === 0);
  if (commands.length === 0 || !(WITHOUT_VERIFY.has(reading.plan.format) || none)) return tasks;
  return tasks.map(
    (task) => task.verify.length === 0 && task.kind !== "checkpoint" ? { ...task, verify: commands } : task
  );
}
var hasCommand = (task) => task.verify.some((verify) => verify.command !== void 0);
function parse2(text4, file, problems) {
  const sidecar = { default: [], byId: /* @__PURE__ */ new Map() };
  if (text4.length > LARGEST4) {
    problems.push(problem2(file, 1, "the file is larger than any plan needs", "keep one line for each task"));
    return sidecar;
  }
  const counter = new LineCounter();
  const document = parseDocument4(text4, { logLevel: "silent", schema: "failsafe", lineCounter: counter });
  const [error] = document.errors;
  if (error) {
    const line = error.linePos?.[0].line ?? 1;
    problems.push(
      problem2(
        file,
        line,
        `this is not YAML: ${(error.message.split("\n")[0] ?? "").replace(/:$/, "")}`,
        "mend it there"
      )
    );
    return sidecar;
  }
  if (!isMap(document.contents)) {
    if (document.contents !== null)
      problems.push(
        problem2(file, 1, "this is not a mapping of task ids", 'write lines such as "1.2": npm test')
      );
    return sidecar;
  }
  for (const pair of document.contents.items) {
    const key2 = isScalar(pair.key) ? String(pair.key.value) : "";
    const values = isSeq(pair.value) ? pair.value.items : [pair.value];
    const commands = [];
    for (const value of values) {
      const command = isScalar(value) && typeof value.value === "string" ? value.value.trim() : "";
      const start = isScalar(value) ? value.range?.[0] : isScalar(pair.key) ? pair.key.range?.[0] : void 0;
      const line = start === void 0 ? 1 : counter.linePos(start).line;
      if (command !== "") commands.push({ text: command, line, command, file });
      else
        problems.push(
          problem2(
            file,
            line,
            `the command of ${key2} is empty or not a text`,
            "write a command, or a list of commands"
          )
        );
    }
    if (key2 === "default") sidecar.default = commands;
    else if (commands.length > 0) sidecar.byId.set(key2, commands);
  }
  return sidecar;
}
var problem2 = (file, line, message, fix) => ({
  id: "read/sidecar",
  severity: "block",
  file,
  line,
  message,
  fix
});

// src/engine/find-plan.ts
import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, isAbsolute, join, resolve } from "node:path";
var SPEC_FOLDERS = ["specs", ".specify/specs", ".kiro/specs", "openspec/changes", ".planning/phases"];
var PLAN_FILES = ["docs/superpowers/plans", "docs/plans"];
function findPlan(root, argument, cwd) {
  const typed = argument.trim().replace(/[\\/]+$/, "");
  if (typed === "") return onlyPlan(root);
  const direct = isAbsolute(typed) ? [typed] : [resolve(cwd, typed), resolve(root, typed)];
  for (const path of new Set(direct)) {
    const found2 = planAt(path);
    if (found2) return found2;
  }
  const named = isAbsolute(typed) ? [] : byName(root, typed);
  if (named.length > 1)
    return {
      error: `${typed} is the name of ${named.length} plans: ${named.map((path) => shown(root, path)).join(" and ")}`,
      fix: `name one by its path: ${shown(root, named[0])}`
    };
  const [only] = named;
  if (only !== void 0) {
    const found2 = planAt(only);
    if (found2) return found2;
  }
  const folder = [...direct, ...named].find((path) => isFolder(path));
  if (folder !== void 0)
    return {
      error: `${shown(root, folder)} holds no plan`,
      fix: "a plan folder holds tasks.md, TASKS.json or files that end in PLAN.md"
    };
  const known2 = allPlans(root).map((path) => basename(path));
  return {
    error: `no plan named ${typed}`,
    fix: known2.length > 0 ? `there is: ${known2.slice(0, 12).join(", ")}` : "name a file, or write one: ultraplan new <name>"
  };
}
function planAt(path) {
  if (!existsSync(path)) return void 0;
  if (!isFolder(path)) return { files: [path] };
  const names = readdirSync(path).sort();
  const kinds = [
    names.filter((name) => name === "tasks.md"),
    names.filter((name) => /^tasks\.json$/i.test(name)),
    // Upper case: spec-kit keeps a plan.md of prose beside its tasks.md.
    names.filter((name) => /(?:^|[-_.])PLAN\.md$/.test(name))
  ].filter((kind) => kind.length > 0);
  const [first, second] = kinds;
  if (!first) return void 0;
  if (second)
    return {
      error: `${basename(path)} can be read as ${first.join(", ")} or as ${second.join(", ")}`,
      fix: `name the file: ${join(path, first[0])}`
    };
  return {
    files: first.map((name) => join(path, name)),
    ...first.length > 1 ? { name: basename(path) } : {}
  };
}
function byName(root, name) {
  const plans = allPlans(root);
  const exact = plans.filter((path) => stem(path) === name || basename(path) === name);
  if (exact.length > 0 || /[\\/]/.test(name)) return exact;
  const numbered = /^\d+$/.test(name) ? plans.filter((path) => stem(path).startsWith(`${name.padStart(2, "0")}-`)) : [];
  if (numbered.length > 0) return numbered;
  return /^\d+(?:\.\d+)?-\d+$/.test(name) ? plans.map((path) => join(path, `${name}-PLAN.md`)).filter((path) => existsSync(path)) : [];
}
function allPlans(root) {
  const folders = SPEC_FOLDERS.flatMap((folder) => entries(join(root, folder))).filter(
    (path) => isFolder(path) && basename(path) !== "archive" && !basename(path).startsWith(".")
  );
  const files2 = PLAN_FILES.flatMap((folder) => entries(join(root, folder))).filter(
    (path) => path.endsWith(".md")
  );
  return [...folders, ...files2];
}
function onlyPlan(root) {
  const plans = allPlans(root).filter((path) => planAt(path) !== void 0);
  const [only] = plans;
  if (plans.length === 1 && only !== void 0) return planAt(only);
  const names = plans.slice(0, 12).map((path) => stem(path));
  return plans.length === 0 ? { error: "there is no plan in this repository", fix: "write one: ultraplan new <name>" } : { error: `there are ${plans.length} plans`, fix: `name one of them: ${names.join(", ")}` };
}
var isFolder = (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
var stem = (path) => basename(path).replace(/\.md$/i, "");
var shown = (root, path) => (path.startsWith(root) ? path.slice(root.length + 1) : path).replaceAll("\\", "/");
function entries(folder) {
  try {
    return readdirSync(folder).sort().map((name) => join(folder, name));
  } catch {
    return [];
  }
}

// src/engine/read-plan.ts
var CONFIG_FILE2 = ".ultraplan/config.yaml";
function readPlan(root, argument, cwd = root, verifyDefault) {
  const found2 = findPlan(root, argument, cwd);
  if ("error" in found2) return found2;
  const readings = [];
  for (const file of found2.files) {
    const reading = readFile(root, file);
    if ("error" in reading) return reading;
    readings.push(reading);
  }
  const [first] = readings;
  if (!first) return { error: `no plan named ${argument}`, fix: "name a file or a folder" };
  const isPlanMd = readings.every(({ plan }) => plan.format === "plan-md");
  if (readings.length > 1 && !isPlanMd) return mixed(readings);
  const joined = isPlanMd ? joinPlans(readings, found2.name ?? first.plan.name) : first;
  return withCommands(root, joined, verifyDefault);
}
function readFile(root, file) {
  const path = relative(root, file).split(sep).join("/");
  const text4 = readText(file);
  if (typeof text4 !== "string") return text4;
  const answer = readPlanText(text4, path);
  if (answer.kind === "read") return answer.reading;
  if (answer.kind === "ambiguous")
    return {
      error: `${path} can be read as ${answer.readings[0]} or as ${answer.readings[1]}`,
      fix: "keep one kind of tasks in a file, or move the other into a code fence"
    };
  return {
    error: `${path} holds no task in any format that is known`,
    fix: 'a task is a line such as "- [ ] 1.1 Title"; see docs/plan-formats.md'
  };
}
function readText(file) {
  let bytes;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    return {
      error: `${file} cannot be read: ${error.message}`,
      fix: "check the path and its permissions"
    };
  }
  const text4 = bytes.toString("utf8");
  if (text4.includes("�") && !Buffer.from(text4, "utf8").equals(bytes))
    return { error: `${file} is not UTF-8 text`, fix: "save it as UTF-8" };
  return text4;
}
function withCommands(root, reading, verifyDefault) {
  const plan = reading.plan.files[0]?.path ?? "";
  const own = plan.replace(/\.[^./]*$/, "");
  const candidates = [`${own}.verify`, [dirname(plan), "verify"].join("/")].flatMap((each) => [
    `${each}.yaml`,
    `${each}.yml`
  ]);
  const sidecar = candidates.map((each) => each.replace(/^\.\//, "")).find((each) => existsSync2(join2(root, each)));
  let result = reading;
  if (sidecar !== void 0) {
    const text4 = readText(join2(root, sidecar));
    if (typeof text4 !== "string") return text4;
    result = applySidecar(result, text4, sidecar);
  }
  return verifyDefault === void 0 ? result : applyDefault(result, verifyDefault, CONFIG_FILE2);
}
function mixed(readings) {
  const [first, second] = [...new Map(readings.map(({ plan }) => [plan.format, plan])).values()];
  return {
    error: `${first?.files[0]?.path} reads as ${first?.format}, ${second?.files[0]?.path ?? "another"} as ${second?.format ?? "the same"}`,
    fix: "name one file"
  };
}

// src/engine/lint-plan.ts
function lintPlan2(reading, config, root) {
  const facts = root === void 0 ? {} : { root: root.split(sep2).join("/"), entry: (path) => entryAt(join3(root, path)) };
  return lintPlan(reading, { ...facts, severities: config.checks });
}
function lint(cwd, argument) {
  const root = findRepository(cwd)?.root ?? cwd;
  const settings = parseConfig(textAt(join3(root, CONFIG_FILE)));
  if ("problems" in settings)
    return { error: "the configuration cannot be used", fix: renderFindings(settings.problems) };
  const { config } = settings;
  const reading = readPlan(root, argument, cwd, config.verify.default);
  if ("error" in reading) return reading;
  return { root, plan: reading.plan, config, findings: lintPlan2(reading, config, root) };
}
function lintText(cwd, argument) {
  const report = lint(cwd, argument);
  if ("error" in report) return report;
  const tasks = `${report.plan.tasks.length} task${report.plan.tasks.length === 1 ? "" : "s"}`;
  const summary = `${report.plan.name} (${report.plan.format}, ${tasks}): ${summarizeFindings(report.findings)}`;
  return { text: report.findings.length === 0 ? summary : `${renderFindings(report.findings)}

${summary}` };
}
function entryAt(path) {
  const stat = statSync2(path, { throwIfNoEntry: false });
  return stat === void 0 ? void 0 : stat.isDirectory() ? "folder" : "file";
}
function textAt(path) {
  try {
    return readFileSync2(path, "utf8");
  } catch {
    return "";
  }
}

export {
  commandsOf,
  committedConfig,
  readPlan,
  lintPlan2 as lintPlan,
  lint,
  lintText
};
