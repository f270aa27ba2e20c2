import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { periodOf, startOfPeriod } from './periods.rules.ts';
import type { FiguresQuery, MemberPeriod, PlayFigures } from '../wallet.types.ts';

type Row = Omit<MemberPeriod, 'periodStart'> & { period: number };

/** A period is selected by its start: the first one at or after an instant. */
const firstPeriodFrom = (from: Date): number => periodOf(new Date(from.getTime() - 1)) + 1;

/** What one member has played: ever, or in periods that start at or after `from`. */
export async function readPlayTotals(
  db: Db,
  of: { merchantId: string; memberId: string; currency: string; from?: Date },
): Promise<PlayFigures> {
  const { merchantId, memberId, currency } = of;
  const first = of.from ? firstPeriodFrom(of.from) : 0;
  const columns = sql`period, rounds, stake_minor, valid_bet_minor, payout_minor`;
  const { rows } = await sql<Omit<PlayFigures, 'rounds'> & { rounds: bigint }>`
    select coalesce(sum(rounds), 0)::int8 as rounds, coalesce(sum(stake_minor), 0)::int8 as "stakeMinor",
      coalesce(sum(valid_bet_minor), 0)::int8 as "validBetMinor",
      coalesce(sum(payout_minor), 0)::int8 as "payoutMinor"
    from (
      select ${columns} from member_figures
        where merchant_id = ${merchantId} and member_id = ${memberId} and currency = ${currency}
          and period >= ${first}
      union all
      select ${columns} from member_accounts a
        where merchant_id = ${merchantId} and member_id = ${memberId} and currency = ${currency}
          and period >= ${first}
        and not exists (select 1 from member_figures f where f.merchant_id = ${merchantId}
          and f.member_id = a.member_id and f.currency = a.currency and f.period = a.period)
    ) figures`.execute(db);
  const [totals] = rows;
  if (!totals) return { rounds: 0, stakeMinor: 0n, validBetMinor: 0n, payoutMinor: 0n };
  return { ...totals, rounds: Number(totals.rounds) };
}

/** What members played, by periods of five minutes; periods without play are omitted. */
export async function readFigures(
  db: Db,
  { merchantId, currency, memberId, from, until }: FiguresQuery,
): Promise<MemberPeriod[]> {
  const member = memberId ? sql`and member_id = ${memberId}` : sql``;
  const first = firstPeriodFrom(from);
  const end = firstPeriodFrom(until);
  const where = sql`merchant_id = ${merchantId} and currency = ${currency} ${member}
    and period >= ${first} and period < ${end}`;
  const columns = sql`member_id as "memberId", period, rounds, stake_minor as "stakeMinor",
    valid_bet_minor as "validBetMinor", payout_minor as "payoutMinor"`;
  const { rows } = await sql<Row>`
    select figures.*, coalesce(to_timestamp((figures.period + 1)::bigint * 300) <= s.sealed_until, false) as sealed
    from (
      select ${columns} from member_figures where ${where}
      union all
      select ${columns} from member_accounts a where ${where}
        and (rounds <> 0 or stake_minor <> 0 or valid_bet_minor <> 0 or payout_minor <> 0)
        and not exists (select 1 from member_figures f where f.merchant_id = ${merchantId}
          and f.member_id = a.member_id and f.currency = a.currency and f.period = a.period)
    ) figures
    left join ledger_seals s on s.merchant_id = ${merchantId}
    order by period, "memberId"`.execute(db);
  return rows.map(({ period, ...row }) => ({ ...row, periodStart: startOfPeriod(period) }));
}
