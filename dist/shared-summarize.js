// src/plan/summarize.ts
function summarize(task) {
  const {
    id,
    title,
    name,
    file,
    line,
    kind,
    checkpoint,
    phase,
    wave,
    parallel,
    dependsOn,
    statesDependencies,
    files,
    tier,
    verification,
    securityReview,
    fixOf
  } = task;
  return {
    id,
    title,
    file,
    line,
    kind,
    parallel,
    dependsOn,
    files,
    securityReview,
    doneBefore: task.ticked,
    ...name === void 0 ? {} : { name },
    ...statesDependencies ? { statesDependencies } : {},
    ...checkpoint ? { checkpoint } : {},
    ...phase !== void 0 ? { phase } : {},
    ...wave !== void 0 ? { wave } : {},
    ...tier ? { tier } : {},
    ...verification ? { verification } : {},
    ...fixOf ? { fixOf } : {}
  };
}

export {
  summarize
};
