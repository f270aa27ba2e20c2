import type { SlotsFacts } from '@croupier/fairplay/games/slots.ts';
import type { Spin } from '@croupier/fairplay/games/slots-reels.ts';

/** What the screen shows at a moment of a round. Free spins count from 0. */
export type Phase =
  | { kind: 'base' }
  | { kind: 'intro' }
  | { kind: 'free'; index: number }
  | { kind: 'summary' };

export type Step = { at: number; phase: Phase };
export type Timeline = { steps: readonly Step[]; end: number };

export type Pace = {
  /** Until the last reel has stopped. */
  reels: number;
  /** To look at the wins of a free spin. */
  win: number;
  /** To look at a free spin without a win. */
  plain: number;
  intro: number;
  summary: number;
};

export const PACES = {
  normal: { reels: 700, win: 800, plain: 220, intro: 1_700, summary: 1_600 },
  turbo: { reels: 300, win: 420, plain: 90, intro: 1_000, summary: 1_000 },
} satisfies Record<string, Pace>;

/** When each part of a round begins, in milliseconds from its start. `from`: the first free spin not seen yet. */
export function timelineOf({ feature }: Pick<SlotsFacts, 'feature'>, pace: Pace, from?: number): Timeline {
  if (!feature) return { steps: [{ at: 0, phase: { kind: 'base' } }], end: pace.reels };
  const steps: Step[] = [];
  let now = 0;
  const add = (phase: Phase, milliseconds: number): void => {
    steps.push({ at: now, phase });
    now += milliseconds;
  };
  if (from === undefined) add({ kind: 'base' }, pace.reels + pace.win);
  add({ kind: 'intro' }, pace.intro);
  for (const [index, spin] of feature.spins.entries())
    if (index >= (from ?? 0))
      add({ kind: 'free', index }, pace.reels + (spin.units > 0 ? pace.win : pace.plain));
  add({ kind: 'summary' }, pace.summary);
  return { steps, end: now };
}

/** The step at a moment. */
export const phaseAt = ({ steps }: Timeline, milliseconds: number): Phase =>
  steps.findLast(({ at }) => at <= milliseconds)?.phase ?? { kind: 'base' };

/** The spin whose reels are shown in a phase. */
export function spinOf({ spin, feature }: SlotsFacts, phase: Phase): Spin {
  if (phase.kind === 'free') return feature?.spins[phase.index] ?? spin;
  return phase.kind === 'summary' ? (feature?.spins.at(-1) ?? spin) : spin;
}

/** In twentieths of the bet: what free spins have won so far, with their multiplier. */
export function featureUnits({ feature }: SlotsFacts, seen: number): number {
  if (!feature) return 0;
  return feature.multiplier * feature.spins.slice(0, seen).reduce((sum, { units }) => sum + units, 0);
}
