// src/gate/plan-text.ts
function readTicked(plan, current) {
  const ticked = /* @__PURE__ */ new Set();
  const pinned = new Map(plan.files.map((file) => [file.path, splitLines(file.text)]));
  const now = new Map([...current].map(([path, text]) => [path, splitLines(text ?? "")]));
  for (const task of plan.tasks) {
    if (boxOf(task, pinned.get(task.file) ?? [], now.get(task.file) ?? []) === "ticked") ticked.add(task.id);
  }
  return ticked;
}
function boxOf(task, pinned, now) {
  const { box } = task;
  const was = box && pinned[box.line - 1];
  if (!box || was === void 0) return "gone";
  const column = box.column - 1;
  const same = (line2) => line2 !== void 0 && line2.slice(0, column) === was.slice(0, column) && line2.slice(column + 1) === was.slice(column + 1);
  const at = now[box.line - 1];
  const line = same(at) ? at : now.find(same);
  if (line === void 0) return "gone";
  return /x/i.test(line[column] ?? "") ? "ticked" : "open";
}
var splitLines = (text) => text.replace(/^\ufeff/, "").replace(/\s+$/, "").split(/\r\n|\r|\n/).map((line) => line.trimEnd());
var folderOf = (path) => path.slice(0, path.lastIndexOf("/") + 1);
var nameOf = (path) => path.slice(path.lastIndexOf("/") + 1);
var COMPANIONS = /* @__PURE__ */ new Set(["requirements.md", "design.md", "research.md", ".progress.md"]);
function specFile(plan, path) {
  return plan.files.some((file) => {
    if (file.path === path) return true;
    const folder = folderOf(file.path);
    if (!path.startsWith(folder)) return false;
    return folder !== "" || COMPANIONS.has(path);
  });
}
var PROGRESS = /^\.progress(-[\w.-]+)?\.md$/;
function engineFile(plan, path) {
  return plan.files.some(
    (file) => file.path === path || folderOf(file.path) === folderOf(path) && PROGRESS.test(nameOf(path))
  );
}

export {
  readTicked,
  splitLines,
  specFile,
  engineFile
};
