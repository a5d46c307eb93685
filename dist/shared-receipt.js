import {
  canonicalJson
} from "./shared-canonical-json.js";
import {
  RECEIPTS_REF
} from "./shared-places.js";
import {
  git,
  tryGit
} from "./shared-git.js";

// src/engine/receipt.ts
import { createHash } from "node:crypto";
var isOverride = (note) => "status" in note;
function receiptOf(run, task) {
  const { approval, approvedCommit, lastResult } = task;
  if (task.status !== "approved" || !approval || approvedCommit === void 0) return void 0;
  const base = task.attempts.at(-1)?.passed?.base;
  return {
    ultraplan: 1,
    run: run.id,
    task: task.id,
    title: task.title,
    commit: approvedCommit,
    ...base === void 0 ? {} : { base },
    ...lastResult === void 0 ? {} : { colour: lastResult.colour },
    attempts: task.attempts.length,
    ...approval,
    gate: gateDigest(lastResult)
  };
}
function gateDigest(result) {
  return createHash("sha256").update(canonicalJson(result ?? {})).digest("hex");
}
function isSameReceipt(a, b) {
  const keys = ["run", "task", "commit", "seq", "hash", "gate"];
  return !isOverride(a) && keys.every((key) => a[key] === b[key]);
}
function parseReceipts(note) {
  return note.split("\n").flatMap((line) => {
    try {
      const receipt = JSON.parse(line);
      return receipt?.ultraplan === 1 ? [receipt] : [];
    } catch {
      return [];
    }
  });
}
function allReceipts(cwd) {
  const list = tryGit(cwd, ["notes", `--ref=${RECEIPTS_REF}`, "list"]) ?? "";
  const pairs = list.split("\n").flatMap((line) => {
    const [note, carrier] = line.split(" ");
    return note && carrier ? [{ note, carrier }] : [];
  });
  const texts = readBlobs(
    cwd,
    pairs.map(({ note }) => note)
  );
  return pairs.flatMap(
    ({ note, carrier }) => parseReceipts(texts.get(note) ?? "").map((receipt) => ({ carrier, receipt }))
  );
}
function readBlobs(cwd, ids) {
  const texts = /* @__PURE__ */ new Map();
  if (ids.length === 0) return texts;
  const answer = Buffer.from(git(cwd, ["cat-file", "--batch"], { input: `${ids.join("\n")}
` }));
  for (let at = 0; at < answer.length; ) {
    const end = answer.indexOf(10, at);
    const [id = "", kind, size] = answer.toString("utf8", at, end).split(" ");
    at = end + 1;
    if (kind !== "blob") continue;
    texts.set(id, answer.toString("utf8", at, at + Number(size)));
    at += Number(size) + 1;
  }
  return texts;
}
function leaveNote(cwd, commit, note) {
  const identity = ["-c", "user.name=ultraplan", "-c", "user.email=ultraplan@localhost"];
  git(cwd, [...identity, "notes", `--ref=${RECEIPTS_REF}`, "append", "-m", JSON.stringify(note), commit]);
}

export {
  isOverride,
  receiptOf,
  isSameReceipt,
  allReceipts,
  leaveNote
};
