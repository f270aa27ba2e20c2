import type { Work } from './find-nonce.ts';
import type { WorkMessage } from './work.worker.ts';

export type RunOptions = {
  signal: AbortSignal;
  /** From 0 towards 1: the probability that the nonce would have been found by now. */
  onProgress: (share: number) => void;
};

/** Finds the nonce in a worker, so that the page stays responsive. @throws when the worker fails or is aborted */
export async function runWork(work: Work, { signal, onProgress }: RunOptions): Promise<string> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./work.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<string>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true });
      worker.addEventListener('error', () => reject(new Error('the worker failed')));
      worker.addEventListener('message', ({ data }: MessageEvent<WorkMessage>) => {
        if ('nonce' in data) resolve(data.nonce);
        else onProgress(1 - Math.exp(-data.tried / 2 ** work.bits));
      });
      worker.postMessage(work, { transfer: [] });
    });
  } finally {
    worker.terminate();
  }
}
