import type { DiceBet } from '@croupier/fairplay/dice.ts';
import { dice } from '@croupier/fairplay/games/dice.ts';
import { hundredths } from '../../../shared/rounds/verifier-query.ts';
import { defineScreen } from '../one-call/screen.ts';
import { DiceOutcome } from './DiceOutcome.tsx';
import { DiceStage } from './DiceStage.tsx';
import { FIRST_BET, swapped, targetAfterKey, withTarget } from './dice-setup.ts';
import type { DiceFacts } from '@croupier/fairplay/games/dice.ts';

const ROLL_MILLISECONDS = 240;

const moved = (bet: DiceBet, key: string): DiceBet => {
  const target = targetAfterKey(bet, key, false);
  return target === undefined ? bet : withTarget(bet, target);
};

export const diceScreen = defineScreen<DiceBet, DiceFacts>({
  game: 'dice',
  rules: dice,
  firstBet: FIRST_BET,
  Stage: DiceStage,
  hasOneWin: true,
  motionMilliseconds: () => ROLL_MILLISECONDS,
  startSound: 'roll',
  showFace: (face, format) => format.fixed(Number(face), 2),
  textOf: ({ facts }) => ({ face: hundredths(facts.rollHundredths) }),
  Outcome: DiceOutcome,
  keys: {
    swap: { help: 'swap', change: swapped },
    less: { help: 'less', change: (bet) => moved(bet, 'ArrowLeft') },
    more: { help: 'more', change: (bet) => moved(bet, 'ArrowRight') },
  },
});
