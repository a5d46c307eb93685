#!/bin/sh
# Ends the runs of the repository around the current folder with nothing but a shell: for a session whose node or
# dist is gone. Removes the files that keep sessions in a run and leaves a mark beside the journal, which the engine
# turns into an event when it can. Touches nothing else. Prints one line; exits 2 when there is no run.

PATH=$PATH:/usr/bin:/bin

find_git() {
  if common=$(git rev-parse --git-common-dir 2>/dev/null); then
    case $common in /* | ?:*) ;; *) common=$PWD/$common ;; esac
    return 0
  fi
  # No git either: look for the folder itself. A worktree's .git is a file that names it.
  folder=$PWD
  while :; do
    if [ -d "$folder/.git" ]; then
      common=$folder/.git
      return 0
    fi
    if [ -f "$folder/.git" ]; then
      read -r _ linked <"$folder/.git"
      common=${linked%/worktrees/*}
      return 0
    fi
    [ "$folder" != / ] && [ -n "$folder" ] || return 1
    folder=${folder%/*}
  done
}

who=$(git config user.name 2>/dev/null) || who=${USER:-a person}

# A session that drives a run may stand anywhere: its own file says where the run is.
own=$HOME/.ultraplan/active/$CLAUDE_CODE_SESSION_ID
if [ -n "$CLAUDE_CODE_SESSION_ID" ] && [ -f "$own" ]; then
  line=
  read -r line <"$own" || :
  dir=${line#*\"dir\":\"}
  dir=${dir%%\"*}
  rm -f "$own"
  [ ! -d "$dir" ] || printf '%s\n' "$who" >"$dir/cancelled"
  echo "ultraplan: run ${dir##*/} is cancelled; its commits, worktrees and journal are as they were"
  exit 0
fi

find_git || {
  echo "ultraplan: this folder is not inside a git repository"
  exit 2
}

newest=
for run in "$common"/ultraplan/runs/*/; do
  [ -d "$run" ] || continue
  run=${run%/}
  id=${run##*/}
  # Ids begin with the time, so the last one is the newest.
  newest=$run
  for active in "$HOME"/.ultraplan/active/*; do
    [ -f "$active" ] || continue
    line=
    read -r line <"$active" || :
    case $line in *"\"run\":\"$id\""*) rm -f "$active" ;; esac
  done
done
[ -n "$newest" ] || {
  echo "ultraplan: there is no run in this repository"
  exit 2
}

printf '%s\n' "$who" >"$newest/cancelled"
echo "ultraplan: run ${newest##*/} is cancelled; its commits, worktrees and journal are as they were"
