import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import {
  bumpCatalogue,
  insertVendor,
  listFeeds,
  lockFeed,
  recordFailure,
  recordImport,
  recordUnchanged,
  upsertFeed,
  upsertFeedGames,
  upsertVendor,
  type FeedRow,
} from './feed.queries.ts';
import { FeedError, vendorIdOf, type Feed } from './feed.rules.ts';
import { fetchFeed } from './providers/ndjson-feed.adapter.ts';

/** Concurrent imports: few enough to leave the database to the players. */
const CONCURRENT_IMPORTS = 4;
const MAX_REASON_LENGTH = 300;

export type ImportResult = { vendorId: string } & (
  | { state: 'imported'; games: number }
  | { state: 'unchanged' }
  | { state: 'failed'; reason: string }
);

/** The error with its cause, because fetch hides the reason there. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

export function createFeedImport({ db, clock }: { db: Db; clock: Clock }) {
  /** Imports a feed in one transaction. */
  const storeFeed = async (vendorId: string, { head, games }: Feed): Promise<ImportResult> => {
    if (vendorIdOf(head.vendor.code) !== vendorId)
      throw new FeedError(`the feed belongs to ${head.vendor.code}`);
    return db.transaction().execute(async (tx): Promise<ImportResult> => {
      if ((await lockFeed(tx, vendorId)) === head.version) return { vendorId, state: 'unchanged' };
      const at = clock.now();
      await upsertVendor(tx, { id: vendorId, vendor: head.vendor, at });
      await upsertFeedGames(tx, { vendorId, vendorCode: head.vendor.code, games, at });
      await recordImport(tx, { vendorId, version: head.version, at });
      await bumpCatalogue(tx);
      return { vendorId, state: 'imported', games: games.length };
    });
  };
  const importFeed = async ({ vendor_id: vendorId, url, version }: FeedRow): Promise<ImportResult> => {
    try {
      const feed = await fetchFeed(url, version);
      if (feed) return await storeFeed(vendorId, feed);
      await recordUnchanged(db, { vendorId, at: clock.now() });
      return { vendorId, state: 'unchanged' };
    } catch (error) {
      const reason = reasonOf(error).slice(0, MAX_REASON_LENGTH);
      await recordFailure(db, { vendorId, error: reason, at: clock.now() });
      return { vendorId, state: 'failed', reason };
    }
  };

  return {
    /** Stores the feed addresses of vendors. A vendor exists from now on, its games after the first import. */
    connect: async (feeds: ReadonlyArray<{ code: string; url: string }>): Promise<void> => {
      const at = clock.now();
      await db.transaction().execute(async (tx) => {
        let hasNew = false;
        for (const { code, url } of feeds) {
          const vendorId = vendorIdOf(code);
          if (await insertVendor(tx, { id: vendorId, code, at })) hasNew = true;
          await upsertFeed(tx, { vendorId, url });
        }
        if (hasNew) await bumpCatalogue(tx);
      });
    },

    /** Imports from every vendor; a failure leaves that vendor's games unchanged and does not affect the others. */
    importAll: async (): Promise<ImportResult[]> => {
      const feeds = await listFeeds(db);
      const results: ImportResult[] = [];
      const next = async (): Promise<void> => {
        for (let feed = feeds.shift(); feed; feed = feeds.shift()) results.push(await importFeed(feed));
      };
      await Promise.all(Array.from({ length: CONCURRENT_IMPORTS }, next));
      return results;
    },
  };
}
