import type { Good, mallRoutes, Redemption } from '@croupier/contract/loyalty/mall.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { keysetPage, positionOf } from '../../../../platform/keyset.ts';
import { textIn, type Merchant } from '../../../base/merchants/index.ts';
import type { LoyaltyDeps, MemberKey } from '../loyalty.types.ts';
import { listOnSale } from './goods.queries.ts';
import { listRedemptions, type RedemptionRow } from './redemptions.queries.ts';

const NEW_MILLISECONDS = 14 * 24 * 60 * 60_000;

type Reader = { merchant: Merchant; language: string };

export async function readGoods(
  { db, clock, merchants }: LoyaltyDeps,
  { merchantId, language }: { merchantId: string; language: string },
): Promise<Good[]> {
  const [merchant, goods] = await Promise.all([merchants.byId(merchantId), listOnSale(db, merchantId)]);
  const newSince = clock.now().getTime() - NEW_MILLISECONDS;
  return goods.map((good) => ({
    id: good.id,
    kind: good.kind,
    name: textIn(merchant, good.names, language),
    detail: textIn(merchant, good.details, language),
    art: good.art,
    points: good.pointsMinor,
    amount: good.amountMinor,
    stock: good.stock,
    perMember: good.perMember,
    minLevel: good.minLevel,
    needsAddress: good.kind === 'article',
    isNew: good.createdAt.getTime() > newSince,
  }));
}

const viewOf = ({ merchant, language }: Reader, row: RedemptionRow): Redemption => ({
  id: row.id,
  goodId: row.goodId,
  kind: row.kind,
  name: textIn(merchant, row.names, language),
  art: row.art,
  quantity: row.quantity,
  points: row.pointsMinor,
  amount: row.amountMinor,
  paidFrom: row.paidFrom,
  state: row.state,
  shippingNo: row.shippingNo,
  remark: row.remark,
  address: row.addressHint || null,
  needsAddress: row.kind === 'article' && row.addressId === null && row.state === 'process',
  mobileEnd: row.mobileEnd,
  createdAt: row.createdAt,
  decidedAt: row.decidedAt,
});

/** A redemption as its member sees it. */
export const redemptionView = async (
  { merchants }: Pick<LoyaltyDeps, 'merchants'>,
  { merchantId, language }: { merchantId: string; language: string },
  row: RedemptionRow,
): Promise<Redemption> => viewOf({ merchant: await merchants.byId(merchantId), language }, row);

type ListQuery = { state?: Redemption['state'] | undefined; after?: string | undefined; limit: number };

export async function readRedemptions(
  { db, merchants }: LoyaltyDeps,
  { merchantId, memberId, language }: MemberKey & { language: string },
  { state, after, limit }: ListQuery,
): Promise<CallOutput<typeof mallRoutes.redeems>> {
  const of = { merchantId, memberId, state, before: positionOf(after), limit: limit + 1 };
  const rows = await listRedemptions(db, of);
  const { items, next } = keysetPage(
    rows.map((row) => ({ ...row, at: row.createdAt })),
    limit,
  );
  const reader = { merchant: await merchants.byId(merchantId), language };
  return { items: items.map((row) => viewOf(reader, row)), next };
}
