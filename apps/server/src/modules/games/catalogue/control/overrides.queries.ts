import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';
import type { FeaturedFixture, GameOverride, Notice, VendorOverride } from '../snapshot.types.ts';

export const CATALOGUE_CHANNEL = 'catalogue_changed';

/**
 * Counts a change by a merchant and tells every process on commit. Until then it blocks the changes of others, so that
 * an order is read and written by one at a time: call it first.
 */
export async function beginOverrides(tx: Tx, merchantId: string): Promise<void> {
  const { rows } = await sql<{ sequence: bigint }>`
    update catalogue_version set overrides = overrides + 1 returning overrides as sequence`.execute(tx);
  const change = { merchantId, sequence: String(rows[0]?.sequence ?? 0n) };
  await sql`select pg_notify(${CATALOGUE_CHANNEL}, ${JSON.stringify(change)})`.execute(tx);
}

type Key = { merchantId: string; id: string };
const json = (notice: Notice): string => JSON.stringify(notice);

export async function upsertVendorOverride(
  tx: Tx,
  { merchantId, id, shown, position, maintenance, ...closing }: Key & VendorOverride,
): Promise<void> {
  await sql`
    insert into merchant_vendors (merchant_id, vendor_id, shown, position, maintenance, notice, stopped_at, stop_notice)
    values (${merchantId}, ${id}, ${shown}, ${position}, ${maintenance}, ${json(closing.notice)}::jsonb,
      ${closing.stoppedAt}, ${json(closing.stopNotice)}::jsonb)
    on conflict (merchant_id, vendor_id) do update set shown = excluded.shown, position = excluded.position,
      maintenance = excluded.maintenance, notice = excluded.notice, stopped_at = excluded.stopped_at,
      stop_notice = excluded.stop_notice`.execute(tx);
}

export async function upsertGameOverride(
  tx: Tx,
  { merchantId, id, state, position, hot, ...closing }: Key & GameOverride,
): Promise<void> {
  await sql`
    insert into merchant_games (merchant_id, game_id, state, position, hot, notice, stopped_at, stop_notice)
    values (${merchantId}, ${id}, ${state}, ${position}, ${hot}, ${json(closing.notice)}::jsonb,
      ${closing.stoppedAt}, ${json(closing.stopNotice)}::jsonb)
    on conflict (merchant_id, game_id) do update set state = excluded.state, position = excluded.position,
      hot = excluded.hot, notice = excluded.notice, stopped_at = excluded.stopped_at,
      stop_notice = excluded.stop_notice`.execute(tx);
}

/** Positions from 1. A vendor without a row is an in-house one, which is shown. */
export async function writeVendorOrder(
  tx: Tx,
  { merchantId, vendorIds }: { merchantId: string; vendorIds: readonly string[] },
): Promise<void> {
  await sql`
    insert into merchant_vendors (merchant_id, vendor_id, shown, position)
    select ${merchantId}, v.id, true, v.place from unnest(${[...vendorIds]}::text[]) with ordinality as v (id, place)
    on conflict (merchant_id, vendor_id) do update set position = excluded.position`.execute(tx);
}

/** Positions from 1 for these games of a category; the others lose theirs. */
export async function writeGameOrder(
  tx: Tx,
  { merchantId, category, gameIds }: { merchantId: string; category: string; gameIds: readonly string[] },
): Promise<void> {
  await sql`
    update merchant_games m set position = null from games g
    where m.merchant_id = ${merchantId} and g.id = m.game_id and g.category = ${category}
      and m.position is not null and m.game_id <> all(${[...gameIds]}::text[])`.execute(tx);
  await sql`
    insert into merchant_games (merchant_id, game_id, position)
    select ${merchantId}, g.id, g.place from unnest(${[...gameIds]}::text[]) with ordinality as g (id, place)
    on conflict (merchant_id, game_id) do update set position = excluded.position`.execute(tx);
}

/** Replaces the leagues and matches that stand first in a category, in this order. */
export async function writeFixtureOrder(
  tx: Tx,
  {
    merchantId,
    category,
    fixtures,
  }: { merchantId: string; category: string; fixtures: readonly FeaturedFixture[] },
): Promise<void> {
  await sql`delete from merchant_fixtures where merchant_id = ${merchantId} and category = ${category}`.execute(
    tx,
  );
  await sql`
    insert into merchant_fixtures (merchant_id, category, game_id, kind, key, name, starts_at, position)
    select ${merchantId}, ${category}, f."gameId", f.kind, f.key, f.name, f."startsAt", f.place
    from rows from (jsonb_to_recordset(${JSON.stringify(fixtures)}::jsonb)
      as ("gameId" text, kind text, key text, name text, "startsAt" timestamptz)) with ordinality
      as f ("gameId", kind, key, name, "startsAt", place)`.execute(tx);
}
