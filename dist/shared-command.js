// src/cli/command.ts
var UsageError = class extends Error {
  constructor(message, fix) {
    super(message);
    this.fix = fix;
  }
  fix;
};

export {
  UsageError
};
