import {
  takeOver
} from "./shared-control-run.js";
import {
  doubtsOf,
  isDriver,
  whoActs
} from "./shared-shared-4.js";
import {
  append,
  hasEnded,
  openActiveRun,
  openRun
} from "./shared-active.js";
import {
  isAlive
} from "./shared-process-ref.js";

// src/engine/person.ts
function openForPerson(typed) {
  const { session } = typed;
  const open = openActiveRun(session.home, session.id) ?? openRun(session.cwd, session.home);
  if ("error" in open) return open;
  if (!isDriver(open.run, session)) {
    if (isAlive(open.run.client)) return refuseOther(open, typed);
    if (!hasEnded(open.run)) takeOver(open, session, `${typed.command} was typed after its client was gone`);
  }
  const doubts = doubtsOf(open.run, session);
  return {
    open,
    actor: {
      who: whoActs(open.run.root),
      session: session.id,
      prompt: typed.prompt,
      ...doubts.length > 0 ? { doubts } : {}
    }
  };
}
function refuseOther(open, { command, session }) {
  const { run } = open;
  if (!hasEnded(run)) {
    append(open, {
      type: "refused",
      id: "override/other-client",
      what: `${command} from another client (process ${session.client.pid})`
    });
  }
  return {
    error: `run ${run.id} is driven by another client (process ${run.client.pid}), and only there a person can decide  [override/other-client]`,
    fix: "type it there; from here `ultraplan status`, `ultraplan pause` and `ultraplan cancel` work"
  };
}

export {
  openForPerson
};
