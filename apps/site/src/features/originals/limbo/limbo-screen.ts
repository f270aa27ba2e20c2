import { limbo, type LimboBet, type LimboFacts } from '@croupier/fairplay/games/limbo.ts';
import { defineScreen } from '../one-call/screen.ts';
import { LimboOutcome } from './LimboOutcome.tsx';
import { LimboPayouts } from './LimboPayouts.tsx';
import { LimboStage } from './LimboStage.tsx';
import { climbMilliseconds, FIRST_BET, nextTarget } from './limbo-setup.ts';

export const limboScreen = defineScreen<LimboBet, LimboFacts>({
  game: 'limbo',
  rules: limbo,
  firstBet: FIRST_BET,
  Stage: LimboStage,
  Payouts: LimboPayouts,
  hasOneWin: true,
  motionMilliseconds: ({ facts }) => climbMilliseconds(facts.resultE4),
  startSound: 'climb',
  showFace: (face, format) => format.multiplier(Number(face)),
  textOf: ({ facts }) => ({ face: String(facts.resultE4) }),
  Outcome: LimboOutcome,
  keys: {
    less: { help: 'less', change: (bet) => nextTarget(bet, -1) },
    more: { help: 'more', change: (bet) => nextTarget(bet, 1) },
  },
});
