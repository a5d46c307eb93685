#!/bin/sh
# An Agent call. Sessions that drive no run pay a shell's start, unless the call names one of our agents:
# those start by ticket only.
input=$(cat)
if [ ! -e "$HOME/.ultraplan/active/$CLAUDE_CODE_SESSION_ID" ]; then
  case $input in
    *'"subagent_type":"ultraplan:'*) ;;
    *) exit 0 ;;
  esac
fi
printf '%s' "$input" | sh "$CLAUDE_PLUGIN_ROOT/hooks/run.sh" "$@"
