import {
  commitFiles,
  isIgnored,
  messagesBetween
} from "./shared-git-commit.js";
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
  const madeBefore = (head2) => messagesBetween(root, since, head2).find(({ message }) => message.split("\n").includes(mark))?.commit;
  const head = headCommit(root);
  if (!head) throw new Error("the repository has no commit");
  const wanted = edits.filter(
    ({ path }) => committedText(root, head, path) !== void 0 || !isIgnored(root, path)
  );
  const filesAt = (at) => wanted.map(({ path, change }) => ({ path, text: change(committedText(root, at, path)) }));
  const { commit, isNew } = wanted.length > 0 ? commitFiles(root, filesAt, `${subject}

${mark}
`, madeBefore) : { commit: madeBefore(head) ?? head, isNew: madeBefore(head) === void 0 };
  if (isNew) for (const edit of edits) editWorkTree(join(root, edit.path), edit);
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
