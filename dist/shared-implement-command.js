import {
  git
} from "./shared-git.js";

// src/engine/pre-push.ts
import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
var PRE_PUSH_MARK = "# ultraplan: pre-push";
var PRE_PUSH_HOOK = `#!/bin/sh
${PRE_PUSH_MARK}
# Refuses to push work of a run that the gate has not approved. \`ultraplan init\` wrote it, \`ultraplan init --undo\` removes it.
runs=$(git rev-parse --git-common-dir)/ultraplan/runs
refused=0
while read -r local_ref local_id remote_ref remote_id; do
  # A deletion sends nothing; what is no commit holds no work.
  case $local_id in *[!0]*) ;; *) continue ;; esac
  commit=$(git rev-parse --verify --quiet "$local_id^{commit}") || continue
  for file in "$runs"/*/work; do
    [ -f "$file" ] || continue
    run=\${file%/work}
    run=\${run##*/}
    work=$(cat "$file")
    approved=$(git rev-parse --verify --quiet "refs/ultraplan/$run/approved^{commit}") || continue
    # While the run goes on, the branches of its executors' worktrees hold work too.
    ended=1
    case $work in refs/*) ended= work="$work $(git for-each-ref --format='%(refname)' 'refs/heads/worktree-agent-*')" ;; esac
    shared=$(for tip in $work; do git merge-base --all "$commit" "$tip" 2>/dev/null; done)
    [ -n "$shared" ] || continue
    # What cannot be looked at is not let through.
    open=$(git rev-list --max-count=1 $shared --not "$approved" --) || open=unknown
    [ -n "$open" ] || continue
    short=$(git rev-parse --short "$approved")
    printf 'ultraplan: %s holds work of run %s that is not approved  [push/unapproved]\\n' "$local_ref" "$run" >&2
    printf '  approved is %s: git push %s %s:%s sends that; ultraplan status shows what is open\\n' "$short" "\${1:-origin}" "$short" "$remote_ref" >&2
    [ -z "$ended" ] || printf '  if you have looked at all of it: type /ultraplan:adopt --commits in Claude Code, and push again\\n' >&2
    refused=1
  done
done
exit $refused
`;
function prePushPlace(repository) {
  const { root, commonDir } = repository;
  const folder = resolve(root, git(root, ["rev-parse", "--git-path", "hooks"]).trim());
  const path = join(folder, "pre-push");
  if (!isInside(folder, root) && !isInside(folder, commonDir)) return { kind: "shared", path };
  let text;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    return { kind: "free", path };
  }
  return text.includes(PRE_PUSH_MARK) ? { kind: "ours", path, current: text === PRE_PUSH_HOOK } : { kind: "taken", path };
}
function isInside(path, folder) {
  const way = relative(folder, path);
  return way === "" || !/^(?:\.\.(?:[\\/]|$)|[A-Za-z]:|[\\/])/.test(way);
}

// src/engine/implement-command.ts
import { readFileSync as readFileSync2 } from "node:fs";
import { dirname, join as join2 } from "node:path";
var COMMAND_FILE = ".claude/commands/implement.md";
var COMMAND_MARK = "<!-- ultraplan:command=implement -->";
var IMPLEMENT_COMMAND = `---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${COMMAND_MARK}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands, all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;
var CANDIDATES = [
  [".claude", "commands", "implement.md"],
  [".claude", "skills", "implement", "SKILL.md"]
];
function isOurImplement(folder) {
  for (let at = folder; ; at = dirname(at)) {
    const found = CANDIDATES.flatMap((way) => readText(join2(at, ...way)) ?? []);
    if (found.length > 0) return found.every((text) => text.includes(COMMAND_MARK));
    if (dirname(at) === at) return false;
  }
}
function readText(path) {
  try {
    return readFileSync2(path, "utf8");
  } catch {
    return void 0;
  }
}

export {
  COMMAND_FILE,
  COMMAND_MARK,
  IMPLEMENT_COMMAND,
  isOurImplement,
  readText,
  PRE_PUSH_HOOK,
  prePushPlace
};
