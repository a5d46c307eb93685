// markdown:remark-gfm
import { remarkGfm } from "./vendor/markdown.js";

// markdown:remark-parse
import { remarkParse } from "./vendor/markdown.js";

// markdown:unified
import { unified } from "./vendor/markdown.js";

// src/gate/claim/prose.ts
var BLOCKS = /* @__PURE__ */ new Set(["paragraph", "heading", "tableRow"]);
function readProse(tree) {
  const found = [];
  collect(tree, found);
  return found;
}
function collect(node, found) {
  if (node.type === "blockquote" || node.type === "code") return;
  if (BLOCKS.has(node.type)) {
    const text = words(node).replace(/[\u200b-\u200d\u2060\ufeff]/g, "").replace(/\s+/g, " ").trim();
    if (text) found.push({ line: node.position?.start.line ?? 1, text });
    return;
  }
  if ("children" in node) for (const child of node.children) collect(child, found);
}
function words(node) {
  if (node.type === "text") return node.value;
  if (node.type === "inlineCode") return "□";
  if (node.type === "break") return " ";
  if (node.type === "tableCell") return `${node.children.map(words).join("")} | `;
  return "children" in node ? node.children.map(words).join("") : "";
}

export {
  remarkGfm,
  remarkParse,
  unified,
  readProse
};
