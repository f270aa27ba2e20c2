import { diceQuote, diceRtpRange, type DiceBet } from '@croupier/fairplay/dice.ts';
import { ofE4, ZERO } from '@croupier/fairplay/games/one-call.ts';
import { call } from '../../../shared/api/call.ts';
import { hundredths } from '../../../shared/rounds/verifier-query.ts';
import { defineScreen } from '../one-call/screen.ts';
import { DiceOutcome } from './DiceOutcome.tsx';
import { DiceStage } from './DiceStage.tsx';
import { FIRST_BET, swapped, targetAfterKey, withTarget, type DiceFacts } from './dice-setup.ts';

const ROLL_MILLISECONDS = 240;

const moved = (bet: DiceBet, key: string): DiceBet => {
  const target = targetAfterKey(bet, key, false);
  return target === undefined ? bet : withTarget(bet, target);
};

export const diceScreen = defineScreen<DiceBet, DiceFacts>({
  game: 'dice',
  rules: {
    worst: (bet) => ofE4(diceQuote(bet).multiplierE4),
    least: () => ZERO,
    returns: diceRtpRange,
  },
  send: async ({ id, bet, stake }) => {
    const { direction, targetHundredths, rollHundredths, ...result } = await call('originals.diceBet', {
      body: { id, stake, ...bet },
    });
    return { ...result, bet: { direction, targetHundredths }, facts: { rollHundredths } };
  },
  firstBet: FIRST_BET,
  Stage: DiceStage,
  hasOneWin: true,
  motionMilliseconds: () => ROLL_MILLISECONDS,
  startSound: 'roll',
  textOf: ({ facts }) => ({ face: hundredths(facts.rollHundredths) }),
  Outcome: DiceOutcome,
  keys: {
    swap: { help: 'swap', change: swapped },
    less: { help: 'less', change: (bet) => moved(bet, 'ArrowLeft') },
    more: { help: 'more', change: (bet) => moved(bet, 'ArrowRight') },
  },
});
