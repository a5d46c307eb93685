// src/hooks/commands/answer.ts
var answer = (result) => "error" in result ? refuse(result) : { kind: "block", reason: result.text };
var refuse = (refusal) => ({
  kind: "block",
  reason: `ultraplan: ${refusal.error}
${refusal.fix}`
});
var tellModel = (result) => "error" in result ? refuse(result) : { kind: "context", text: result.text };

export {
  answer,
  refuse,
  tellModel
};
