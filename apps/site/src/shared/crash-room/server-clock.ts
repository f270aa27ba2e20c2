type Sample = { roundTrip: number; offset: number };

const SAMPLES = 8;

/**
 * The server's clock, estimated from calls: the answer of the fastest one is nearest to the truth. All times in
 * milliseconds.
 */
export function createServerClock(now: () => number) {
  let samples: Sample[] = [];
  const best = (): Sample | undefined => {
    const [first, ...rest] = samples;
    return rest.reduce((least, one) => (least && one.roundTrip < least.roundTrip ? one : least), first);
  };
  return {
    /** A message that has just arrived, without knowing when it was asked for. */
    heard: (at: number): void => {
      if (samples.length === 0) samples = [{ roundTrip: Number.POSITIVE_INFINITY, offset: at - now() }];
    },
    answered: (sent: number, at: number): void => {
      const received = now();
      const roundTrip = received - sent;
      samples = [...samples, { roundTrip, offset: at - (sent + received) / 2 }]
        .filter((sample) => Number.isFinite(sample.roundTrip))
        .slice(-SAMPLES);
    },
    now: (): number => now() + (best()?.offset ?? 0),
    /** How long a message takes to the server; undefined before the first answer. */
    delayMs: (): number | undefined => {
      const roundTrip = best()?.roundTrip;
      return roundTrip === undefined || !Number.isFinite(roundTrip) ? undefined : Math.round(roundTrip / 2);
    },
    reset: (): void => {
      samples = [];
    },
  };
}

export type ServerClock = ReturnType<typeof createServerClock>;
