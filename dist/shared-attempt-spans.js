// src/engine/attempt-spans.ts
function attemptSpans({ attempts }, now, except) {
  return attempts.filter(({ ticket }) => ticket !== except).flatMap(({ base, head, passed, merged, isolated }) => {
    if (!isolated) return [{ from: base, to: passed?.commit ?? head ?? now }];
    const commit = passed?.commit ?? merged;
    return commit === void 0 ? [] : [{ from: `${commit}^1`, to: commit }];
  });
}

export {
  attemptSpans
};
