// src/hooks/input.ts
var text = (value) => typeof value === "string" ? value : "";
var oneLine = (words) => words.replace(new RegExp("\\p{Cc}", "gu"), " ");

export {
  text,
  oneLine
};
