import {
  readClientSettings
} from "./shared-client-settings.js";
import {
  clientHome
} from "./shared-active.js";

// src/engine/client-modules.ts
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { basename, delimiter, join, resolve } from "node:path";
function clientModules(place) {
  const settings = readClientSettings(place);
  if (settings.managedModsOnly) return [];
  const home = clientHome(place);
  const own = place.plugin === void 0 ? void 0 : real(place.plugin);
  const plugins = [
    ...pluginDirs(place).map((folder) => ({ name: `${nameOf(folder)}@inline`, folder })),
    ...installed(home, settings.enabledPlugins),
    ...children(join(home, "skills"), "skills-dir"),
    ...[.../* @__PURE__ */ new Set([place.root, place.folder])].flatMap(
      (folder) => children(join(folder, ".claude", "skills"), "skills-dir")
    ),
    ...place.session === void 0 ? [] : children(join(home, "dev-mods", place.session), "dev-mods")
  ];
  const found = plugins.filter(({ folder }) => real(folder) !== own && hasModule(folder));
  const unknown = settings.placedPlugins.filter((name) => !plugins.some((one) => one.name === name));
  return [
    ...found.map(({ name, folder }) => ({ name, folder, digest: digestOf(folder) })),
    ...[...new Set(unknown)].map((name) => ({ name, folder: "an unknown place", digest: "" }))
  ];
}
var withoutFolders = (modules) => modules.map(({ name, digest }) => ({ name, digest }));
var moduleRemark = (modules) => [
  "modules in this client can run commands as if you had typed them, so every override of this run is marked:",
  ...modules.map(({ name, folder }) => `  ${name} (${folder})`),
  "  if you do not know one: /ultraplan:cancel, uninstall it, restart the client; docs/security.md says more"
].join("\n");
function pluginDirs({ client, env, folder }) {
  const args = client?.args ?? [];
  const named = args.flatMap((word, index) => {
    if (word === "--plugin-dir") return args[index + 1] ?? [];
    return /^--plugin-dir=(.+)$/s.exec(word)?.[1] ?? [];
  });
  const listed = (env.CLAUDE_CODE_PLUGIN_DIRS ?? "").split(delimiter);
  return [...named, ...listed].filter((path) => path !== "").map((path) => resolve(folder, path));
}
function installed(home, enabled) {
  const list = readJson(join(home, "plugins", "installed_plugins.json"));
  const plugins = isRecord(list) && isRecord(list.plugins) ? list.plugins : {};
  return enabled.flatMap((name) => {
    const places = plugins[name];
    return (Array.isArray(places) ? places : []).flatMap(
      (one) => isRecord(one) && typeof one.installPath === "string" ? [{ name, folder: one.installPath }] : []
    );
  });
}
function children(folder, kind) {
  try {
    return readdirSync(folder).map((entry) => {
      const path = join(folder, entry);
      return { name: `${nameOf(path)}@${kind}`, folder: path };
    });
  } catch {
    return [];
  }
}
var MANIFEST = join(".claude-plugin", "plugin.json");
function nameOf(folder) {
  const manifest = readJson(join(folder, MANIFEST));
  return isRecord(manifest) && typeof manifest.name === "string" ? manifest.name : basename(folder);
}
function hasModule(folder) {
  const manifest = readJson(join(folder, MANIFEST));
  const hooks = isRecord(manifest) ? [manifest.hooks].flat() : [];
  return [
    readJson(join(folder, "hooks", "hooks.json")),
    ...hooks.map((one) => typeof one === "string" ? readJson(join(folder, one)) : one)
  ].some((one) => isRecord(one) && Array.isArray(one.modules) && one.modules.length > 0);
}
var CODE = /\.(?:[cm]?[jt]sx?|json)$/i;
var MOST_FILES = 500;
function digestOf(folder) {
  const hash = createHash("sha256");
  for (const path of codeFiles(folder).slice(0, MOST_FILES)) {
    hash.update(`${path}\0`);
    try {
      hash.update(readFileSync(join(folder, path)));
    } catch {
      hash.update("unreadable");
    }
  }
  return hash.digest("hex");
}
function codeFiles(folder, below = "") {
  let names;
  try {
    names = readdirSync(join(folder, below)).sort();
  } catch {
    return [];
  }
  return names.flatMap((name) => {
    if (name === "node_modules" || name === ".git") return [];
    const path = below === "" ? name : `${below}/${name}`;
    if (CODE.test(name)) return [path];
    return statSync(join(folder, path), { throwIfNoEntry: false })?.isDirectory() ? codeFiles(folder, path) : [];
  });
}
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return void 0;
  }
}
function real(path) {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
var isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

export {
  clientModules,
  withoutFolders,
  moduleRemark
};
