// src/model/is-proof.ts
var isProof = ({ command, severity }) => command !== void 0 && severity === "blocking";

export {
  isProof
};
