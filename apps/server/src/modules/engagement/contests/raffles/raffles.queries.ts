import type { RaffleWin } from '@croupier/fairplay/contests/raffle.ts';
import { sql } from 'kysely';
import type { ContestKey, Db, Tx } from '../contests.types.ts';
import type { StoredSeed } from '../seeds.usecases.ts';

export type RaffleRow = StoredSeed & {
  contestId: string;
  seed: string | null;
  beaconId: string;
  announcedRound: bigint;
  listedAt: Date | null;
  root: string | null;
  members: number | null;
  tickets: bigint | null;
  round: bigint | null;
  signature: string | null;
  randomness: string | null;
  drawnAt: Date | null;
};

const COLUMNS = sql`contest_id as "contestId", seed_key_id as "seedKeyId", seed_sealed as "seedSealed",
  seed_hash as "seedHash", seed, beacon_id as "beaconId", announced_round as "announcedRound", listed_at as "listedAt",
  root, members, tickets, round, signature, randomness, drawn_at as "drawnAt"`;

export async function insertRaffle(
  tx: Tx,
  row: ContestKey & StoredSeed & { beaconId: string; announcedRound: bigint },
): Promise<void> {
  await sql`
    insert into raffles (merchant_id, contest_id, seed_key_id, seed_sealed, seed_hash, beacon_id, announced_round)
    values (${row.merchantId}, ${row.contestId}, ${row.seedKeyId}, ${row.seedSealed}, ${row.seedHash},
      ${row.beaconId}, ${row.announcedRound})`.execute(tx);
}

export async function listRaffleRows(
  db: Db,
  { merchantId, contestIds }: { merchantId: string; contestIds: readonly string[] },
): Promise<ReadonlyMap<string, RaffleRow>> {
  const { rows } = await sql<RaffleRow>`select ${COLUMNS} from raffles
    where merchant_id = ${merchantId} and contest_id = any(${[...contestIds]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.contestId, row]));
}

/** Publishes the list. */
export async function saveList(
  tx: Tx,
  of: ContestKey & { at: Date; root: string; members: number; tickets: number; round: number },
): Promise<void> {
  await sql`update raffles set listed_at = ${of.at}, root = ${of.root}, members = ${of.members},
      tickets = ${of.tickets}, round = ${of.round}
    where merchant_id = ${of.merchantId} and contest_id = ${of.contestId} and listed_at is null`.execute(tx);
}

/** Reveals the seed with the beacon's round. */
export async function saveDraw(
  tx: Tx,
  of: ContestKey & { at: Date; seed: string; signature: string; randomness: string },
): Promise<void> {
  await sql`update raffles set drawn_at = ${of.at}, seed = ${of.seed}, signature = ${of.signature},
      randomness = ${of.randomness}
    where merchant_id = ${of.merchantId} and contest_id = ${of.contestId} and drawn_at is null`.execute(tx);
}

export type DrawnPrize = RaffleWin & { memberId: string; amountMinor: bigint };

export async function insertDraws(
  tx: Tx,
  { merchantId, contestId, draws }: ContestKey & { draws: readonly DrawnPrize[] },
): Promise<void> {
  const column = <T>(valueOf: (draw: DrawnPrize) => T): T[] => draws.map(valueOf);
  await sql`
    insert into raffle_draws (merchant_id, contest_id, prize, draw, ticket, tag, member_id, amount_minor)
    select ${merchantId}, ${contestId}, * from unnest(${column(({ prize }) => prize)}::int[],
      ${column(({ draw }) => draw)}::int[], ${column(({ ticket }) => ticket)}::int8[],
      ${column(({ tag }) => tag)}::text[], ${column(({ memberId }) => memberId)}::uuid[],
      ${column(({ amountMinor }) => amountMinor)}::int8[])`.execute(tx);
}

type StoredDraw = Omit<DrawnPrize, 'ticket'> & { ticket: bigint };
const DRAW = sql`prize, draw, ticket, tag, member_id as "memberId", amount_minor as "amountMinor"`;
const drawOf = (row: StoredDraw): DrawnPrize => ({ ...row, ticket: Number(row.ticket) });

export async function listDraws(db: Db, { merchantId, contestId }: ContestKey): Promise<DrawnPrize[]> {
  const { rows } = await sql<StoredDraw>`select ${DRAW} from raffle_draws
    where merchant_id = ${merchantId} and contest_id = ${contestId} order by prize`.execute(db);
  return rows.map(drawOf);
}

export async function lockDueDraws(
  tx: Tx,
  { merchantId, contestId, limit }: ContestKey & { limit: number },
): Promise<DrawnPrize[]> {
  const { rows } = await sql<StoredDraw>`select ${DRAW} from raffle_draws
    where merchant_id = ${merchantId} and contest_id = ${contestId} and given_at is null
    order by prize limit ${limit} for update`.execute(tx);
  return rows.map(drawOf);
}

export async function markDraws(
  tx: Tx,
  of: ContestKey & { given: ReadonlyArray<{ prize: number; grantId: string | null }>; at: Date },
): Promise<void> {
  await sql`
    update raffle_draws d set given_at = ${of.at}, grant_id = g.grant_id
    from unnest(${of.given.map(({ prize }) => prize)}::int[],
      ${of.given.map(({ grantId }) => grantId)}::uuid[]) as g (prize, grant_id)
    where d.merchant_id = ${of.merchantId} and d.contest_id = ${of.contestId} and d.prize = g.prize`.execute(
    tx,
  );
}
