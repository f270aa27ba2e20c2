import { sql } from 'kysely';
import type { Db, Tx } from '../../../../../platform/db/database.ts';
import { arrayOf, insertInto, type Statement } from '../../../../../platform/db/statement.ts';
import type { BetKey, CrashBetRow } from './bets.types.ts';

const COLUMNS = `merchant_id as "merchantId", id, game_no as "gameNo", member_id as "memberId", currency, name,
  stake_minor as "stakeMinor", auto::float8 as auto, state, cashed_at::float8 as "cashedAt",
  cashed_ms as "cashedMs", how, payout_minor as "payoutMinor", placed_at as "placedAt"`;
const columns = sql.raw(COLUMNS);

/** Locked before bets and accounts, so that no bet and no cash-out can be written beside a new leader. */
export const lockEpoch = (merchantId: string, isNeeded: boolean): Statement => ({
  name: 'lock_crash_room',
  text: 'select epoch from crash_rooms where merchant_id = $1 and $2::boolean for share',
  values: [merchantId, String(isNeeded)],
});

/** Shared by all bets of a game; the step that closes the bets waits for them. */
export const lockGames = (merchantId: string, gameNos: readonly number[]): Statement => ({
  name: 'lock_crash_games',
  text: `select game_no as "gameNo", state, limit_minor as "limitMinor" from crash_games
    where merchant_id = $1 and game_no = any($2::int[]) order by game_no for share`,
  values: [merchantId, arrayOf(gameNos, (gameNo) => gameNo)],
});

export const lockBets = (merchantId: string, ids: readonly string[]): Statement => ({
  name: 'lock_crash_bets',
  text: `select ${COLUMNS} from crash_bets where merchant_id = $1 and id = any($2::uuid[]) order by id for update`,
  values: [merchantId, arrayOf(ids, (id) => id)],
});

export type BetCount = { gameNo: number; memberId: string; bets: number };
export type GameStake = { gameNo: number; stakeMinor: bigint };

export const countBets = (
  merchantId: string,
  gameNos: readonly number[],
  memberIds: readonly string[],
): Statement => ({
  name: 'count_crash_bets',
  text: `select game_no as "gameNo", member_id as "memberId", count(*)::int as bets from crash_bets
    where merchant_id = $1 and game_no = any($2::int[]) and member_id = any($3::uuid[]) and state = 'open'
    group by game_no, member_id`,
  values: [merchantId, arrayOf(gameNos, (gameNo) => gameNo), arrayOf(memberIds, (id) => id)],
});

export const insertBets = insertInto<CrashBetRow>('crash_bets', [
  ['merchant_id', 'text', (bet) => bet.merchantId],
  ['id', 'uuid', (bet) => bet.id],
  ['game_no', 'int', (bet) => bet.gameNo],
  ['member_id', 'uuid', (bet) => bet.memberId],
  ['currency', 'text', (bet) => bet.currency],
  ['name', 'text', (bet) => bet.name],
  ['stake_minor', 'bigint', (bet) => bet.stakeMinor],
  ['auto', 'bigint', (bet) => bet.auto],
  ['state', 'text', (bet) => bet.state],
  ['cashed_at', 'bigint', (bet) => bet.cashedAt],
  ['cashed_ms', 'int', (bet) => bet.cashedMs],
  ['how', 'text', (bet) => bet.how],
  ['payout_minor', 'bigint', (bet) => bet.payoutMinor],
  ['placed_at', 'timestamptz', (bet) => bet.placedAt.toISOString()],
]);

export const updateBets = (merchantId: string, bets: readonly CrashBetRow[]): Statement => ({
  name: 'update_crash_bets',
  text: `update crash_bets b set state = u.state, cashed_at = u.cashed_at, cashed_ms = u.cashed_ms, how = u.how,
      payout_minor = u.payout_minor
    from unnest($2::uuid[], $3::text[], $4::bigint[], $5::int[], $6::text[], $7::bigint[])
      as u (id, state, cashed_at, cashed_ms, how, payout_minor)
    where b.merchant_id = $1 and b.id = u.id`,
  values: [
    merchantId,
    arrayOf(bets, ({ id }) => id),
    arrayOf(bets, ({ state }) => state),
    arrayOf(bets, ({ cashedAt }) => cashedAt),
    arrayOf(bets, ({ cashedMs }) => cashedMs),
    arrayOf(bets, ({ how }) => how),
    arrayOf(bets, ({ payoutMinor }) => payoutMinor),
  ],
});

export async function listBetsOfGame(
  db: Db,
  { merchantId, gameNo }: { merchantId: string; gameNo: number },
): Promise<CrashBetRow[]> {
  const { rows } = await sql<CrashBetRow>`select ${columns} from crash_bets
    where merchant_id = ${merchantId} and game_no = ${gameNo} order by placed_at, id`.execute(db);
  return rows;
}

export async function listOwnBets(
  db: Db,
  { merchantId, gameNo, memberId }: { merchantId: string; gameNo: number; memberId: string },
): Promise<CrashBetRow[]> {
  const { rows } = await sql<CrashBetRow>`select ${columns} from crash_bets
    where merchant_id = ${merchantId} and game_no = ${gameNo} and member_id = ${memberId}
    order by placed_at, id`.execute(db);
  return rows;
}

export async function findBet(db: Db, { merchantId, id }: BetKey): Promise<CrashBetRow | undefined> {
  const { rows } = await sql<CrashBetRow>`select ${columns} from crash_bets
    where merchant_id = ${merchantId} and id = ${id}`.execute(db);
  return rows[0];
}

/** When its round is voided. */
export async function voidBet(tx: Tx, { merchantId, id }: BetKey): Promise<void> {
  await sql`update crash_bets set state = 'voided'
    where merchant_id = ${merchantId} and id = ${id} and state = 'open'`.execute(tx);
}

/** The name by which others see a player's bets. */
export async function findNamed(
  db: Db,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<{ account: string; hidesName: boolean }> {
  const { rows } = await sql<{ account: string; hidesName: boolean }>`
    select account, hides_name as "hidesName" from members
    where merchant_id = ${merchantId} and id = ${memberId}`.execute(db);
  return rows[0] ?? { account: '', hidesName: true };
}
