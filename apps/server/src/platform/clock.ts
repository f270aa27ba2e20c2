/** The one place where time enters the server, so that a test can hold it still. */
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock for tests: starts at `start`, moves only when told. */
export function createManualClock(start: Date): Clock & { advance: (milliseconds: number) => void } {
  let current = start.getTime();
  return {
    now: () => new Date(current),
    advance: (milliseconds) => {
      current += milliseconds;
    },
  };
}
