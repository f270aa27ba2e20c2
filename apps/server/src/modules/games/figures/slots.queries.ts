import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { PERIOD_SECONDS } from '../../money/wallet/index.ts';
import { FOLD_WORK_MEMORY } from './figures.config.ts';
import { startOf, type Span } from './spans.rules.ts';

/** The columns with figures, the same in slots, hours and days. */
export const FIGURES = [
  'rounds',
  'won_rounds',
  'stake_minor',
  'payout_minor',
  'valid_bet_minor',
  'won_bet_minor',
  'prize_share_minor',
  'bonus_stake_minor',
  'bonus_payout_minor',
  'best_multiplier_e4',
] as const;
const FIGURE_COLUMNS = sql.join(FIGURES.map((name) => sql.ref(name)));

/** The figures of journal rows, in the order of `FIGURE_COLUMNS`. */
const JOURNAL_SUMS = sql`sum(rounds), coalesce(sum(rounds) filter (where won), 0), sum(stake_minor), sum(payout_minor),
  sum(valid_bet_minor), coalesce(sum(valid_bet_minor) filter (where won), 0), coalesce(sum(prize_share_minor), 0),
  coalesce(sum(bonus_stake_minor), 0), coalesce(sum(bonus_payout_minor), 0),
  max(coalesce(best_multiplier_e4, least(payout_minor::float8 / nullif(stake_minor, 0) * 10000, 9e18)::int8))
    filter (where rounds > 0)`;

/** The figures of several slots or hours together. */
const PART_SUMS = sql`sum(rounds), sum(won_rounds), sum(stake_minor), sum(payout_minor), sum(valid_bet_minor),
  sum(won_bet_minor), sum(prize_share_minor), sum(bonus_stake_minor), sum(bonus_payout_minor), max(best_multiplier_e4)`;

/** Grouping by the start of the period is twice as fast as by its number. */
const startOfAt = sql`date_bin('5 minutes', at, '1970-01-01Z')`;
const periodOfAt = sql`(extract(epoch from ${startOfAt}) / ${sql.lit(PERIOD_SECONDS)})::int`;
const startOfCountsAt = sql`date_bin('5 minutes', counts_at, '1970-01-01Z')`;
const periodOfCountsAt = sql`(extract(epoch from ${startOfCountsAt}) / ${sql.lit(PERIOD_SECONDS)})::int`;

/** Slots as the journal has them. Sealed periods never change, so this gives the same rows at any time. */
export const slotsOfJournal = ({ merchantIds, from, until }: Span): RawBuilder<unknown> => sql`
  select merchant_id, ${periodOfAt} as period, account_id, class, game_id, band, ${JOURNAL_SUMS}
  from round_results
  where merchant_id = any(${merchantIds}::text[]) and at >= ${startOf(from)} and at < ${startOf(until)}
    and counts_at is null
  group by merchant_id, ${startOfAt}, account_id, class, game_id, band`;

/**
 * Adds the slots of sealed periods; that they are added once is what the mark is for. In order of accounts, because one
 * sort by a number then serves the groups and the index.
 */
export async function insertSlots(tx: Tx, span: Span): Promise<void> {
  const { merchantIds, from, until } = span;
  await sql`set local work_mem = ${sql.lit(FOLD_WORK_MEMORY)}`.execute(tx);
  await sql`
    insert into member_slots (merchant_id, period, account_id, class, game_id, band, ${FIGURE_COLUMNS})
    ${slotsOfJournal(span)} order by account_id`.execute(tx);
  await sql`
    insert into resettled_slots (merchant_id, counts_period, period, account_id, class, game_id, band, ${FIGURE_COLUMNS})
    select merchant_id, ${periodOfCountsAt}, ${periodOfAt}, account_id, class, game_id, band, ${JOURNAL_SUMS}
    from round_results
    where merchant_id = any(${merchantIds}::text[]) and at >= ${startOf(from)} and at < ${startOf(until)}
      and counts_at is not null
    group by merchant_id, ${startOfCountsAt}, ${startOfAt}, account_id, class, game_id, band`.execute(tx);
}

