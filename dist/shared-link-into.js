// src/engine/link-into.ts
import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
function linkInto(folder, root, links) {
  for (const link of links) {
    const target = join(root, link);
    const place = join(folder, link);
    if (!existsSync(target) || existsSync(place)) continue;
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(target, place, "junction");
  }
}

export {
  linkInto
};
