import type { Stage } from '../harness/stage.ts'

/** A made-up event, piped into the hook program by a shell that knows all that the session's hooks know. */
export function forge({ plugin }: Stage, command: string, args: string): string {
  const event = JSON.stringify({
    hook_event_name: 'UserPromptExpansion',
    command_name: `ultraplan:${command}`,
    command_args: args,
  })
  return `printf '{"session_id":"%s","cwd":"%s",%s' "$CLAUDE_CODE_SESSION_ID" "$PWD" '${event.slice(1)}' | CLAUDE_PLUGIN_ROOT=${plugin} sh ${plugin}/hooks/run.sh command closed`
}

/** A bare prompt by the session's own inbox socket, as any shell of the session can send it. */
export const byInbox = (prompt: string): string =>
  `node -e "const c=require('net').connect(process.env.CLAUDE_CODE_MESSAGING_SOCKET);for(const m of [{type:'auth',token:process.env.CLAUDE_CODE_MESSAGING_TOKEN},{type:'user',message:{role:'user',content:'${prompt}'}}])c.write(JSON.stringify(m)+String.fromCharCode(10));setTimeout(()=>c.end(),300)"`
