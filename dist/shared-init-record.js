import {
  readText
} from "./shared-implement-command.js";

// src/engine/init-record.ts
import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
var place = (commonDir) => join(commonDir, "ultraplan", "init.json");
function readRecord(commonDir) {
  const text = readText(place(commonDir));
  try {
    const record = JSON.parse(text ?? "");
    if (record.version === 1) return record;
  } catch {
  }
  return { version: 1, settings: {}, files: {} };
}
function writeRecord(commonDir, record) {
  const file = place(commonDir);
  if (Object.keys(record.settings).length + Object.keys(record.files).length === 0) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(dirname(file), { recursive: true, mode: 448 });
  writeFileSync(file, `${JSON.stringify(record, void 0, 2)}
`, { mode: 384 });
}
var hashOf = (text) => createHash("sha256").update(text).digest("hex");

export {
  readRecord,
  writeRecord,
  hashOf
};
