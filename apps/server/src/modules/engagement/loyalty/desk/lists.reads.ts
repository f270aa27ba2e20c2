import { goodList, redemptionList } from '@croupier/contract/loyalty/desk.ts';
import type { ItemOf } from '@croupier/contract/lists/define-list.ts';
import { twoPersonLine } from '@croupier/contract/money/two-person-line.ts';
import { sql } from 'kysely';
import { createListReader } from '../../../../platform/lists/list-reader.ts';

type GoodRow = ItemOf<typeof goodList>;

export const goodReader = createListReader(goodList, {
  rows: (merchantId) => sql`from goods g
    join merchants c on c.id = ${merchantId}
    left join lateral (
      select sum(r.quantity) filter (where r.state <> 'rejected') as pieces,
        sum(r.quantity) filter (where r.state = 'process') as waiting
      from redemptions r where r.merchant_id = ${merchantId} and r.good_id = g.id
    ) had on true
    where g.merchant_id = ${merchantId}`,
  merchantId: sql`g.merchant_id`,
  id: { by: sql`g.id`, type: 'uuid' },
  columns: {
    id: sql`g.id`,
    merchantCode: sql`g.merchant_id`,
    currency: sql`c.currency`,
    kind: sql`g.kind`,
    state: sql`g.state`,
    names: sql`g.names`,
    art: sql`g.art`,
    points: sql`g.points_minor`,
    amount: sql`g.amount_minor`,
    worth: sql`g.worth_minor`,
    stock: sql`g.stock`,
    perMember: sql`g.per_member`,
    minLevel: sql`g.min_level`,
    position: sql`g.position`,
    redeemed: sql`coalesce(had.pieces, 0)::int`,
    waiting: sql`coalesce(had.waiting, 0)::int`,
    changedAt: sql`g.changed_at`,
  },
  filters: {
    id: (id) => sql`g.id = ${id}`,
    state: (state) => sql`g.state = ${state}`,
    kind: (kind) => sql`g.kind = ${kind}`,
  },
  sorts: { position: { by: sql`g.position`, type: 'integer' } },
  item: (row: GoodRow) => row,
});

type RedemptionListRow = Omit<ItemOf<typeof redemptionList>, 'member' | 'needsSecond'> & {
  memberId: string;
  account: string;
};

export const redemptionReader = createListReader(redemptionList, {
  rows: (merchantId) => sql`from redemptions r
    join goods g on g.merchant_id = ${merchantId} and g.id = r.good_id
    join members m on m.merchant_id = ${merchantId} and m.id = r.member_id
    left join operators o on o.id = r.decided_by
    where r.merchant_id = ${merchantId}`,
  merchantId: sql`r.merchant_id`,
  id: { by: sql`r.id`, type: 'uuid' },
  columns: {
    id: sql`r.id`,
    merchantCode: sql`r.merchant_id`,
    currency: sql`r.currency`,
    memberId: sql`r.member_id`,
    account: sql`m.account`,
    goodId: sql`r.good_id`,
    names: sql`g.names`,
    art: sql`g.art`,
    kind: sql`r.kind`,
    quantity: sql`r.quantity`,
    points: sql`r.points_minor`,
    amount: sql`r.amount_minor`,
    worth: sql`r.worth_minor`,
    paidFrom: sql`r.paid_from`,
    state: sql`r.state`,
    hasAddress: sql`r.address_id is not null`,
    shippingNo: sql`r.shipping_no`,
    remark: sql`r.remark`,
    createdAt: sql`r.created_at`,
    decidedAt: sql`r.decided_at`,
    decidedByName: sql`o.name`,
  },
  filters: {
    id: (id) => sql`r.id = ${id}`,
    account: (account) => sql`m.account_key = lower(${account})`,
    memberId: (id) => sql`r.member_id = ${id}`,
    goodId: (id) => sql`r.good_id = ${id}`,
    state: (state) => sql`r.state = ${state}`,
    kind: (kind) => sql`r.kind = ${kind}`,
    createdFrom: (at) => sql`r.created_at >= ${at}`,
    createdUntil: (at) => sql`r.created_at < ${at}`,
  },
  sorts: { createdAt: { by: sql`r.created_at`, type: 'timestamptz' } },
  item: ({ memberId, account, ...row }: RedemptionListRow) => ({
    ...row,
    member: { id: memberId, account },
    needsSecond: row.worth >= twoPersonLine(row.currency),
  }),
});
