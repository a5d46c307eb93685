import {
  settingsFindings
} from "./shared-check-settings.js";
import {
  permissionRemark,
  reportPermissions
} from "./shared-permissions.js";
import {
  excludePaths
} from "./shared-exclude-paths.js";
import "./shared-free-commands.js";
import {
  lintPlan
} from "./shared-lint-plan.js";
import {
  renderFindings
} from "./shared-findings.js";
import "./shared-shared-3.js";
import {
  readPlan
} from "./shared-find-plan.js";
import {
  ALL_CHECKS
} from "./shared-all-checks.js";
import "./shared-test-counts.js";
import "./shared-build-output.js";
import "./shared-contract.js";
import "./shared-example.js";
import "./shared-commands.js";
import "./shared-build-task.js";
import "./shared-check-packet.js";
import "./shared-assertions.js";
import "./shared-title.js";
import "./shared-contradiction.js";
import {
  advance,
  attendedBy,
  modulesOf,
  rememberSettings,
  soloStep,
  whoActs
} from "./shared-shared-4.js";
import "./shared-foreign-commits.js";
import {
  moduleRemark,
  withoutFolders
} from "./shared-client-modules.js";
import "./shared-next.js";
import {
  refreshLauncher
} from "./shared-status-launcher.js";
import "./shared-client-settings.js";
import {
  refuse
} from "./shared-answer.js";
import {
  committedConfig
} from "./shared-read-config.js";
import "./shared-record-refusal.js";
import "./shared-baseline.js";
import {
  recordBefore
} from "./shared-before.js";
import "./shared-init-files.js";
import "./shared-plan-text.js";
import "./shared-init-record.js";
import "./shared-commit-reader.js";
import "./shared-implement-command.js";
import "./shared-proof-commands.js";
import "./shared-package-checks.js";
import "./shared-package-scripts.js";
import "./shared-may-begin-green.js";
import "./shared-paired-call.js";
import "./shared-is-proof.js";
import "./shared-security.js";
import "./shared-fix-step.js";
import "./shared-review-change.js";
import "./shared-pinned-plan.js";
import "./shared-match-path.js";
import "./shared-attempt-spans.js";
import "./shared-engine-commit.js";
import "./shared-git-commit.js";
import {
  summarize
} from "./shared-summarize.js";
import "./shared-lines.js";
import {
  checkedOut,
  isMarkedCancelled,
  listRuns,
  mustDrive,
  openRun,
  recordStart,
  runsFolder
} from "./shared-active.js";
import "./shared-terminal.js";
import "./shared-width.js";
import {
  putEvidence
} from "./shared-evidence.js";
import "./shared-change.js";
import {
  removeCheckouts
} from "./shared-checkout.js";
import "./shared-process-ref.js";
import "./shared-bring-ignored.js";
import "./shared-task-name.js";
import "./shared-git-status.js";
import {
  findRepository,
  git,
  headCommit,
  tryGit
} from "./shared-git.js";
import "./shared-shared.js";

// src/engine/start-run.ts
import { createHash, randomBytes } from "node:crypto";
import { join as join2, posix } from "node:path";

