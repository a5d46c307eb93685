import {
  lintPlan
} from "./shared-example.js";
import "./shared-commands.js";
import {
  READERS
} from "./shared-build-task.js";
import "./shared-check-packet.js";
import "./shared-assertions.js";
import "./shared-title.js";
import {
  leftOff
} from "./shared-agent-ended.js";
import "./shared-paired-call.js";
import "./shared-is-proof.js";
import {
  engineCommit
} from "./shared-engine-commit.js";
import "./shared-git-commit.js";
import {
  summarize
} from "./shared-summarize.js";
import {
  splitLines
} from "./shared-lines.js";
import {
  append,
  checkedOut
} from "./shared-active.js";
import "./shared-terminal.js";
import "./shared-width.js";
import {
  putEvidence
} from "./shared-evidence.js";
import {
  taskOf
} from "./shared-change.js";
import "./shared-checkout.js";
import "./shared-process-ref.js";
import "./shared-bring-ignored.js";
import {
  taskWord
} from "./shared-task-name.js";
import "./shared-git-status.js";
import "./shared-git.js";
import "./shared-shared.js";

// src/gate/claim/modification.ts
import { parse } from "./vendor/yaml.js";
import { z } from "./vendor/zod.js";
var lines = z.union([z.string(), z.array(z.string())]).transform((value) => Array.isArray(value) ? value : [value]);
var ProposedTask = z.object({
  title: z.string().trim().min(3).max(120),
  do: lines,
  files: z.array(z.string().trim().min(1)).default([]),
  done_when: z.string().trim().min(3),
  verify: z.string().trim().min(1),
  commit: z.string().trim().optional()
});
var Modification = z.object({
  type: z.enum(["SPLIT_TASK", "ADD_PREREQUISITE", "ADD_FOLLOWUP"]),
  reasoning: z.string().trim().min(10),
  proposed_tasks: z.array(ProposedTask).min(1).max(5)
});
var REQUEST = /^[ \t]*TASK_MODIFICATION_REQUEST[ \t]*\r?\n+[ \t]*(`{3,})(?:yaml|yml|json)?[ \t]*\r?\n([\s\S]*?)\r?\n[ \t]*\1/m;
function readModification(message) {
  if (!/^[ \t]*TASK_MODIFICATION_REQUEST[ \t]*\r?$/m.test(message)) return void 0;
  const block = REQUEST.exec(message)?.[2];
  if (block === void 0)
    return { problem: "a TASK_MODIFICATION_REQUEST needs a fenced yaml block right below it" };
  let value;
  try {
    value = parse(block);
  } catch (error) {
    return {
      problem: `the block of the request is not YAML: ${error instanceof Error ? error.message.split("\n")[0] : ""}`
    };
  }
  const read = Modification.safeParse(value);
  if (read.success) return { request: read.data };
  const [issue] = read.error.issues;
  return { problem: `${issue?.path.join(".") || "the request"}: ${issue?.message ?? "cannot be read"}` };
}

// src/plan/insert-tasks.ts
function insertTasks(plan, neighbour, where, added) {
  if (!neighbour.box)
    return { problem: "only the tasks of a checklist can be changed; this plan has no boxes" };
  const file = plan.files.find((candidate) => candidate.path === neighbour.file);
  if (!file || plan.files.length > 1) return { problem: "the plan consists of several files" };
  const ids = freeIds(plan, neighbour, added.length);
  const words = added.flatMap((task, index) => [...wordTask(ids[index] ?? "", task, neighbour), ""]);
  const insert = (text2) => insertAt(text2, neighbour, where, words);
  const text = insert(file.text);
  const { plan: read, problems } = READERS[plan.format](text, file.path);
  const blocking = problems.find((problem) => problem.severity === "block");
  if (blocking) return { problem: blocking.message };
  const tasks = ids.flatMap((id) => read.tasks.find((task) => task.id === id) ?? []);
  const kept = read.tasks.filter((task) => !ids.includes(task.id));
  if (tasks.length !== ids.length || !sameTasks(kept, plan.tasks))
    return { problem: "the proposed tasks do not read as tasks of their own" };
  const at = read.tasks.findIndex((task) => task.id === ids[0]);
  const files = [{ ...file, text }];
  return {
    plan: { ...plan, files, tasks: withPinned(read.tasks, plan.tasks) },
    tasks,
    after: read.tasks[at - 1]?.id ?? "",
    insert
  };
}
function freeIds(plan, neighbour, count) {
  const taken = new Set(plan.tasks.map((task) => task.id));
  const ids = [];
  for (let number = 1; ids.length < count; number += 1) {
    const id = `${neighbour.id}.${number}`;
    if (!taken.has(id)) ids.push(id);
  }
  return ids;
}
var oneLine = (text) => text.replace(/\s+/g, " ").trim();
function wordTask(id, task, neighbour) {
  const indent = " ".repeat(Math.max(0, (neighbour.box?.column ?? 4) - 4));
  return [
    `- [ ] ${id} ${oneLine(task.title)}`,
    `  - **Do**: ${task.steps.map(oneLine).join("; ")}`,
    `  - **Files**: ${task.files.map((file) => `\`${oneLine(file)}\``).join(", ")}`,
    `  - **Done when**: ${oneLine(task.doneWhen)}`,
    `  - **Verify**: \`${oneLine(task.verify)}\``,
    ...task.commit ? [`  - **Commit**: \`${oneLine(task.commit)}\``] : []
  ].map((line) => indent + line);
}
function insertAt(text, neighbour, where, words) {
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const lines2 = splitLines(text).map((line) => line.text);
  const title = neighbour.block.split(/\r?\n/, 1)[0]?.slice(neighbour.box?.column ?? 0);
  const found = lines2.findIndex(
    (line, index) => index >= neighbour.line - 1 && line.slice(neighbour.box?.column ?? 0) === title
  );
  const at = (found < 0 ? neighbour.line - 1 : found) + (where === "before" ? 0 : neighbour.endLine - neighbour.line + 1);
  const behind = where === "behind" ? ["", ...words.slice(0, -1)] : words;
  return [...lines2.slice(0, at), ...behind, ...lines2.slice(at)].join(eol);
}
function sameTasks(read, pinned) {
  const essence = ({ id, title, verify, files }) => JSON.stringify([id, title, verify.map(({ text }) => text), files]);
  const inFile = pinned.filter((task) => task.box);
  return read.length === inFile.length && read.every((task, index) => essence(task) === essence(inFile[index]));
}
function withPinned(read, pinned) {
  return read.map((task) => {
    const known = pinned.find((other) => other.id === task.id);
    return known ? { ...known, line: task.line, endLine: task.endLine, ...task.box ? { box: task.box } : {} } : task;
  });
}

