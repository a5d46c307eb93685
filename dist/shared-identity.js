import {
  tryGit
} from "./shared-git.js";

// src/engine/identity.ts
import { userInfo } from "node:os";
function whoActs(cwd) {
  const name = tryGit(cwd, ["config", "user.name"])?.trim();
  const email = tryGit(cwd, ["config", "user.email"])?.trim();
  if (name) return email ? `${name} <${email}>` : name;
  return userInfo().username;
}

export {
  whoActs
};
