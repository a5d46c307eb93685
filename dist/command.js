import {
  PASS,
  text
} from "./shared-input.js";
import "./shared-process-ref.js";

// src/hooks/command.ts
var hook = async (input, context) => {
  const { session, now } = context;
  const name = text(input.command_name).replace(/^ultraplan:/, "");
  const argument = text(input.command_args).trim();
  switch (name) {
    case "implement": {
      const { startRun } = await import("./start-run.js");
      const started = startRun(session, {
        argument,
        solo: input.agent_type === "ultraplan:spec-executor",
        now
      });
      if ("error" in started) return refuse(started);
      return {
        kind: "context",
        text: started.text,
        ...started.remarks.length > 0 ? { show: started.remarks.join("\n") } : {}
      };
    }
    case "resume": {
      const { resumeRun } = await import("./control-run.js");
      const resumed = resumeRun(session, now);
      return "error" in resumed ? refuse(resumed) : { kind: "context", text: resumed.text };
    }
    case "pause": {
      const { pauseRun } = await import("./control-run.js");
      return answer(pauseRun(session.cwd, session.home));
    }
    case "cancel": {
      const { cancelRun } = await import("./control-run.js");
      return answer(cancelRun(session.cwd, session.home));
    }
    case "status": {
      const { statusText } = await import("./status-2.js");
      return answer(statusText(session.cwd, session.home));
    }
    case "lint": {
      const { lintText } = await import("./lint-plan.js");
      return answer(lintText(session.cwd, argument));
    }
    default:
      return PASS;
  }
};
var answer = (result) => "error" in result ? refuse(result) : { kind: "block", reason: result.text };
var refuse = (refusal) => ({
  kind: "block",
  reason: `ultraplan: ${refusal.error}
${refusal.fix}`
});
export {
  hook
};
