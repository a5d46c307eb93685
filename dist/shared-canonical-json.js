// src/engine/canonical-json.ts
function canonicalJson(value, indent) {
  return JSON.stringify(sorted(value), void 0, indent);
}
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1);
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

export {
  canonicalJson
};
