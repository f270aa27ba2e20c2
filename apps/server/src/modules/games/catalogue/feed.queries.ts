import type { FeedGame, FeedHead } from '@croupier/contract/games/vendor-feed.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { gameIdOf } from './feed.rules.ts';

const HOT_FROM_POPULARITY = 600;

export type FeedRow = { vendor_id: string; url: string; version: string | null };

export async function listFeeds(db: Db): Promise<FeedRow[]> {
  const { rows } =
    await sql<FeedRow>`select vendor_id, url, version from vendor_feeds order by vendor_id`.execute(db);
  return rows;
}

/**
 * Inserts a vendor of which only the code is known; its name and state come with the feed.
 *
 * @returns whether it is new
 */
export async function insertVendor(tx: Tx, vendor: { id: string; code: string; at: Date }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into vendors (id, code, name, in_house, created_at)
    values (${vendor.id}, ${vendor.code}, ${vendor.code}, false, ${vendor.at}) on conflict do nothing`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

export async function upsertFeed(tx: Tx, feed: { vendorId: string; url: string }): Promise<void> {
  await sql`insert into vendor_feeds (vendor_id, url) values (${feed.vendorId}, ${feed.url})
    on conflict (vendor_id) do update set url = excluded.url where vendor_feeds.url <> excluded.url`.execute(
    tx,
  );
}

/** Serializes imports: a second importer waits and then sees the new version. */
export async function lockFeed(tx: Tx, vendorId: string): Promise<string | null> {
  const { rows } = await sql<{ version: string | null }>`
    select version from vendor_feeds where vendor_id = ${vendorId} for update`.execute(tx);
  return rows[0]?.version ?? null;
}

/** Records that the vendor answered without changes. */
export async function recordUnchanged(db: Db, result: { vendorId: string; at: Date }): Promise<void> {
  await sql`update vendor_feeds set tried_at = ${result.at}, last_error = null where vendor_id = ${result.vendorId}`.execute(
    db,
  );
}

export async function recordImport(
  tx: Tx,
  result: { vendorId: string; version: string; at: Date },
): Promise<void> {
  await sql`update vendor_feeds set version = ${result.version}, imported_at = ${result.at}, tried_at = ${result.at},
    last_error = null where vendor_id = ${result.vendorId}`.execute(tx);
}

export async function recordFailure(
  db: Db,
  failure: { vendorId: string; error: string; at: Date },
): Promise<void> {
  await sql`update vendor_feeds set last_error = ${failure.error}, tried_at = ${failure.at}
    where vendor_id = ${failure.vendorId}`.execute(db);
}

export async function upsertVendor(
  tx: Tx,
  { id, vendor, at }: { id: string; vendor: FeedHead['vendor']; at: Date },
): Promise<void> {
  await sql`
    insert into vendors (id, code, name, in_house, state, created_at)
    values (${id}, ${vendor.code}, ${vendor.name}, false, ${vendor.state}, ${at})
    on conflict (id) do update set name = excluded.name, state = excluded.state`.execute(tx);
}

/**
 * Upserts the games of a feed in one statement and withdraws those that it no longer contains. Keeps what an operator
 * decided (hot, icon shown); a new game with high popularity starts as hot.
 */
export async function upsertFeedGames(
  tx: Tx,
  {
    vendorId,
    vendorCode,
    games,
    at,
  }: { vendorId: string; vendorCode: string; games: readonly FeedGame[]; at: Date },
): Promise<void> {
  const rows = games.map((game) => ({ ...game, id: gameIdOf(vendorCode, game.code) }));
  await sql`
    insert into games (id, vendor_id, category, code, names, icon_url, large_icon_url, themes, rtp_bps, released_on,
      popularity, hot, has_demo, created_at)
    select g.id, ${vendorId}, g.category, g.code, g.names, '/art/games/' || g.id || '-240.avif',
      '/art/games/' || g.id || '-480.avif', array(select jsonb_array_elements_text(g.themes)), g."rtpBps",
      g."releasedOn", g.popularity, g.popularity >= ${HOT_FROM_POPULARITY}, g."hasDemo", ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (id text, category text, code text, names jsonb,
      themes jsonb, "rtpBps" int, "releasedOn" date, popularity int, "hasDemo" boolean)
    on conflict (id) do update set category = excluded.category, names = excluded.names, themes = excluded.themes,
      rtp_bps = excluded.rtp_bps, released_on = excluded.released_on, popularity = excluded.popularity,
      has_demo = excluded.has_demo, withdrawn_at = null
    where games.vendor_id = excluded.vendor_id`.execute(tx);
  await sql`
    update games set withdrawn_at = ${at}
    where vendor_id = ${vendorId} and withdrawn_at is null
      and code <> all(${games.map(({ code }) => code)}::text[])`.execute(tx);
}

/** Notifies every process of the change. */
export async function bumpCatalogue(tx: Tx): Promise<void> {
  await sql`update catalogue_version set version = version + 1`.execute(tx);
}