// src/engine/repository-state.ts
import { existsSync } from "node:fs";
import { join } from "node:path";
var IN_PROGRESS = [
  ["MERGE_HEAD", "a merge"],
  ["rebase-merge", "a rebase"],
  ["rebase-apply", "a rebase"],
  ["CHERRY_PICK_HEAD", "a cherry-pick"],
  ["REVERT_HEAD", "a revert"],
  ["BISECT_LOG", "a bisect"]
];
function inspectRepository(cwd) {
  const repository = findRepository(cwd);
  if (!repository) {
    if (tryGit(cwd, ["--version"]) === void 0)
      return { error: "git is not to be found", fix: "install git, or put it on the PATH of this session" };
    return {
      error: `${cwd} is not inside a git repository`,
      fix: "run `git init`, commit the plan, and try again"
    };
  }
  const head = headCommit(cwd);
  if (!head)
    return {
      error: "the repository has no commit yet",
      fix: 'commit the plan first: git add -- <plan> && git commit -m "Add the plan" -- <plan>'
    };
  const branch = checkedOut(repository.root);
  if (!branch) return { error: "HEAD is detached", fix: "switch to a branch first: git switch -c <name>" };
  const busy = IN_PROGRESS.find(([file]) => existsSync(join(repository.gitDir, file)));
  if (busy)
    return { error: `${busy[1]} is in progress`, fix: "finish or abort it first (git status says how)" };
  return { ...repository, head, branch, ...changes(repository.root) };
}
function changes(root) {
  const entries = git(root, ["status", "--porcelain", "-z", "--untracked-files=all", "--no-renames"]).split(
    "\0"
  );
  const dirty = [];
  const untracked = [];
  for (const entry of entries) {
    if (entry === "") continue;
    (entry.startsWith("??") ? untracked : dirty).push(entry.slice(3));
  }
  return { dirty, untracked };
}

