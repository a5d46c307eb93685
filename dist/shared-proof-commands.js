import {
  CHECK_PURPOSES
} from "./shared-package-checks.js";
import {
  isProof
} from "./shared-is-proof.js";

// src/engine/proof-commands.ts
var setupCommand = ({ proof: { setup } }) => setup ? [{ purpose: "setup", command: setup, weight: "blocking", label: "set-up" }] : [];
function verifyCommands(task, config) {
  const own = task.verify.flatMap(
    (verify) => verify.command ? [{ purpose: "verify", command: verify.command, weight: "blocking", label: "", verify }] : []
  );
  const { default: fallback } = config.verify;
  if (own.length > 0 || !fallback || task.criteria.some(isProof)) return own;
  return [{ purpose: "verify", command: fallback, weight: "blocking", label: "" }];
}
function decidingCommands(task, config) {
  const verify = verifyCommands(task, config);
  return verify.length > 0 ? verify : criteriaCommands({ ...task, criteria: task.criteria.filter(isProof) });
}
var criteriaCommands = ({ criteria }) => criteria.flatMap(
  ({ command, description, severity }) => command ? [{ purpose: "criterion", command, weight: severity, label: description }] : []
);
var proofCommands = (task, config) => [
  ...verifyCommands(task, config),
  ...criteriaCommands(task),
  ...CHECK_PURPOSES.flatMap((purpose) => {
    const command = config.proof[purpose];
    if (!command || command === "off") return [];
    return [{ purpose, command, weight: isRed(task) ? "warning" : "blocking", label: "" }];
  })
];
var scriptCommands = (task, plan, config, checks) => checks.filter(({ purpose }) => config.proof[purpose] === void 0).map((check) => ({
  purpose: check.purpose,
  command: check.command,
  weight: isRed(task) ? "warning" : plan.format === "tasks-json" ? "blocking" : "compared",
  label: "",
  check
}));
var isRed = ({ markers }) => markers.includes("RED");

export {
  setupCommand,
  decidingCommands,
  proofCommands,
  scriptCommands
};
