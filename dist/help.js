import {
  COMMANDS
} from "./shared-index.js";
import {
  UsageError
} from "./shared-command.js";
import {
  pad,
  wrap
} from "./shared-width.js";
import {
  palette
} from "./shared-shared-2.js";
import "./shared-shared.js";

// src/cli/help.ts
var help = {
  name: "help",
  summary: "list the commands, or explain one",
  usage: "ultraplan help [command]",
  examples: ["ultraplan help", "ultraplan help status"],
  async run([name], terminal) {
    if (name === void 0) terminal.out(overview(await loadAll(), terminal));
    else {
      const command = await COMMANDS[name]?.();
      if (!command) throw new UsageError(`there is no command ${name}`, "ultraplan help lists them");
      terminal.out(explain(command, terminal));
    }
    return 0;
  }
};
var loadAll = () => Promise.all(
  Object.keys(COMMANDS).sort().map((name) => COMMANDS[name]())
);
function overview(commands, { columns, colour }) {
  const { bold, dim } = palette(colour);
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.flatMap(({ name, summary }) => {
    const [first = "", ...rest] = wrap(summary, columns - width - 4);
    return [`  ${bold(pad(name, width))}  ${first}`, ...rest.map((line) => `  ${" ".repeat(width)}  ${line}`)];
  });
  const words = (text) => wrap(text, columns);
  return [
    ...words(
      "ultraplan runs a plan through executor agents and counts a task as done only when the gate has proved it"
    ),
    "",
    ...lines,
    "",
    ...words(
      "ultraplan help <command> explains one; a run is started in Claude Code with /ultraplan:implement <spec>"
    ).map(dim),
    ...words("exit codes: 0 fine, 1 findings or broken, 2 could not do it").map(dim),
    ""
  ].join("\n");
}
function explain({ summary, usage, examples }, { colour }) {
  const { bold } = palette(colour);
  return [
    summary,
    "",
    bold("usage"),
    `  ${usage}`,
    "",
    bold("examples"),
    ...examples.map((line) => `  ${line}`),
    ""
  ].join("\n");
}
export {
  help
};
