import {
  bashRule
} from "./shared-permission-rule.js";
import "./shared-shared.js";

// src/engine/describe-call.ts
var LONGEST = 300;
async function describeCall({ tool, input, suggestions }) {
  const what = [input.command, input.file_path, input.url].find((value) => typeof value === "string");
  return {
    tool,
    what: (what === void 0 ? JSON.stringify(input) : String(what)).slice(0, LONGEST),
    rule: suggestedRule(suggestions) ?? await ownRule(tool, input)
  };
}
function suggestedRule(suggestions) {
  if (!Array.isArray(suggestions)) return void 0;
  const rules = suggestions.flatMap((each) => Array.isArray(each?.rules) ? each.rules : []);
  const texts = rules.flatMap(
    ({ toolName, ruleContent }) => typeof toolName !== "string" ? [] : typeof ruleContent !== "string" ? [toolName] : [bashRule(ruleContent).replace(/^Bash/, toolName)]
  );
  return texts.length > 0 ? texts.join(", ") : void 0;
}
var EDITS = /* @__PURE__ */ new Set(["Write", "Edit", "MultiEdit", "NotebookEdit"]);
async function ownRule(tool, input) {
  if (EDITS.has(tool)) return "permissions.defaultMode: acceptEdits";
  if (tool !== "Bash" || typeof input.command !== "string") return tool;
  const { rulesForCommand } = await import("./plan-needed-rules.js");
  return rulesForCommand(input.command).join(", ") || bashRule(input.command);
}
export {
  describeCall
};
