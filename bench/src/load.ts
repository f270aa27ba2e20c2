export type Measured = {
  /** Calls per second. */
  rate: number;
  p50Milliseconds: number;
  p99Milliseconds: number;
  calls: number;
};

const percentile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * A closed loop: `inFlight` callers, each with one call in progress at any time. The warm-up is not measured;
 * `onMeasuring` is called when it ends.
 */
export async function closedLoop(options: {
  inFlight: number;
  seconds: number;
  warmUpSeconds: number;
  call: (slot: number) => Promise<void>;
  onMeasuring?: () => Promise<void>;
}): Promise<Measured> {
  const { inFlight, call } = options;
  const latencies: number[] = [];
  const state = { counting: false, stopped: false };
  const slot = async (index: number): Promise<void> => {
    while (!state.stopped) {
      const started = performance.now();
      await call(index);
      if (state.counting) latencies.push(performance.now() - started);
    }
  };
  const pause = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, seconds * 1000));
  const slots = Promise.all(Array.from({ length: inFlight }, (_, index) => slot(index)));
  // A failing caller ends the run at once.
  await Promise.race([slots, pause(options.warmUpSeconds)]);
  await options.onMeasuring?.();
  state.counting = true;
  const started = performance.now();
  await Promise.race([slots, pause(options.seconds)]);
  state.counting = false;
  const elapsed = (performance.now() - started) / 1000;
  state.stopped = true;
  await slots;
  return summaryOf(latencies, elapsed);
}

function summaryOf(latencies: readonly number[], elapsedSeconds: number): Measured {
  const sorted = Float64Array.from(latencies).sort();
  return {
    rate: sorted.length / elapsedSeconds,
    p50Milliseconds: percentile(sorted, 0.5),
    p99Milliseconds: percentile(sorted, 0.99),
    calls: sorted.length,
  };
}

/**
 * An open loop: calls start at a fixed rate, whether or not earlier ones have ended, and latency counts from the moment
 * a call was due. A stall shows in every call that it delayed.
 */
export async function pacedLoop(options: {
  /** Calls per second. */
  rate: number;
  seconds: number;
  warmUpSeconds: number;
  call: (turn: number) => Promise<void>;
  onMeasuring?: () => Promise<void>;
}): Promise<Measured> {
  const { rate, seconds, warmUpSeconds, call } = options;
  const latencies: number[] = [];
  const gap = 1000 / rate;
  const started = performance.now();
  const total = Math.floor((seconds + warmUpSeconds) * rate);
  const inProgress: Array<Promise<void>> = [];
  let hasWarmedUp = false;
  for (let turn = 0; turn < total; turn += 1) {
    const due = started + turn * gap;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    const counted = turn * gap >= warmUpSeconds * 1000;
    if (counted && !hasWarmedUp) {
      hasWarmedUp = true;
      await options.onMeasuring?.();
    }
    inProgress.push(
      call(turn).then(() => {
        if (counted) latencies.push(performance.now() - due);
      }),
    );
  }
  await Promise.all(inProgress);
  return summaryOf(latencies, seconds);
}
