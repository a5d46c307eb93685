#!/bin/sh
# Runs one hook: run.sh <name> <closed|open>. The client lets an action through on any exit but 0 and 2,
# so this answers 0 with node's words or, where a task could be counted, 2 with a message.
name=$1
failing=$2
program=$CLAUDE_PLUGIN_ROOT/dist/hook.js
trace=$HOME/.ultraplan/hook-error

# Settings of the project must not reach our interpreter.
NODE_OPTIONS= NODE_PATH= NODE_REPL_EXTERNAL_MODULE=
export NODE_OPTIONS NODE_PATH NODE_REPL_EXTERNAL_MODULE

if answer=$(node "$program" "$name" 2>"$trace.$$"); then
  rm -f "$trace.$$"
  [ -z "$answer" ] || printf '%s' "$answer"
  exit 0
fi
mv -f "$trace.$$" "$trace" 2>/dev/null
if ! command -v node >/dev/null 2>&1; then
  cause="node was not found on the PATH of this session; install node 20 or newer, or repair the PATH"
elif [ ! -f "$program" ]; then
  cause="its program is missing ($program); install the plugin again"
else
  cause="its hook \"$name\" broke: $(grep -m 1 -E 'Error|error' "$trace" 2>/dev/null | cut -c 1-300); see $trace"
fi
if [ "$failing" = closed ]; then
  printf 'ultraplan cannot check this, so nothing counts until it can: %s. To end the run: ultraplan cancel\n' "$cause" >&2
  exit 2
fi
exit 0