// src/engine/modify-plan.ts
var MOST_PER_TASK = 3;
function considerModification(open, plan, task, ticket, message) {
  const asked = readModification(message);
  if (!asked) return { kind: "none" };
  if ("problem" in asked) return refused(open.run, ticket, asked.problem);
  const { request } = asked;
  const complete = /^\W*TASK_COMPLETE\W*$/m.test(message);
  if (request.type === "ADD_FOLLOWUP") {
    return complete ? { kind: "after-approval", request } : refused(
      open.run,
      ticket,
      "a follow-up is asked for together with the finished task, its claim and TASK_COMPLETE"
    );
  }
  if (complete) return refused(open.run, ticket, `${request.type} and TASK_COMPLETE contradict each other`);
  if (open.run.config.modifications === "ask") {
    const titles = request.proposed_tasks.map((proposed) => proposed.title).join("; ");
    append(
      open,
      {
        type: "agent_lost",
        ticket: ticket.id,
        ...leftOff(open.run, ticket),
        cause: "it asked for a change of the plan",
        failure: "EXECUTION_FAILURE"
      },
      {
        type: "task_blocked",
        task: task.id,
        cause: `its executor asks to change the plan (${request.type}: ${titles}): ${request.reasoning}; change the plan by hand and retry, or retry as it is`
      }
    );
    return { kind: "postponed" };
  }
  const events = addTasks(open, plan, task, request, ticket);
  if (typeof events === "string") return refused(open.run, ticket, events);
  append(open, ...events);
  return { kind: "postponed" };
}
function addFollowUps(open, plan, task, request) {
  const events = addTasks(open, plan, task, request);
  const noted = {
    type: "noted",
    text: `a follow-up of ${taskWord(task)} was not added: ${events}`
  };
  append(open, ...typeof events === "string" ? [noted] : events);
}
function addTasks(open, plan, task, request, ticket) {
  const { run, dir } = open;
  if (checkedOut(run.root) !== run.branch) return `the run works on ${run.branch}, which is not checked out`;
  if ((taskOf(run, task.id)?.modifications ?? 0) >= MOST_PER_TASK)
    return `${taskWord(task)} had its plan changed ${MOST_PER_TASK} times already`;
  const inserted = insertTasks(
    plan,
    task,
    request.type === "ADD_FOLLOWUP" ? "behind" : "before",
    request.proposed_tasks.map((proposed) => ({
      title: proposed.title,
      steps: proposed.do,
      files: proposed.files,
      doneWhen: proposed.done_when,
      verify: proposed.verify,
      commit: proposed.commit
    }))
  );
  if ("problem" in inserted) return inserted.problem;
  const ids = new Set(inserted.tasks.map((added) => added.id));
  const lines2 = new Set(
    inserted.tasks.flatMap(
      (added) => Array.from({ length: added.endLine - added.line + 1 }, (_, index) => added.line + index)
    )
  );
  const blocking = lintPlan({ plan: inserted.plan, problems: [] }, { severities: run.config.checks }).find(
    (finding) => finding.severity === "block" && finding.line !== void 0 && lines2.has(finding.line)
  );
  if (blocking) return `${blocking.message} [${blocking.id}]`;
  const commit = engineCommit(run, [{ path: task.file, change: (text) => inserted.insert(text ?? "") }], {
    subject: `docs(${run.spec}): add ${[...ids].join(", ")} as ${taskWord(task)} asked for (${request.type})`,
    key: `modify ${[...ids].join(" ")}`,
    since: run.base
  });
  return [
    {
      type: "tasks_added",
      after: inserted.after,
      tasks: inserted.tasks.map((added) => ({ ...summarize(added), addedBy: "executor" })),
      plan: putEvidence(dir, JSON.stringify(inserted.plan)),
      commit,
      cause: `${request.type} asked for by ${taskWord(task)}: ${request.reasoning}`,
      ...ticket ? { postpones: { task: task.id, ticket: ticket.id } } : { follows: task.id }
    }
  ];
}
function refused(run, ticket, problem) {
  const result = {
    task: ticket.task,
    outcome: "FAILED",
    stage: "claim",
    failure: "MALFORMED",
    colour: "RED",
    confidence: 0,
    findings: [
      {
        id: "claim/modification",
        severity: "block",
        failure: "MALFORMED",
        message: `the request to change the plan cannot be applied: ${problem}`,
        fix: "ask again with type, reasoning and proposed_tasks (title, do, files, done_when, verify each), or do the task as it stands"
      }
    ],
    checks: [{ id: "claim/modification", stage: "claim", result: "fail", detail: problem }],
    commands: [],
    commit: leftOff(run, ticket).head ?? ticket.base,
    base: ticket.base,
    filesChanged: [],
    startedAt: run.lastAt,
    durationMs: 0
  };
  return { kind: "refused", result };
}
export {
  addFollowUps,
  considerModification
};
