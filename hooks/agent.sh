#!/bin/sh
# An Agent call. Sessions that drive no run pay a shell's start, unless the call names one of our agents:
# those start by ticket only.
if [ -e "$HOME/.ultraplan/active/$CLAUDE_CODE_SESSION_ID" ]; then
  . "$CLAUDE_PLUGIN_ROOT/hooks/run.sh"
  exit
fi
input=$(cat)
case $input in
  *'"subagent_type":"ultraplan:'*) printf '%s' "$input" | . "$CLAUDE_PLUGIN_ROOT/hooks/run.sh" ;;
esac
