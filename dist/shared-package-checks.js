import {
  scriptsOf,
  withoutMark
} from "./shared-package-scripts.js";

// src/gate/scripts/package-checks.ts
import { posix } from "node:path";
var CHECK_PURPOSES = ["typecheck", "lint"];
var NAMES = {
  typecheck: ["typecheck", "type-check", "tsc"],
  lint: ["lint"]
};
var CODE = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|json[c5]?|html|css|s[ac]ss|less|graphql|gql)$|(?:^|\/)\.(?:eslint|prettier|babel)rc$/i;
var isPackageCode = (path) => CODE.test(path) && !/(?:^|\/)node_modules\//.test(path);
function packageChecks(files, reader) {
  const found = /* @__PURE__ */ new Map();
  const owners = new Set(files.filter(isPackageCode).map((path) => ownerOf(path, reader)));
  for (const purpose of CHECK_PURPOSES)
    for (const owner of [...owners].sort()) {
      const check = owner === void 0 ? void 0 : checkOf(purpose, owner, reader);
      if (check) found.set(`${purpose} ${check.folder}`, check);
    }
  return [...found.values()];
}
var foldersFrom = (folder) => folder === "" ? [""] : [folder, ...foldersFrom(parentOf(folder))];
var parentOf = (path) => {
  const parent = posix.dirname(path);
  return parent === "." || parent === path ? "" : parent;
};
var manifestIn = (folder) => posix.join(folder, "package.json");
var ownerOf = (path, { has }) => foldersFrom(parentOf(path)).find((folder) => has(manifestIn(folder)));
function checkOf(purpose, owner, reader) {
  for (const folder of foldersFrom(owner)) {
    const scripts = scriptsOf(reader.read(manifestIn(folder)));
    const script = scriptFor(purpose, scripts);
    if (script === void 0) continue;
    const above = folder === "" ? void 0 : checkOf(purpose, parentOf(folder), reader);
    const run = `${managerOf(folder, reader)} run ${script}`;
    return {
      purpose,
      folder,
      script,
      text: scripts[script] ?? "",
      ...above ? { above: above.text } : {},
      command: folder === "" ? run : `cd ${quoted(folder)} && ${run}`,
      dependencies: foldersFrom(folder).flatMap((each) => dependenciesOf(reader.read(manifestIn(each))))
    };
  }
  return void 0;
}
var scriptFor = (purpose, scripts) => NAMES[purpose].find((name) => scripts[name] !== void 0);
var LOCKFILES = [
  ["pnpm-lock.yaml", "pnpm"],
  ["pnpm-workspace.yaml", "pnpm"],
  ["yarn.lock", "yarn"],
  ["bun.lock", "bun"],
  ["bun.lockb", "bun"],
  ["package-lock.json", "npm"],
  ["npm-shrinkwrap.json", "npm"]
];
function managerOf(folder, { read, has }) {
  for (const each of foldersFrom(folder)) {
    const stated = /^(npm|pnpm|yarn|bun)@/.exec(String(manifest(read(manifestIn(each))).packageManager ?? ""));
    const manager = stated?.[1] ?? LOCKFILES.find(([file]) => has(posix.join(each, file)))?.[1];
    if (manager !== void 0) return manager;
  }
  return "npm";
}
function dependenciesOf(text) {
  const { dependencies, devDependencies } = manifest(text);
  return [dependencies, devDependencies].flatMap(
    (each) => typeof each === "object" && each !== null ? Object.keys(each) : []
  );
}
function manifest(text) {
  try {
    const read = JSON.parse(withoutMark(text ?? "{}"));
    return typeof read === "object" && read !== null ? read : {};
  } catch {
    return {};
  }
}
function quoted(folder) {
  const path = /^[\w@.]/.test(folder) ? folder : `./${folder}`;
  return /^[\w@./+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}

export {
  CHECK_PURPOSES,
  packageChecks,
  scriptFor
};
