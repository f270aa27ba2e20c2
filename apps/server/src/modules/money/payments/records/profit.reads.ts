import type { ProfitBy } from '@croupier/contract/payments/records.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';
import type { OfAccount, ProfitEntry, Span, ValidBet } from './records.types.ts';

/** Accounts that hold the member's money. What is granted or collected counts when it reaches one of them. */
const MONEY_KINDS = ['main', 'withdrawal_hold', 'play_hold', 'dispute_hold'];

const UNITS: Readonly<Record<Exclude<ProfitBy, 'category'>, string>> = {
  day: 'day',
  week: 'week',
  month: 'month',
};

type Grouping = { by: ProfitBy; timeZone: string };

/** The day of the reader on which a row begins; null in rows by category. */
const dayOf = ({ by, timeZone }: Grouping, at: RawBuilder<unknown>): RawBuilder<unknown> =>
  by === 'category'
    ? sql`null::text`
    : sql`to_char(date_trunc(${UNITS[by]}::text, ${at} at time zone ${timeZone}::text), 'YYYY-MM-DD')`;

const own = ({ merchantId, memberId, currency }: OfAccount): RawBuilder<unknown> => sql`
  select id from member_accounts where merchant_id = ${merchantId} and member_id = ${memberId}
    and currency = ${currency} and kind = any(${MONEY_KINDS}::text[])`;

/** What crossed the border of the member's money at a time. */
const crossings = (of: OfAccount, at: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select at, code, reference, 0::int8 as income, amount_minor as outgo from transfers
    where merchant_id = ${of.merchantId} and debit_account in (${own(of)}) and debit_sequence is not null
      and credit_account not in (${own(of)}) and ${at}
  union all
  select at, code, reference, amount_minor, 0::int8 from transfers
    where merchant_id = ${of.merchantId} and credit_account in (${own(of)}) and credit_sequence is not null
      and debit_account not in (${own(of)}) and ${at}`;

export async function readEntries(
  tx: Tx,
  { from, until, ...query }: OfAccount & Span & Grouping,
): Promise<ProfitEntry[]> {
  const isByCategory = query.by === 'category';
  const category = isByCategory
    ? sql`(select g.category from rounds r join games g on g.id = r.game_id
        where r.merchant_id = ${query.merchantId} and r.id = c.reference)`
    : sql`null::text`;
  const { rows } = await sql<ProfitEntry>`
    select day, category, code, sum(income)::int8 as "inMinor", sum(outgo)::int8 as "outMinor"
    from (
      select ${dayOf(query, sql`c.at`)} as day, ${category} as category, c.code, c.income, c.outgo
      from (${crossings(query, sql`at >= ${from} and at < ${until}`)}) c
    ) grouped
    group by day, category, code`.execute(tx);
  return rows;
}

/** Valid bets count when their round is settled. */
export async function readValidBets(
  tx: Tx,
  { merchantId, memberId, currency, from, until, ...grouping }: OfAccount & Span & Grouping,
): Promise<ValidBet[]> {
  const category = grouping.by === 'category' ? sql`g.category` : sql`null::text`;
  const { rows } = await sql<ValidBet>`
    select day, category, sum(valid_bet_minor)::int8 as "validBetMinor"
    from (
      select ${dayOf(grouping, sql`r.settled_at`)} as day, ${category} as category, r.valid_bet_minor
      from played_rounds r left join games g on g.id = r.game_id
      where r.merchant_id = ${merchantId} and r.member_id = ${memberId} and r.currency = ${currency}
        and r.opened_at < ${until} and r.state = 'settled' and r.settled_at >= ${from} and r.settled_at < ${until}
    ) grouped
    group by day, category`.execute(tx);
  return rows;
}

/** The member's money at a time: what there is now without what has crossed the border since. */
export async function readMoneyAt(tx: Tx, of: OfAccount & { at: Date }): Promise<bigint> {
  const { rows } = await sql<{ minor: bigint }>`
    select ((select coalesce(sum(balance_minor), 0) from member_accounts
        where merchant_id = ${of.merchantId} and id in (${own(of)}))
      - (select coalesce(sum(income - outgo), 0) from (${crossings(of, sql`at >= ${of.at}`)}) c))::int8 as minor`.execute(
    tx,
  );
  return rows[0]?.minor ?? 0n;
}
