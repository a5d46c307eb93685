// src/engine/lint-plan.ts
function lintPlan(reading, _config) {
  return reading.problems;
}
function lintText(_cwd, _argument) {
  return { text: "soon" };
}

export {
  lintPlan,
  lintText
};
