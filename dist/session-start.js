import {
  takeOver
} from "./shared-control-run.js";
import "./shared-identity.js";
import "./shared-on-stop.js";
import "./shared-paired-call.js";
import {
  advance
} from "./shared-advance.js";
import "./shared-waiting.js";
import "./shared-next.js";
import "./shared-shared-4.js";
import {
  isDriver
} from "./shared-binding.js";
import {
  PASS
} from "./shared-reply.js";
import {
  text
} from "./shared-input.js";
import "./shared-approve.js";
import "./shared-pinned-plan.js";
import "./shared-publish-views.js";
import "./shared-gate-steps.js";
import "./shared-failures.js";
import "./shared-concerns.js";
import "./shared-totals.js";
import "./shared-names.js";
import {
  openActiveRun,
  openRun
} from "./shared-active.js";
import "./shared-shared-3.js";
import "./shared-evidence.js";
import "./shared-journal-error.js";
import "./shared-lock.js";
import {
  isAlive
} from "./shared-process-ref.js";
import "./shared-files.js";
import "./shared-shared.js";

// src/engine/greet.ts
function greet(session, source, now) {
  const own = openActiveRun(session.home, session.id);
  if (own && isDriver(own.run, session))
    return `${headline(own.run)}
${advance(own, "session-start", now).text}`;
  const open = openRun(session.cwd, session.home);
  if ("error" in open) return void 0;
  const { run } = open;
  if (run.state === "finished" || run.state === "cancelled") return void 0;
  if (run.client.pid === session.client.pid && isDriver(run, { ...session, id: run.session })) {
    takeOver(open, session, `the session was changed by ${source || "the client"}`);
    return `${headline(open.run)}
${advance(open, "session-start", now).text}`;
  }
  if (isAlive(run.client)) return void 0;
  return `${headline(run)} Its client is gone. Tell the person: /ultraplan:resume goes on here, /ultraplan:cancel ends it. Do not work on its tasks yourself.`;
}
function headline(run) {
  const approved = run.tasks.filter((task) => task.status === "approved").length;
  const cause = run.cause ? ` (${run.cause})` : "";
  return `ultraplan: run ${run.id} of ${run.spec} is ${run.state}${cause}, ${approved} of ${run.tasks.length} tasks approved.`;
}

// src/hooks/session-start.ts
var hook = (input, { session, now }) => {
  if (input.agent_id) return PASS;
  const greeting = greet(session, text(input.source), now);
  return greeting ? { kind: "context", text: greeting } : PASS;
};
export {
  hook
};
