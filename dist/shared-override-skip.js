import {
  uncommittedWork
} from "./shared-uncommitted-work.js";
import {
  hasEnded,
  openForPerson,
  pickTask
} from "./shared-person.js";
import {
  goOn
} from "./shared-agent-ended.js";
import {
  recordOverride
} from "./shared-approve.js";
import {
  taskOf
} from "./shared-change.js";

// src/run/skip-reason.ts
var NONE = "a skip needs a reason, and it is kept";
var EMPTY = "that names no reason";
var SLOW = "Not a valid skip reason: a gate that is slow is still a gate";
var LOOKS_GOOD = "Gate exists to prevent this: what looks good is what it has to prove";
var FLAKY = "Do NOT skip verification of a flaky test: fix the test, or let the gate run it twice (proof.flaky)";
var RISK = "Time pressure is USER RISK: the person who skips accepts responsibility, in words";
var CAUSES = [
  /\b(down|unavailable|unreachable|offline|outage|not available|not reachable|cannot be reached|rate.?limit(s|ed)?)\b/,
  /\b(external|third.?party|upstream) (dependency|service|api|system|server|provider)\b/,
  /\bfalse (negative|alarm|failure)\b/,
  /\b(test|verify|command|suite) (bug|is (broken|wrong)|itself is (broken|wrong)|has a bug)\b/,
  /\bbug in (the|this|that|our) (test|verify|command|suite)/,
  /\b(no|missing|lack of) (access|credentials?|licen[cs]e|hardware|device|network|permission)\b/
];
var SLOW_ONES = [
  /\b(take|takes|taking|took|runs?|running|last(s|ing)?) (way |far |much |a )?(too|so|very|really)? ?(long|forever|ages|an eternity|hours)\b/,
  /\b(too|so|very|really|super|painfully) slow\b/,
  /\b(is|are) slow\b/,
  /\bslow (tests?|suite|build|verify|verification|command)\b/,
  /\b(do not|don t|dont|can t|cannot|not) (want to )?wait\b/,
  /\b(save|saves|saving|waste of|wastes?|wasting) time\b/
];
var PRAISE = [
  /\blgtm\b/,
  /\b(looks?|seems?|should be|is|s|all|works?|feels?) (all |pretty |perfectly |just |quite )?(good|fine|ok|okay|great|right|correct|well)\b/,
  /\b(it|this|that|everything|code|change) (just |already |clearly |obviously )?works\b/,
  /\bworks (on|for) (my|me|us)\b/,
  /\bshould work\b/,
  /\b(trust|believe) me\b/,
  /\bship it\b/,
  /\bi (have |ve )?(checked|reviewed|tested|verified|looked at) (it|this|that|everything|the code)\b/
];
var TRIFLES = /^(it s |it is |this is |just |only )?(a )?((very )?(small|trivial|tiny|simple|minor|easy|quick) (change|task|fix|one|thing)|not (needed|necessary|important|required)|no need|unnecessary|unneeded)$/;
var FILLER = /^(because|reasons?|no reason|none|na|n a|nothing|idk|dunno|whatever|why not|skip( it| this)?|just (skip|do)( it| this)?|please|pls|yes|ok|okay|y|no|todo|tbd|test(ing)?|asdf\w*|qwer\w*|foo|bar|x+|done|force|override|because i (say|said|want) so|i (said|say|want) so|i want to|reason|the reason|go on|continue|next)$/;
var HURRY = /\b(time pressure|pressed for time|deadline|(no|not enough|out of|little|short on) time|(in a )?hurry|urgent(ly)?|asap|rush(ed|ing)?|due (today|tomorrow|now)|running late|(release|demo|launch|deploy|ship)\w* (is |it )?(today|tomorrow|now|tonight|soon|in an? \w+))\b/;
var TAKES_RISK = /\b(i|we) (do |hereby |fully |will )?(accept|take|assume|own|bear)\b.*\b(risk|responsib\w+|blame|consequences)\b|\b(at|on) my own (risk|responsibility)\b/;
function skipReason(text) {
  const reason = text.trim().replace(/\s+/g, " ");
  const words = plain(reason);
  if (reason === "") return { kind: "refused", explanation: NONE };
  if (countLetters(words) < 3 || FILLER.test(words)) return { kind: "refused", explanation: EMPTY };
  if (CAUSES.some((cause) => cause.test(words))) return { kind: "accepted", reason };
  if (SLOW_ONES.some((slow) => slow.test(words))) return { kind: "refused", explanation: SLOW };
  if (/\bflaky\b|\bflakes?\b|\bflakiness\b/.test(words)) return { kind: "refused", explanation: FLAKY };
  if (HURRY.test(words))
    return TAKES_RISK.test(words) ? { kind: "accepted", reason } : { kind: "risk", explanation: RISK };
  if (TRIFLES.test(words) || PRAISE.some((praise) => praise.test(words)))
    return { kind: "refused", explanation: LOOKS_GOOD };
  return { kind: "accepted", reason };
}
function plain(text) {
  return text.normalize("NFKC").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}
