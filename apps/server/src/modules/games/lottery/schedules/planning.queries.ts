import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Lottery, PlannedDraw } from './schedules.types.ts';

/** The draw of a lottery that is last by time. */
export async function findLastDraw(
  db: Db,
  lotteryId: string,
): Promise<{ drawsAt: Date; closesAt: Date } | undefined> {
  const { rows } = await sql<{ drawsAt: Date; closesAt: Date }>`
    select draws_at as "drawsAt", closes_at as "closesAt" from lottery_draws where lottery_id = ${lotteryId}
    order by draws_at desc limit 1`.execute(db);
  return rows[0];
}

export type NewDraw = PlannedDraw & { id: string; opensAt: Date; chainIndex: number | null };

const AFTER = 1_000;
const later = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * AFTER);

/** Does nothing for draws that are planned already. */
export async function insertDraws(
  tx: Tx,
  lottery: Lottery,
  {
    draws,
    chainId,
    catalogueVersion,
    mappingVersion,
  }: { draws: readonly NewDraw[]; chainId: string | null; catalogueVersion: string; mappingVersion: string },
): Promise<void> {
  const times = (of: (draw: NewDraw) => Date): Date[] => draws.map(of);
  await sql`
    insert into lottery_draws (id, lottery_id, number, day, opens_at, closes_at, draws_at, late_at, void_at, state, due_at,
      catalogue_version, mapping_version, chain_id, chain_index, beacon_id)
    select id, ${lottery.id}, number, day, opens_at, closes_at, draws_at, late_at, void_at, 'planned', opens_at,
      ${catalogueVersion}, ${mappingVersion}, ${chainId}::uuid, chain_index, ${lottery.beaconId}
    from unnest(${draws.map(({ id }) => id)}::uuid[], ${draws.map(({ number }) => number)}::text[],
      ${draws.map(({ day }) => day)}::date[], ${times(({ opensAt }) => opensAt)}::timestamptz[],
      ${times(({ closesAt }) => closesAt)}::timestamptz[], ${times(({ drawsAt }) => drawsAt)}::timestamptz[],
      ${times(({ drawsAt }) => later(drawsAt, lottery.lateSeconds))}::timestamptz[],
      ${times(({ drawsAt }) => later(drawsAt, lottery.voidSeconds))}::timestamptz[],
      ${draws.map(({ chainIndex }) => chainIndex)}::int[])
      as d (id, number, day, opens_at, closes_at, draws_at, late_at, void_at, chain_index)
    on conflict do nothing`.execute(tx);
}
