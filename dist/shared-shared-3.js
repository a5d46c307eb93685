// markdown:remark-gfm
import { remarkGfm } from "./vendor/markdown.js";

// markdown:remark-parse
import { remarkParse } from "./vendor/markdown.js";

// markdown:unified
import { unified } from "./vendor/markdown.js";

// src/gate/claim/prose.ts
var parser = unified().use(remarkParse).use(remarkGfm);
var LONGEST_BLOCK = 3e3;
var PARSED_TOTAL = 4e4;
var CODE_SIGN = "□";
function parseBlock(block) {
  return block.text.length > LONGEST_BLOCK ? void 0 : parser.parse(block.text);
}
function proseOfBlocks(blocks) {
  const texts = blocks.filter(({ kind }) => kind === "text");
  let left = PARSED_TOTAL;
  return texts.toReversed().flatMap((block) => {
    left -= block.text.length;
    const tree = left < 0 ? void 0 : parseBlock(block);
    return [tree ? readProse(tree, block.line) : plainProse(block)];
  }).reverse().flat();
}
var BLOCKS = /* @__PURE__ */ new Set(["paragraph", "heading", "tableRow"]);
function readProse(tree, firstLine = 1) {
  const found = [];
  const collect = (node) => {
    if (node.type === "blockquote" || node.type === "code") return;
    if (BLOCKS.has(node.type)) {
      const text = tidy(words(node));
      if (text) found.push({ line: firstLine + (node.position?.start.line ?? 1) - 1, text });
    } else if ("children" in node) for (const child of node.children) collect(child);
  };
  collect(tree);
  return found;
}
function words(node) {
  if (node.type === "text") return node.value;
  if (node.type === "inlineCode") return CODE_SIGN;
  if (node.type === "break") return " ";
  if (node.type === "tableCell") return `${node.children.map(words).join("")} | `;
  return "children" in node ? node.children.map(words).join("") : "";
}
function plainProse({ text, line }) {
  return text.split(/\n[ \t]*\n/).flatMap((paragraph) => {
    const own = paragraph.split("\n").filter((each) => !/^[ \t]*>/.test(each)).join(" ").replace(/(`+)[^`]+\1/g, CODE_SIGN).replace(/[*_~#]+/g, "");
    return own.trim() ? [{ line, text: tidy(own) }] : [];
  });
}
var INVISIBLE = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g;
var tidy = (text) => text.replace(INVISIBLE, "").replace(/\s+/g, " ").trim();

export {
  remarkGfm,
  remarkParse,
  unified,
  parseBlock,
  proseOfBlocks,
  readProse
};
