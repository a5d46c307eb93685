// src/engine/paired-call.ts
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
var SOLO = "solo";
var agentTranscript = (sessionTranscript, agentId) => join(sessionTranscript.replace(/\.jsonl$/, ""), "subagents", `agent-${agentId}.jsonl`);
function pairedCall(transcriptPath, agentId) {
  const name = basename(transcriptPath, ".jsonl");
  if (agentId === "" || name !== `agent-${agentId}`) return void 0;
  const meta = readMeta(join(dirname(transcriptPath), `${name}.meta.json`));
  if (!meta) return void 0;
  const { toolUseId, spawnDepth, worktreePath, worktreeBranch } = meta;
  if (typeof toolUseId !== "string" || spawnDepth !== 1) return void 0;
  if (typeof worktreePath !== "string") return { toolUseId };
  return {
    toolUseId,
    worktree: {
      path: worktreePath,
      ...typeof worktreeBranch === "string" ? { branch: worktreeBranch } : {}
    }
  };
}
function readMeta(path) {
  const sessions = dirname(dirname(dirname(path)));
  const elsewhere = () => listFolder(sessions).map((session) => join(sessions, session, "subagents", basename(path)));
  const file = existsSync(path) ? path : elsewhere().find((candidate) => existsSync(candidate));
  return file === void 0 ? void 0 : readJson(file);
}
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return void 0;
  }
}
function listFolder(path) {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

export {
  SOLO,
  agentTranscript,
  pairedCall
};
