#!/bin/sh
# Runs one hook, in the shell of hooks.json: $1 is its name, $2 closed, open or wakes. The client lets an action
# through on any exit but 0 and 2, so this answers 0 with node's words or, where a task could be counted, 2 with a
# message.
program=$CLAUDE_PLUGIN_ROOT/dist/hook.cjs

# Settings of the project must not reach our interpreter.
NODE_OPTIONS= NODE_PATH=
export NODE_OPTIONS NODE_PATH

ask() {
  # A command that stands alone in the brackets is the only process that is started.
  [ "$1" = command ] || { answer=$(node "$program" "$1" 2>/dev/null); return; }
  # What a person typed is kept, so that their cancel works without node.
  typed=$(PATH=$PATH:/usr/bin:/bin; cat)
  answer=$(printf '%s' "$typed" | node "$program" command 2>/dev/null)
}

if ask "$1"; then
  [ -n "$answer" ] || exit 0
  # The client wakes an idle session for exit 2, with what stands on stderr.
  [ "$2" != wakes ] || { printf '%s' "$answer" >&2; exit 2; }
  printf '%s' "$answer"
  exit 0
fi
[ "$2" = closed ] || exit 0
case $1$typed in
  command*'"command_name":"ultraplan:cancel"'*)
    printf '{"decision":"block","reason":"%s"}' "$(sh "$CLAUDE_PLUGIN_ROOT/hooks/cancel.sh")"
    exit 0
    ;;
esac
if ! command -v node >/dev/null 2>&1; then
  cause="node was not found on the PATH of this session; install node 20 or newer, or repair the PATH"
elif [ ! -f "$program" ]; then
  cause="its program is missing ($program); install the plugin again"
else
  cause="its hook $1 broke: ${answer:-it ended without a word; install the plugin again}"
fi
printf 'ultraplan cannot check this, so nothing counts until it can: %s\nTo end the run instead: ultraplan cancel\n' "$cause" >&2
exit 2