// src/engine/start-run.ts
function startRun(session, options) {
  const repository = inspectRepository(session.cwd);
  if ("error" in repository) return repository;
  const running = activeRunOf(repository, session);
  if (running) return running;
  if (options.argument.trim() === "") {
    return {
      error: "no plan was named",
      fix: "name a spec: /ultraplan:implement <folder of specs/, or a plan file>"
    };
  }
  const settings = committedConfig(repository.root, repository.head);
  if ("problems" in settings)
    return { error: "the configuration cannot be used", fix: renderFindings(settings.problems) };
  const { config } = settings;
  const reading = readPlan(repository.root, options.argument.trim(), session.cwd, config.verify.default);
  if ("error" in reading) return reading;
  const refusal = uncommitted(repository, reading.plan, config) ?? nothingToDo(reading.plan);
  if (refusal) return refusal;
  const findings = [...lintPlan(reading, config, repository.root), ...settingsFindings(config, ALL_CHECKS)];
  const blocking = findings.filter((finding) => finding.severity === "block");
  if (blocking.length > 0) {
    return {
      error: `the plan has ${blocking.length} finding${blocking.length === 1 ? "" : "s"} that must be mended first`,
      fix: renderFindings(blocking)
    };
  }
  return begin(session, options, repository, reading.plan, config, findings);
}
function activeRunOf(repository, session) {
  if (listRuns(repository.commonDir).length === 0) return void 0;
  const newest = openNewest(repository, session);
  if (newest === void 0) return void 0;
  if ("error" in newest) return newest;
  const { run: run2 } = newest;
  if (run2.state === "finished" || run2.state === "cancelled") return void 0;
  return {
    error: `run ${run2.id} of ${run2.spec} is ${run2.state} in this repository`,
    fix: "see it with /ultraplan:status, go on with /ultraplan:resume, or end it with /ultraplan:cancel"
  };
}
function openNewest(repository, session) {
  const newest = listRuns(repository.commonDir).at(-1) ?? "";
  try {
    return openRun(repository.root, session.home);
  } catch (error) {
    if (isMarkedCancelled(join2(runsFolder(repository.commonDir), newest))) return void 0;
    throw error;
  }
}
function uncommitted(repository, plan, config) {
  const planPaths = new Set(plan.files.map((file) => file.path));
  const openPlan = [...repository.untracked, ...repository.dirty].filter((path) => planPaths.has(path));
  const ignored = plan.files.filter(
    (file) => tryGit(repository.root, ["cat-file", "-e", `${repository.head}:${file.path}`]) === void 0
  );
  const notCommitted = [.../* @__PURE__ */ new Set([...openPlan, ...ignored.map((file) => file.path)])];
  if (notCommitted.length > 0) {
    return {
      error: `the plan is not committed: ${notCommitted.join(", ")}`,
      fix: `git add -- ${notCommitted.join(" ")} && git commit -m "Add the plan" -- ${notCommitted.join(" ")}`
    };
  }
  if (repository.dirty.length > 0 && !config.allowDirty) {
    const some = repository.dirty.slice(0, 5).join(", ");
    const more = repository.dirty.length > 5 ? ` and ${repository.dirty.length - 5} more` : "";
    return {
      error: `the repository has uncommitted changes: ${some}${more}`,
      fix: "commit or stash them, so that what an executor changes can be told apart"
    };
  }
  return void 0;
}
function nothingToDo(plan) {
  const file = plan.files[0]?.path;
  if (plan.tasks.length === 0)
    return {
      error: `${file} holds no task`,
      fix: 'a task is a line such as "- [ ] 1.1 Title"; `ultraplan new <name>` writes a plan to start from'
    };
  if (plan.tasks.every((task) => task.ticked))
    return {
      error: `every task of ${file} is ticked already`,
      fix: "untick the tasks that are to be done again, and commit"
    };
  return void 0;
}
function begin(session, options, repository, plan, config, findings) {
  const id = runId(plan.name, options.now);
  const dir = join2(runsFolder(repository.commonDir), id);
  for (const old of listRuns(repository.commonDir))
    removeCheckouts(join2(runsFolder(repository.commonDir), old), repository.root);
  const views = hideViews(repository, plan);
  const before = recordBefore(repository.root, repository.commonDir);
  const attended = attendedBy(session);
  const modules = modulesOf(session, repository.root);
  const open = recordStart(dir, session.home, () => ({
    type: "run_started",
    run: id,
    spec: plan.name,
    format: plan.format,
    root: repository.root,
    planFiles: plan.files.map((file) => ({
      path: file.path,
      sha256: createHash("sha256").update(file.text).digest("hex")
    })),
    plan: putEvidence(dir, JSON.stringify(plan)),
    tasks: plan.tasks.map(summarize),
    base: repository.head,
    branch: repository.branch,
    config,
    before: putEvidence(dir, JSON.stringify(before)),
    session: session.id,
    client: session.client,
    mode: session.mode,
    solo: options.solo,
    ...attended === void 0 ? {} : { attended },
    modules: withoutFolders(modules),
    views,
    who: whoActs(repository.root)
  }));
  mustDrive(open);
  rememberSettings(session, repository.root, dir);
  refreshLauncher(session.home, session.env);
  const remarks = findings.length > 0 ? [renderFindings(findings)] : [];
  const place = { ...session, root: repository.root, folder: session.env.CLAUDE_PROJECT_DIR ?? session.cwd };
  const asked = permissionRemark(reportPermissions(place, [plan], config, options.mode), options.argument);
  if (asked) remarks.push(asked);
  if (modules.length > 0) remarks.push(moduleRemark(modules));
  if (views === "journal") remarks.push(`STATE.md is tracked by git here, so the run writes it to ${dir}`);
  const text = options.solo ? soloStep(open, options.now).text : advance(open, "start", options.now).text;
  return { open, text, remarks };
}
function runId(name, now) {
  const time = now.toISOString().replace(/[-:]/g, "").slice(0, 15);
  const spec = name.replace(/[^\w.-]+/g, "-").slice(0, 40) || "plan";
  return `${time}-${spec}-${randomBytes(2).toString("hex")}`;
}
function hideViews(repository, plan) {
  const folder = posix.dirname(plan.files[0]?.path ?? "");
  const views = ["STATE.md", "SUMMARY.md"].map((name) => posix.join(folder, name));
  const tracked = views.some(
    (path) => tryGit(repository.root, ["ls-files", "--error-unmatch", "--", path]) !== void 0
  );
  excludePaths(repository.commonDir, [...views, ".claude/worktrees/"]);
  return tracked ? "journal" : "plan";
}

// src/hooks/commands/implement.ts
var run = ({ argument, input, context }) => {
  const solo = input.agent_type === "ultraplan:spec-executor";
  const started = startRun(context.session, {
    argument,
    solo,
    now: context.now,
    ...input.permission_mode ? { mode: input.permission_mode } : {}
  });
  if ("error" in started) return refuse(started);
  const show = started.remarks.join("\n");
  return { kind: "context", text: started.text, ...show ? { show } : {} };
};
export {
  run
};
