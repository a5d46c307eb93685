// src/engine/paired-call.ts
var SOLO = "solo";

export {
  SOLO
};
