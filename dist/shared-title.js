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
  const title = rest.replace(/^[:–—-][ \t]+/, "").replace(/\*\*([^*]+)\*\*/g, "$1").trim();
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
import { parseDocument } from "./vendor/yaml.js";
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
  const assertions = listOf(data.assertions).flatMap((each) => {
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
    assertions,
    constraints: listOf(data.constraints).map(textOf),
    fileScope: listOf(data.file_scope).map(textOf).filter((path) => path !== ""),
    ...tier === void 0 ? {} : { tier },
    ...typeof data.parent_feature === "string" ? { parentFeature: data.parent_feature } : {}
  };
}
var listOf = (value) => Array.isArray(value) ? value : [];
var textOf = (value) => typeof value === "string" ? value : typeof value === "number" || typeof value === "boolean" ? String(value) : "";
var firstLine = (text) => (text.split("\n")[0] ?? text).replace(/:$/, "");

export {
  readTitle,
  tierOf,
  readingOf,
  readPacket
};
