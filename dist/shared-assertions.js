import {
  readingOf
} from "./shared-title.js";

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
  const at = raw.split("\n").findIndex((line) => line.startsWith(`${field}:`));
  return at < 0 ? 1 : at + 1;
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
    const list = readingOf(packet).data?.assertions;
    if (!Array.isArray(list)) return [];
    const remarks = [];
    const seen = /* @__PURE__ */ new Set();
    for (const [index, each] of list.entries()) {
      const values = typeof each === "object" && each !== null ? each : {};
      const id = typeof values.id === "string" || typeof values.id === "number" ? String(values.id) : "";
      const name = id || `number ${index + 1}`;
      const at = lineOfAssertion(packet.raw, id);
      for (const part of PARTS)
        if (values[part] === void 0 || values[part] === null || String(values[part]).trim() === "")
          remarks.push({ at, message: `assertion ${name} is missing ${part}`, fix: `add ${part}: to it` });
      if (id !== "" && seen.has(id))
        remarks.push({
          at,
          message: `assertion id ${id} is used twice`,
          fix: "give each assertion its own id",
          severity: "warn"
        });
      else if (id !== "" && !/^A[1-7]$/.test(id))
        remarks.push({
          at,
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
  const at = lines.findIndex((line) => {
    const value = /^\s*(?:-\s*)?id:\s*["']?([^"'#]*?)["']?\s*(?:#.*)?$/.exec(line)?.[1] ?? /\bid:\s*["']?([\w.-]+)/.exec(line)?.[1];
    return value === id;
  });
  return at < 0 ? lineOf(raw, "assertions") : at + 1;
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
  (text) => ENDPOINT.test(text) && STATUS.test(text),
  (text) => FILE.test(text) && CONTENT.test(text),
  // A value or a type, and not "returns the correct one".
  (text) => /\b(?:returns?|yields?|outputs?|prints?|equals?|throws?|raises?|emits?|responds? with|exits? with|resolves? to)\s+(?!(?:the |a |an )?(?:correct|proper|appropriate|valid|expected|right))\S+/i.test(
    text
  ),
  (text) => /\b\w+(?:Error|Exception)\b|\bE[A-Z]{4,}\b|\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b|\b(?:error|exit) code \S+/.test(
    text
  ),
  (text) => /\b(?:rows?|tables?|columns?|records?)\b/i.test(text),
  (text) => /\b(?:button|field|page|modal|dialog|link|menu|form|label|icon|toast|tab|checkbox|heading|banner)s?\b/i.test(
    text
  ),
  (text) => /\b(?:logs?|logged|stdout|stderr)\b/i.test(text),
  (text) => /"[^"]+"|'[^']{2,}'/.test(text)
];
function vagueTerm(text) {
  const term = VAGUE.exec(text)?.[0];
  return term === void 0 || OBSERVABLES.some((seen) => seen(text)) ? void 0 : term.toLowerCase();
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
  let byName = features.get(plan);
  if (!byName) {
    byName = /* @__PURE__ */ new Map();
    for (const { packet } of plan.tasks) {
      const name = packet?.parentFeature;
      if (packet && name !== void 0) byName.set(name, [...byName.get(name) ?? [], packet]);
    }
    features.set(plan, byName);
  }
  return byName.get(feature) ?? [];
}
var seven = {
  id: "packet/seven",
  check: "1g",
  summary: "a task has at most 7 assertions, a feature at most 7 tasks",
  message: "{count} assertions, at most 7 in a task",
  section: "Section 5, 7x7 Constraint",
  rows: ["S2-21", "S2-22"],
  run(packet, plan) {
    const list = readingOf(packet).data?.assertions;
    const count = Array.isArray(list) ? list.length : 0;
    const remarks = [];
    if (count > MOST)
      remarks.push({
        at: lineOf(packet.raw, "assertions"),
        message: `${count} assertions, at most ${MOST} in a task`,
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
  const at = lineOfAssertion(packet.raw, id);
  const said = keywords(positive);
  const denied = keywords(negative);
  const missing = (part, fix) => remarks.push({ at, message: `assertion ${id} is missing a keyword in ${part}`, fix });
  if (positive !== "" && said.length === 0)
    missing("positive", "say what MUST, MUST NOT, SHOULD or MAY hold, in capitals");
  const [first] = said;
  if (negative !== "" && denied.length === 0 && first !== "MAY")
    missing("negative", `say what ${OPPOSITE[first ?? "MUST"] ?? "MUST NOT"} hold, in capitals`);
  if (said.length > 1)
    remarks.push({
      at,
      message: `assertion ${id} has ${said.length} keywords in positive`,
      fix: "make one assertion of each",
      severity: "warn"
    });
  const opposite = OPPOSITE[first ?? ""];
  if (said.length === 1 && opposite !== void 0 && denied.length > 0 && !denied.includes(opposite))
    remarks.push({
      at,
      message: `assertion ${id} says ${first}, its negative does not say ${opposite}`,
      fix: `write the negative with ${opposite}`,
      severity: "warn"
    });
  return remarks;
}
function otherRemarks(packet) {
  const remarks = [];
  const warn = (at, message, fix) => remarks.push({ at, message, fix, severity: "warn" });
  for (const constraint of packet.constraints) {
    const said = keywords(constraint);
    if (said.length === 0 || said.some((word) => word !== "MUST" && word !== "MUST NOT"))
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
var keywords = (text) => text.match(KEYWORD) ?? [];

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

export {
  vagueTerm,
  PACKET_RULES
};
