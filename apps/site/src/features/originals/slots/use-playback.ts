import type { SlotsFacts } from '@croupier/fairplay/games/slots.ts';
import type { Spin } from '@croupier/fairplay/games/slots-reels.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { PACES, phaseAt, spinOf, timelineOf, type Phase } from './feature-timeline.ts';

export type Motion = 'none' | 'normal' | 'turbo';

export type PlayedSpins = {
  roundId: string;
  facts: SlotsFacts;
  /** Set when the round goes on after a reload: the first free spin not seen. */
  from?: number;
};

export type Playback = {
  phase: Phase;
  spin: Spin;
  /** Changes with every turn of the reels. */
  spinKey: string;
  /** The reels stand. */
  isStanding: boolean;
  /** Free spins whose reels stand. */
  seen: number;
};

const lastPhase = ({ facts }: PlayedSpins): Phase => (facts.feature ? { kind: 'summary' } : { kind: 'base' });

const keyOf = ({ roundId, facts }: PlayedSpins, phase: Phase): string => {
  const last = (facts.feature?.spins.length ?? 0) - 1;
  const index = phase.kind === 'free' ? phase.index : phase.kind === 'summary' ? last : -1;
  return `${roundId}/${index}`;
};

/** Plays a round phase by phase. `isOver`: the end is shown at once. */
export function usePlayback(
  round: PlayedSpins,
  motion: Motion,
  isOver: boolean,
  onSeen: (seen: number) => void,
): Playback {
  const [phase, setPhase] = useState<Phase>(() =>
    motion === 'none'
      ? lastPhase(round)
      : (timelineOf(round.facts, PACES[motion], round.from).steps[0]?.phase ?? { kind: 'base' }),
  );
  const [standing, setStanding] = useState<string>();
  const noteSeen = useEffectEvent(onSeen);
  const isEnd: boolean = isOver || motion === 'none';
  const { facts, from } = round;

  useEffect(() => {
    if (isEnd || motion === 'none') return undefined;
    const timeline = timelineOf(facts, PACES[motion], from);
    const started = performance.now();
    const timers = timeline.steps.map(({ at }) =>
      setTimeout(() => setPhase(phaseAt(timeline, Math.max(at, performance.now() - started))), at),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [facts, from, motion, isEnd]);

  const shownPhase = isEnd ? lastPhase(round) : phase;
  const spinKey = keyOf(round, shownPhase);
  useEffect(() => {
    if (motion === 'none' || isEnd) return undefined;
    const timer = setTimeout(() => setStanding(spinKey), PACES[motion].reels);
    return () => clearTimeout(timer);
  }, [spinKey, motion, isEnd]);

  const isStanding =
    isEnd || shownPhase.kind === 'intro' || shownPhase.kind === 'summary' || standing === spinKey;
  const all = facts.feature?.spins.length ?? 0;
  const seen =
    shownPhase.kind === 'summary'
      ? all
      : shownPhase.kind === 'free'
        ? shownPhase.index + (isStanding ? 1 : 0)
        : (from ?? 0);
  useEffect(() => noteSeen(seen), [seen]);

  return { phase: shownPhase, spin: spinOf(facts, shownPhase), spinKey, isStanding, seen };
}

const CYCLE_MILLISECONDS = 1_000;

/** All wins together first, then one after another; undefined stands for all. */
export function useWinCycle(count: number, key: string, isRunning: boolean): number | undefined {
  const [turn, setTurn] = useState({ key, step: 0 });
  useEffect(() => {
    if (!isRunning || count < 2) return undefined;
    const timer = setInterval(
      () => setTurn((now) => ({ key, step: now.key === key ? now.step + 1 : 1 })),
      CYCLE_MILLISECONDS,
    );
    return () => clearInterval(timer);
  }, [count, key, isRunning]);
  const step = turn.key === key ? turn.step % (count + 1) : 0;
  return step === 0 || !isRunning ? undefined : step - 1;
}
