import { z } from 'zod';
import { positiveMoney } from '@croupier/contract/money.ts';
import { appError } from '../../../platform/http/errors.ts';
import { derivedId } from '../../../platform/ids.ts';
import type { MoneyTx } from '../wallet/index.ts';
import { bonusErrors } from './bonuses.errors.ts';
import type { BonusDeps, MemberKey, NewFreeRounds } from './bonuses.types.ts';
import { daysAfter } from './terms.rules.ts';

const MAX_AT_ONCE = 1_000;

type Deps = Pick<BonusDeps, 'clock' | 'hooks'>;

export async function offersFreeRounds(
  { hooks }: Pick<Deps, 'hooks'>,
  of: { merchantId: string; gameId: string },
): Promise<boolean> {
  for (const issuer of hooks.freeRounds) if (await issuer.offers(of)) return true;
  return false;
}

/**
 * Issues free rounds once: what is lost costs the house, what is won goes to the main account.
 *
 * @throws `bonuses.free_rounds_unavailable`, RangeError for a count or stake that is not above zero
 */
export async function issueFreeRounds(
  { hooks, clock }: Deps,
  tx: MoneyTx,
  { days, position = 0, ...rounds }: NewFreeRounds,
): Promise<void> {
  const { merchantId, count, stakeMinor, source, reference } = rounds;
  if (!Number.isSafeInteger(count) || count < 1 || stakeMinor <= 0n)
    throw new RangeError(`${count} free rounds of ${stakeMinor}`);
  const expiresAt = daysAfter(clock.now(), days);
  // Makers take so many at once.
  for (let from = 0; from < count; from += MAX_AT_ONCE) {
    const id = derivedId('free rounds', merchantId, source, reference, `${position}.${from}`);
    const part = { ...rounds, id, count: Math.min(MAX_AT_ONCE, count - from), expiresAt };
    let isIssued = false;
    for (const issuer of hooks.freeRounds) isIssued ||= await issuer.issue(tx, part);
    if (!isIssued) throw appError(bonusErrors.freeRoundsUnavailable);
  }
}

export async function revokeFreeRounds(
  { hooks }: Pick<Deps, 'hooks'>,
  tx: MoneyTx,
  of: { merchantId: string; reference: string },
): Promise<void> {
  for (const issuer of hooks.freeRounds) await issuer.revoke(tx, of);
}

/** What a good of the points mall says of its free rounds. */
const goodTerms = z.strictObject({
  gameId: z.string(),
  count: z.int().min(1).max(1_000),
  stake: positiveMoney,
  days: z.int().min(1).max(365),
});

type Good = MemberKey & { currency: string; redemptionId: string; quantity: number; terms: unknown };

/** Free rounds as a good of the points mall. Members have paid for them with points, so their stakes are the cost of goods. */
export const createFreeRoundsGood = (deps: Deps) => ({
  kind: 'free_rounds' as const,
  canIssue: async ({ merchantId, terms }: { merchantId: string; terms: unknown }): Promise<boolean> => {
    const read = goodTerms.safeDecode(terms as z.input<typeof goodTerms>);
    return read.success && offersFreeRounds(deps, { merchantId, gameId: read.data.gameId });
  },
  /** @throws `bonuses.free_rounds_unavailable` */
  issue: async (tx: MoneyTx, { terms, quantity, redemptionId, ...member }: Good): Promise<void> => {
    const read = goodTerms.safeDecode(terms as z.input<typeof goodTerms>);
    if (!read.success) throw appError(bonusErrors.freeRoundsUnavailable);
    const { stake: stakeMinor, count, ...rounds } = read.data;
    await issueFreeRounds(deps, tx, {
      ...member,
      ...rounds,
      stakeMinor,
      count: count * quantity,
      source: 'mall',
      reference: redemptionId,
      costKey: 'goods',
    });
  },
});
