import type { LanguageCode } from '@croupier/contract/merchants/system.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { arrayOf } from '../../../../platform/db/statement.ts';

export type Level = {
  level: number;
  names: Partial<Record<LanguageCode, string>>;
  thresholdMinor: bigint;
  keepMinor: bigint;
  cashbackBps: number;
  rakebackBps: number;
  levelUpMinor: bigint;
  weeklyMinor: bigint;
  monthlyMinor: bigint;
};
type OfMerchant = { merchantId: string };

export async function listLevels(db: Db, merchantId: string): Promise<Level[]> {
  const { rows } = await sql<Level>`
    select level, names, threshold_minor as "thresholdMinor", keep_minor as "keepMinor", cashback_bps as "cashbackBps",
      rakeback_bps as "rakebackBps", level_up_minor as "levelUpMinor", weekly_minor as "weeklyMinor",
      monthly_minor as "monthlyMinor"
    from vip_levels where merchant_id = ${merchantId} order by level`.execute(db);
  return rows;
}

/** Replaces the levels. */
export async function putLevels(
  tx: Tx,
  { merchantId, levels }: OfMerchant & { levels: readonly Level[] },
): Promise<void> {
  await sql`delete from vip_levels where merchant_id = ${merchantId}`.execute(tx);
  await sql`
    insert into vip_levels (merchant_id, level, names, threshold_minor, keep_minor, cashback_bps, rakeback_bps,
      level_up_minor, weekly_minor, monthly_minor)
    select ${merchantId}, * from unnest(${arrayOf(levels, ({ level }) => level)}::int2[],
      ${levels.map(({ names }) => JSON.stringify(names))}::text[]::jsonb[],
      ${arrayOf(levels, (row) => row.thresholdMinor)}::int8[], ${arrayOf(levels, (row) => row.keepMinor)}::int8[],
      ${arrayOf(levels, (row) => row.cashbackBps)}::int4[], ${arrayOf(levels, (row) => row.rakebackBps)}::int4[],
      ${arrayOf(levels, (row) => row.levelUpMinor)}::int8[], ${arrayOf(levels, (row) => row.weeklyMinor)}::int8[],
      ${arrayOf(levels, (row) => row.monthlyMinor)}::int8[])`.execute(tx);
}

export async function readDemotes(db: Db, merchantId: string): Promise<boolean> {
  const { rows } = await sql<{ demotes: boolean }>`
    select demotes from vip_ladders where merchant_id = ${merchantId}`.execute(db);
  return rows[0]?.demotes ?? false;
}

export async function putLadder(
  tx: Tx,
  { merchantId, demotes, by, at }: OfMerchant & { demotes: boolean; by: string | null; at: Date },
): Promise<void> {
  await sql`
    insert into vip_ladders (merchant_id, demotes, changed_by, changed_at) values (${merchantId}, ${demotes}, ${by}, ${at})
    on conflict (merchant_id) do update set demotes = excluded.demotes, changed_by = excluded.changed_by,
      changed_at = excluded.changed_at`.execute(tx);
}

/** Levels of members; who has never played is at 0 and not in the answer. */
export async function readLevelsOf(
  db: Db,
  { merchantId, memberIds }: OfMerchant & { memberIds: readonly string[] },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ memberId: string; level: number }>`
    select member_id as "memberId", level from loyalty_members
    where merchant_id = ${merchantId} and member_id = any(${[...memberIds]}::uuid[])`.execute(db);
  return new Map(rows.map(({ memberId, level }) => [memberId, level]));
}

export type Change = { memberId: string; from: number; to: number };

/** Moves members to other levels, with a row that says since when and why. */
export async function changeLevels(
  tx: Tx,
  of: OfMerchant & { changes: readonly Change[]; period: number; why: 'xp' | 'review'; at: Date },
): Promise<void> {
  const { merchantId, changes, period, why, at } = of;
  await sql`
    with changed as (
      update loyalty_members m set level = c.to_level, changes = m.changes + 1, warned_at = null, review_at = null
      from unnest(${arrayOf(changes, ({ memberId }) => memberId)}::uuid[], ${arrayOf(changes, ({ from }) => from)}::int2[],
        ${arrayOf(changes, ({ to }) => to)}::int2[]) as c (member_id, from_level, to_level)
      where m.merchant_id = ${merchantId} and m.member_id = c.member_id and m.level = c.from_level
      returning m.member_id, m.changes, c.from_level, c.to_level
    )
    insert into vip_changes (merchant_id, member_id, no, from_level, to_level, period, why, at)
    select ${merchantId}, member_id, changes, from_level, to_level, ${period}, ${why}, ${at} from changed`.execute(
    tx,
  );
}
