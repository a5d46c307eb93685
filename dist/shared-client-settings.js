import {
  clientHome
} from "./shared-active.js";

// src/engine/client-settings.ts
import { readFileSync } from "node:fs";
import { join } from "node:path";
var MANAGED = {
  linux: "/etc/claude-code/managed-settings.json",
  mac: "/Library/Application Support/ClaudeCode/managed-settings.json",
  windows: "C:\\Program Files\\ClaudeCode\\managed-settings.json"
};
function readClientSettings(place, mode) {
  const broken = [];
  const read = (path) => readJson(path, broken) ?? {};
  const user = read(join(clientHome(place), "settings.json"));
  const project = [
    read(join(place.folder, ".claude", "settings.json")),
    read(join(place.folder, ".claude", "settings.local.json"))
  ];
  const managed = Object.values(MANAGED).map(read);
  const all = [user, ...project, ...managed];
  const trusted = isTrusted(place);
  const last = (pick) => all.map(pick).findLast((value) => value !== void 0);
  const projectAllow = project.flatMap((file) => strings(file.permissions?.allow));
  const own = last((file) => file.permissions?.defaultMode);
  const baseRef = last((file) => file.worktree?.baseRef);
  const sandbox = last((file) => file.sandbox?.enabled) === true;
  return {
    mode: mode ?? (typeof own === "string" ? own : "default"),
    allow: [
      ...[user, ...managed].flatMap((file) => strings(file.permissions?.allow)),
      ...trusted ? projectAllow : []
    ],
    deny: all.flatMap((file) => strings(file.permissions?.deny)),
    ask: all.flatMap((file) => strings(file.permissions?.ask)),
    trusted,
    projectAllow,
    broken,
    sandbox,
    sandboxed: sandbox && last((file) => file.sandbox?.autoAllowBashIfSandboxed) !== false,
    statusLine: last((file) => file.statusLine),
    enabledPlugins: [...new Set(all.flatMap((file) => switchedOn(file.enabledPlugins)))],
    placedPlugins: all.flatMap((file) => [...strings(file.prependPlugins), ...strings(file.appendPlugins)]),
    managedModsOnly: managed.some((file) => file.allowManagedModsOnly === true),
    ...typeof baseRef === "string" ? { baseRef } : {}
  };
}
function isTrusted({ root, home, env }) {
  const file = join(env.CLAUDE_CONFIG_DIR ?? home, ".claude.json");
  const known = readJson(file, []);
  return known?.projects?.[root]?.hasTrustDialogAccepted === true;
}
function readJson(path, broken) {
  let text;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    return void 0;
  }
  try {
    const value = JSON.parse(text);
    if (typeof value === "object" && value !== null) return value;
  } catch {
  }
  broken.push(path);
  return void 0;
}
var switchedOn = (value) => typeof value === "object" && value !== null ? Object.entries(value).flatMap(([name, on]) => on === false ? [] : [name]) : [];
var strings = (value) => Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];

export {
  readClientSettings
};
