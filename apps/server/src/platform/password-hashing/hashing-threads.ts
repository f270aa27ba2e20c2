import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export type HashingParameters = { memoryCost: number; timeCost: number; parallelism: number };
export type HashingTask =
  | { kind: 'hash'; password: string; parameters: HashingParameters }
  | { kind: 'verify'; passwordHash: string; password: string };

/** Computes hashes. The caller limits concurrency. */
export type HashingEngine = {
  hash: (password: string, parameters: HashingParameters) => Promise<string>;
  verify: (passwordHash: string, password: string) => Promise<boolean>;
};

type Reply = { value: string | boolean } | { problem: string };

/**
 * Worker threads with a lower priority than the rest of the process, so that a burst of sign-ins does not slow down
 * wallet calls. A thread starts with its first task and does not keep the process alive.
 */
export function createHashingThreads(): HashingEngine {
  const idle: Worker[] = [];

  const take = (): Worker => {
    const free = idle.pop();
    if (free) return free;
    const worker = new Worker(new URL('./hashing.thread.ts', import.meta.url));
    // An idle thread that dies must neither end the process nor be given work.
    const forget = (): void => {
      const place = idle.indexOf(worker);
      if (place >= 0) idle.splice(place, 1);
    };
    worker.on('error', forget).on('exit', forget);
    return worker;
  };

  const run = async (task: HashingTask): Promise<string | boolean> => {
    const worker = take();
    worker.ref();
    const ended = new AbortController();
    const exited = once(worker, 'exit', { signal: ended.signal }).then(() => {
      throw new Error('a hashing thread ended');
    });
    try {
      worker.postMessage(task, []);
      const [reply] = (await Promise.race([once(worker, 'message', { signal: ended.signal }), exited])) as [
        Reply,
      ];
      worker.unref();
      idle.push(worker);
      if ('problem' in reply) throw new Error(reply.problem);
      return reply.value;
    } finally {
      ended.abort();
      exited.catch(() => {});
    }
  };

  return {
    hash: async (password, parameters) => String(await run({ kind: 'hash', password, parameters })),
    verify: async (passwordHash, password) =>
      (await run({ kind: 'verify', passwordHash, password })) === true,
  };
}
