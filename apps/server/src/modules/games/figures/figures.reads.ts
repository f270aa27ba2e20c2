import { PLAY_MONEY } from '@croupier/contract/money/play-money.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { PROVISIONAL_PERIODS } from './figures.config.ts';
import type { GameFigures, Marks, MemberQuery, SealedSpan } from './figures.types.ts';
import { startOf } from './spans.rules.ts';

/** The slots of a span with member and currency, for a reader's statement. Play money is left out. */
export const slotsIn = ({ merchantId, from, until }: SealedSpan): RawBuilder<unknown> => sql`(
  select s.*, a.member_id, a.currency from member_slots s
  join member_accounts a on a.merchant_id = ${merchantId} and a.id = s.account_id
  where s.merchant_id = ${merchantId} and s.period >= ${from} and s.period < ${until} and a.currency <> ${PLAY_MONEY}
)`;

/**
 * The part of the valid bet of slots `s` that was played with own money. Of whole valid bets it is exactly what bonus money did
 * not pay, so that a reversal takes back what its round brought; of others it is in proportion.
 */
export const ownBet = sql`case when s.bonus_stake_minor = 0 then s.valid_bet_minor
  when s.stake_minor = s.valid_bet_minor or s.stake_minor = 0 then s.valid_bet_minor - s.bonus_stake_minor
  else trunc(s.valid_bet_minor::numeric * (s.stake_minor - s.bonus_stake_minor) / s.stake_minor)::int8 end`;

const COUNTED = sql`account_id, class, game_id, band, stake_minor, payout_minor, valid_bet_minor, won_bet_minor`;
const resettled = ({ merchantId, from, until }: SealedSpan): RawBuilder<unknown> => sql`
  select ${COUNTED} from resettled_slots
  where merchant_id = ${merchantId} and counts_period >= ${from} and counts_period < ${until}`;
const withMembers = (merchantId: string, slots: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select s.*, a.member_id, a.currency from (${slots}) s
  join member_accounts a on a.merchant_id = ${merchantId} and a.id = s.account_id where a.currency <> ${PLAY_MONEY}
)`;

/** Corrected results that are ordered to count in a span in which they were not made, and what no longer counts there. */
export const resettledIn = (span: SealedSpan): RawBuilder<unknown> =>
  withMembers(span.merchantId, resettled(span));

/** What was ordered in a span to count in other periods, with `counts_period`, for who counts it at the time of the order. */
export const resettledBy = ({ merchantId, from, until }: SealedSpan): RawBuilder<unknown> =>
  withMembers(
    merchantId,
    sql`select * from resettled_slots
      where merchant_id = ${merchantId} and period >= ${from} and period < ${until}`,
  );

/** What counts in a span: its slots with what was ordered. It changes with every order, so only for who computes again. */
export const countedIn = (span: SealedSpan): RawBuilder<unknown> =>
  withMembers(
    span.merchantId,
    sql`select ${COUNTED} from member_slots
      where merchant_id = ${span.merchantId} and period >= ${span.from} and period < ${span.until}
    union all ${resettled(span)}`,
  );

/** Transfers that are not play in a span, by account and code, with the account's member, currency and kind. */
export const cashIn = ({ merchantId, from, until }: SealedSpan): RawBuilder<unknown> => sql`(
  select s.*, a.member_id, a.currency, a.kind from member_cash_slots s
  join member_accounts a on a.merchant_id = ${merchantId} and a.id = s.account_id
  where s.merchant_id = ${merchantId} and s.period >= ${from} and s.period < ${until} and a.currency <> ${PLAY_MONEY}
)`;

const COLUMNS = sql`class, game_id, rounds, won_rounds, stake_minor, payout_minor, valid_bet_minor, won_bet_minor`;

const summed = (parts: RawBuilder<unknown>) => sql<GameFigures>`
  select class, game_id as "gameId", sum(rounds)::int8 as rounds, sum(won_rounds)::int8 as "wonRounds",
    sum(stake_minor)::int8 as "stakeMinor", sum(payout_minor)::int8 as "payoutMinor",
    sum(valid_bet_minor)::int8 as "validBetMinor", sum(won_bet_minor)::int8 as "wonBetMinor"
  from (${parts}) parts group by class, game_id order by class, game_id`;

/**
 * What one member settled on each game in sealed periods from `from` on: of every period the largest part that there is,
 * a day, an hour or a slot.
 */
export async function readMemberGames(
  db: Db,
  { merchantId, memberId, currency, from }: MemberQuery & { from: number },
  marks: Marks,
): Promise<GameFigures[]> {
  const account = sql`(select id from member_accounts where merchant_id = ${merchantId} and member_id = ${memberId}
    and currency = ${currency} and kind = 'main')`;
  const { rows } = await summed(sql`
    select ${COLUMNS} from member_days
      where merchant_id = ${merchantId} and account_id = ${account} and period >= ${from} and period < ${marks.days}
    union all
    select ${COLUMNS} from member_hours where merchant_id = ${merchantId} and account_id = ${account}
      and period >= ${Math.max(from, marks.days)} and period < ${marks.hours}
    union all
    select ${COLUMNS} from member_slots where merchant_id = ${merchantId} and account_id = ${account}
      and period >= ${Math.max(from, marks.hours)} and period < ${marks.slots}`).execute(db);
  return rows;
}

/**
 * What one member has settled since the last sealed period, from the rounds themselves. To be shown as provisional and
 * never paid for: rounds that were opened long ago are missing, and a correction may still come.
 */
export async function readProvisional(
  db: Db,
  { merchantId, memberId, currency }: MemberQuery,
  marks: Pick<Marks, 'slots'>,
): Promise<GameFigures[]> {
  const { rows } = await summed(sql`
    select coalesce(g.category, '') as class, r.game_id, 1 as rounds, (r.payout_minor > r.stake_minor)::int as won_rounds,
      r.stake_minor, r.payout_minor, r.valid_bet_minor,
      case when r.payout_minor > r.stake_minor then r.valid_bet_minor else 0 end as won_bet_minor
    from played_rounds r left join games g on g.id = r.game_id
    where r.merchant_id = ${merchantId} and r.member_id = ${memberId} and r.currency = ${currency}
      and r.state = 'settled' and r.opened_at >= ${startOf(marks.slots - PROVISIONAL_PERIODS)}
      and r.settled_at >= ${startOf(marks.slots)}`).execute(db);
  return rows;
}
