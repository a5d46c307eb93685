// src/gate/check-settings.ts
var RANK = { off: 0, warn: 1, block: 2 };
function settingsFindings(config, checks) {
  const known = new Map(checks.map((check) => [check.id, check]));
  return Object.entries(config.checks).flatMap(([id, wanted]) => {
    const check = known.get(id);
    const at = { id: "config/checks", severity: "warn", file: ".ultraplan/config.yaml" };
    if (!check) {
      if (/^(?:lint|read)\//.test(id)) return [];
      return [{ ...at, message: `checks: there is no check ${id}`, fix: "`ultraplan checks` lists them" }];
    }
    if (check.tunable || RANK[wanted] >= RANK[check.severity]) return [];
    const who = check.seed === "design" ? "the design" : `seed ${check.seed}`;
    return [
      {
        ...at,
        message: `checks: ${id} stays at ${check.severity}, which ${who} asks for; ${wanted} is not taken`,
        fix: "take the line out; a person can still skip a task"
      }
    ];
  });
}

export {
  settingsFindings
};
