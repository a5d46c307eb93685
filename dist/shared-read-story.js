import {
  readEvidence
} from "./shared-evidence.js";

// src/run/events-of-task.ts
function* eventsOfTask(events, task) {
  const tickets = /* @__PURE__ */ new Set();
  for (const event of events) {
    if (event.type === "ticket_issued" && event.task === task) tickets.add(event.ticket);
    const isAbout = "task" in event && event.task === task || "ticket" in event && tickets.has(event.ticket) || event.type === "tasks_added" && (event.after === task || event.tasks.some(({ id }) => id === task));
    if (isAbout) yield event;
  }
}

// src/engine/read-story.ts
var storyOf = ({ journal }, task) => task === void 0 ? journal.events() : eventsOfTask(journal.events(), task);
function evidenceText({ dir }, ref) {
  try {
    return readEvidence(dir, ref);
  } catch {
    return void 0;
  }
}
async function claimedEvidence(open, task) {
  const claim = lastClaim(open, task);
  const text = claim && evidenceText(open, claim);
  if (text === void 0) return void 0;
  const { readClaim } = await import("./read-claim.js");
  const { result } = readClaim(text);
  return result?.evidence || result?.error || void 0;
}
function lastClaim({ run, journal }, task) {
  const attempt = task.attempts.at(-1);
  if (!attempt || attempt.claims === 0) return void 0;
  const known = attempt.passed?.claim ?? run.tickets.find(({ id }) => id === attempt.ticket)?.judging?.claim;
  if (known) return known;
  let last;
  for (const event of journal.events())
    if (event.type === "claim_received" && event.ticket === attempt.ticket) last = event.claim;
  return last;
}

export {
  storyOf,
  evidenceText,
  claimedEvidence
};
