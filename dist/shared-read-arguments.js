import {
  UsageError
} from "./shared-command.js";

// src/cli/read-arguments.ts
import { parseArgs } from "node:util";
function readArguments(args, options, { usage }, mostWords = 0) {
  const read = (() => {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true, strict: true, tokens: true });
    } catch (error) {
      const [first = ""] = (error instanceof Error ? error.message : String(error)).split(/[.'] /);
      throw new UsageError(first.replace(/^Unknown option/, "there is no option"), `usage: ${usage}`);
    }
  })();
  const named = read.tokens.flatMap((token) => token.kind === "option" ? [token.name] : []);
  const twice = named.find((name, index) => named.indexOf(name) < index && options[name]?.type === "string");
  if (twice !== void 0)
    throw new UsageError(`--${twice} stands there twice, and only one can be meant`, `usage: ${usage}`);
  const extra = read.positionals[mostWords];
  if (extra !== void 0) throw new UsageError(`nothing is known to do with "${extra}"`, `usage: ${usage}`);
  return read;
}

export {
  readArguments
};
