import {
  errorCode
} from "./shared-files.js";

// src/journal/journal-error.ts
var JournalError = class extends Error {
  constructor(code, place, message, fix, options) {
    super(message, options);
    this.code = code;
    this.place = place;
    this.fix = fix;
  }
  code;
  place;
  fix;
};
var GO_ON = 'run "ultraplan audit" for the extent; put the file back from a backup, or "ultraplan cancel" and start the plan again: ticked tasks count as done';
var FULL = /* @__PURE__ */ new Set(["ENOSPC", "EDQUOT", "EFBIG"]);
var CLOSED = /* @__PURE__ */ new Set(["EROFS", "EACCES", "EPERM"]);
function diskError(error, file) {
  const code = errorCode(error);
  if (error instanceof JournalError || code === void 0) return error;
  const problem = (kind, what, fix) => new JournalError(
    kind,
    { file },
    `${what} (${code}); nothing new was recorded, nothing before is lost`,
    fix,
    {
      cause: error
    }
  );
  if (FULL.has(code)) return problem("disk", "the disk is full", "free some space there and repeat the step");
  if (CLOSED.has(code)) {
    return problem(
      "read-only",
      "the file or its folder is closed to this user",
      "make both readable and writable for this user and repeat the step"
    );
  }
  return problem("disk", "the file system refused", "look after the disk or the mount and repeat the step");
}

export {
  JournalError,
  GO_ON,
  diskError
};