var countLetters = (text) => text.replace(/[^\p{L}]/gu, "").length;

// src/engine/override-skip.ts
var USAGE = '/ultraplan:skip-verify --task <id> --reason "<why the gate cannot judge this>"';
function skipTask(typed, words) {
  const acting = openForPerson(typed);
  if ("error" in acting) return acting;
  const { open, actor } = acting;
  const task = pickTask(open.run, words.task, USAGE);
  if ("error" in task) return task;
  const refusal = whyNotOverride(open.run, task) ?? judgeReason(open, task, words.reason);
  if (refusal) return refusal;
  const left = uncommittedWork(open.run);
  const { state } = open.journal.update(
    (run) => run && !whyNotOverride(run, task) ? [{ type: "task_skipped", task: task.id, reason: words.reason.trim(), left, ...actor }] : []
  );
  open.run = state;
  const late = taskOf(open.run, task.id);
  if (late && !late.override)
    return whyNotOverride(open.run, late) ?? { error: `task ${task.id} was not skipped`, fix: "try again" };
  recordOverride(open, task.id);
  return goOn(
    open,
    `task ${task.id} is complete (unverified): skipped by ${actor.who}, reason: ${words.reason.trim()}. ${keptMark(task.id)}`,
    typed.now
  );
}
var keptMark = (task) => `The mark stays, and the approved ref stops before this work until you commit it and type /ultraplan:adopt --task ${task}. Undo: /ultraplan:retry --task ${task}`;
function whyNotOverride(run, task) {
  if (hasEnded(run))
    return {
      error: `run ${run.id} is ${run.state} already`,
      fix: "start another with /ultraplan:implement <spec>"
    };
  const now = run.tasks.find((candidate) => candidate.id === task.id) ?? task;
  if (now.override)
    return {
      error: `task ${task.id} is ${now.override.kind} already, by ${now.override.who}`,
      fix: `/ultraplan:retry --task ${task.id} undoes it`
    };
  if (now.status === "approved" || now.doneBefore)
    return {
      error: `task ${task.id} is done already and needs no override`,
      fix: "/ultraplan:status shows the run"
    };
  return void 0;
}
function judgeReason(open, task, text) {
  const judged = skipReason(text);
  if (judged.kind === "accepted") return void 0;
  open.journal.update(() => [
    { type: "refused", id: "skip/reason", what: `skipping task ${task.id} for the reason "${text.trim()}"` }
  ]);
  const said = `--reason "${text.trim()}, I accept the risk"`;
  return {
    error: `${judged.explanation}  [skip/reason]`,
    fix: judged.kind === "risk" ? `if you do, say it: /ultraplan:skip-verify --task ${task.id} ${said}` : `/ultraplan:skip-verify --task ${task.id} --reason "<why>" needs a valid one: the verify command is unavailable (an external service is down), or a known false negative (a bug of the test, not of the code). Otherwise mend the task: /ultraplan:retry --task ${task.id}`
  };
}

export {
  skipTask,
  keptMark,
  whyNotOverride
};
