/** A part of a round. Phases follow each other and fill the round. */
export type Phase = { name: string; milliseconds: number };

export type Moment = {
  round: number;
  phase: string;
  /** When the phase ends, and when the round ends. */
  phaseEndsAt: number;
  roundEndsAt: number;
};

/** Where `at` is: rounds of equal length have counted since 1970, so every process agrees on the number. */
export function momentAt(phases: readonly Phase[], at: number): Moment {
  const length = phases.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const round = Math.floor(at / length);
  const start = round * length;
  let end = start;
  for (const { name, milliseconds } of phases) {
    end += milliseconds;
    if (at < end) return { round, phase: name, phaseEndsAt: end, roundEndsAt: start + length };
  }
  throw new RangeError('a round needs a phase');
}

/** Calls `onPhase` at the beginning of every phase, the current one included. */
export function startRoundClock(options: {
  phases: readonly Phase[];
  now: () => number;
  onPhase: (moment: Moment) => void;
}): { stop: () => void } {
  const { phases, now, onPhase } = options;
  let timer: NodeJS.Timeout | undefined;
  let last = '';
  const tick = (): void => {
    const moment = momentAt(phases, now());
    const name = `${moment.round}/${moment.phase}`;
    // A timer may fire a moment early.
    if (name !== last) onPhase(moment);
    last = name;
    timer = setTimeout(tick, Math.max(1, moment.phaseEndsAt - now()));
  };
  tick();
  return { stop: () => clearTimeout(timer) };
}
