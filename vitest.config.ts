import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**', '.data/**'];

// Modules are loaded once per worker and not anew for each file, which took most of the time: nothing here keeps a state
// of its own in a module, and each file has data of its own. `--isolate` tells whether a failure comes from that.
const isolate = false;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          isolate,
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...exclude, '**/*.db.test.ts', '**/*.crash.test.ts', 'e2e/**'],
        },
      },
      {
        test: {
          name: 'db',
          isolate,
          include: ['**/*.db.test.ts'],
          exclude,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'crash',
          include: ['**/*.crash.test.ts'],
          exclude,
          testTimeout: 180_000,
        },
      },
    ],
  },
});
