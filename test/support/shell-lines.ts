/** A shell line that prints this text over and over, in any system's tools. */
export const endless = (text: string): string => `awk 'BEGIN { while (1) print "${text}" }'`

/** A shell line that starts a daemon: a session of its own, and our output held open. Its process id goes to a file. */
export const daemon = (pidFile: string): string =>
  `node -e "const c=require('child_process').spawn('sleep',['300'],{detached:true,stdio:'inherit'});require('fs').writeFileSync('${pidFile}',String(c.pid));c.unref()"`

/** A shell line that starts another one in a session of its own and does not wait for it. */
export const detached = (line: string): string =>
  `node -e "require('child_process').spawn('sh',['-c',process.argv[1]],{detached:true,stdio:'ignore'}).unref()" '${line.replaceAll("'", "'\\''")}'`

/** A shell line that waits until the run in this folder has refused something with these words. */
export const untilRefused = (words: string): string =>
  `until grep -q '"type":"refused".*${words}' .git/ultraplan/runs/*/journal.jsonl; do sleep 0.1; done`
