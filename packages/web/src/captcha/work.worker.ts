import { findNonce, type Work } from './find-nonce.ts';

export type WorkMessage = { tried: number } | { nonce: string };

const say = (message: WorkMessage): void => self.postMessage(message, { transfer: [] });

self.addEventListener('message', ({ data }: MessageEvent<Work>) => {
  const search = findNonce(data);
  let step = search.next();
  while (!step.done) {
    say({ tried: step.value });
    step = search.next();
  }
  say({ nonce: step.value });
});
