import {
  text
} from "./shared-input.js";
import {
  hasMovedTo,
  takeOver
} from "./shared-control-run.js";
import {
  advance,
  isDriver,
  promptFor,
  soloStep
} from "./shared-shared-4.js";
import "./shared-foreign-commits.js";
import "./shared-client-modules.js";
import "./shared-next.js";
import "./shared-status-launcher.js";
import "./shared-client-settings.js";
import "./shared-read-config.js";
import "./shared-record-refusal.js";
import "./shared-baseline.js";
import "./shared-before.js";
import "./shared-init-files.js";
import "./shared-plan-text.js";
import "./shared-init-record.js";
import "./shared-commit-reader.js";
import "./shared-implement-command.js";
import "./shared-proof-commands.js";
import "./shared-package-checks.js";
import "./shared-package-scripts.js";
import "./shared-may-begin-green.js";
import "./shared-agent-ended.js";
import {
  SOLO,
  agentTranscript,
  pairedCall
} from "./shared-paired-call.js";
import "./shared-is-proof.js";
import "./shared-security.js";
import "./shared-fix-step.js";
import "./shared-review-change.js";
import "./shared-pinned-plan.js";
import "./shared-match-path.js";
import "./shared-attempt-spans.js";
import "./shared-engine-commit.js";
import "./shared-git-commit.js";
import "./shared-summarize.js";
import "./shared-lines.js";
import {
  openActiveRun,
  openRun
} from "./shared-active.js";
import "./shared-terminal.js";
import "./shared-width.js";
import "./shared-evidence.js";
import "./shared-change.js";
import "./shared-checkout.js";
import {
  isAlive
} from "./shared-process-ref.js";
import "./shared-bring-ignored.js";
import {
  wordFor
} from "./shared-task-name.js";
import "./shared-git-status.js";
import "./shared-git.js";
import "./shared-shared.js";

// src/engine/greet.ts
function greet(session, source, now) {
  const own = openActiveRun(session.home, session.id);
  if (own && isDriver(own.run, session)) return { text: `${headline(own.run)}
${step(own, now)}` };
  const open = own ?? openRun(session.cwd, session.home);
  if ("error" in open) return void 0;
  const { run } = open;
  if (run.state === "finished" || run.state === "cancelled") return void 0;
  const cause = mayRebind(run, session, source);
  if (cause) {
    takeOver(open, session, cause);
    const text2 = step(open, now);
    return { text: `${headline(open.run)}
${text2}`, show: `${headline(open.run)} ${howToGoOn(open.run)}` };
  }
  if (isAlive(run.client)) return void 0;
  const gone = `${headline(run)} Its client is gone.${atWork(run)}`;
  const choice = "/ultraplan:resume goes on here, /ultraplan:cancel ends it.";
  return {
    text: `${gone} Tell the person: ${choice} Do not work on its tasks yourself.`,
    show: `${gone} ${choice}`
  };
}
function mayRebind(run, session, source) {
  if (isDriver(run, { ...session, id: run.session }))
    return `the session was changed by ${source || "the client"}`;
  if (run.session === session.id && !isAlive(run.client)) return "the session was resumed";
  if (hasMovedTo(run, session)) return "the session was moved to the background";
  return void 0;
}
function step(open, now) {
  if (!open.run.solo) return advance(open, "session-start", now).text;
  const ticket = open.run.tickets.find((candidate) => candidate.toolUseId === SOLO);
  return ticket ? promptFor(open, ticket) : soloStep(open, now).text;
}
function howToGoOn(run) {
  if (run.state !== "running") return "/ultraplan:resume goes on, /ultraplan:cancel ends it.";
  const atWork2 = run.tickets.some((ticket) => ticket.redeemedAt);
  return `It goes on ${atWork2 ? "when its agent is back" : "with your next prompt"}; /ultraplan:pause holds it.`;
}
function atWork({ tickets, tasks }) {
  const names = tickets.filter(({ redeemedAt }) => redeemedAt).map(({ role, task }) => `${role} of ${wordFor(tasks, task)}`);
  return names.length === 0 ? "" : ` The ${names.join(", the ")} was at work.`;
}
function headline(run) {
  const approved = run.tasks.filter((task) => task.status === "approved").length;
  const cause = run.cause ? ` (${run.cause})` : "";
  return `ultraplan: run ${run.id} of ${run.spec} is ${run.state}${cause}, ${approved} of ${run.tasks.length} tasks approved.`;
}

// src/engine/remind-agent.ts
function remindAgent(session, agentId, transcript) {
  const open = openActiveRun(session.home, session.id);
  if (!open || !isDriver(open.run, session)) return void 0;
  const toolUseId = pairedCall(agentTranscript(transcript, agentId), agentId)?.toolUseId;
  const ticket = open.run.tickets.find((candidate) => candidate.toolUseId === toolUseId);
  return ticket && promptFor(open, ticket);
}

// src/hooks/reply.ts
var PASS = { kind: "pass" };

// src/hooks/session-start.ts
var hook = (input, { session, now }) => {
  if (input.agent_id) {
    const task = remindAgent(session, input.agent_id, text(input.transcript_path));
    return task === void 0 ? PASS : { kind: "context", text: task };
  }
  const greeting = greet(session, text(input.source), now);
  return greeting ? { kind: "context", ...greeting } : PASS;
};
export {
  hook
};
