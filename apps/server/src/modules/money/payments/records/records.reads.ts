import type { BonusGrant, PaymentRecord } from '@croupier/contract/payments/records.ts';
import type { PaymentDirection } from '@croupier/contract/payments/methods.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { offsetOf, pageOf, type Page, type PageQuery } from '../../../../platform/paging.ts';
import type { OfAccount, OfMember } from './records.types.ts';

type PaymentsQuery = OfMember &
  PageQuery & {
    language: string;
    direction?: PaymentDirection | undefined;
    progress?: 'open' | 'done' | 'ended' | undefined;
    from?: Date | undefined;
    until?: Date | undefined;
  };

type Row = {
  direction: PaymentDirection;
  id: string;
  reference: string;
  methodName: string;
  currency: string;
  asked: bigint;
  received: bigint | null;
  fee: bigint;
  state: string;
  receipt: string | null;
  createdAt: Date;
};

const DONE = sql`('credited', 'paid')`;
const ENDED = sql`('failed', 'expired', 'cancelled', 'rejected', 'returned')`;

const PROGRESS: Readonly<Record<'open' | 'done' | 'ended', RawBuilder<unknown>>> = {
  open: sql`state not in ${DONE} and state not in ${ENDED}`,
  done: sql`state in ${DONE}`,
  ended: sql`state in ${ENDED}`,
};

const methodName = (
  { merchantId, language }: PaymentsQuery,
  direction: PaymentDirection,
): RawBuilder<unknown> => sql`
  coalesce((select coalesce(m.names ->> ${language}, m.names ->> 'EN') from payment_methods m
    where m.merchant_id = ${merchantId} and m.direction = ${direction} and m.id = p.method_id), p.method_id)`;

const deposits = (query: PaymentsQuery): RawBuilder<unknown> => sql`
  select 'deposit' as direction, p.id, p.reference, ${methodName(query, 'deposit')} as "methodName", p.currency,
    p.asked_minor as asked, p.received_minor as received, p.fee_minor as fee, p.state, null::text as receipt,
    p.created_at as "createdAt"
  from deposits p where p.merchant_id = ${query.merchantId} and p.member_id = ${query.memberId}`;

const withdrawals = (query: PaymentsQuery): RawBuilder<unknown> => sql`
  select 'withdrawal', p.id, p.reference, ${methodName(query, 'withdrawal')}, p.currency, p.amount_minor,
    case when p.state = 'paid' then p.amount_minor - p.fee_minor end, p.fee_minor, p.state, p.receipt, p.requested_at
  from withdrawals p where p.merchant_id = ${query.merchantId} and p.member_id = ${query.memberId}`;

function selectionOf(query: PaymentsQuery): RawBuilder<unknown> {
  const { direction, progress, from, until } = query;
  const parts = [
    ...(direction === 'withdrawal' ? [] : [deposits(query)]),
    ...(direction === 'deposit' ? [] : [withdrawals(query)]),
  ];
  const conditions = [
    ...(progress ? [PROGRESS[progress]] : []),
    ...(from ? [sql`"createdAt" >= ${from}`] : []),
    ...(until ? [sql`"createdAt" < ${until}`] : []),
  ];
  // The names of the columns come from the first part.
  const named = sql`payments (direction, id, reference, "methodName", currency, asked, received, fee, state, receipt, "createdAt")`;
  return sql`from (${sql.join(parts, sql` union all `)}) ${named}
    where ${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`}`;
}

export type PaymentsPage = Page<PaymentRecord> & {
  totalDeposited: bigint;
  totalWithdrawn: bigint;
  totalFees: bigint;
};

/** The member's deposits and withdrawals, newest first, with totals of what has arrived. */
export async function readPayments(db: Db, query: PaymentsQuery): Promise<PaymentsPage> {
  const selection = selectionOf(query);
  const [items, totals] = await Promise.all([
    sql<Row>`select * ${selection} order by "createdAt" desc, id desc
      limit ${query.pageSize} offset ${offsetOf(query)}`.execute(db),
    sql<{ count: bigint; deposited: bigint; withdrawn: bigint; fees: bigint }>`
      select count(*) as count,
        coalesce(sum(received) filter (where direction = 'deposit' and state in ${DONE}), 0)::int8 as deposited,
        coalesce(sum(received) filter (where direction = 'withdrawal' and state in ${DONE}), 0)::int8 as withdrawn,
        coalesce(sum(fee) filter (where state in ${DONE}), 0)::int8 as fees
      ${selection}`.execute(db),
  ]);
  const total = totals.rows[0];
  const records = items.rows.map(({ receipt, ...row }) =>
    row.direction === 'deposit' ? row : { ...row, receipt },
  ) as PaymentRecord[];
  return {
    ...pageOf(records, Number(total?.count ?? 0n), query),
    totalDeposited: total?.deposited ?? 0n,
    totalWithdrawn: total?.withdrawn ?? 0n,
    totalFees: total?.fees ?? 0n,
  };
}

const BONUS_CODES = ['welcome_credit', 'bonus', 'promotion', 'rebate', 'points'];

/** What was credited to the member's main wallet as a bonus, newest first. */
export async function readBonuses(
  db: Db,
  query: OfAccount & PageQuery & { from?: Date | undefined; until?: Date | undefined },
): Promise<Page<BonusGrant> & { total: bigint }> {
  const { merchantId, memberId, currency, from, until } = query;
  const selection = sql`from transfers t where t.merchant_id = ${merchantId} and t.credit_sequence is not null
    and t.credit_account in (select id from member_accounts where merchant_id = ${merchantId}
      and member_id = ${memberId} and currency = ${currency} and kind = 'main')
    and t.code = any(${BONUS_CODES}::text[])
    and (${from ?? null}::timestamptz is null or t.at >= ${from ?? null}::timestamptz)
    and (${until ?? null}::timestamptz is null or t.at < ${until ?? null}::timestamptz)`;
  const [items, totals] = await Promise.all([
    sql<BonusGrant>`select t.id as "transferId", t.at, t.code, t.amount_minor as amount ${selection}
      order by t.at desc, t.id desc limit ${query.pageSize} offset ${offsetOf(query)}`.execute(db),
    sql<{ count: bigint; total: bigint }>`select count(*) as count,
      coalesce(sum(t.amount_minor), 0)::int8 as total ${selection}`.execute(db),
  ]);
  const total = totals.rows[0];
  return { ...pageOf(items.rows, Number(total?.count ?? 0n), query), total: total?.total ?? 0n };
}
