import type { AnyOneCallGame } from '@croupier/fairplay/games/one-call-games.ts';
import { validBetMinor } from '@croupier/fairplay/games/one-call.ts';
import { cutToE4, shareMinor } from '@croupier/fairplay/money.ts';
import type { NumberSource } from '@croupier/fairplay/random.ts';
import { z } from 'zod';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { checkStake, checkWorstPayout, type Limits } from '../limits.rules.ts';
import { originalsErrors } from '../originals.errors.ts';
import { roundSource, type RoundSource } from '../round-detail.rules.ts';
import type { KnownBet } from './one-call.types.ts';

const playedBet = z.object({
  bet: z.unknown(),
  won: z.boolean(),
  multiplierE4: z.int(),
  facts: z.unknown(),
});
const oneCallRecord = roundSource.extend(playedBet.shape);

/** `detail` of a round of one call: what it can be played again from, and its result. */
export type OneCallRecord = RoundSource & z.infer<typeof playedBet>;

/** The first rounds of dice had bet and result at the top. */
const earlyDice = roundSource.extend({
  direction: z.string(),
  targetHundredths: z.int(),
  rollHundredths: z.int(),
  won: z.boolean(),
  multiplierE4: z.int(),
});

/** Undefined for a record of another kind. */
export function readOneCallRecord(gameId: string, detail: unknown): OneCallRecord | undefined {
  const early = gameId === 'dice' ? earlyDice.safeParse(detail).data : undefined;
  if (!early) return oneCallRecord.safeParse(detail).data;
  const { direction, targetHundredths, rollHundredths, ...rest } = early;
  return { ...rest, bet: { direction, targetHundredths }, facts: { rollHundredths } };
}

/** @throws `originals.bet_not_allowed` */
export function parseBet(rules: AnyOneCallGame, value: unknown): unknown {
  const bet = rules.parseBet(value);
  if (bet === undefined) throw fieldRefusal(originalsErrors.betNotAllowed, 'bet', 'field.invalid');
  return bet;
}

/** Each spot holds a whole number of the ledger's units, and is a stake by itself. */
function checkParts({ rules, bet, stakeMinor }: KnownBet, limits: Limits): void {
  const parts = rules.parts?.(bet);
  if (!parts) return;
  const units = parts.reduce((sum, part) => sum + BigInt(part), 0n);
  if (stakeMinor % units !== 0n) throw fieldRefusal(originalsErrors.betNotAllowed, 'stake', 'field.invalid');
  const unitMinor = stakeMinor / units;
  for (const part of parts)
    if (BigInt(part) * unitMinor < limits.minStakeMinor)
      throw fieldRefusal(originalsErrors.stakeOutOfLimits, 'stake', 'field.invalid');
}

/**
 * What can be refused before any number is computed.
 *
 * @throws `originals.stake_out_of_limits`, `originals.bet_not_allowed` if the stake cannot be divided over the spots,
 *   `originals.payout_above_limit`
 */
export function checkBet(known: KnownBet, limits: Limits): void {
  const { rules, bet, stakeMinor } = known;
  checkStake(stakeMinor, limits);
  checkParts(known, limits);
  checkWorstPayout(stakeMinor, rules.worst(bet), limits);
}

/** Stored JSON may have its keys in another order, so both are brought into the form of the rules. */
export const isSameBet = (rules: AnyOneCallGame, recorded: unknown, bet: unknown): boolean =>
  JSON.stringify(rules.parseBet(recorded)) === JSON.stringify(bet);

/** Plays a bet that was checked, with the numbers of its round. */
export function playBet({ rules, bet, stakeMinor }: KnownBet, numbers: NumberSource) {
  const { paid, won, facts } = rules.play(numbers, bet);
  const payoutMinor = shareMinor(stakeMinor, paid);
  return {
    payoutMinor,
    validBetMinor: validBetMinor(stakeMinor, payoutMinor, rules.least(bet)),
    detail: { bet, won, multiplierE4: Number(cutToE4(paid, 4)), facts },
  };
}
