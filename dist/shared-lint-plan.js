import {
  renderFindings,
  summarizeFindings
} from "./shared-findings.js";
import {
  readPlan
} from "./shared-find-plan.js";
import {
  isBorrowed
} from "./shared-build-output.js";
import {
  lintPlan
} from "./shared-example.js";
import {
  CONFIG_FILE,
  parseConfig
} from "./shared-read-config.js";
import {
  ignoredAmong
} from "./shared-git-status.js";
import {
  findRepository
} from "./shared-git.js";

// src/engine/lint-plan.ts
import { readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
function lintPlan2(reading, config, root) {
  const facts = root === void 0 ? {} : {
    root: root.split(sep).join("/"),
    entry: (path) => entryAt(join(root, path)),
    ignored: (paths) => notBorrowed(ignoredAmong(root, paths), config)
  };
  return lintPlan(reading, { ...facts, severities: config.checks });
}
function lint(cwd, argument) {
  const root = findRepository(cwd)?.root ?? cwd;
  const settings = parseConfig(textAt(join(root, CONFIG_FILE)));
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
var notBorrowed = (paths, { proof }) => new Set([...paths].filter((path) => !isBorrowed(path, proof.links)));
function entryAt(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat === void 0 ? void 0 : stat.isDirectory() ? "folder" : "file";
}
function textAt(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

export {
  lintPlan2 as lintPlan,
  lint,
  lintText
};
