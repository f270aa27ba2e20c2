import { diceQuote, diceRtpRange, diceRules, parseDiceBet, playDice, type DiceBet } from '../dice.ts';
import { defineOneCall, objectWith, ofE4, ZERO } from './one-call.ts';

export type DiceFacts = { rollHundredths: number };

/** A roll from 0.00 to 100.00 that has to be over or under the target. */
export const dice = defineOneCall<DiceBet, DiceFacts>({
  id: 'dice',
  rulesVersion: diceRules.version,
  parseBet: (value) => parseDiceBet(objectWith(value, ['direction', 'targetHundredths'])),
  worst: (bet) => ofE4(diceQuote(bet).multiplierE4),
  least: () => ZERO,
  play: (source, bet) => {
    const { rollHundredths, won, multiplierE4 } = playDice(source, bet);
    return { paid: ofE4(multiplierE4), won, facts: { rollHundredths } };
  },
  returnOf: (bet) => diceQuote(bet).rtp,
  returns: diceRtpRange,
});
