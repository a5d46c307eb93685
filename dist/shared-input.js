// src/hooks/input.ts
function parseInput(text2) {
  const input = JSON.parse(text2);
  if (typeof input.session_id !== "string" || typeof input.cwd !== "string")
    throw new Error("the hook input has no session_id or cwd");
  return input;
}
var text = (value) => typeof value === "string" ? value : "";

export {
  parseInput,
  text
};
