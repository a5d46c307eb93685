// src/gate/verdicts/security.ts
var SECURITY_CRITERIA = [
  { word: "secrets", asks: "no secrets in logs" },
  { word: "sql", asks: "SQL injection prevented (parameterized queries)" },
  { word: "idor", asks: "IDOR prevented (tenant_id on all queries)" },
  { word: "auth", asks: "auth checked before data access" },
  { word: "uploads", asks: "file uploads validate type and size" }
];
function securityGaps(findings) {
  const missing = SECURITY_CRITERIA.filter(
    ({ word }) => !findings.some((finding) => new RegExp(`^\\W*${word}\\b`, "i").test(finding))
  );
  if (missing.length === 0) return [];
  return [
    {
      message: `no finding about ${missing.map(({ asks }) => asks).join(", ")}`,
      fix: `begin one finding each with ${missing.map(({ word }) => `"${word}:"`).join(", ")}; say "does not apply" where it does not`
    }
  ];
}

export {
  SECURITY_CRITERIA,
  securityGaps
};
