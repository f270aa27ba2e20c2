import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { endOfTeam } from '../../network/index.ts';
import { isAfter, orderBy, placeColumn, type Order } from './keyset.reads.ts';
import type { Place } from './paging.rules.ts';
import type { Team } from './team.reads.ts';

export type BetRow = {
  id: string;
  at: Date;
  settledAt: Date | null;
  memberId: string;
  account: string;
  vendor: string;
  gameId: string;
  gameName: string;
  class: string;
  stake: bigint;
  validBet: bigint;
  payout: bigint;
  result: bigint;
  state: 'open' | 'settled' | 'voided';
  place: Place;
};

export type BetFilter = {
  memberId?: string | undefined;
  from: Date;
  until: Date;
  class?: string | undefined;
  vendor?: string | undefined;
  state?: string | undefined;
  minStake?: bigint | undefined;
  maxStake?: bigint | undefined;
  currency: string;
};

/** Lotteries have rates by prize mode, other games by category. */
export const rateClassColumn = (ofGame: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce(l.mode, case ${ofGame} when 'lott' then 'LOTT' when 'elott' then 'ELOTT' else ${ofGame} end)`;

const CLASS = rateClassColumn(sql`coalesce(g.category, '')`);
const RESULT = sql`case r.state when 'open' then 0 else r.payout_minor - r.stake_minor end`;

/** Rounds of the team, from `from` to `where`. */
function betsOf({ merchantId, path, depth, visibleDepth }: Team, filter: BetFilter): RawBuilder<unknown> {
  const { memberId, from, until, vendor, state, minStake, maxStake } = filter;
  const conditions = [
    sql`r.merchant_id = ${merchantId} and r.opened_at >= ${from} and r.opened_at < ${until}`,
    sql`r.opened_at > '-infinity' and r.currency = ${filter.currency}`,
    sql`n.merchant_id = ${merchantId} and n.path > ${path} and n.path < ${endOfTeam(path)}`,
    sql`n.depth <= ${depth + visibleDepth}`,
    ...(memberId ? [sql`r.member_id = ${memberId} and n.member_id = ${memberId}`] : []),
    ...(filter.class ? [sql`${CLASS} = ${filter.class}`] : []),
    ...(vendor ? [sql`r.vendor = ${vendor}`] : []),
    ...(state ? [sql`r.state = ${state}`] : []),
    ...(minStake === undefined ? [] : [sql`r.stake_minor >= ${minStake}`]),
    ...(maxStake === undefined ? [] : [sql`r.stake_minor <= ${maxStake}`]),
  ];
  return sql`from played_rounds r
    join agent_nodes n on n.member_id = r.member_id
    left join games g on g.id = r.game_id
    left join lotteries l on l.id = r.game_id
    where ${sql.join(conditions, sql` and `)}`;
}

export const BET_ORDER: Order = {
  by: sql`r.opened_at`,
  id: sql`r.id`,
  types: { sort: 'timestamptz', id: 'uuid' },
  isDescending: true,
};

/** Bets of the team, newest first. */
export async function listBets(
  db: Db,
  query: { team: Team; filter: BetFilter; language: string; place: Place | undefined; limit: number },
): Promise<BetRow[]> {
  const { team, filter, language, place, limit } = query;
  const { rows } = await sql<BetRow>`
    select r.id, r.opened_at as at, r.settled_at as "settledAt", n.member_id as "memberId",
      (select m.account from members m where m.merchant_id = ${team.merchantId} and m.id = n.member_id) as account,
      r.vendor, r.game_id as "gameId", coalesce(g.names ->> ${language}, g.names ->> 'EN', r.game_id) as "gameName",
      ${CLASS} as class, r.stake_minor as stake, r.valid_bet_minor as "validBet", r.payout_minor as payout,
      (${RESULT})::int8 as result, r.state, ${placeColumn(BET_ORDER)}
    ${betsOf(team, filter)} and ${isAfter(BET_ORDER, place)} ${orderBy(BET_ORDER)} limit ${limit}`.execute(
    db,
  );
  return rows;
}

export type BetSums = { count: number; stake: bigint; validBet: bigint; payout: bigint; result: bigint };

/** The bets of a selection together, by class and vendor. */
export async function sumBets(
  db: Db,
  { team, filter }: { team: Team; filter: BetFilter },
): Promise<Array<BetSums & { class: string; vendor: string }>> {
  const { rows } = await sql<BetSums & { class: string; vendor: string }>`
    select ${CLASS} as class, r.vendor, count(*)::int as count, sum(r.stake_minor)::int8 as stake,
      sum(r.valid_bet_minor)::int8 as "validBet", sum(r.payout_minor)::int8 as payout,
      sum(${RESULT})::int8 as result
    ${betsOf(team, filter)} group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}
