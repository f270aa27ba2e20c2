/** Waits that end at once when everything stops. */
export type Pace = {
  /** False: stop now. */
  sleep: (milliseconds: number) => Promise<boolean>;
  /** Waits for the next call that may be made: all players together make no more than so many a second. */
  turn: () => Promise<boolean>;
  stop: () => void;
};

export function createPace({ callsPerSecond }: { callsPerSecond: number }): Pace {
  const stopped = new AbortController();
  const gap = 1_000 / callsPerSecond;
  let nextAt = 0;
  const sleep = (milliseconds: number): Promise<boolean> =>
    new Promise((done) => {
      if (stopped.signal.aborted) {
        done(false);
        return;
      }
      const end = (): void => {
        clearTimeout(timer);
        stopped.signal.removeEventListener('abort', end);
        done(!stopped.signal.aborted);
      };
      const timer = setTimeout(end, milliseconds);
      stopped.signal.addEventListener('abort', end);
    });
  return {
    sleep,
    turn: () => {
      const at = Math.max(Date.now(), nextAt);
      nextAt = at + gap;
      return sleep(Math.max(0, at - Date.now()));
    },
    stop: () => stopped.abort(),
  };
}
