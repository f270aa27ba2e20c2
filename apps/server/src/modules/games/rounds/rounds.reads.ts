import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Position } from '../../../platform/keyset.ts';
import { offsetOf, pageOf } from '../../../platform/paging.ts';
import { roundOf, type StoredRound } from './rounds.queries.ts';
import type { NamedRound, Round, RoundsPage, RoundsQuery } from './rounds.types.ts';

/** Of any member: the caller must check `memberId`. */
export async function findRound(
  db: Db,
  { merchantId, roundId }: { merchantId: string; roundId: string },
): Promise<Round | undefined> {
  const { rows } = await sql<StoredRound>`select * from played_rounds
    where merchant_id = ${merchantId} and id = ${roundId}`.execute(db);
  return rows[0] && roundOf(rows[0]);
}

type NamedRow = StoredRound & { game_name: string };
const named = (row: NamedRow): NamedRound => ({ ...roundOf(row), gameName: row.game_name });

/** A game that is neither in the catalogue nor a lottery is named by its id. */
const withName = (language: string) => sql`select r.*,
    coalesce(g.names ->> ${language}, l.names ->> ${language}, g.names ->> 'EN', l.names ->> 'EN', r.game_id) as game_name
  from played_rounds r left join games g on g.id = r.game_id left join lotteries l on l.id = r.game_id`;

/** The games of a category; lotteries have a mode instead. */
const gamesOf = (category: string) => sql`(select id from games where category = ${category} union all
  select id from lotteries where case mode when 'ELOTT' then 'elott' else 'lott' end = ${category})`;

export async function findNamedRound(
  db: Db,
  { merchantId, id, language }: { merchantId: string; id: string; language: string },
): Promise<NamedRound | undefined> {
  const { rows } = await sql<NamedRow>`${withName(language)}
    where r.merchant_id = ${merchantId} and r.id = ${id}`.execute(db);
  return rows[0] && named(rows[0]);
}

const SORT_COLUMNS: Readonly<Record<NonNullable<RoundsQuery['sort']>, RawBuilder<unknown>>> = {
  time: sql`r.opened_at`,
  stake: sql`r.stake_minor`,
  payout: sql`r.payout_minor`,
  profit: sql`(r.payout_minor - r.stake_minor)`,
};

/** Rounds with equal values stay in one order over all pages. */
function orderOf({ sort = 'time', direction }: RoundsQuery): RawBuilder<unknown> {
  const way = direction === 'ascending' ? sql`asc` : sql`desc`;
  return sql`${SORT_COLUMNS[sort]} ${way}, r.opened_at ${way}, r.id ${way}`;
}

export async function listRounds(db: Db, query: RoundsQuery): Promise<RoundsPage> {
  const {
    merchantId,
    memberId,
    gameId,
    vendor,
    category,
    state,
    bonusId,
    from,
    until,
    language = 'EN',
  } = query;
  const where = sql.join(
    [
      sql`r.merchant_id = ${merchantId} and r.member_id = ${memberId}`,
      ...(gameId ? [sql`r.game_id = ${gameId}`] : []),
      ...(vendor ? [sql`r.vendor = ${vendor}`] : []),
      ...(category ? [sql`r.game_id in ${gamesOf(category)}`] : []),
      ...(state ? [sql`r.state = ${state}`] : []),
      ...(bonusId ? [sql`r.bonus_id = ${bonusId}`] : []),
      ...(from ? [sql`r.opened_at >= ${from}`] : []),
      ...(until ? [sql`r.opened_at < ${until}`] : []),
    ],
    sql` and `,
  );
  const [page, totals] = await Promise.all([
    sql<NamedRow>`${withName(language)} where ${where} order by ${orderOf(query)}
      limit ${query.pageSize} offset ${offsetOf(query)}`.execute(db),
    sql<{ count: bigint; stake: bigint; payout: bigint; validBet: bigint }>`
      select count(*) as count, coalesce(sum(stake_minor), 0)::int8 as stake,
        coalesce(sum(payout_minor), 0)::int8 as payout,
        coalesce(sum(valid_bet_minor), 0)::int8 as "validBet"
      from played_rounds r where ${where}`.execute(db),
  ]);
  const total = totals.rows[0];
  return {
    ...pageOf(page.rows.map(named), Number(total?.count ?? 0n), query),
    totalStakeMinor: total?.stake ?? 0n,
    totalPayoutMinor: total?.payout ?? 0n,
    totalValidBetMinor: total?.validBet ?? 0n,
  };
}

/** Rounds of a member before a position, newest first. */
export async function listPlayed(
  db: Db,
  query: {
    merchantId: string;
    memberId: string;
    language: string;
    before: Position | undefined;
    limit: number;
  },
): Promise<NamedRound[]> {
  const { merchantId, memberId, language, before, limit } = query;
  const { rows } = await sql<NamedRow>`${withName(language)}
    where r.merchant_id = ${merchantId} and r.member_id = ${memberId}
      and (${before?.at ?? null}::timestamptz is null
        or (r.opened_at, r.id) < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}::uuid))
    order by r.opened_at desc, r.id desc limit ${limit}`.execute(db);
  return rows.map(named);
}

/** Rounds that have been open since before `olderThan`, oldest first; at most `limit`. */
export async function listOpen(
  db: Db,
  { merchantId, olderThan, limit }: { merchantId: string; olderThan: Date; limit: number },
): Promise<Round[]> {
  const { rows } = await sql<StoredRound>`select * from played_rounds
    where merchant_id = ${merchantId} and state = 'open' and opened_at < ${olderThan}
    order by opened_at, id limit ${limit}`.execute(db);
  return rows.map(roundOf);
}
