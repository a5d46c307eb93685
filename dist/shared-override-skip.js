import {
  openForPerson
} from "./shared-person.js";
import {
  leadingTask,
  pickTask
} from "./shared-pick-task.js";
import {
  goOn
} from "./shared-control-run.js";
import {
  uncommittedWork
} from "./shared-shared-4.js";
import {
  append,
  hasEnded,
  record
} from "./shared-active.js";
import {
  oneLine
} from "./shared-terminal.js";
import {
  taskOf
} from "./shared-change.js";
import {
  taskWord
} from "./shared-task-name.js";

// src/run/skip-words.ts
var any = (...patterns) => new RegExp(patterns.map((one) => `(?:${one})`).join("|"), "u");
var whole = (...patterns) => any(...patterns.map((one) => `^(?:${one})$`));
var GATE = "(?:tests?|testing|suite|verify|verification|verifying|gate|checks?|checking|build|ci|command)";
var IT = `(?:it|this|that|they|everything|${GATE})`;
var SPAN = "(?:\\d+ ?[smhd]|(?:an?|one|two|three|four|five|ten|half|\\d+|several|many|few|the|all|whole) (?:secs?|seconds?|mins?|minutes?|hours?|hrs?|days?|night))\\b";
var NOTHING = "(?:time|patience|point|need|risk|reasons?|use|value|tests?|testing|verification|bugs?|problems?|issues?|errors?|changes?|effect|impact|doubts?|interest|idea|one|to|any|mistakes?)\\b";
var NO_OUTAGE = /\b(slow|hold|drag|weigh|bog|tie|let|calm|cut|writ|wrote|jot|note|boil)\w*( \w+){0,3} down\b|\bdown to (me|you|us|him|her|them|my|our|your)\b/gu;
var SERVICE = "(?:services?|servers?|apis?|sandbox|endpoints?|networks?|connections?|requests?|registry|mirrors?|providers?|databases?|hosts?|proxy|vpn|gateway|staging|backend)";
var NO_CAUSE_HERE = any(
  "\\b(nothing|none|never|not|no)( \\w+){0,3} (down|unavailable|unreachable|offline)\\b",
  `(?<!\\b(?:no|neither|until|unless|before|if)(?: \\w+){0,2} )\\b(${SERVICE}|dependency|system) (just |still )*(works?|is (up|back|available|reachable|online))( again| now| today)*$`
);
var CAUSE = any(
  "\\b(down|unavailable|unreachable|offline|outage|not available|not reachable|cannot be reached|rate.?limit(s|ed)?)\\b",
  `\\b(external|third.?party|upstream) (dependency|service|api|system|server|provider|bug)\\b(?! ${GATE}\\b)`,
  "\\bfalse (negative|alarm|failure)\\b",
  "\\b(test|verify|command|suite|check|assertion) (bug|is (broken|wrong)|itself is (broken|wrong)|has a (bug|typo))\\b",
  "\\bbug in (the|this|that|our) (test|verify|command|suite)",
  "\\b(tests?|checks?|verify|command|assertion)\\b.* (asserts?|expects?|compares?|assumes?|greps?)\\b",
  "\\b(no|missing|lack of) (access|credentials?|licen[cs]e|hardware|device|network|permission)\\b",
  `\\b(has|have|had|there is|there are|with) no (?!${NOTHING})\\w+`,
  `\\b(does|do|did) not have (?!${NOTHING})\\w+`,
  "\\bdoes not have$",
  `\\b(lacks?|lacking)\\b(?! (?:any |real |much )*${NOTHING})`,
  `\\b${SERVICE}\\b.* (times? out|timed out|timing out|slow to (answer|respond)|(does|do|did|is|are) not (answer|respond)(ing)?|never (answer|respond)s?)\\b`,
  "\\bnot (installed|found|packaged|supported|licensed)\\b"
);
var SLOW = any(
  "\\b(take|takes|taking|took|runs?|running|last(s|ing)?) (way |far |much |a )?(too|so|very|really)? ?(long|forever|ages|an eternity|hours)\\b",
  "\\bslow(s|ed|er|ing|ly|ness)?\\b",
  `\\b${IT} (would |will |just |really |always )?(takes?|took|runs?|ran|lasts?|needs?|costs?)( \\w+){0,3} ${SPAN}`,
  `^(takes?|taking|runs?|running|lasts?)( \\w+){0,3} ${SPAN}`,
  `^(over |about |almost )?${SPAN} of ${GATE}\\b`,
  `\\blong (running |lasting )?${GATE}\\b`,
  `\\b${IT} (is|are) (just |too |so |very )?(long|huge)\\b`,
  "\\b(be|go|is|are|work|much) (faster|quicker)\\b|\\b(faster|quicker) (without|this way|if)\\b|\\bspeeds?( \\w+)? up\\b",
  "\\b(do not|cannot|not) (want to )?wait\\b|\\b(tired|sick|bored) of\\b|\\bpatience\\b",
  `\\bwait(ing)? for (the |these |those |all )*(${GATE}|it)\\b`,
  "\\b(save|saves|saving|waste of|wastes?|wasting) time\\b|\\btime consuming\\b|\\btoo (expensive|costly)\\b",
  "\\b(loses?|losing|lost|costs?|needs?|takes?|eats?|wastes?) (us |me |up )?(too much|so much|a lot of|lots of|much|my|our|too many) (time|tokens?|money)\\b"
);
var FLAKY = /\bflaky\b|\bflakes?\b|\bflakiness\b/;
var HURRY = any(
  "\\b(time pressure|pressed for time|deadline|(no|not enough|out of|little|short on) time|(in a )?hurry|urgent(ly)?|asap|rush(ed|ing)?|due (today|tomorrow|now)|running late|(behind|tight) schedule|schedule is tight)\\b",
  "\\b(release|demo|launch|deploy|ship|meeting|presentation)\\w* (is |it )?(today|tomorrow|now|tonight|soon|in (an?|one|half|\\d+)( \\w+)?)\\b",
  "\\b(need|needs|have|has|want|wants) to (ship|release|deploy|merge|launch|deliver|go (live|out))\\b|\\bmust (ship|release|deploy|merge|launch|go (live|out))\\b",
  "\\b(need|needs|want|wants) (it|this|that) (now|today|tonight|quickly|fast|soon|immediately)\\b",
  "\\b(customer|client|boss|manager|team|everybody|everyone|people) (is|are) waiting\\b",
  "\\bbefore the (weekend|demo|release|meeting|holidays?)\\b|\\bit is (getting |too |very )?late\\b|\\bsprint (ends|closes|is over)\\b"
);
var TAKES_RISK = /\b(i|we) (do |hereby |fully |will )?(accept|take|assume|own|bear)\b.*\b(risk|responsib\w+|blame|consequences)\b|\b(at|on) my own (risk|responsibility)\b/;
var LOOKS_GOOD = any(
  "\\blgtm\\b|\\bship it\\b|\\b(trust|believe) me\\b|\\bshould work\\b|\\bgood enough\\b|\\bsimple enough\\b",
  "\\b(looks?|seems?|should be|is|s|all|works?|feels?) (all |pretty |perfectly |just |quite )?(good|fine|ok|okay|great|right|correct|well|perfect|flawless)\\b",
  "\\b(it|this|that|everything|code|change) (just |already |clearly |obviously )?works\\b|\\bworks (on|for) (my|me|us)\\b",
  "\\b(obviously|clearly|certainly|definitely) (correct|right|fine|good|ok)\\b",
  "\\b(am|are|pretty|quite|very|absolutely|fairly) (pretty |quite |very |absolutely )?(sure|confident|certain|convinced|positive)\\b",
  "\\b(nothing|what) (can|could|will|would|should) (possibly )?go wrong\\b|\\b(low|no|little|zero|minimal) risk\\b",
  // Proof by somebody else, elsewhere, or later.
  "\\b(pass(es|ed|ing)?|green|succeed(s|ed)?|ran|tested|checked|verified)( it| this| them)? (locally|on (my|our|mine)|for (me|us)|by hand|manually|myself)\\b",
  "\\b(tests?|suite|build|ci) (all |already |have |has |is |are )*(pass(es|ed)?|green|succeed(s|ed)?)\\b|\\bpass(es|ed) (yesterday|before|earlier|already|once)\\b",
  "\\btest(ed|ing)?( it)? in prod(uction)?\\b|\\b(manually|already|thoroughly) (tested|checked|verified|reviewed)\\b",
  "\\b(i|we) (have |already |just )*(checked|reviewed|tested|verified|looked at|ran|tried) (it|this|that|them|everything|all|the (code|change|tests?))\\b",
  "\\b(fix|fixed|tests?|tested|check|checked|verify|verified|done)( \\w+){0,2} (later|afterwards|tomorrow|eventually|in a follow up)\\b",
  "\\b(ci|qa|someone|somebody|users?|reviewers?|production)( else)? (will|would|can|should) (\\w+ )?(catch|check|test|see|find|notice|verify)\\b",
  // Not worth a gate.
  "\\black(s|ing)?( any| real| much)* (value|use|purpose|sense|point)\\b|\\b(has|have|of) no (real )?(value|use|purpose)$",
  "\\bnot worth\\b|\\boverkill\\b|\\bpointless\\b|\\buseless\\b|\\bunnecessary\\b|\\bno (real )?point\\b|\\btoo (small|simple|trivial|tiny|easy|minor|obvious)\\b",
  `\\bnot (really |even |actually )?(need|require|deserve|warrant)s?( an?| any)? ${GATE}\\b|\\b(needs?|requires?|deserves?) no ${GATE}\\b`,
  `\\bno ${GATE}( is| are)? (needed|necessary|required)\\b|\\b${GATE} (is|are) (not |un)(needed|necessary|required)\\b`,
  `\\bno need (to|for)( an?| any)? ?(test|verify|check|${GATE})\\b`,
  // The gate at work.
  `\\bannoy\\w*|\\b${IT} (is |are |gets? |just |only |always )*(in (the|my|our) way|(blocks?|blocking|stops?|stopping|bothers?) (me|us|everything|progress))\\b`,
  "\\b(do not|nobody|no one|who) (really )?cares?\\b|\\bfeel like\\b|\\bmove on\\b",
  `^(the |this |that |our |all )*${GATE} (just |always |still |keeps? |kept |is |are |do |does |did )*(not )?(fail(s|ed|ing)?|pass(es|ing)?|red)( again)?$`,
  "^(it|this|that|everything|the (task|work|code)) is (already )?(done|finished|completed?|ready)$",
  "^(it is |this is |that is |just |only )*(an? )?(very )?((small|trivial|tiny|simple|minor|easy|quick|one line|cosmetic|harmless) (change|task|fix|one|thing|edit)|typo|one ?liner|not (needed|necessary|important|required)|no need|unneeded)( here| at all)?$"
);
var FILLER = whole(
  "because|just because|none|na|n a|nothing|idk|dunno|whatever|why( not)?|yes|ok|okay|y|no|todo|tbd|test(ing)?|asdf\\w*|qwer\\w*|foo|bar|x+|done|go on|continue|next",
  "(the |no |any |some )?(particular |special |good |real )?reasons?( none)?|i have my reasons|see (above|below)|you know( why)?",
  "(because )?i (say|said|want) so|i want to|please|pls|just do( it| this)?",
  "(please |just |i want to |i need to |to )*(skip|bypass|ignore|override|force)( it| this| that| the)?( task| gate| tests?| verification| verify| checks?)?( please)?"
);
var VAGUE = new Set(
  `a an the this that these those it its they them i me my mine we us our you your he she who what which why how
  is are was were be been being am do does did doing have has had having will would can cannot could should shall may might must
  need needs needed want wants wanted not no yes none nothing something anything everything all any some each every more most much many
  very really just only even still already yet again ever never always now then here there later soon today tomorrow yesterday tonight friday
  and or but so because since as if when while than to of in on at by for from with without into over up out off about too also well rather
  quite probably maybe perhaps surely certainly obviously clearly simply basically actually finally anyway
  test tests tested testing suite verify verified verifies verifying verification gate gates check checks checked checking review reviewed
  build ci lint command code change changes changed task tasks plan run runs running ran work works worked working thing things stuff part
  step steps commit commits merge fix fixes fixed fixing hotfix error errors warning warnings failure failures fail fails failed failing
  pass passes passed passing red green broken ok okay fine good great nice right correct perfect wrong complete completed finished ready
  done optional important necessary required trivial minor small simple quick easy fast long short cheap expensive unrelated temporary final
  model executor agent claude ai assistant boss manager lead owner person people somebody someone everybody nobody team
  think thought know knows believe sure guess say says said tell told go goes going gone get gets got getting make makes made see look looks
  keep keeps kept let like care bother bothered mind matter matters continue continues finish proceed progress forward move moves moving unblock skip
  skipped skipping bypass ignore override force forced try tried trying stop stops stopped start wait waiting allow allowed ask asked afford
  use using take takes down decide decides decided decision decisions reason reasons way while time times home day days problem problems tired eye eyes eyeballed hand manually locally
  local machine laptop refactor refactoring last week ship cost costs tokens money ages quickly todo effort own such save spend`.split(/\s+/).filter((word) => word !== "")
);
var isVague = (words) => words.split(" ").every((word) => VAGUE.has(word) || /^\d+$/.test(word));

