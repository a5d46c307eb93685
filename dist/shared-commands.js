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
    (criterion) => criterion.command === void 0 ? [] : [{ command: criterion.command, file: task.file, line: task.line, stated: true }]
  );
  return [...verify, ...criteria];
}

export {
  commandsOf
};
