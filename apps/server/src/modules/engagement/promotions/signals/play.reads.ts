import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { PERIOD_SECONDS } from '../../../money/wallet/index.ts';
import { SIGNALS } from '../promotions.config.ts';
import type { Found } from './signals.types.ts';

type Span = { merchantId: string; since: Date; at: Date };

const DAY_MILLISECONDS = 24 * 60 * 60_000;
const FULL_BPS = 10_000;

const periodOf = (at: Date): number => Math.floor(at.getTime() / (PERIOD_SECONDS * 1_000));
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

type Pair = {
  one: string;
  other: string;
  gameId: string;
  slots: number;
  stakeMinor: bigint;
  netMinor: bigint;
};

/**
 * Members with open grants who play the same game in the same slots, where one wins about what the other loses: together
 * they wager without a risk.
 */
export async function findOppositeBets(db: Db, { merchantId, since, at }: Span): Promise<Found[]> {
  const { rows } = await sql<Pair>`
    with given as (
      select distinct a.id as account_id, a.member_id from promotion_grants g
      join member_accounts a on a.merchant_id = ${merchantId} and a.member_id = g.member_id and a.kind = 'main'
      where g.merchant_id = ${merchantId} and g.created_at >= ${since}::timestamptz - make_interval(days => ${SIGNALS.giftDays})
        and g.state in ('issued', 'process', 'review')
    ), played as (
      select s.period, s.game_id, g.account_id, g.member_id, sum(s.stake_minor) as stake,
        sum(s.stake_minor - s.payout_minor) as loss
      from member_slots s join given g on g.account_id = s.account_id
      where s.merchant_id = ${merchantId} and s.period >= ${periodOf(since)} and s.period < ${periodOf(at)}
      group by s.period, s.game_id, g.account_id, g.member_id
    )
    select a.member_id as one, b.member_id as other, a.game_id as "gameId", count(*)::int as slots,
      sum(a.stake + b.stake)::int8 as "stakeMinor", sum(a.loss + b.loss)::int8 as "netMinor"
    from played a
    join played b on b.period = a.period and b.game_id = a.game_id and b.account_id > a.account_id
    where a.loss * b.loss < 0 and abs(a.loss + b.loss) * ${FULL_BPS} <= (a.stake + b.stake) * ${SIGNALS.oppositeNetBps}::int
      and abs(a.loss) * 2 >= a.stake and abs(b.loss) * 2 >= b.stake
    group by a.member_id, b.member_id, a.game_id having count(*) >= ${SIGNALS.oppositeSlots}::int`.execute(
    db,
  );
  return rows.map(({ one, other, gameId, slots, stakeMinor, netMinor }) => ({
    kind: 'opposite_bets',
    subject: `${one} ${other} ${gameId} ${dayOf(at)}`,
    memberIds: [one, other],
    facts: [
      { key: 'game', text: gameId },
      { key: 'slots', count: slots },
      { key: 'stakes', amount: stakeMinor },
      { key: 'net', amount: -netMinor },
    ],
    promotionId: null,
  }));
}

/** Members who claim faster than anybody reads. */
export async function findVelocity(db: Db, { merchantId, at }: Span): Promise<Found[]> {
  const since = new Date(at.getTime() - 60 * 60_000);
  const { rows } = await sql<{ memberId: string; claims: number }>`
    select member_id as "memberId", count(*)::int as claims from promotion_grants
    where merchant_id = ${merchantId} and claimed_at >= ${since} and claimed_at > created_at
    group by member_id having count(*) >= ${SIGNALS.claimsAnHour}::int`.execute(db);
  return rows.map(({ memberId, claims }) => ({
    kind: 'claim_velocity',
    subject: `${memberId} ${dayOf(at)}`,
    memberIds: [memberId],
    facts: [{ key: 'claims', count: claims }],
    promotionId: null,
  }));
}

type Unplayed = { memberId: string; givenMinor: bigint; playedMinor: bigint; withdrawnMinor: bigint };

/** Members who withdraw after a gift that they have not wagered even once. */
export async function findUnderWagering(db: Db, { merchantId, since, at }: Span): Promise<Found[]> {
  const from = new Date(at.getTime() - SIGNALS.giftDays * DAY_MILLISECONDS);
  const { rows } = await sql<Unplayed>`
    with withdrawn as (
      select member_id, sum(amount_minor)::int8 as amount from withdrawals
      where merchant_id = ${merchantId} and requested_at >= ${since} group by member_id
    ), given as (
      select g.member_id, sum(g.cost_minor - g.returned_minor)::int8 as amount from promotion_grants g
      join withdrawn w on w.member_id = g.member_id
      where g.merchant_id = ${merchantId} and g.claimed_at >= ${from} and g.state in ('claimed', 'process')
      group by g.member_id
    ), figures as (
      select a.member_id, f.valid_bet_minor as bet from member_figures f
      join member_accounts a on a.merchant_id = ${merchantId} and a.member_id = f.member_id and a.kind = 'main'
        and a.currency = f.currency
      join given g on g.member_id = f.member_id
      where f.merchant_id = ${merchantId} and f.period >= ${periodOf(from)}
      union all
      select a.member_id, a.valid_bet_minor from member_accounts a join given g on g.member_id = a.member_id
      where a.merchant_id = ${merchantId} and a.kind = 'main' and a.period >= ${periodOf(from)}
    )
    select g.member_id as "memberId", g.amount as "givenMinor", w.amount as "withdrawnMinor",
      coalesce((select sum(bet) from figures f where f.member_id = g.member_id), 0)::int8 as "playedMinor"
    from given g join withdrawn w on w.member_id = g.member_id
    where g.amount > 0
      and coalesce((select sum(bet) from figures f where f.member_id = g.member_id), 0) < g.amount`.execute(
    db,
  );
  return rows.map(({ memberId, givenMinor, playedMinor, withdrawnMinor }) => ({
    kind: 'under_wagering',
    subject: `${memberId} ${dayOf(at)}`,
    memberIds: [memberId],
    facts: [
      { key: 'given', amount: givenMinor },
      { key: 'played', amount: playedMinor },
      { key: 'withdrawn', amount: withdrawnMinor },
    ],
    promotionId: null,
  }));
}
