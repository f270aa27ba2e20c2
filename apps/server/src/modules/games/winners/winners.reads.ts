import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export type WinRow = {
  roundId: string;
  account: string;
  hidesName: boolean;
  gameId: string;
  currency: string;
  stakeMinor: bigint;
  payoutMinor: bigint;
  at: Date;
};

export type WinsQuery = {
  merchantId: string;
  board: 'latest' | 'biggest';
  /** Each category is read separately, so that a rarely played one costs no more than a popular one. */
  categories: readonly string[];
  /** Older wins are not shown. */
  since: Date;
  /** Smaller wins are not shown; a win is what came back above the stake. */
  minWinMinor: bigint;
  trialTypes: readonly number[];
  limit: number;
};

/** Wins that are looked through in each category for players who fill a board with one game. */
const READ_WINS = 300;

/** Wins of members with an open account, without trial accounts; of each player and game only the first on the board. */
export async function listWins(db: Db, query: WinsQuery): Promise<WinRow[]> {
  const { merchantId, board, categories, since, minWinMinor, trialTypes, limit } = query;
  const order =
    board === 'latest'
      ? sql`w.settled_at desc, w.round_id desc`
      : sql`w.payout_minor - w.stake_minor desc, w.settled_at desc`;
  const { rows } = await sql<WinRow>`
    select w.round_id as "roundId", w.account, w.hides_name as "hidesName", w.game_id as "gameId", w.currency, w.stake_minor as "stakeMinor",
      w.payout_minor as "payoutMinor", w.settled_at as at
    from unnest(${[...categories]}::text[]) as c (category)
      cross join lateral (
        select w.*, row_number() over (partition by w.member_id, w.game_id order by ${order}) as place
        from (
          select w.*, m.account, m.hides_name
          from round_wins w join members m on m.id = w.member_id
          where w.merchant_id = ${merchantId} and m.merchant_id = ${merchantId} and w.category = c.category
            and w.settled_at >= ${since} and w.payout_minor - w.stake_minor >= ${minWinMinor}
            and m.status = 'open' and m.type <> all (${[...trialTypes]}::int[])
          order by ${order} limit ${READ_WINS}
        ) w
      ) w
    where w.place = 1
    order by ${order} limit ${limit}`.execute(db);
  return rows;
}
