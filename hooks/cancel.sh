#!/bin/sh
# Ends the runs of the repository around the current folder with nothing but a shell: for a session whose node or
# dist is gone. Takes the sessions out of the run, so that agents which are still at work are refused their tools
# (hooks/call.sh), says where the run's work ended, for the pre-push hook, and leaves a mark beside the journal, which
# the engine turns into an event when it can. Touches nothing else. Exits 2 when there is no run.

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

# $1 is a session's file: the session drives no run any more, and agents of ours in it are to end.
stop() {
  session=${1##*/}
  mkdir -p "$HOME/.ultraplan/stopping" && mv -f "$1" "$HOME/.ultraplan/stopping/$session" || rm -f "$1"
  for kind in due waiting asking; do rm -f "$HOME/.ultraplan/$kind/$session"; done
}

# The commits of a run's branch ($1; $2 is its last known commit) and of what else is its work, from the run's folder.
# The branches of worktrees stay, because an executor that is still running may commit there.
frozen() {
  git --git-dir=../../.. rev-parse --verify --quiet "$1^{commit}" || return
  shift
  while [ $# -gt 1 ]; do
    shift
    git --git-dir=../../.. rev-parse --verify --quiet "$1^{commit}" || :
    case $1 in refs/*) printf '%s\n' "$1" ;; esac
  done
}

# $1 is a run's folder. What a person commits from here on is theirs.
mark() {
  work=
  [ ! -f "$1/work" ] || work=$(cat "$1/work")
  case $work in
    refs/*) ! tips=$(cd "$1" && frozen $work) || printf '%s' "$tips" >"$1/work" ;;
  esac
  [ ! -d "$1" ] || printf '%s\n' "$who" >"$1/cancelled"
  # No branch is switched here. A name that would need quoting in a shell or in JSON is left out.
  back=
  [ ! -f "$1/target" ] || read -r back <"$1/target" || :
  case $back in '' | *[!A-Za-z0-9._/-]*) back= ;; *) back="; the run worked on a branch of its own: when its agents have ended, git switch --no-overwrite-ignore $back goes back to yours, or git says what is in the way; /ultraplan:summary says what has not landed" ;; esac
  # One line: hooks/run.sh puts it into JSON.
  echo "ultraplan: run ${1##*/} is cancelled; its commits, worktrees and journal are as they were; an agent that is still at work is refused every further tool call$back"
}

who=$(git config user.name 2>/dev/null) || who=${USER:-a person}

# A session that drives a run may stand anywhere: its own file says where the run is.
own=$HOME/.ultraplan/active/$CLAUDE_CODE_SESSION_ID
if [ -n "$CLAUDE_CODE_SESSION_ID" ] && [ -f "$own" ]; then
  line=
  read -r line <"$own" || :
  dir=${line#*\"dir\":\"}
  dir=${dir%%\"*}
  stop "$own"
  mark "$dir"
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
    case $line in *"\"run\":\"$id\""*) stop "$active" ;; esac
  done
done
[ -n "$newest" ] || {
  echo "ultraplan: there is no run in this repository"
  exit 2
}

mark "$newest"
