import {
  buildRequeuePrompt
} from "./shared-requeue.js";
import {
  VERSION
} from "./shared-version.js";
import {
  exportedName,
  missingEndpoints,
  missingExports,
  missingVariables,
  notSet
} from "./shared-contract.js";
import "./shared-shared.js";

// src/gate/contract-checker.ts
function checkSyntactic(input) {
  const said = input.errors?.join("; ") || "exited non-zero";
  return resultOf("syntactic", [
    ...input.filesProduced.length > 0 ? [] : [{ name: "files", detail: "no file was created or modified" }],
    ...input.typecheckPassed ? [] : [{ name: "typecheck", detail: said }],
    ...input.lintPassed ? [] : [{ name: "lint", detail: said }]
  ]);
}
function checkContract(input) {
  const { exports = [], environmentVarsRequired = [], apiEndpoints = [] } = input.integrationContract;
  const variables = missingVariables(environmentVarsRequired, new Set(input.environmentVarsPresent));
  const endpoints = input.endpointsAvailable ? missingEndpoints(apiEndpoints, input.endpointsAvailable) : [];
  return resultOf("contract", [
    ...lostExports(exports, input).map((name) => ({
      name: `export-${name}`,
      detail: "not found in the files produced"
    })),
    ...variables.map((name) => ({ name: `env-${name}`, detail: notSet(name) })),
    ...endpoints.map((name) => ({
      name: `endpoint-${name.replace(/[^\w]/g, "-")}`,
      detail: "Endpoint not found"
    }))
  ]);
}
function lostExports(wanted, { filesProduced, sources }) {
  if (sources) {
    const files = new Map(Object.entries(sources).map(([path, text]) => [path, { bytes: text.length, text }]));
    return missingExports(wanted, files, new Set(filesProduced));
  }
  const plain = (text) => text.toLowerCase().replace(/[^a-z0-9]/g, "");
  const names = filesProduced.map((path) => plain((path.split("/").at(-1) ?? "").replace(/\.\w+$/, "")));
  return wanted.filter(
    (entry) => !filesProduced.includes(entry) && !names.includes(plain(exportedName(entry) ?? entry))
  );
}
function resultOf(level, failedChecks) {
  const title = `${level.slice(0, 1).toUpperCase()}${level.slice(1)} check`;
  const passed = failedChecks.length === 0;
  const summary = passed ? `${title} passed` : `${title} failed: ${failedChecks.map(({ name }) => name).join(", ")}`;
  return { level, passed, failedChecks, summary };
}
export {
  VERSION,
  buildRequeuePrompt,
  checkContract,
  checkSyntactic
};
