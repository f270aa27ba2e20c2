import type { Statement } from '../../../../platform/db/statement.ts';

/** Rounds that were settled in [settledFrom, settledUntil), and corrected later than that but before an instant. */
export type CorrectedRounds = {
  merchantId: string;
  settledFrom: Date;
  settledUntil: Date;
  correctedBefore: Date;
};

const slotOf = (at: string): string => `date_bin('5 minutes', ${at}, '1970-01-01Z')`;

/**
 * Corrections that count when they were made, in a later slot than the round. A correction is everything that was
 * written about a round and account at the instant of a reversal.
 */
const CORRECTIONS = `with reversals as materialized (
    select distinct round_id, account_id, at from round_results
    where merchant_id = $1 and rounds < 0 and counts_at is null and round_id is not null and at >= $2 and at < $4
  ), settled as (
    select r.round_id, r.account_id, min(r.at) as at from round_results r
    where r.merchant_id = $1 and r.rounds > 0 and r.counts_at is null and r.at >= $2 and r.at < $3
      and (r.round_id, r.account_id) in (select round_id, account_id from reversals)
      and (r.round_id, r.account_id, r.at) not in (select round_id, account_id, at from reversals)
    group by r.round_id, r.account_id
  ), corrections as (
    select v.round_id, v.account_id, v.at as corrected_at, s.at as settled_at
    from reversals v join settled s using (round_id, account_id)
    where ${slotOf('v.at')} > ${slotOf('s.at')} and not exists (
      select from round_results m where m.merchant_id = $1 and m.counts_at = v.at and m.round_id = v.round_id
        and m.account_id = v.account_id)
  ), corrected as (
    select r.*, c.corrected_at, c.settled_at from corrections c join round_results r on r.merchant_id = $1
      and r.at = c.corrected_at and r.round_id = c.round_id and r.account_id = c.account_id and r.counts_at is null
  )`;

const valuesOf = (of: CorrectedRounds) => [
  of.merchantId,
  of.settledFrom.toISOString(),
  of.settledUntil.toISOString(),
  of.correctedBefore.toISOString(),
];

export type CorrectionSums = {
  corrections: number;
  validBetMinor: bigint;
  netLossMinor: bigint;
  /** When the first of the rounds was settled. */
  firstAt: Date | null;
};

export const sumCorrections = (of: CorrectedRounds): Statement => ({
  name: 'sum_corrections',
  text: `${CORRECTIONS} select (select count(*)::int from corrections) as corrections,
      coalesce(sum(valid_bet_minor), 0)::int8 as "validBetMinor",
      coalesce(sum(stake_minor - payout_minor), 0)::int8 as "netLossMinor", min(settled_at) as "firstAt"
    from corrected`,
  values: valuesOf(of),
});

/**
 * Takes corrections back where they count and counts them where their rounds were settled. All of it is written now, and
 * adds up to nothing.
 */
export const countCorrections = (of: CorrectedRounds, at: Date): Statement => ({
  name: 'count_corrections',
  text: `${CORRECTIONS} insert into round_results (merchant_id, at, account_id, rounds, round_id, game_id, stake_minor,
      payout_minor, valid_bet_minor, class, band, won, prize_share_minor, bonus_stake_minor, bonus_payout_minor,
      best_multiplier_e4, counts_at)
    select merchant_id, $5::timestamptz, account_id, sign * rounds, round_id, game_id, sign * stake_minor,
      sign * payout_minor, sign * valid_bet_minor, class, band, won, sign * prize_share_minor, sign * bonus_stake_minor,
      sign * bonus_payout_minor, best_multiplier_e4, case sign when 1 then settled_at else corrected_at end
    from corrected cross join (values (1), (-1)) as signs (sign)`,
  values: [...valuesOf(of), at.toISOString()],
});

/** The periods in which something that was told at an instant counts, or no longer counts. */
export const listCountedPeriods = (merchantId: string, at: Date): Statement => ({
  name: 'list_counted_periods',
  text: `select distinct (extract(epoch from ${slotOf('counts_at')}) / 300)::int as period from round_results
    where merchant_id = $1 and at = $2 and counts_at is not null order by period`,
  values: [merchantId, at.toISOString()],
});
