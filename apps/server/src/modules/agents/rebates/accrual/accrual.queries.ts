import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';
import { arrayOf, type Value } from '../../../../platform/db/statement.ts';
import { resettledBy, slotsIn, type SealedSpan } from '../../../games/figures/index.ts';
import { CHUNK } from '../rebates.config.ts';
import type { Accrual, Played } from './accrual.rules.ts';

/** What rates apply to: lotteries have them by prize mode, other games by category. Of slots `s` and lotteries `l`. */
export const rateClass = sql`coalesce(l.mode, case s.class when 'lott' then 'LOTT' when 'elott' then 'ELOTT' else s.class end)`;

type PlayedSpan = SealedSpan & { currency: string; classes: readonly string[] };

const played = (
  { merchantId, currency, classes }: PlayedSpan,
  slots: RawBuilder<unknown>,
  period: RawBuilder<unknown>,
) => sql<Played & { period: number }>`
  select n.path, ${rateClass} as class, ${period} as period, sum(s.valid_bet_minor)::int8 as "validBetMinor",
    sum(s.prize_share_minor)::int8 as "prizeShareMinor"
  from ${slots} s
  join agent_nodes n on n.merchant_id = ${merchantId} and n.member_id = s.member_id
  left join lotteries l on l.id = s.game_id
  where s.currency = ${currency} and ${rateClass} = any(${[...classes]}::text[])
  group by 1, 2, 3`;

/** What everybody in the tree settled in sealed periods, by class. Play money and unknown classes have no rebate. */
export const readPlayed = async (tx: Tx, span: PlayedSpan): Promise<Played[]> =>
  (await played(span, slotsIn(span), sql`0`).execute(tx)).rows;

/** What was ordered in a span to count in other periods, by these. */
export async function readResettled(tx: Tx, span: PlayedSpan): Promise<Map<number, Played[]>> {
  const { rows } = await played(span, resettledBy(span), sql`s.counts_period`).execute(tx);
  return Map.groupBy(rows, ({ period }) => period);
}

type Slots = { merchantId: string; period: number; accruals: readonly Accrual[] };

function accrualRows(accruals: readonly Accrual[]): RawBuilder<unknown> {
  const column = (valueOf: (accrual: Accrual) => Value): string => arrayOf(accruals, valueOf);
  return sql`unnest(${column(({ no }) => no)}::int[],
      ${column((each) => each.class)}::text[], ${column(({ ratePpm }) => ratePpm)}::int[],
      ${column(({ ownBetMinor }) => ownBetMinor)}::int8[], ${column(({ teamBetMinor }) => teamBetMinor)}::int8[],
      ${column(({ downlineMinor }) => downlineMinor)}::int8[],
      ${column(({ prizeShareMinor }) => prizeShareMinor)}::int8[], ${column(({ ownMinor }) => ownMinor)}::int8[],
      ${column(({ shareMinor }) => shareMinor)}::int8[])`;
}

const insertChunk = (tx: Tx, { merchantId, period, accruals }: Slots) =>
  sql`
  insert into rebate_slots (merchant_id, period, no, class, rate_ppm, own_bet_minor, team_bet_minor, downline_minor,
    prize_share_minor, own_minor, share_minor)
  select ${merchantId}, ${period}, * from ${accrualRows(accruals)}`.execute(tx);

/** Adds stored rebates to a day and to what nodes have earned. */
async function addSums(
  tx: Tx,
  { added, day, period }: { added: RawBuilder<unknown>; day: string; period: number },
): Promise<void> {
  await sql`
    insert into rebate_days as d (merchant_id, day, no, class, own_bet_minor, team_bet_minor, own_minor, share_minor)
    select merchant_id, ${day}::date, no, class, own_bet_minor, team_bet_minor, own_minor, share_minor
    from ${added} order by no, class
    on conflict (merchant_id, day, no, class) do update set
      own_bet_minor = d.own_bet_minor + excluded.own_bet_minor,
      team_bet_minor = d.team_bet_minor + excluded.team_bet_minor,
      own_minor = d.own_minor + excluded.own_minor,
      share_minor = d.share_minor + excluded.share_minor`.execute(tx);
  await sql`
    insert into rebate_accounts as a (merchant_id, no, own_minor, share_minor, billed_own_until, billed_share_until)
    select merchant_id, no, sum(own_minor), sum(share_minor), ${period}, ${period}
    from ${added} group by merchant_id, no order by no
    on conflict (merchant_id, no) do update set
      own_minor = a.own_minor + excluded.own_minor,
      share_minor = a.share_minor + excluded.share_minor`.execute(tx);
}

/** Stores what corrections change of one period, and adds it to the day of that period and to what nodes have earned. */
export async function addCorrections(
  tx: Tx,
  { merchantId, period, countsPeriod, accruals, day }: Slots & { countsPeriod: number; day: string },
): Promise<void> {
  await sql`
    insert into rebate_corrections (merchant_id, period, counts_period, no, class, rate_ppm, own_bet_minor, team_bet_minor,
      downline_minor, prize_share_minor, own_minor, share_minor)
    select ${merchantId}, ${period}, ${countsPeriod}, * from ${accrualRows(accruals)}`.execute(tx);
  const added = sql`rebate_corrections
    where merchant_id = ${merchantId} and period = ${period} and counts_period = ${countsPeriod}`;
  await addSums(tx, { added, day, period });
}

/** Stores the rebates of a period and adds them to the day and to what each node has earned. */
export async function addAccruals(tx: Tx, slots: Slots & { day: string }): Promise<void> {
  const { merchantId, period, accruals, day } = slots;
  for (let start = 0; start < accruals.length; start += CHUNK)
    await insertChunk(tx, { merchantId, period, accruals: accruals.slice(start, start + CHUNK) });
  await addSums(tx, {
    added: sql`rebate_slots where merchant_id = ${merchantId} and period = ${period}`,
    day,
    period,
  });
}

/** Drops what is no longer kept. */
export async function dropSlots(
  tx: Tx,
  { merchantId, before }: { merchantId: string; before: number },
): Promise<void> {
  for (const table of ['rebate_slots', 'rebate_corrections'])
    await sql`delete from ${sql.table(table)} where merchant_id = ${merchantId} and period < ${before}`.execute(
      tx,
    );
}
