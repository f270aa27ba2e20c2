import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**', '.data/**'];

// Loading the modules again for each file took most of the time. Modules keep no state and every file has data of its
// own, so files of one worker share them; if a failure goes away with `--isolate`, that sharing is its cause.
const isolate = false;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          isolate,
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...exclude, '**/*.db.test.ts', '**/*.crash.test.ts'],
          // Only to end a test that hangs: on a busy machine any of them may be slow.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'db',
          isolate,
          include: ['**/*.db.test.ts'],
          exclude,
          // These wait for PostgreSQL much of the time, so one worker for each core, where the default leaves one idle.
          maxWorkers: availableParallelism(),
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
