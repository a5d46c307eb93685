import {
  commitFiles,
  isIgnored,
  messagesBetween
} from "./shared-run-branch.js";
import {
  committedText,
  headCommit
} from "./shared-git.js";

// src/engine/engine-commit.ts
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
function engineCommit(run, edits, { subject, key, since }) {
  const { root } = run;
  const mark = `Ultraplan-Step: ${run.id} ${key}`;
  const head = headCommit(root);
  if (!head) throw new Error("the repository has no commit");
  const made = messagesBetween(root, since, head).find(({ message }) => message.split("\n").includes(mark));
  if (made) return made.commit;
  const wanted = edits.filter(
    ({ path }) => committedText(root, head, path) !== void 0 || !isIgnored(root, path)
  );
  const filesAt = (at) => wanted.map(({ path, change }) => ({ path, text: change(committedText(root, at, path)) }));
  const commit = wanted.length > 0 ? commitFiles(root, filesAt, `${subject}

${mark}
`) : head;
  for (const edit of edits) editWorkTree(join(root, edit.path), edit);
  return commit;
}
function editWorkTree(file, { change }) {
  let text;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, change(text));
}

export {
  engineCommit
};
