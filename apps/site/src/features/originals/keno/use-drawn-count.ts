import type { KenoBet, KenoFacts } from '@croupier/fairplay/games/keno.ts';
import { useEffect, useState } from 'react';
import type { ShownRound } from '../one-call/screen.ts';
import { playSound } from '../sound/play-sound.ts';
import { BALL_MILLISECONDS } from './keno-setup.ts';

/** How many balls of the newest round are on the board by now. */
export function useDrawnCount(shown: ShownRound<KenoBet, KenoFacts> | undefined): number {
  const [drawn, setDrawn] = useState({ roundId: '', count: 0 });
  const roundId = shown?.result.roundId ?? '';
  const isMoving = shown !== undefined && !shown.hasLanded;
  useEffect(() => {
    if (!isMoving) return undefined;
    const { facts, bet } = shown.result;
    let count = 0;
    const next = (): void => {
      const ball = facts.drawn[count];
      count += 1;
      setDrawn({ roundId, count });
      if (ball === undefined) return;
      const hits = facts.drawn.slice(0, count).filter((field) => bet.picks.includes(field)).length;
      if (bet.picks.includes(ball)) playSound('gem', hits);
      else playSound('tick');
    };
    const timer = setInterval(next, BALL_MILLISECONDS);
    return () => clearInterval(timer);
    // One run for each round.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [roundId, isMoving]);
  if (!shown) return 0;
  if (shown.hasLanded) return shown.result.facts.drawn.length;
  return drawn.roundId === roundId ? drawn.count : 0;
}
