/** The only source of time in the server, so that tests can control it. */
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock for tests: starts at `start` and moves only on request. */
export function createManualClock(start: Date): Clock & { advance: (milliseconds: number) => void } {
  let current = start.getTime();
  return {
    now: () => new Date(current),
    advance: (milliseconds) => {
      current += milliseconds;
    },
  };
}
