import { previousGameHash } from '@croupier/fairplay/crash.ts';

export type Walk = { hash: string; terminalHash: string; maxGames: number };
export type WalkNews = { done: number; found: boolean | undefined };

const REPORTED = 2_000;

const say = (news: WalkNews): void => self.postMessage(news, { transfer: [] });

self.addEventListener('message', ({ data: { hash, terminalHash, maxGames } }: MessageEvent<Walk>) => {
  let current = hash;
  for (let done = 0; done <= maxGames; done += 1) {
    if (current === terminalHash) {
      say({ done, found: true });
      return;
    }
    if (done % REPORTED === 0) say({ done, found: undefined });
    current = previousGameHash(current);
  }
  say({ done: maxGames, found: false });
});
