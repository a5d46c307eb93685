// src/plan/permission-rule.ts
function parseRule(text) {
  const match = /^([\w-]+)(?:\((.*)\))?$/s.exec(text.trim());
  const [, tool, content] = match ?? [];
  if (tool === void 0) return { tool: text.trim() };
  return content === void 0 || content === "" || content === "*" ? { tool } : { tool, content: content.replace(/\\([\\()])/g, "$1") };
}
var bashRule = (command) => `Bash(${command.replace(/[\\()]/g, "\\$&")})`;
function matchesCommand(rule, command) {
  if (rule.tool !== "Bash") return false;
  const { content } = rule;
  if (content === void 0 || content === command) return true;
  if (content.endsWith(":*")) return beginsWith(command, content.slice(0, -2));
  if (!content.includes("*")) return false;
  if (content.endsWith(" *") && matchesStars(command, content.slice(0, -2))) return true;
  return matchesStars(command, content);
}
var beginsWith = (command, start) => command === start || command.startsWith(`${start} `);
function matchesStars(command, pattern) {
  const escaped = pattern.split("*").map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${escaped.join(".*")}$`, "s").test(command);
}

export {
  parseRule,
  bashRule,
  matchesCommand
};
