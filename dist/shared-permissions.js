import {
  comparePermissions,
  matchesCommand,
  neededCalls,
  parseRule
} from "./shared-free-commands.js";
import {
  readClientSettings
} from "./shared-client-settings.js";

// src/engine/permissions.ts
function reportPermissions(place, plans, config, mode) {
  const settings = readClientSettings(place, mode);
  const gaps = comparePermissions(neededCalls(plans, config), settings);
  return { settings, gaps, lines: wordGaps(settings, gaps) };
}
var MOST = 8;
function wordGaps({ mode, projectAllow }, gaps) {
  const { edits, missing, refused, always } = gaps;
  const own = projectAllow.map(parseRule);
  const isWritten = ({ command }) => own.some((rule) => matchesCommand(rule, command));
  const untrusted = missing.filter(isWritten);
  const rules = missing.filter((need) => !isWritten(need)).map(({ rule }) => rule);
  const more = rules.length > MOST ? ` and ${rules.length - MOST} more` : "";
  return [
    ...mode === "plan" ? ["plan mode lets executors change nothing"] : [],
    ...edits ? [
      `in mode ${mode} every edit of a file is asked for: --permission-mode acceptEdits or auto makes them without a question`
    ] : [],
    ...rules.length > 0 ? [`no rule allows: ${rules.slice(0, MOST).join(", ")}${more}`] : [],
    ...untrusted.length > 0 ? [
      `${untrusted.length} rules of the project do not count until a person has accepted this folder: start claude here once`
    ] : [],
    ...refused.map(({ command, by }) => `the rule ${by} stands against: ${command}`),
    ...always.map(({ command, because }) => `the client always asks for: ${command} (${because})`)
  ];
}
function permissionRemark(report, argument) {
  if (report.lines.length === 0) return void 0;
  const [verb, fix] = report.settings.mode === "auto" ? ["auto mode's own check decides on some calls of this plan", "to have them allowed for good"] : ["this run would stop for permission", "to write the rules"];
  return [
    `${verb}:`,
    ...report.lines.map((line) => `  ${line}`),
    `  ${fix}: /ultraplan:init ${argument}`
  ].join("\n");
}

export {
  reportPermissions,
  permissionRemark
};
