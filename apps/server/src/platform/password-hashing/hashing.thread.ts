// A worker thread that hashes passwords one after another.
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashingTask } from './hashing-threads.ts';

// On Linux the priority applies to this thread only, so that wallet calls take precedence.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

const run = (task: HashingTask): string | boolean =>
  task.kind === 'hash'
    ? hashSync(task.password, task.parameters)
    : verifySync(task.passwordHash, task.password);

parentPort?.on('message', (task: HashingTask) => {
  try {
    parentPort?.postMessage({ value: run(task) }, []);
  } catch (error) {
    parentPort?.postMessage({ problem: error instanceof Error ? error.message : String(error) }, []);
  }
});
