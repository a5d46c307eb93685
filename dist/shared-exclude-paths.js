// src/engine/exclude-paths.ts
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
function excludePaths(commonDir, paths) {
  const exclude = join(commonDir, "info", "exclude");
  const present = existsSync(exclude) ? readFileSync(exclude, "utf8") : "";
  const missing = paths.map((path) => `/${path}`).filter((line) => !present.split(/\r?\n/).includes(line));
  if (missing.length === 0) return;
  mkdirSync(dirname(exclude), { recursive: true });
  appendFileSync(exclude, `${present === "" || present.endsWith("\n") ? "" : "\n"}${missing.join("\n")}
`);
}

export {
  excludePaths
};
