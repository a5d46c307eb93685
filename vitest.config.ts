import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'unit', include: ['test/**/*.test.ts'], exclude: ['test/e2e/**'], testTimeout: 30_000 },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          exclude: ['test/e2e/node_modules/**'],
          globalSetup: ['test/e2e/harness/install-client.ts'],
          testTimeout: 120_000,
          // A client keeps a core busy; vitest would leave one of them idle.
          maxWorkers: '100%',
          sequence: { groupOrder: 1 },
          // The client is not ours and stumbles now and then (it makes worktrees side by side); what fails twice is ours.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
})
