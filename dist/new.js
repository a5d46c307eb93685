import {
  UsageError
} from "./shared-command.js";
import {
  findRepository
} from "./shared-git.js";
import "./shared-shared.js";

// src/engine/new-plan.ts
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// src/plan/template.ts
function planTemplate(name) {
  return [
    { name: "requirements.md", text: requirements(name) },
    { name: "design.md", text: design(name) },
    { name: "tasks.md", text: tasks(name) }
  ];
}
var requirements = (name) => `# Requirements: ${name}

What shall be true when this is done, seen from outside. Reviewers read this page.

- FR-1: \`ultraplan-example\` prints its version with \`--version\`

## Out of scope

- Nothing else changes
`;
var design = (name) => `# Design: ${name}

How it is built: the files, what each of them does, and why so. Reviewers read this page.

- \`src/example.ts\` exports \`version\`
- \`test/example.test.ts\` holds its tests
`;
var tasks = (name) => `---
spec: ${name}
---

# Tasks: ${name}

<!--
A task is one commit. Its verify is a command that fails today and passes when the task is done;
the gate runs it, not the executor. See docs/plan-formats.md; check with: ultraplan lint ${name}

Markers behind the id: [P] may run beside its neighbours, [VERIFY] a checkpoint that runs commands only,
[TRIVIAL] [SIMPLE] [MODERATE] [COMPLEX] how much review it gets, [GUARD] its verify passes before and after.
-->

## Phase 1: Make it work

- [ ] 1.1 Export the version
  - **Do**:
    1. Create \`src/example.ts\`
    2. Export \`version\`, read from package.json
  - **Files**: \`src/example.ts\`
  - **Done when**: \`src/example.ts\` exports \`version\`
  - **Verify**: \`grep -q "export const version" src/example.ts\`
  - **Commit**: \`feat(example): export the version\`
  - _Requirements: FR-1_

- [ ] 1.2 Test the version
  - **Do**: Write a test that compares \`version\` with package.json
  - **Files**: \`test/example.test.ts\`
  - **Done when**: \`test/example.test.ts\` passes with 1 test
  - **Verify**: \`npx vitest run test/example.test.ts\`
  - **Commit**: \`test(example): compare the version\`
  - _Requirements: FR-1_

- [ ] 1.3 [VERIFY] Everything still works
  - **Do**: Run the whole suite
  - **Verify**: \`npm test\`
`;

// src/engine/new-plan.ts
function newPlan(cwd, name) {
  if (!/^[A-Za-z0-9][\w.-]{0,80}$/.test(name))
    return {
      error: `${name} cannot be the name of a folder`,
      fix: "use letters, digits and hyphens: add-login"
    };
  const root = findRepository(cwd)?.root ?? cwd;
  const folder = join(root, "specs", name);
  if (existsSync(folder))
    return { error: `specs/${name} is there already`, fix: `lint it: ultraplan lint ${name}` };
  mkdirSync(folder, { recursive: true });
  const files = planTemplate(name);
  for (const file of files) writeFileSync(join(folder, file.name), file.text, { flag: "wx" });
  return { files: files.map((file) => `specs/${name}/${file.name}`) };
}

// src/cli/new.ts
var newCommand = {
  name: "new",
  summary: "write a plan to start from: specs/<name>/ with requirements.md, design.md and tasks.md",
  usage: "ultraplan new <name>",
  examples: ["ultraplan new add-login"],
  run(args, terminal) {
    const [name, ...rest] = args;
    if (name === void 0 || name.startsWith("-") || rest.length > 0)
      throw new UsageError("new takes one name", "ultraplan new add-login");
    const made = newPlan(terminal.cwd, name);
    if ("error" in made) throw new UsageError(made.error, made.fix);
    for (const file of made.files) terminal.out(`${file}
`);
    terminal.out(`edit them, then: ultraplan lint ${name}
`);
    return 0;
  }
};
export {
  newCommand
};
