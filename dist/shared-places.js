import {
  isApprovable,
  specReviewOf
} from "./shared-reviews.js";

// src/engine/places.ts
import { join as join2 } from "node:path";

// src/io/home.ts
import { join } from "node:path";
function ultraplanHome(home) {
  return join(home, ".ultraplan");
}
var clientHome = ({ env, home }) => env.CLAUDE_CONFIG_DIR ?? join(home, ".claude");

// src/engine/places.ts
var runsFolder = (commonDir) => join2(commonDir, "ultraplan", "runs");
var activeFile = (home, session) => join2(activeFolder(home), session);
var activeFolder = (home) => join2(ultraplanHome(home), "active");
var noticesFile = (home, session) => join2(ultraplanHome(home), "notices", session);
var cancelMark = (dir) => join2(dir, "cancelled");
var approvedRef = (run) => `refs/ultraplan/${run}/approved`;
var RECEIPTS_REF = "refs/notes/ultraplan";
var waitingFile = (home, session) => join2(ultraplanHome(home), "waiting", session);
var askingFile = (home, session) => join2(ultraplanHome(home), "asking", session);
var dueFile = (home, session) => join2(ultraplanHome(home), "due", session);

// src/run/review-work.ts
function reviewWork(run) {
  for (const task of run.tasks) {
    if (task.status !== "reviewing" && task.status !== "verifying") continue;
    const spec = specReviewOf(run, task);
    if (spec.kind === "fix-needed" && task.status === "reviewing")
      return { kind: "fix", task, record: spec.record };
    if (isApprovable(run, task))
      return { kind: "approve", task, takeBack: spec.kind === "ended" && spec.how === "given-up" };
  }
  return void 0;
}

export {
  ultraplanHome,
  clientHome,
  runsFolder,
  activeFile,
  activeFolder,
  noticesFile,
  cancelMark,
  approvedRef,
  RECEIPTS_REF,
  waitingFile,
  askingFile,
  dueFile,
  reviewWork
};
