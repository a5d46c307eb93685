// src/hooks/commands/answer.ts
var answer = (result) => "error" in result ? refuse(result) : { kind: "block", reason: result.text };
var wholeRun = (result, name, argument) => argument === "" || "error" in result ? result : { ...result, text: `${result.text}
/ultraplan:${name} takes no words: it is about the whole run` };
var refuse = (refusal) => ({
  kind: "block",
  reason: `ultraplan: ${refusal.error}
${refusal.fix}`
});
var recorded = (result) => {
  if ("error" in result) return refuse(result);
  const { text, next } = result;
  return next === void 0 ? { kind: "block", reason: text } : {
    kind: "context",
    text: text === "" ? next : `${text}
${next}`,
    ...text === "" ? {} : { show: `ultraplan: ${text}` }
  };
};

export {
  answer,
  wholeRun,
  refuse,
  recorded
};
