import {
  GO_ON,
  JournalError,
  diskError,
  ensureFolder,
  readIfThere,
  realFiles,
  writeAtomic
} from "./shared-checkout.js";

// src/journal/evidence.ts
import { createHash, randomBytes } from "node:crypto";
import { join } from "node:path";
var sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");
var pathOf = (dir, hash) => join(dir, "evidence", hash);
var evidencePath = (dir, ref) => pathOf(dir, ref.sha256);
function putEvidence(dir, content, options = {}) {
  const files = options.files ?? realFiles;
  const masked = maskSecrets(Buffer.from(content), options.mask ?? []);
  const { bytes, cut } = leaveOutMiddle(masked, options.cap ?? Number.POSITIVE_INFINITY);
  const hash = sha256(bytes);
  const path = pathOf(dir, hash);
  try {
    if (readIfThere(files, path)?.equals(bytes) !== true) {
      ensureFolder(files, join(dir, "evidence"));
      const temporary = `${path}.${randomBytes(4).toString("hex")}.new`;
      writeAtomic(files, path, bytes, { temporary, sync: "both" });
    }
  } catch (error) {
    throw diskError(error, path);
  }
  return { sha256: hash, bytes: bytes.length, cut };
}
function readEvidence(dir, ref, files = realFiles) {
  const file = pathOf(dir, ref.sha256);
  const bytes = readIfThere(files, file);
  if (bytes === void 0) throw new JournalError("evidence-missing", { file }, MISSING, GO_ON);
  if (sha256(bytes) !== ref.sha256) throw new JournalError("evidence-changed", { file }, CHANGED, GO_ON);
  return bytes.toString("utf8");
}
var MISSING = "the evidence file is not there";
var CHANGED = "the evidence file was changed after it was written";
function evidenceProblem(dir, hash) {
  const file = pathOf(dir, hash);
  const bytes = readIfThere(realFiles, file);
  if (bytes === void 0) return { file, message: MISSING };
  return sha256(bytes) === hash ? void 0 : { file, message: CHANGED };
}
function maskSecrets(bytes, masks) {
  if (masks.length === 0) return bytes;
  let text = bytes.toString("utf8");
  const before = text;
  for (const mask of masks) {
    const everywhere = new RegExp(mask.source, mask.flags.includes("g") ? mask.flags : `${mask.flags}g`);
    text = text.replace(everywhere, (secret) => secret === "" ? "" : "[masked]");
  }
  return text === before ? bytes : Buffer.from(text);
}
function leaveOutMiddle(bytes, cap) {
  if (bytes.length <= cap) return { bytes, cut: 0 };
  const mark = (cut2) => Buffer.from(`
[ultraplan: ${cut2} bytes left out here]
`);
  const kept = Math.max(0, cap - mark(bytes.length).length);
  const headEnd = characterStart(bytes, Math.floor(kept / 2));
  const tailStart = characterEnd(bytes, bytes.length - Math.ceil(kept / 2));
  const cut = tailStart - headEnd;
  return { bytes: Buffer.concat([bytes.subarray(0, headEnd), mark(cut), bytes.subarray(tailStart)]), cut };
}
var isInsideCharacter = (byte) => byte !== void 0 && (byte & 192) === 128;
function characterStart(bytes, at) {
  let place = at;
  while (place > 0 && at - place < 3 && isInsideCharacter(bytes[place])) place -= 1;
  return place;
}
function characterEnd(bytes, at) {
  let place = at;
  while (place < bytes.length && place - at < 3 && isInsideCharacter(bytes[place])) place += 1;
  return place;
}

export {
  evidencePath,
  putEvidence,
  readEvidence,
  evidenceProblem
};
