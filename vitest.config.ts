import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**', '.data/**'];

// Loading the modules again for each file took most of the time. Modules keep no state and every file has data of its
// own, so files of one worker share them; if a failure goes away with `--isolate`, that sharing is its cause.
const isolate = false;

// One for each core: many tests wait for a process, a socket or PostgreSQL, and the default leaves one core idle.
const maxWorkers = availableParallelism();

// Like the time-outs below only an end for what never comes: the default is one second.
const expectation = { poll: { timeout: 20_000 } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          isolate,
          maxWorkers,
          expect: expectation,
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...exclude, '**/*.db.test.ts', '**/*.crash.test.ts'],
          // Only to end a test that hangs: on a busy machine any of them may be slow.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'db',
          isolate,
          expect: expectation,
          include: ['**/*.db.test.ts'],
          exclude,
          maxWorkers,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'crash',
          maxWorkers,
          include: ['**/*.crash.test.ts'],
          exclude,
          testTimeout: 180_000,
        },
      },
    ],
  },
});
