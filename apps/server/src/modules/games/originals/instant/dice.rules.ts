import { diceQuote, diceRules, isDiceBetAllowed, playDice, type DiceBet } from '@croupier/fairplay/dice.ts';
import { z } from 'zod';
import { originalsErrors } from '../originals.errors.ts';
import { roundSource } from '../round-detail.rules.ts';
import type { InstantGame, PlaceBet } from './instant-game.types.ts';

export type PlaceDiceBet = Omit<PlaceBet<DiceBet>, 'bet'> & DiceBet;

/** Flat, so that `verifyRecord` of `fairplay` finds the bet in the record. */
const diceDetail = z.object({
  direction: z.enum(['over', 'under']),
  targetHundredths: z.int(),
  rollHundredths: z.int(),
  won: z.boolean(),
  multiplierE4: z.int(),
});
type DiceDetail = z.infer<typeof diceDetail>;

const diceRecord = roundSource.extend(diceDetail.shape);

export const DICE: InstantGame<DiceBet, DiceDetail> = {
  id: 'dice',
  rulesVersion: diceRules.version,
  isAllowed: isDiceBetAllowed,
  notAllowed: originalsErrors.targetOutOfLimits,
  maxMultiplierE4: (bet) => diceQuote(bet).multiplierE4,
  play: (numbers, bet) => {
    const { direction, targetHundredths } = bet;
    const { rollHundredths, won, multiplierE4 } = playDice(numbers, bet);
    const detail = { direction, targetHundredths, rollHundredths, won, multiplierE4: Number(multiplierE4) };
    return { multiplierE4, detail };
  },
  readDetail: (detail) => diceRecord.safeParse(detail).data,
  isSameBet: (detail, bet) =>
    detail.direction === bet.direction && detail.targetHundredths === bet.targetHundredths,
};
