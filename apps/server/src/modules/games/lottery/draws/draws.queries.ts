import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Draw, DrawState, VoidReason } from './draws.types.ts';

export const drawColumns = sql`d.id, d.lottery_id as "lotteryId", l.family, l.source, l.brand_of as "brandOf",
  l.feed_code as "feedCode", d.number, to_char(d.day, 'YYYY-MM-DD') as day, d.opens_at as "opensAt",
  d.closes_at as "closesAt", d.draws_at as "drawsAt", d.late_at as "lateAt", d.void_at as "voidAt", d.state,
  d.due_at as "dueAt", d.catalogue_version as "catalogueVersion", d.mapping_version as "mappingVersion",
  d.chain_id as "chainId", d.chain_index as "chainIndex", d.beacon_id as "beaconId", d.beacon_round as "beaconRound",
  d.sealed_at as "sealedAt", d.tickets, d.ticket_root as "ticketRoot", d.held_reason as "heldReason",
  d.void_reason as "voidReason", d.result_version as "resultVersion", d.feed_differs_at as "feedDiffersAt"`;

/** The draw that is due first and that no other worker is working on. It stays locked until the transaction ends. */
export async function claimDueDraw(tx: Tx, now: Date): Promise<Draw | undefined> {
  const { rows } =
    await sql<Draw>`select ${drawColumns} from lottery_draws d join lotteries l on l.id = d.lottery_id
    where d.due_at <= ${now} order by d.due_at, d.id limit 1 for update of d skip locked`.execute(tx);
  return rows[0];
}

export async function findNextDue(db: Db): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`select min(due_at) as at from lottery_draws
    where due_at is not null`.execute(db);
  return rows[0]?.at ?? undefined;
}

export async function findDraw(
  db: Db,
  { id }: Pick<Draw, 'id'>,
  { locks = false } = {},
): Promise<Draw | undefined> {
  const { rows } =
    await sql<Draw>`select ${drawColumns} from lottery_draws d join lotteries l on l.id = d.lottery_id
    where d.id = ${id} ${locks ? sql`for update of d` : sql``}`.execute(db);
  return rows[0];
}

export async function updateState(
  tx: Tx,
  { id, state, dueAt }: { id: string; state: DrawState; dueAt: Date | null },
): Promise<void> {
  await sql`update lottery_draws set state = ${state}, due_at = ${dueAt} where id = ${id}`.execute(tx);
}

export async function postpone(db: Db, { id, dueAt }: { id: string; dueAt: Date }): Promise<void> {
  await sql`update lottery_draws set due_at = ${dueAt} where id = ${id} and due_at is not null`.execute(db);
}

/** A draw whose sale could not open in time, such as while nothing was running. Nobody has bought anything. */
export async function voidUnopened(db: Db, now: Date): Promise<void> {
  const reason: VoidReason = 'not_opened';
  await sql`update lottery_draws set state = 'void', void_reason = ${reason}, due_at = null
    where state = 'planned' and due_at <= ${now} and closes_at <= ${now}`.execute(db);
}

export async function updateHeld(
  tx: Tx,
  { id, reason, dueAt }: { id: string; reason: string; dueAt: Date },
): Promise<void> {
  await sql`update lottery_draws set state = 'held', held_reason = ${reason}, due_at = ${dueAt}
    where id = ${id}`.execute(tx);
}

export async function updateVoid(tx: Tx, { id, reason }: { id: string; reason: VoidReason }): Promise<void> {
  await sql`update lottery_draws set state = 'void', void_reason = ${reason}, due_at = null
    where id = ${id}`.execute(tx);
}

/** Lets transactions sell. */
export async function openSale(tx: Tx, drawId: string): Promise<void> {
  await sql`insert into lottery_sales (draw_id) values (${drawId}) on conflict do nothing`.execute(tx);
}

/**
 * Ends the sale unless a transaction that may have sold is still open.
 *
 * @returns whether none is: later ones find no sale
 */
export async function endSale(tx: Tx, drawId: string): Promise<boolean> {
  await sql`delete from lottery_sales where draw_id in (
    select draw_id from lottery_sales where draw_id = ${drawId} for update skip locked)`.execute(tx);
  const { rows } = await sql`select 1 from lottery_sales where draw_id = ${drawId}`.execute(tx);
  return rows.length === 0;
}

/**
 * The draws whose sale is open. They stay open until the transaction ends: the seal waits for it. A ticket must also be
 * sold before `closesAt` by the ledger's time.
 */
export async function holdSales(
  tx: Tx,
  drawIds: readonly string[],
): Promise<{ id: string; closesAt: Date }[]> {
  const { rows } = await sql<{ id: string; closesAt: Date }>`
    select d.id, d.closes_at as "closesAt" from lottery_sales s join lottery_draws d on d.id = s.draw_id
    where s.draw_id = any(${drawIds}::uuid[]) and d.state = 'open' order by s.draw_id for share of s`.execute(
    tx,
  );
  return rows;
}

type SealedDraw = {
  id: string;
  at: Date;
  tickets: number;
  root: string;
  beaconRound: bigint | null;
  dueAt: Date;
};

export async function updateSealed(tx: Tx, draw: SealedDraw): Promise<void> {
  await sql`update lottery_draws set state = 'sealed', sealed_at = ${draw.at}, tickets = ${draw.tickets},
      ticket_root = ${draw.root}, beacon_round = ${draw.beaconRound}, due_at = ${draw.dueAt}
    where id = ${draw.id}`.execute(tx);
}

/** Draws that wait for a beacon longer than they should. */
export async function countLate(db: Db, beaconId: string): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`select count(*) as count from lottery_draws
    where due_at is not null and state = 'late' and beacon_id = ${beaconId}`.execute(db);
  return Number(rows[0]?.count ?? 0n);
}