/** What is not play, on accounts of members: only they number their entries. */
export const cashOfLedger = ({ merchantIds, from, until }: Span): RawBuilder<unknown> => sql`
  select t.merchant_id, ${periodOfAt} as period, side.account_id, t.code, count(*), sum(side.in_minor),
    sum(side.out_minor)
  from transfers t
  cross join lateral (values
    (t.debit_account, t.debit_sequence, 0, t.amount_minor), (t.credit_account, t.credit_sequence, t.amount_minor, 0)
  ) as side (account_id, sequence, in_minor, out_minor)
  where t.merchant_id = any(${merchantIds}::text[]) and t.at >= ${startOf(from)} and t.at < ${startOf(until)}
    and side.sequence is not null and t.code not in ('bet', 'win', 'rollback', 'correction')
  group by t.merchant_id, ${startOfAt}, side.account_id, t.code`;

export async function insertCash(tx: Tx, span: Span): Promise<void> {
  await sql`
    insert into member_cash_slots (merchant_id, period, account_id, code, transfers, in_minor, out_minor)
    ${cashOfLedger(span)} order by 1, 2, 3, 4`.execute(tx);
}

/** Hours as their slots have them. */
export const hoursOfSlots = ({ merchantIds, from, until }: Span, size: number): RawBuilder<unknown> => sql`
  select merchant_id, period / ${sql.lit(size)} * ${sql.lit(size)} as period, account_id, class, game_id, ${PART_SUMS}
  from member_slots
  where merchant_id = any(${merchantIds}::text[]) and period >= ${from} and period < ${until}
  group by merchant_id, period / ${sql.lit(size)}, account_id, class, game_id`;

export async function insertHours(tx: Tx, span: Span, size: number): Promise<void> {
  await sql`
    insert into member_hours (merchant_id, period, account_id, class, game_id, ${FIGURE_COLUMNS})
    ${hoursOfSlots(span, size)} order by account_id`.execute(tx);
}

/** Days as their hours have them. */
export const daysOfHours = ({ merchantIds, from, until }: Span, size: number): RawBuilder<unknown> => sql`
  select merchant_id, period / ${sql.lit(size)} * ${sql.lit(size)} as period, account_id, class, game_id, ${PART_SUMS}
  from member_hours
  where merchant_id = any(${merchantIds}::text[]) and period >= ${from} and period < ${until}
  group by merchant_id, period / ${sql.lit(size)}, account_id, class, game_id`;

export async function insertDays(tx: Tx, span: Span, size: number): Promise<void> {
  await sql`
    insert into member_days (merchant_id, period, account_id, class, game_id, ${FIGURE_COLUMNS})
    ${daysOfHours(span, size)} order by account_id`.execute(tx);
}

export async function insertCashDays(
  tx: Tx,
  { merchantIds, from, until }: Span,
  size: number,
): Promise<void> {
  await sql`
    insert into member_cash_days (merchant_id, period, account_id, code, transfers, in_minor, out_minor)
    select merchant_id, period / ${sql.lit(size)} * ${sql.lit(size)}, account_id, code, sum(transfers), sum(in_minor),
      sum(out_minor)
    from member_cash_slots
    where merchant_id = any(${merchantIds}::text[]) and period >= ${from} and period < ${until}
    group by merchant_id, period / ${sql.lit(size)}, account_id, code
    order by 1, 2, 3, 4`.execute(tx);
}

/** Summarizes new pages of the journal in its time index, so that folds and reversals read few pages. */
export async function summariseJournal(db: Db): Promise<void> {
  await sql`
    select brin_summarize_new_values(i.inhrelid) from pg_inherits i
    where i.inhparent = 'round_results_at'::regclass`.execute(db);
}
