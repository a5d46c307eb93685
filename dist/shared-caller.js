// src/cli/caller.ts
var callerOf = ({ cwd, home, env }) => ({
  cwd,
  home,
  via: env.CLAUDECODE ? "a shell of the session" : "a terminal"
});

export {
  callerOf
};
