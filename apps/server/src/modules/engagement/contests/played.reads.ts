import { sql, type RawBuilder } from 'kysely';
import { rateClass } from '../../agents/rebates/index.ts';
import { slotsIn, type SealedSpan } from '../../games/figures/index.ts';
import { startOfPeriod } from './contests.rules.ts';

export type PlayFilter = {
  span: SealedSpan;
  currency: string;
  /** All classes if empty. */
  classes: readonly string[];
  gameId?: string | null;
};

const isCounted = ({ currency, classes, gameId }: PlayFilter): RawBuilder<boolean> => sql<boolean>`
  s.currency = ${currency}
  and ${classes.length === 0 ? sql`true` : sql`${rateClass} = any(${[...classes]}::text[])`}
  and ${gameId ? sql`s.game_id = ${gameId}` : sql`true`}`;

/** The part of a valid bet that was staked with own money. */
const OWN_BET = sql`(s.valid_bet_minor - case when s.stake_minor = 0 then 0
  else div(s.valid_bet_minor::numeric * coalesce(s.bonus_stake_minor, 0), s.stake_minor) end)`;

/** Valid bets with own money by member, of sealed slots. */
export const ownBets = (filter: PlayFilter): RawBuilder<unknown> => sql`(
  select s.member_id, sum(${OWN_BET})::int8 as amount
  from ${slotsIn(filter.span)} s left join lotteries l on l.id = s.game_id
  where ${isCounted(filter)} group by s.member_id
)`;

/** Single results of sealed periods with own money, for what depends on the stake or multiplier of each. */
const resultsIn = ({ span }: Pick<PlayFilter, 'span'>): RawBuilder<unknown> => sql`(
  select r.*, a.member_id, a.currency from round_results r
  join member_accounts a on a.merchant_id = ${span.merchantId} and a.id = r.account_id
  where r.merchant_id = ${span.merchantId} and r.at >= ${startOfPeriod(span.from)} and r.at < ${startOfPeriod(span.until)}
    and r.counts_at is null and coalesce(r.bonus_stake_minor, 0) = 0
)`;

/** Rounds with own money by member, in ten-thousandths as all scores. One by one, because a slot adds those with bonus money in. */
export const roundsPlayed = (filter: PlayFilter): RawBuilder<unknown> => sql`(
  select s.member_id, (sum(s.rounds) * 10000)::int8 as amount
  from ${resultsIn(filter)} s left join lotteries l on l.id = s.game_id
  where ${isCounted(filter)} group by s.member_id
)`;

type ResultFilter = PlayFilter & { minStakeMinor: bigint };

const isResultCounted = (filter: ResultFilter): RawBuilder<boolean> => sql<boolean>`${isCounted(filter)}
  and abs(s.stake_minor) >= ${filter.minStakeMinor}::int8 * abs(s.rounds)`;

/** In ten-thousandths, cut to two decimals; reversals have two negative amounts, so theirs is the same. */
const multiplier = (cap: number | null): RawBuilder<bigint> => sql<bigint>`
  least(${cap === null ? sql`null` : sql`${cap * 100}`}::numeric, div(s.payout_minor::numeric * 100, s.stake_minor) * 100)`;

/** Valid bets of rounds with a least stake. */
export const betsOfResults = (filter: ResultFilter): RawBuilder<unknown> => sql`(
  select s.member_id, sum(s.valid_bet_minor)::int8 as amount
  from ${resultsIn(filter)} s left join lotteries l on l.id = s.game_id
  where ${isResultCounted(filter)} group by s.member_id
)`;

export const roundsOfResults = (filter: ResultFilter): RawBuilder<unknown> => sql`(
  select s.member_id, (sum(s.rounds) * 10000)::int8 as amount
  from ${resultsIn(filter)} s left join lotteries l on l.id = s.game_id
  where ${isResultCounted(filter)} group by s.member_id
)`;

/** Multipliers of single rounds, added up; a reversed round is taken back. */
export const multipliersOfResults = (
  filter: ResultFilter & { cap: number | null },
): RawBuilder<unknown> => sql`(
  select s.member_id, sum(s.rounds * ${multiplier(filter.cap)})::int8 as amount
  from ${resultsIn(filter)} s left join lotteries l on l.id = s.game_id
  where ${isResultCounted(filter)} and abs(s.rounds) = 1 and s.stake_minor <> 0 group by s.member_id
)`;

/** The best multiplier of a round as it stands after all corrections. */
export const bestOfResults = (filter: ResultFilter & { cap: number | null }): RawBuilder<unknown> => sql`(
  select r.member_id, max(r.best)::int8 as amount from (
    select s.member_id, s.round_id, ${multiplier(filter.cap)} as best
    from (
      select member_id, currency, class, game_id, round_id, sum(rounds) as rounds,
        sum(stake_minor) as stake_minor, sum(payout_minor) as payout_minor
      from ${resultsIn(filter)} every where round_id is not null
      group by member_id, currency, class, game_id, round_id
    ) s left join lotteries l on l.id = s.game_id
    where ${isResultCounted(filter)} and s.rounds = 1 and s.stake_minor <> 0
  ) r group by r.member_id
)`;

/** Members of whom a result was taken back. */
export const reversedMembers = (filter: Pick<PlayFilter, 'span'>): RawBuilder<unknown> => sql`(
  select distinct s.member_id from ${resultsIn(filter)} s where s.rounds < 0
)`;
