import { createServerClock } from '../../../../shared/crash-room/server-clock.ts';
import { createStore } from '@croupier/web/browser/store.ts';
import { useSyncExternalStore } from 'react';

const clock = createServerClock(() => Date.now());

/** The server's time in milliseconds, by the calls that carry it. */
export const serverNow = (): number => clock.now();

/** Sets the clock by an answer that says what time it is. */
export async function timed<T extends { now: Date }>(ask: () => Promise<T>): Promise<T> {
  const sent = Date.now();
  const answer = await ask();
  clock.answered(sent, answer.now.getTime());
  return answer;
}

const TICK_MILLISECONDS = 250;
const second = (): number => Math.floor(serverNow() / 1_000);
const seconds = createStore(second());
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all countdowns of a page. */
function subscribe(listener: () => void): () => void {
  const stop = seconds.subscribe(listener);
  watchers += 1;
  timer ??= setInterval(() => seconds.set(second()), TICK_MILLISECONDS);
  return () => {
    stop();
    watchers -= 1;
    if (watchers > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The server's time in whole seconds; renders again with every second. */
export const useServerSecond = (): number => useSyncExternalStore(subscribe, seconds.get, seconds.get);
