// src/model/version.ts
var VERSION = true ? "0.1.0" : "0.0.0-source";

export {
  VERSION
};
