import { appError } from '../../../../platform/http/errors.ts';
import type { MoneyTx } from '../../../money/wallet/index.ts';
import { loyaltyErrors as errors } from '../loyalty.errors.ts';
import type { LoyaltyDeps, MemberKey } from '../loyalty.types.ts';
import { takePieces } from './goods.queries.ts';
import { findRedemption, insertRedemption } from './redemptions.queries.ts';

/** `reference` is what the good is for, such as a grant. */
export type GoodGift = MemberKey & { id: string; goodId: string; quantity?: number; reference: string };

/**
 * Gives a good: it stands among the member's redemptions, where the member says where it goes, and operators decide about it like
 * about any other. The same id again gives nothing more.
 *
 * @throws `loyalty.sold_out`, `loyalty.id_reused`
 */
export async function issueGood(
  { clock, merchants }: Pick<LoyaltyDeps, 'clock' | 'merchants'>,
  tx: MoneyTx,
  { merchantId, memberId, id, goodId, quantity = 1, reference }: GoodGift,
): Promise<void> {
  const known = await findRedemption(tx, { merchantId, id });
  if (known?.memberId === memberId && known.goodId === goodId) return;
  if (known) throw appError(errors.idReused);
  const { currency } = await merchants.byId(merchantId);
  const good = await takePieces(tx, { merchantId, goodId, quantity, ofAny: true });
  if (!good) throw appError(errors.soldOut);
  await insertRedemption(tx, {
    merchantId,
    id,
    memberId,
    goodId,
    kind: good.kind,
    quantity,
    pointsMinor: 0n,
    amountMinor: 0n,
    worthMinor: good.worthMinor * BigInt(quantity),
    currency,
    paidFrom: 'gift',
    addressId: null,
    mobileEnd: '',
    mobile: null,
    reference,
    at: clock.now(),
  });
}
