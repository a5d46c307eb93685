// src/engine/proof-commands.ts
function verifyCommands(task, config) {
  const own = task.verify.flatMap(
    (verify) => verify.command ? [{ purpose: "verify", command: verify.command, weight: "blocking", label: "", verify }] : []
  );
  const { default: fallback } = config.verify;
  if (own.length > 0 || !fallback || task.criteria.some(({ command }) => command)) return own;
  return [{ purpose: "verify", command: fallback, weight: "blocking", label: "" }];
}
function proofCommands(task, plan, config, scripts) {
  const criteria = task.criteria.flatMap(
    ({ command, description, severity }) => command ? [{ purpose: "criterion", command, weight: severity, label: description }] : []
  );
  return [
    ...verifyCommands(task, config),
    ...criteria,
    ...standing("typecheck", plan, config, scripts),
    ...standing("lint", plan, config, scripts)
  ];
}
function standing(purpose, plan, config, scripts) {
  const seed004 = plan.format === "tasks-json" && scripts[purpose] !== void 0 ? `pnpm ${purpose}` : void 0;
  const command = config.proof[purpose] ?? seed004;
  return command ? [{ purpose, command, weight: "blocking", label: "" }] : [];
}

export {
  verifyCommands,
  proofCommands
};
