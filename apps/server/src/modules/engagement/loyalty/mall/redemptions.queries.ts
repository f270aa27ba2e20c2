import type { GoodArt, GoodKind, RedemptionState } from '@croupier/contract/loyalty/mall.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Sealed } from '../../../../platform/secret-box.ts';
import type { MemberKey } from '../loyalty.types.ts';
import type { GoodTexts } from './goods.queries.ts';

export type RedemptionRow = {
  id: string;
  memberId: string;
  goodId: string;
  kind: GoodKind;
  names: GoodTexts;
  art: GoodArt;
  quantity: number;
  pointsMinor: bigint;
  amountMinor: bigint;
  worthMinor: bigint;
  currency: string;
  paidFrom: 'points' | 'gift';
  /** Of the good. */
  terms: unknown;
  state: RedemptionState;
  addressId: string | null;
  addressHint: string | null;
  mobileEnd: string;
  shippingNo: string | null;
  remark: string | null;
  createdAt: Date;
  decidedAt: Date | null;
};
type Key = { merchantId: string; id: string };

const COLUMNS = sql`r.id, r.member_id as "memberId", r.good_id as "goodId", r.kind, g.names, g.art, r.quantity,
  r.points_minor as "pointsMinor", r.amount_minor as "amountMinor", r.worth_minor as "worthMinor", r.currency,
  r.paid_from as "paidFrom", g.terms, r.state, r.address_id as "addressId", a.hint as "addressHint", r.mobile_end as "mobileEnd",
  r.shipping_no as "shippingNo", r.remark, r.created_at as "createdAt", r.decided_at as "decidedAt"`;
const of = (merchantId: string) => sql`redemptions r
  join goods g on g.merchant_id = ${merchantId} and g.id = r.good_id
  left join addresses a on a.merchant_id = ${merchantId} and a.id = r.address_id`;

type NewRedemption = Key &
  Pick<
    RedemptionRow,
    | 'memberId'
    | 'goodId'
    | 'kind'
    | 'quantity'
    | 'pointsMinor'
    | 'amountMinor'
    | 'worthMinor'
    | 'currency'
    | 'paidFrom'
    | 'addressId'
    | 'mobileEnd'
  > & { mobile: Sealed | null; reference: string; at: Date };

export async function insertRedemption(tx: Tx, row: NewRedemption): Promise<void> {
  await sql`
    insert into redemptions (merchant_id, id, member_id, good_id, kind, quantity, points_minor, amount_minor, worth_minor,
      currency, paid_from, state, address_id, mobile_key, mobile_sealed, mobile_end, reference, created_at)
    values (${row.merchantId}, ${row.id}, ${row.memberId}, ${row.goodId}, ${row.kind}, ${row.quantity}, ${row.pointsMinor},
      ${row.amountMinor}, ${row.worthMinor}, ${row.currency}, ${row.paidFrom}, 'process', ${row.addressId},
      ${row.mobile?.keyId ?? null}, ${row.mobile?.sealed ?? null}, ${row.mobileEnd}, ${row.reference}, ${row.at})`.execute(
    tx,
  );
}

export async function findRedemption(db: Db, { merchantId, id }: Key): Promise<RedemptionRow | undefined> {
  const { rows } = await sql<RedemptionRow>`
    select ${COLUMNS} from ${of(merchantId)} where r.merchant_id = ${merchantId} and r.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** The same, locked until the end of the transaction. */
export async function lockRedemption(tx: Tx, { merchantId, id }: Key): Promise<RedemptionRow | undefined> {
  const { rows } = await sql<RedemptionRow>`
    select ${COLUMNS} from ${of(merchantId)} where r.merchant_id = ${merchantId} and r.id = ${id}
    for update of r`.execute(tx);
  return rows[0];
}

/** Pieces that a member has redeemed of a good and not been refused. */
export async function countPieces(
  db: Db,
  { merchantId, memberId, goodId }: MemberKey & { goodId: string },
): Promise<number> {
  const { rows } = await sql<{ pieces: bigint }>`
    select coalesce(sum(quantity), 0) as pieces from redemptions
    where merchant_id = ${merchantId} and good_id = ${goodId} and member_id = ${memberId} and state <> 'rejected'
      and paid_from = 'points'`.execute(db);
  return Number(rows[0]?.pieces ?? 0n);
}

export async function listRedemptions(
  db: Db,
  query: MemberKey & {
    state: RedemptionState | undefined;
    before: { at: Date; id: string } | undefined;
    limit: number;
  },
): Promise<RedemptionRow[]> {
  const { merchantId, memberId, state, before, limit } = query;
  const { rows } = await sql<RedemptionRow>`
    select ${COLUMNS} from ${of(merchantId)}
    where r.merchant_id = ${merchantId} and r.member_id = ${memberId}
      and ${state ? sql`r.state = ${state}` : sql`true`}
      and ${before ? sql`(r.created_at, r.id) < (${before.at}, ${before.id})` : sql`true`}
    order by r.created_at desc, r.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function decideRedemption(
  tx: Tx,
  of: Key & {
    state: 'approved' | 'rejected';
    shippingNo: string | null;
    remark: string | null;
    by: string;
    approvedBy: string | null;
    at: Date;
  },
): Promise<void> {
  await sql`
    update redemptions set state = ${of.state}, shipping_no = ${of.shippingNo}, remark = ${of.remark}, decided_by = ${of.by},
      approved_by = ${of.approvedBy}, decided_at = ${of.at}
    where merchant_id = ${of.merchantId} and id = ${of.id} and state = 'process'`.execute(tx);
}

export async function countApproved(db: Db, { merchantId, memberId }: MemberKey): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from redemptions
    where merchant_id = ${merchantId} and member_id = ${memberId} and state = 'approved'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Says where a gift goes. */
export async function setAddress(
  tx: Tx,
  {
    merchantId,
    id,
    addressId,
    mobile,
    mobileEnd,
  }: Key & { addressId: string; mobile: Sealed; mobileEnd: string },
): Promise<void> {
  await sql`
    update redemptions set address_id = ${addressId}, mobile_key = ${mobile.keyId}, mobile_sealed = ${mobile.sealed},
      mobile_end = ${mobileEnd}
    where merchant_id = ${merchantId} and id = ${id} and state = 'process'`.execute(tx);
}

export async function findMobile(db: Db, { merchantId, id }: Key): Promise<Sealed | undefined> {
  const { rows } = await sql<Sealed>`
    select mobile_key as "keyId", mobile_sealed as sealed from redemptions
    where merchant_id = ${merchantId} and id = ${id} and mobile_sealed is not null`.execute(db);
  return rows[0];
}
