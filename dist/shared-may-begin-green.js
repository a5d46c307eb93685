// src/gate/may-begin-green.ts
function mayBeginGreen(task) {
  if (task.kind !== "work" || task.fixOf !== void 0) return true;
  return task.markers.some((marker) => /^(?:guard|fix\b|checkpoint|verify)/i.test(marker));
}

export {
  mayBeginGreen
};
