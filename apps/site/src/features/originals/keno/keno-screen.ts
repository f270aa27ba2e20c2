import { keno, type KenoBet, type KenoFacts } from '@croupier/fairplay/games/keno.ts';
import { defineScreen } from '../one-call/screen.ts';
import { BALL_MILLISECONDS, FIRST_BET, randomPicks } from './keno-setup.ts';
import { KenoControls } from './KenoControls.tsx';
import { KenoOutcome } from './KenoOutcome.tsx';
import { KenoPayouts } from './KenoPayouts.tsx';
import { KenoStage } from './KenoStage.tsx';

export const kenoScreen = defineScreen<KenoBet, KenoFacts>({
  game: 'keno',
  rules: keno,
  firstBet: FIRST_BET,
  isComplete: ({ picks }) => picks.length > 0,
  Stage: KenoStage,
  Controls: KenoControls,
  Payouts: KenoPayouts,
  Outcome: KenoOutcome,
  placeText: 'draw',
  incompleteText: 'pickNumbers',
  motionMilliseconds: ({ facts }) => facts.drawn.length * BALL_MILLISECONDS,
  keys: {
    swap: { help: 'randomPick', change: (bet) => randomPicks(bet, Math.random) },
    less: { help: 'clear', change: (bet) => ({ ...bet, picks: [] }) },
  },
});
