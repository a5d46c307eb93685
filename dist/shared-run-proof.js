import {
  commandEnvironment,
  runCommand
} from "./shared-command-environment.js";
import {
  putEvidence
} from "./shared-evidence.js";

// src/gate/secret-masks.ts
var SECRET_NAME = /(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIALS?|PRIVATE|DATABASE_URL|DSN)$/i;
var SHORTEST = 6;
function secretMasks(env, named, patterns) {
  const values = Object.entries(env).flatMap(
    ([name, value]) => value && value.length >= SHORTEST && (named.includes(name) || SECRET_NAME.test(name)) ? [value] : []
  );
  const literal = [...new Set(values)].sort((a, b) => b.length - a.length).map((value) => new RegExp(value.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "g"));
  return [...literal, ...patterns.flatMap(pattern)];
}
function pattern(source) {
  try {
    return [new RegExp(source, "g")];
  } catch {
    return [];
  }
}
var maskSecrets = (text, masks) => masks.reduce((masked, mask) => masked.replace(mask, "[masked]"), text);

// src/engine/run-proof.ts
var LEAST_MS = 1e3;
var MARGIN_MS = 2e3;
async function runProof({ purpose, command }, { cwd, ...place }, { journalDir, config, env, named, deadline, onProgress }) {
  const about = { purpose, command, ...place };
  const left = deadline - Date.now() - MARGIN_MS;
  if (left < LEAST_MS) {
    return {
      result: {
        ...about,
        timedOut: true,
        limit: "gate",
        startedAt: (/* @__PURE__ */ new Date()).toISOString(),
        durationMs: 0,
        excerpt: ""
      },
      output: ""
    };
  }
  const cap = config.proof.outputBytes;
  const own = config.limits.verifyMax * 1e3;
  const limitMs = Math.min(own, left);
  const { verify } = config.limits;
  const slow = setTimeout(() => onProgress?.(`${stillRuns(verify, limitMs)}: ${command}`), verify * 1e3);
  const run = await runCommand(command, {
    cwd,
    env: commandEnvironment(env, named),
    limitMs,
    outputBytes: cap
  });
  clearTimeout(slow);
  const mask = secretMasks(env, named, config.secrets);
  const output = maskSecrets(run.output.toString("utf8"), mask);
  const kept = putEvidence(journalDir, run.output, { mask });
  const result = {
    ...about,
    ...run.exitCode === void 0 ? {} : { exitCode: run.exitCode },
    ...run.signal ? { signal: run.signal } : {},
    ...run.failedToStart ? { failedToStart: run.failedToStart } : {},
    timedOut: run.timedOut,
    ...run.timedOut ? { limit: left < own ? "gate" : "verify" } : {},
    startedAt: run.startedAt,
    durationMs: run.durationMs,
    output: { ...kept, cut: run.cut },
    excerpt: excerptOf(output)
  };
  return { result, output };
}
var stillRuns = (seconds, limitMs) => `still runs after ${seconds} s, and may until ${Math.round(limitMs / 1e3)} s`;
function excerptOf(output) {
  const lines = output.split(/\r?\n/).map((line) => line.slice(0, 300));
  if (lines.length <= 60) return lines.join("\n");
  return [...lines.slice(0, 30), `[${lines.length - 60} lines left out]`, ...lines.slice(-30)].join("\n");
}

export {
  runProof
};
