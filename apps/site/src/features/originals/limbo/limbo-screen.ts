import { limbo, type LimboBet, type LimboFacts } from '@croupier/fairplay/games/limbo.ts';
import { defineScreen } from '../one-call/screen.ts';
import { LimboOutcome } from './LimboOutcome.tsx';
import { LimboPayouts } from './LimboPayouts.tsx';
import { LimboStage } from './LimboStage.tsx';
import { climbMilliseconds, FIRST_BET, nextTarget } from './limbo-setup.ts';
import { resultText } from './result-text.ts';

export const limboScreen = defineScreen<LimboBet, LimboFacts>({
  game: 'limbo',
  rules: limbo,
  firstBet: FIRST_BET,
  Stage: LimboStage,
  Payouts: LimboPayouts,
  hasOneWin: true,
  motionMilliseconds: ({ facts }) => climbMilliseconds(facts.resultE4),
  startSound: 'climb',
  textOf: ({ facts }) => ({ face: resultText(facts.resultE4) }),
  Outcome: LimboOutcome,
  keys: {
    less: { help: 'less', change: (bet) => nextTarget(bet, -1) },
    more: { help: 'more', change: (bet) => nextTarget(bet, 1) },
  },
});
