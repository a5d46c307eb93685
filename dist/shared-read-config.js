import {
  tryGit
} from "./shared-git.js";

// src/model/config.ts
import { z } from "./vendor/zod.js";
var seconds = (fallback, max) => z.number().positive().max(max).default(fallback);
var model = z.string().regex(/^inherit$|haiku|sonnet|opus|fable/i, "expected inherit, haiku, sonnet, opus or fable");
var DEFAULT_MAX = { executorMax: 3600, verifyMax: 300, reviewMax: 600 };
var DOCUMENT_001 = {
  executor: 300,
  executorMax: 900,
  verify: 120,
  verifyMax: 300,
  review: 180,
  reviewMax: 600,
  longer: 1,
  afterTimeout: 30,
  gateMax: 1800
};
var Config = z.strictObject({
  verify: z.strictObject({
    /** For plans without verify commands (spec-kit, Kiro, OpenSpec). */
    default: z.string().optional()
  }).prefault({}),
  limits: z.preprocess(
    (limits) => limits === "document-001" ? DOCUMENT_001 : limits,
    z.strictObject(
      {
        /** So long an executor may work without progress; with progress it goes on to its maximum. */
        executor: seconds(300, 86400),
        executorMax: seconds(DEFAULT_MAX.executorMax, 86400),
        /** All attempts of a task together; what the gate and people took does not count. */
        task: z.number().positive().max(604800).optional(),
        verify: seconds(120, 3600),
        verifyMax: seconds(DEFAULT_MAX.verifyMax, 3600),
        review: seconds(180, 86400),
        reviewMax: seconds(DEFAULT_MAX.reviewMax, 86400),
        /** What a person's "retry longer" multiplies the maxima by. */
        longer: z.number().min(1).max(10).default(2),
        /** How long a task rests before it is tried again after a timeout. */
        afterTimeout: seconds(30, 3600),
        /** All that the gate does inside one SubagentStop. */
        gate: seconds(480, 480),
        /** All that the gate does about one claim. */
        gateMax: seconds(1800, 86400)
      },
      {
        error: ({ code }) => code === "invalid_type" ? "expected settings, or document-001" : void 0
      }
    )
  ).superRefine((limits, context) => {
    for (const step of ["executor", "verify", "review"]) {
      const max = `${step}Max`;
      if (limits[step] <= limits[max]) continue;
      const message = `is more than limits.${max} (${DEFAULT_MAX[max]} unless it is raised)`;
      context.addIssue({ code: "custom", path: [step], message });
    }
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
  /** Whether tasks that the plan does not declare independent go on when a task waits for a person. */
  stuck: z.enum(["pause", "go-on"]).default("pause"),
  proof: z.strictObject({
    checkout: z.enum(["own", "clean", "tree"]).optional(),
    /** The former name of `checkout`. */
    room: z.enum(["clean", "tree"]).optional().meta({ deprecated: true }),
    baseline: z.enum(["warn", "block", "off"]).default("warn"),
    flaky: z.boolean().default(false),
    /** A command, or `off`; what is not set is found in the packages. */
    typecheck: z.string().optional(),
    lint: z.string().optional(),
    links: z.array(z.string()).default(["node_modules"]),
    setup: z.string().optional(),
    outputBytes: z.number().int().min(4096).default(1e6)
  }).transform(({ room, checkout = room ?? "own", ...proof }) => ({ ...proof, checkout })).prefault({}),
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
      executor: model.optional(),
      "spec-reviewer": model.optional(),
      architect: model.default("opus"),
      verifier: model.default("haiku"),
      "security-reviewer": model.optional()
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
import { parseDocument } from "./vendor/yaml.js";
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
    return issue.keys.map((key) => {
      const near = nearest(key, knownKeys(path));
      return problem(
        `unknown key ${[...path, key].join(".")}`,
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
  for (const key of path)
    value = value && typeof value === "object" ? value[key] : void 0;
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

export {
  Config,
  CONFIG_FILE,
  committedConfig,
  parseConfig
};
