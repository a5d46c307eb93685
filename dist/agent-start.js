import {
  isDriver
} from "./shared-binding.js";
import {
  PASS
} from "./shared-reply.js";
import {
  openActiveRun
} from "./shared-active.js";
import "./shared-journal-error.js";
import {
  linkInto
} from "./shared-link-into.js";
import "./shared-lock.js";
import "./shared-process-ref.js";
import {
  findRepository,
  git,
  headCommit,
  tryGit
} from "./shared-files.js";
import "./shared-shared.js";

// src/engine/agent-start.ts
function agentStarts(session, cwd) {
  const open = openActiveRun(session.home, session.id);
  if (!open || !isDriver(open.run, session)) return;
  const { run } = open;
  const place = findRepository(cwd);
  const base = run.tickets.find((ticket) => ticket.isolated && ticket.redeemedAt)?.base;
  if (!place || !base || place.root === run.root || place.commonDir !== findRepository(run.root)?.commonDir)
    return;
  if (headCommit(place.root) !== base && tryGit(place.root, ["status", "--porcelain"])?.trim() === "") {
    git(place.root, ["reset", "--quiet", "--keep", base]);
  }
  linkInto(place.root, run.root, run.config.proof.links);
}

// src/hooks/agent-start.ts
var hook = (input, { session }) => {
  agentStarts(session, input.cwd);
  return PASS;
};
export {
  hook
};
