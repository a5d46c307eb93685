// src/gate/source/blank.ts
var C = { line: ["//"], block: [["/*", "*/"]], quotes: `"'`, long: [], regex: false };
var SCRIPT = { ...C, long: ["`"], regex: true };
var HASH = { line: ["#"], block: [], quotes: `"'`, long: [], regex: false };
var PYTHON = { ...HASH, long: ['"""', "'''"] };
var SQL = { line: ["--"], block: [["/*", "*/"]], quotes: "", long: ["'", '"', "`"], regex: false };
var BY_ENDING = {
  js: SCRIPT,
  mjs: SCRIPT,
  cjs: SCRIPT,
  jsx: SCRIPT,
  ts: SCRIPT,
  mts: SCRIPT,
  cts: SCRIPT,
  tsx: SCRIPT,
  vue: SCRIPT,
  svelte: SCRIPT,
  py: PYTHON,
  pyi: PYTHON,
  rb: HASH,
  sh: HASH,
  bash: HASH,
  bats: HASH,
  yml: HASH,
  yaml: HASH,
  toml: PYTHON,
  ex: PYTHON,
  exs: PYTHON,
  sql: SQL,
  go: { ...C, long: ["`"] },
  rs: { ...C, quotes: '"' },
  java: C,
  kt: C,
  kts: C,
  cs: C,
  swift: C,
  scala: C,
  c: C,
  h: C,
  cc: C,
  cpp: C,
  hpp: C,
  php: { ...C, line: ["//", "#"] },
  dart: C
};
var endingOf = (path) => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
var lexisOf = (path) => BY_ENDING[endingOf(path)];
function blankOut(text, lexis) {
  const out = [];
  let at = 0;
  const keep = (count) => {
    out.push(text.slice(at, at + count));
    at += count;
  };
  const blank = (end) => {
    out.push(text.slice(at, end).replace(/[^\n]/g, " "));
    at = end;
  };
  while (at < text.length) {
    const block = lexis.block.find(([open]) => text.startsWith(open, at));
    const long = lexis.long.find((quote) => text.startsWith(quote, at));
    const char = text[at];
    if (lexis.line.some((mark) => text.startsWith(mark, at))) blank(lineEnd(text, at));
    else if (block) blank(behind(text, block[1], at + block[0].length));
    else if (long) inside(long, closing(text, long, at + long.length));
    else if (lexis.quotes.includes(char)) inside(char, closing(text, char, at + 1, lineEnd(text, at)));
    else if (lexis.regex && char === "/" && regexMayBegin(text, at)) inside("/", regexEnd(text, at));
    else keep(1);
  }
  return out.join("");
  function inside(quote, end) {
    keep(quote.length);
    blank(Math.max(at, end));
    keep(Math.min(quote.length, text.length - at));
  }
}
var lineEnd = (text, from) => {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
};
var behind = (text, mark, from) => {
  const end = text.indexOf(mark, from);
  return end < 0 ? text.length : end + mark.length;
};
function closing(text, quote, from, limit = text.length) {
  for (let at = from; at < limit; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text.startsWith(quote, at)) return at;
  }
  return limit;
}
function regexMayBegin(text, at) {
  const before = text.slice(Math.max(0, at - 20), at).trimEnd();
  return /(?:^|[(,=:[!&|?{};+*%<>~^-]|\b(?:return|typeof|case|in|of|do|else|void|delete|throw|new|await|yield))$/.test(
    before
  );
}
function regexEnd(text, from) {
  let set = false;
  const limit = lineEnd(text, from);
  for (let at = from + 1; at < limit; at += 1) {
    const char = text[at];
    if (char === "\\") at += 1;
    else if (char === "[") set = true;
    else if (char === "]") set = false;
    else if (char === "/" && !set) return at;
  }
  return from + 1;
}

// src/gate/source/find-export.ts
var script = (name) => new RegExp(
  [
    `\\bexport\\s+(?:default\\s+)?(?:declare\\s+)?(?:abstract\\s+)?(?:async\\s+)?(?:const\\s+enum|function\\s*\\*?|class|const|let|var|interface|type|enum|namespace)\\s+${name}\\b`,
    `\\bexport\\s*(?:type\\s*)?\\{(?:[^}]*[\\s,])?${name}\\s*(?:,[^}]*)?\\}`,
    `\\bexport\\s*(?:type\\s*)?\\{[^}]*\\bas\\s+${name}\\b`,
    `\\bexport\\s*\\*\\s*as\\s+${name}\\b`,
    `\\bexport\\s+default\\s+${name}\\b`,
    `\\bexport\\s+(?:const|let|var)\\s*\\{[^}]*\\b${name}\\b`,
    `\\bexports\\.${name}\\s*=`,
    `\\bmodule\\.exports\\s*=\\s*(?:\\w+\\s*\\(\\s*)?${name}\\b`,
    `\\bmodule\\.exports\\s*=\\s*\\{[^}]*\\b${name}\\b`
  ].join("|")
);
var LOOKS = {
  py: (name) => new RegExp(`^(?:async\\s+)?(?:def|class)\\s+${name}\\b|^${name}\\s*(?::[^=\\n]+)?=`, "m"),
  go: (name) => new RegExp(
    `^func\\s+(?:\\([^)]*\\)\\s*)?${name}\\b|^\\s*(?:type|var|const)\\s+(?:\\(\\s*)?${name}\\b`,
    "m"
  ),
  rs: (name) => new RegExp(
    `\\bpub(?:\\([^)]*\\))?\\s+(?:async\\s+|unsafe\\s+|const\\s+)*(?:fn|struct|enum|trait|type|const|static|mod|union)\\s+${name}\\b|\\bpub\\s+use\\b[^;]*\\b${name}\\b`
  ),
  rb: (name) => new RegExp(`^\\s*(?:class|module|def)\\s+(?:self\\.)?(?:\\w+::)*${name}\\b|^\\s*${name}\\s*=`, "m"),
  php: (name) => new RegExp(`\\b(?:class|interface|trait|enum|function|const)\\s+${name}\\b`),
  sql: (name) => new RegExp(
    `\\b(?:create|alter)\\s+(?:or\\s+replace\\s+)?(?:\\w+\\s+)?(?:table|view|function|procedure|type|index)\\s+(?:if\\s+not\\s+exists\\s+)?["'\`]?(?:\\w+\\.)?${name}\\b`,
    "i"
  )
};
var classic = (name) => new RegExp(
  `\\b(?:class|interface|record|enum|struct|object|protocol|trait|func|fun|typealias|actor|data\\s+class)\\s+${name}\\b|\\b(?:public|open|internal)\\b[^;{}=\\n]*\\b${name}\\s*[(={;]`
);
function exportsName(path, text, name) {
  const lexis = lexisOf(path);
  const escaped = name.replace(/\$/g, "\\$");
  const ending = endingOf(path);
  const looks = /^[cm]?[jt]sx?$|^vue$|^svelte$/.test(ending) ? script : LOOKS[ending] ?? classic;
  return looks(escaped).test(lexis ? blankOut(text, lexis) : text);
}

// src/gate/contract.ts
function missingExports(wanted, files, paths) {
  return wanted.filter((entry) => {
    const name = exportedName(entry);
    if (name === void 0) return !paths.has(entry.trim());
    return ![...files].some(([path, { text }]) => text !== void 0 && exportsName(path, text, name));
  });
}
function exportedName(entry) {
  const parts = entry.trim().split(/[#:]|\s+from\s+/);
  const named = parts.length > 1 && /[./]/.test(parts[0] ?? "") ? parts.at(-1) : parts[0];
  const words = (named ?? "").trim().replace(/^(?:(?:default|class|function|const|type|interface|enum|async)\s+)+/, "");
  if (words.includes("/") && /\.\w+$/.test(words)) return void 0;
  return /^[A-Za-z_$][\w$]*/.exec(words)?.[0];
}
var missingVariables = (wanted, set) => wanted.filter((name) => !set.has(name));
function missingEndpoints(wanted, available) {
  const known = new Set([...available].map(canonical));
  return wanted.filter((endpoint) => !known.has(canonical(endpoint)));
}
function canonical(endpoint) {
  const [method = "", path = ""] = endpoint.trim().split(/\s+/);
  const clean = path.replace(/\{[^}]+\}|:[A-Za-z_]\w*|\[[^\]]+\]/g, ":").replace(/(?<=.)\/+$/, "");
  return `${method.toUpperCase()} ${clean}`;
}
var notSet = (name) => `${name} is NOT set — task may fail at runtime`;

export {
  endingOf,
  lexisOf,
  blankOut,
  missingExports,
  exportedName,
  missingVariables,
  missingEndpoints,
  notSet
};
