#!/bin/sh
# A tool call while the time of one of our agents may be up, or after a person has cancelled a run. Calls of anybody but
# our agents are none of our business, whatever the run. After a cancel the refusal needs no node.
input=$(PATH=$PATH:/usr/bin:/bin; cat)
case $input in *'"agent_type":"ultraplan:'*) ;; *) exit 0 ;; esac
if [ ! -e "$HOME/.ultraplan/active/$CLAUDE_CODE_SESSION_ID" ] && [ -e "$HOME/.ultraplan/stopping/$CLAUDE_CODE_SESSION_ID" ]; then
  # Handing in is how an agent ends.
  case $input in *'"tool_name":"SubagentHandback"'*) exit 0 ;; esac
  printf '{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"deny","permissionDecisionReason":"%s"}}' \
    'ultraplan: a person has cancelled this run, so nothing you do counts any more: call no tool, and end now with one short sentence'
  exit 0
fi
printf '%s' "$input" | . "$CLAUDE_PLUGIN_ROOT/hooks/run.sh"