// src/run/skip-reason.ts
var NONE = "a skip needs a reason, and it is kept";
var EMPTY = "that names no reason";
var NO_CAUSE = "Gate exists to prevent this: a reason names what keeps the gate from judging, such as a service, a device or a bug of the test";
var TOO_SLOW = "Not a valid skip reason: a gate that is slow is still a gate";
var NO_PROOF = "Gate exists to prevent this: what looks good is what it has to prove";
var FIX_TEST = "Do NOT skip verification of a flaky test: fix the test, or let the gate run it twice (proof.flaky)";
var RISK = "Time pressure is USER RISK: the person who skips accepts responsibility, in words";
function skipReason(text) {
  const reason = text.trim().replace(/\s+/g, " ");
  const words = plain(reason);
  const clauses = clausesOf(reason);
  if (reason === "") return { kind: "refused", explanation: NONE };
  if (countLetters(words) < 3 || FILLER.test(words)) return { kind: "refused", explanation: EMPTY };
  if (clauses.some(namesCause)) return { kind: "accepted", reason };
  if (SLOW.test(words)) return { kind: "refused", explanation: TOO_SLOW };
  if (FLAKY.test(words)) return { kind: "refused", explanation: FIX_TEST };
  if (HURRY.test(words))
    return TAKES_RISK.test(words) ? { kind: "accepted", reason } : { kind: "risk", explanation: RISK };
  if (LOOKS_GOOD.test(words)) return { kind: "refused", explanation: NO_PROOF };
  if (clauses.every((clause) => isVague(clause) || NO_CAUSE_HERE.test(clause)))
    return { kind: "refused", explanation: NO_CAUSE };
  return { kind: "accepted", reason };
}
function namesCause(clause) {
  const words = clause.replace(NO_OUTAGE, " ");
  return CAUSE.test(words) && !NO_CAUSE_HERE.test(words) && !LOOKS_GOOD.test(words);
}
var MARK = /[,;!?()\n]|[.:](?=\s|$)|\s[-–—]+\s/;
var CONJUNCTION = /\b(?:because|but|although|though|since|while|when|so|and(?! (?:then |often |always |sometimes |just )?(?:times?|timed|does|do|did|is|are|was|were|has|have|had|cannot|can|will|would|returns?|never|keeps?|fails?|lacks?|drops?)\b))\b/u;
function clausesOf(reason) {
  return reason.split(MARK).flatMap((part) => plain(part).split(CONJUNCTION)).map((clause) => clause.trim()).filter((clause) => clause !== "");
}
function plain(text) {
  return text.normalize("NFKC").toLowerCase().replace(/\bcan['’]?t\b/g, "cannot").replace(/(?<=\b(do|does|did|is|are|was|has|have|wo|would|should|could))n['’]?t\b/g, " not").replace(/['’](s|m|re|ve|ll)\b/g, (_mark, end) => ` ${SHORT[end]}`).replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}
var SHORT = { s: "is", m: "am", re: "are", ve: "have", ll: "will" };
var countLetters = (text) => text.replace(/[^\p{L}]/gu, "").length;

// src/engine/override-skip.ts
var USAGE = '/ultraplan:skip-verify --task <id> --reason "<why the gate cannot judge this>"';
function skipTask(typed, words) {
  const acting = openForPerson(typed);
  if ("error" in acting) return acting;
  const { open, actor } = acting;
  const reason = oneLine(words.reason);
  const task = pickTask(open.run, words.task, usageFor(open.run, words));
  if ("error" in task) return task;
  const refusal = whyNotOverride(open.run, task) ?? judgeReason(open, task, reason);
  if (refusal) return refusal;
  const left = uncommittedWork(open.run);
  record(open, (run) => ({
    events: whyNotOverride(run, task) ? [] : [{ type: "task_skipped", task: task.id, reason, left, ...actor }],
    reply: void 0
  }));
  const late = taskOf(open.run, task.id);
  if (late && !late.override)
    return whyNotOverride(open.run, late) ?? { error: `${taskWord(task)} was not skipped`, fix: "try again" };
  return goOn(
    open,
    `${taskWord(task)} is complete (unverified): skipped by ${actor.who}, reason: ${reason}. ${keptMark(task.id)}`,
    typed.now
  );
}
function usageFor(run, { task, reason }) {
  const lead = reason.trim() === "" ? leadingTask(run.tasks, task) : void 0;
  return lead ? USAGE.replace(/".*"/, `"${oneLine(lead.rest)}"`) : USAGE;
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
      error: `${taskWord(task)} is ${now.override.kind} already, by ${now.override.who}`,
      fix: `/ultraplan:retry --task ${task.id} undoes it`
    };
  if (now.status === "approved" || now.doneBefore)
    return {
      error: `${taskWord(task)} is done already and needs no override`,
      fix: "/ultraplan:status shows the run"
    };
  return void 0;
}
function judgeReason(open, task, text) {
  const judged = skipReason(text);
  if (judged.kind === "accepted") return void 0;
  append(open, {
    type: "refused",
    id: "skip/reason",
    what: `skipping ${taskWord(task)} ${text === "" ? "without a reason" : `for the reason "${text}"`}`
  });
  const said = `--reason "${text}, I accept the risk"`;
  return {
    error: `${judged.explanation}  [skip/reason]`,
    fix: judged.kind === "risk" ? `if you do, say it: /ultraplan:skip-verify --task ${task.id} ${said}` : [
      "valid: the verify command is unavailable (an external service is down), or a known false negative (a bug of the test, not of the code)",
      `  /ultraplan:skip-verify --task ${task.id} --reason "<why>"`,
      `otherwise mend the task: /ultraplan:retry --task ${task.id}`
    ].join("\n")
  };
}

export {
  skipTask,
  keptMark,
  whyNotOverride
};
