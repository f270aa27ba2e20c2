import { POINTS } from '@croupier/contract/money/points.ts';
import { derivedId } from '../../../../platform/ids.ts';
import { mainOf, type MoneyTx } from '../../../money/wallet/index.ts';
import type { LoyaltyDeps } from '../loyalty.types.ts';
import { issueOf, pointsOf } from '../points/posting.usecases.ts';
import { lockRedemption } from './redemptions.queries.ts';

type Deps = Pick<LoyaltyDeps, 'wallet' | 'messages'>;

/**
 * Gives back what a member paid for free rounds that the maker of the game has refused after the approval. May be
 * repeated.
 */
export async function giveBackRefused(
  { wallet, messages }: Deps,
  { merchantId, redemptionId }: { merchantId: string; redemptionId: string },
): Promise<void> {
  await wallet.transaction(async (tx: MoneyTx) => {
    const redemption = await lockRedemption(tx, { merchantId, id: redemptionId });
    if (redemption?.state !== 'approved') return;
    const { memberId, pointsMinor, amountMinor, currency, paidFrom } = redemption;
    const transfer = (part: string) => ({
      id: derivedId('refused good', merchantId, redemptionId, part),
      code: 'promotion' as const,
      reference: redemptionId,
    });
    await messages.send(tx, {
      merchantId,
      memberId,
      id: derivedId('refused good message', merchantId, redemptionId),
      kind: 'free_rounds_refused',
    });
    if (paidFrom === 'points' && pointsMinor > 0n)
      await wallet.post(tx, {
        merchantId,
        currency: POINTS,
        transfers: [
          {
            ...transfer('points'),
            debit: issueOf('redeemed'),
            credit: pointsOf(memberId),
            amountMinor: pointsMinor,
          },
        ],
      });
    if (amountMinor > 0n)
      await wallet.post(tx, {
        merchantId,
        currency,
        transfers: [
          {
            ...transfer('money'),
            debit: { owner: 'house', kind: 'bonus_cost', key: 'goods' },
            credit: mainOf(memberId),
            amountMinor,
          },
        ],
      });
  });
}
