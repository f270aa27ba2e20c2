import { sql } from 'kysely';
import { PLAY_MONEY } from '@croupier/contract/money/play-money.ts';
import type { Db } from '../../../platform/db/database.ts';
import { READ_ROUNDS } from './live-bets.config.ts';

export type PublicMember = { id: string; account: string; hidesName: boolean };

/** Those of the members whom others may see: with an open account, and no trial. */
export async function listPublicMembers(
  db: Db,
  query: { merchantId: string; memberIds: readonly string[]; trialTypes: readonly number[] },
): Promise<PublicMember[]> {
  const { merchantId, memberIds, trialTypes } = query;
  const { rows } = await sql<PublicMember>`
    select id, account, hides_name as "hidesName" from members
    where merchant_id = ${merchantId} and id = any(${[...memberIds]}::uuid[]) and status = 'open'
      and type <> all(${[...trialTypes]}::int[])`.execute(db);
  return rows;
}

export async function findPublicName(
  db: Db,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<PublicMember | undefined> {
  const { rows } = await sql<PublicMember>`
    select id, account, hides_name as "hidesName" from members
    where merchant_id = ${merchantId} and id = ${memberId}`.execute(db);
  return rows[0];
}

export type StakedRow = { gameId: string; memberId: string; at: Date };

/** Who has staked lately, among the newest rounds of the merchant. */
export async function listLastStaked(
  db: Db,
  { merchantId, since, limit }: { merchantId: string; since: Date; limit: number },
): Promise<StakedRow[]> {
  const { rows } = await sql<StakedRow>`
    select game_id as "gameId", member_id as "memberId", opened_at as at from rounds
    where merchant_id = ${merchantId} and opened_at > ${since} and stake_minor > 0
      and currency <> ${PLAY_MONEY}
    order by opened_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

export type PlayedRow = {
  account: string;
  hidesName: boolean;
  gameId: string;
  at: Date;
  stakeMinor: bigint;
  payoutMinor: bigint;
};

export type PlayedQuery = {
  merchantId: string;
  vendor: string;
  trialTypes: readonly number[];
  limit: number;
};

/** The last settled in-house rounds, among the newest rounds of the merchant. */
export async function listLastPlayed(db: Db, query: PlayedQuery): Promise<PlayedRow[]> {
  const { merchantId, vendor, trialTypes, limit } = query;
  const { rows } = await sql<PlayedRow>`
    select m.account, m.hides_name as "hidesName", r.game_id as "gameId", r.settled_at as at,
      r.stake_minor as "stakeMinor", r.payout_minor as "payoutMinor"
    from (
      select * from rounds
      where merchant_id = ${merchantId} and opened_at > '-infinity'
      order by opened_at desc, id desc limit ${READ_ROUNDS}
    ) r join members m on m.id = r.member_id
    where r.merchant_id = ${merchantId} and m.merchant_id = ${merchantId} and r.vendor = ${vendor}
      and r.state = 'settled' and r.currency <> ${PLAY_MONEY} and r.stake_minor > 0
      and m.status = 'open' and m.type <> all(${[...trialTypes]}::int[])
    order by r.settled_at desc limit ${limit}`.execute(db);
  return rows;
}

/** The last high wins of in-house games. */
export async function listHighWins(
  db: Db,
  query: PlayedQuery & { category: string; fromMinor: bigint; since: Date },
): Promise<PlayedRow[]> {
  const { merchantId, category, fromMinor, since, trialTypes, limit } = query;
  const { rows } = await sql<PlayedRow>`
    select m.account, m.hides_name as "hidesName", w.game_id as "gameId", w.settled_at as at,
      w.stake_minor as "stakeMinor", w.payout_minor as "payoutMinor"
    from round_wins w join members m on m.id = w.member_id
    where w.merchant_id = ${merchantId} and m.merchant_id = ${merchantId} and w.category = ${category}
      and w.settled_at >= ${since} and w.payout_minor >= ${fromMinor}
      and m.status = 'open' and m.type <> all(${[...trialTypes]}::int[])
    order by w.settled_at desc limit ${limit}`.execute(db);
  return rows;
}
