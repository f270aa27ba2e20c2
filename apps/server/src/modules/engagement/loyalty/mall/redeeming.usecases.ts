import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { derivedId } from '../../../../platform/ids.ts';
import type { Sealed } from '../../../../platform/secret-box.ts';
import type { MoneyTx } from '../../../money/wallet/index.ts';
import { loyaltyErrors as errors } from '../loyalty.errors.ts';
import type { LoyaltyDeps, MemberKey } from '../loyalty.types.ts';
import { lockLoyaltyMember } from '../points/members.queries.ts';
import { postOwn } from '../points/posting.usecases.ts';
import { insertBadge } from '../vip/badges.queries.ts';
import { useAddress } from './addresses.queries.ts';
import { findGood, takePieces, type GoodRow } from './goods.queries.ts';
import { holdingOf } from './holding.rules.ts';
import {
  countPieces,
  findRedemption,
  insertRedemption,
  lockRedemption,
  setAddress,
  type RedemptionRow,
} from './redemptions.queries.ts';

const SHOWN_DIGITS = 4;

export type Redeeming = {
  id: string;
  goodId: string;
  quantity: number;
  points: bigint;
  amount: bigint;
  addressId?: string | undefined;
  mobile: string;
  paymentPassword: string;
};

export const mobileOwner = (merchantId: string, id: string): string => `redemption:${merchantId}:${id}`;
const mobileEnd = (mobile: string): string => mobile.replaceAll(/\D/g, '').slice(-SHOWN_DIGITS);

const isSame = (
  stored: RedemptionRow,
  memberId: string,
  { goodId, quantity, points, amount }: Redeeming,
): boolean =>
  stored.memberId === memberId &&
  stored.goodId === goodId &&
  stored.quantity === quantity &&
  stored.pointsMinor === points &&
  stored.amountMinor === amount;

/** What is on sale to this member at the price that was shown. */
async function checkGood(
  tx: MoneyTx,
  { merchantId, memberId }: MemberKey,
  asked: Redeeming,
  level: number,
): Promise<GoodRow> {
  const { goodId, quantity, points, amount } = asked;
  const good = await findGood(tx, { merchantId, goodId });
  if (!good || good.state !== 'on_sale') throw appError(errors.goodNotFound);
  const pieces = BigInt(quantity);
  if (points !== good.pointsMinor * pieces) throw fieldRefusal(errors.priceChanged, 'points');
  if (amount !== good.amountMinor * pieces) throw fieldRefusal(errors.priceChanged, 'amount');
  if (good.minLevel > level) throw appError(errors.levelTooLow);
  if (good.stock !== null && good.stock < quantity) throw fieldRefusal(errors.soldOut, 'quantity');
  const had = good.perMember === null ? 0 : await countPieces(tx, { merchantId, memberId, goodId });
  if (good.perMember !== null && had + quantity > good.perMember)
    throw fieldRefusal(errors.perMember, 'quantity');
  if (good.kind === 'article' && asked.addressId === undefined)
    throw fieldRefusal(errors.addressNeeded, 'addressId');
  return good;
}

async function redeemIn(
  deps: LoyaltyDeps,
  tx: MoneyTx,
  member: MemberKey,
  { asked, mobile }: { asked: Redeeming; mobile: Sealed },
): Promise<RedemptionRow> {
  const { merchantId, memberId } = member;
  const { id, quantity } = asked;
  const level = await lockLoyaltyMember(tx, member);
  const stored = await findRedemption(tx, { merchantId, id });
  if (stored) {
    if (isSame(stored, memberId, asked)) return stored;
    throw fieldRefusal(errors.idReused, 'id');
  }
  const good = await checkGood(tx, member, asked, level);
  const at = deps.clock.now();
  const addressId = good.kind === 'article' ? (asked.addressId ?? null) : null;
  if (addressId && !(await useAddress(tx, { ...member, id: addressId, at })))
    throw fieldRefusal(errors.addressNeeded, 'addressId');
  const { currency } = await deps.merchants.byId(merchantId);
  const held = { merchantId, id, memberId, currency, pointsMinor: asked.points, amountMinor: asked.amount };
  await postOwn(deps, tx, member);
  for (const batch of holdingOf(held)) await deps.wallet.post(tx, batch);
  // After the accounts: stock is what others wait for.
  const taken = await takePieces(tx, { merchantId, goodId: good.id, quantity });
  if (!taken) throw fieldRefusal(errors.soldOut, 'quantity');
  if (taken.pointsMinor !== good.pointsMinor || taken.amountMinor !== good.amountMinor)
    throw fieldRefusal(errors.priceChanged, 'points');
  await insertRedemption(tx, {
    ...held,
    goodId: good.id,
    kind: good.kind,
    quantity,
    worthMinor: taken.worthMinor * BigInt(quantity),
    paidFrom: 'points',
    addressId,
    mobile,
    mobileEnd: mobileEnd(asked.mobile),
    reference: id,
    at,
  });
  await insertBadge(tx, { ...member, badge: 'first_treat', reference: id, at });
  return (await findRedemption(tx, { merchantId, id })) as RedemptionRow;
}

/**
 * Redeems a good: points, money and pieces are set aside in one transaction. The same id again moves nothing.
 *
 * @throws the errors of a wrong withdrawal password, `loyalty.good_not_found`, `.price_changed`, `.level_too_low`,
 *   `.sold_out`, `.per_member`, `.address_needed`, `.id_reused`, `wallet.insufficient_funds`
 */
export async function redeem(deps: LoyaltyDeps, member: MemberKey, given: Redeeming): Promise<RedemptionRow> {
  const { merchantId, memberId } = member;
  await deps.signIn.checkPaymentPassword(merchantId, memberId, given.paymentPassword);
  const asked = { ...given, id: derivedId('redemption', merchantId, memberId, given.id) };
  const mobile = await deps.box.seal(asked.mobile, mobileOwner(merchantId, asked.id));
  return deps.wallet.transaction((tx) => redeemIn(deps, tx, member, { asked, mobile }));
}

/**
 * Says where a gift goes, as long as nothing is decided.
 *
 * @throws `loyalty.redemption_not_found`, `.redemption_state`, `.address_needed`
 */
export async function sendTo(
  deps: LoyaltyDeps,
  member: MemberKey,
  { id, addressId, mobile }: { id: string; addressId: string; mobile: string },
): Promise<RedemptionRow> {
  const { merchantId, memberId } = member;
  const sealed = await deps.box.seal(mobile, mobileOwner(merchantId, id));
  return deps.db.transaction().execute(async (tx) => {
    const found = await lockRedemption(tx, { merchantId, id });
    if (found?.memberId !== memberId) throw appError(errors.redemptionNotFound);
    if (found.state !== 'process' || found.kind !== 'article') throw appError(errors.redemptionState);
    if (!(await useAddress(tx, { ...member, id: addressId, at: deps.clock.now() })))
      throw fieldRefusal(errors.addressNeeded, 'addressId');
    await setAddress(tx, { merchantId, id, addressId, mobile: sealed, mobileEnd: mobileEnd(mobile) });
    return (await findRedemption(tx, { merchantId, id })) as RedemptionRow;
  });
}
