import {
  proofCommands,
  scriptCommands
} from "./shared-proof-commands.js";
import {
  CHECK_PURPOSES,
  packageChecks
} from "./shared-package-checks.js";
import {
  isPackage
} from "./shared-package-scripts.js";
import {
  git,
  gitBytes,
  headCommit,
  tryGit
} from "./shared-git.js";

// src/io/git-objects.ts
var NOTHING = /^0+$/;
var SUBMODULE = "160000";
function changedObjects(cwd, from, to) {
  const fields = git(cwd, ["diff-tree", "-r", "-z", "-M", "--raw", "--no-abbrev", from, to]).split("\0");
  const changes = [];
  for (let at = 0; at < fields.length; ) {
    const head = fields[at++];
    if (!head?.startsWith(":")) continue;
    const [oldMode = "", newMode = "", oldId = "", newId = "", status = ""] = head.slice(1).split(" ");
    const first = fields[at++] ?? "";
    const renamed = status.startsWith("R");
    const path = renamed ? fields[at++] ?? "" : first;
    changes.push({
      path,
      ...renamed ? { from: first } : {},
      kind: renamed ? "renamed" : NOTHING.test(oldId) ? "added" : NOTHING.test(newId) ? "deleted" : "modified",
      ...NOTHING.test(oldId) ? {} : { before: { mode: oldMode, id: oldId } },
      ...NOTHING.test(newId) ? {} : { after: { mode: newMode, id: newId } }
    });
  }
  return changes;
}
function listTree(cwd, commit) {
  const entries = /* @__PURE__ */ new Map();
  for (const record of git(cwd, ["ls-tree", "-r", "-z", "--full-tree", commit]).split("\0")) {
    const tab = record.indexOf("	");
    const [mode, , id] = record.slice(0, tab).split(" ");
    if (tab > 0 && mode && id) entries.set(record.slice(tab + 1), { mode, id });
  }
  return entries;
}
function readBlobs(cwd, ids, biggest) {
  const found = /* @__PURE__ */ new Map();
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return found;
  for (const line of git(cwd, ["cat-file", "--batch-check"], { input: `${wanted.join("\n")}
` }).split(
    "\n"
  )) {
    const [id, type, size] = line.split(" ");
    if (id && type === "blob") found.set(id, { bytes: Number(size) });
  }
  const small = [...found].filter(([, blob]) => blob.bytes <= biggest).map(([id]) => id);
  if (small.length === 0) return found;
  const out = gitBytes(cwd, ["cat-file", "--batch"], { input: `${small.join("\n")}
` });
  for (let at = 0; at < out.length; ) {
    const end = out.indexOf(10, at);
    if (end < 0) break;
    const [id = "", , size] = out.toString("latin1", at, end).split(" ");
    const bytes = Number(size);
    found.set(id, { bytes, content: out.subarray(end + 1, end + 1 + bytes) });
    at = end + 1 + bytes + 1;
  }
  return found;
}
function notInHistory(cwd, commits, head) {
  const wanted = [...new Set(commits)].filter((commit) => commit !== "" && commit !== head);
  if (wanted.length === 0) return [];
  const stray = tryGit(cwd, ["rev-list", "--max-count=1", ...wanted, "--not", head]);
  if (stray?.trim() === "") return [];
  return wanted.filter((commit) => tryGit(cwd, ["merge-base", "--is-ancestor", commit, head]) === void 0);
}
function resolveCommits(cwd, names) {
  const found = /* @__PURE__ */ new Map();
  if (names.length === 0) return found;
  const input = `${names.map((name) => `${name}^{commit}`).join("\n")}
`;
  const lines = git(cwd, ["cat-file", "--batch-check"], { input }).split("\n");
  for (const [index, name] of names.entries()) {
    const [id, type] = lines[index]?.split(" ") ?? [];
    if (id && type === "commit") found.set(name, id);
  }
  return found;
}
function headState(cwd) {
  const asked = ["HEAD^{commit}", "HEAD^{tree}", "--show-toplevel", "--symbolic-full-name", "HEAD"];
  const [commit, tree, top, ref = ""] = tryGit(cwd, ["rev-parse", ...asked])?.split("\n") ?? [];
  if (!commit || !tree || !top) return void 0;
  return { commit, tree, top, branch: /^refs\/heads\/(.+)$/.exec(ref)?.[1] };
}

// src/engine/commit-reader.ts
var BIGGEST = 2e6;
var LINK = "120000";
function readCommit(cwd, commit) {
  const known = /* @__PURE__ */ new Map();
  const load = (ids) => {
    const missing = ids.filter((id) => !known.has(id));
    for (const [id, { bytes, content }] of readBlobs(cwd, missing, BIGGEST))
      known.set(id, toText(bytes, content));
  };
  let tree;
  const reader = {
    tree: () => {
      tree ??= listTree(cwd, commit);
      return tree;
    },
    texts: (paths) => {
      const wanted = idsOf(reader.tree(), paths);
      load(wanted.map(({ id }) => id));
      return new Map(wanted.flatMap(({ path, id }) => entry(path, known.get(id))));
    },
    changes: (changes, also) => {
      const own = changes.flatMap(
        ({ before, after }) => [before, after].flatMap((each) => blobOf(each) ?? [])
      );
      load([...own, ...idsOf(reader.tree(), also).map(({ id }) => id)]);
      return changes.map((change) => withTexts(change, (each) => known.get(blobOf(each) ?? "")));
    }
  };
  return reader;
}
var entry = (path, text) => text ? [[path, text]] : [];
function idsOf(tree, paths) {
  return [...new Set(paths)].flatMap((path) => {
    const found = tree.get(path);
    return found && found.mode !== SUBMODULE && found.mode !== LINK ? [{ path, id: found.id }] : [];
  });
}
var blobOf = (found) => found && found.mode !== SUBMODULE ? found.id : void 0;
function withTexts({ path, from, kind, before, after }, text) {
  const common = { path, ...from ? { from } : {}, kind, submodule: (after ?? before)?.mode === SUBMODULE };
  const [old, now] = [text(before), text(after)];
  if (after?.mode === LINK) return { ...common, link: now?.text ?? "" };
  return { ...common, ...old ? { before: old } : {}, ...now ? { after: now } : {} };
}
function toText(bytes, content) {
  if (!content || content.subarray(0, 8e3).includes(0)) return { bytes };
  return { bytes, text: content.toString("utf8") };
}

// src/engine/package-checks.ts
import { existsSync } from "node:fs";
import { join, posix } from "node:path";
var readerOf = (commit) => ({
  read: (path) => commit.texts([path]).get(path)?.text,
  has: (path) => commit.tree().has(path)
});
function checksAhead(root, base, task, plan, config) {
  const named = task.files.length > 0 ? task.files : [""];
  const files = named.map(
    (path) => posix.extname(path) === "" || path.includes("*") ? posix.join(path, "any.ts") : path
  );
  const found = packageChecks(files, readerOf(readCommit(root, base)));
  const isCheck = ({ purpose }) => CHECK_PURPOSES.some((each) => each === purpose);
  return [...proofCommands(task, config).filter(isCheck), ...scriptCommands(task, plan, config, found)];
}
function checksOfRepository(root, config) {
  const head = headCommit(root);
  if (head === void 0) return [];
  const commit = readCommit(root, head);
  const packages = [...commit.tree().keys()].filter(isPackage);
  commit.texts(packages);
  const files = packages.map((path) => posix.join(posix.dirname(path), "any.ts"));
  return packageChecks(files, readerOf(commit)).filter(({ purpose }) => config.proof[purpose] === void 0);
}
function examineChecks(root, config) {
  const found = checksOfRepository(root, config);
  return CHECK_PURPOSES.map((name) => {
    const named = config.proof[name];
    if (named === "off") return { name, state: "ok", what: `off (proof.${name})` };
    if (named) return { name, state: "ok", what: `${named} has to pass after every task (proof.${name})` };
    const checks = found.filter(({ purpose }) => purpose === name);
    if (checks.length === 0)
      return { name, state: "ok", what: `no package has a ${name} script; proof.${name} names a command` };
    const missing = checks.flatMap(({ folder, dependencies }) => missingPackages(folder, dependencies, root));
    const what = `${listed(checks)} after a task that changes code of the package`;
    if (missing.length === 0) return { name, state: "ok", what };
    return {
      name,
      state: "warn",
      what: `${what}, but not while packages are not installed: ${listed([...new Set(missing)])}`,
      next: `install them, or set proof.setup to the command that does`
    };
  });
}
function missingPackages(folder, dependencies, root) {
  const folders = folder.split("/").map((_, index, parts) => parts.slice(0, index + 1).join("/"));
  const above = [.../* @__PURE__ */ new Set(["", ...folders])].map((each) => join(root, each));
  if (above.some((each) => existsSync(join(each, ".pnp.cjs")))) return [];
  return [...new Set(dependencies)].filter(
    (name) => !above.some((each) => existsSync(join(each, "node_modules", name)))
  );
}
var MOST = 3;
function listed(each) {
  const words = each.map((one) => typeof one === "string" ? one : one.command);
  const more = words.length > MOST ? ` and ${words.length - MOST} more` : "";
  return `${words.slice(0, MOST).join(", ")}${more}`;
}

export {
  changedObjects,
  notInHistory,
  resolveCommits,
  headState,
  readCommit,
  checksAhead,
  checksOfRepository,
  examineChecks,
  missingPackages,
  listed
};
