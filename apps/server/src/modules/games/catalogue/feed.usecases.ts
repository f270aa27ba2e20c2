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

/** Feeds asked for at once: enough to be quick, few enough to leave the database to the players. */
const AT_ONCE = 4;
const LONGEST_REASON = 300;

export type ImportResult = { vendorId: string } & (
  | { state: 'imported'; games: number }
  | { state: 'unchanged' }
  | { state: 'failed'; reason: string }
);

/** What went wrong, down to its cause: a failed fetch hides it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

export function createFeedImport({ db, clock }: { db: Db; clock: Clock }) {
  /** All of a feed in one transaction: nobody ever sees half of one. */
  const take = async (vendorId: string, { head, games }: Feed): Promise<ImportResult> => {
    if (vendorIdOf(head.vendor.code) !== vendorId) throw new FeedError(`it is a feed of ${head.vendor.code}`);
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
      if (feed) return await take(vendorId, feed);
      await recordUnchanged(db, { vendorId, at: clock.now() });
      return { vendorId, state: 'unchanged' };
    } catch (error) {
      const reason = reasonOf(error).slice(0, LONGEST_REASON);
      await recordFailure(db, { vendorId, error: reason, at: clock.now() });
      return { vendorId, state: 'failed', reason };
    }
  };

  return {
    /** Where vendors publish their games. A vendor is there from now on, its games after the first import. */
    connect: async (feeds: ReadonlyArray<{ code: string; url: string }>): Promise<void> => {
      const at = clock.now();
      await db.transaction().execute(async (tx) => {
        for (const { code, url } of feeds) {
          const vendorId = vendorIdOf(code);
          await insertVendor(tx, { id: vendorId, code, at });
          await upsertFeed(tx, { vendorId, url });
        }
      });
    },

    /** Asks every vendor; one that fails leaves its games as they were, and the others alone. */
    importAll: async (): Promise<ImportResult[]> => {
      const feeds = await listFeeds(db);
      const results: ImportResult[] = [];
      const next = async (): Promise<void> => {
        for (let feed = feeds.shift(); feed; feed = feeds.shift()) results.push(await importFeed(feed));
      };
      await Promise.all(Array.from({ length: AT_ONCE }, next));
      return results;
    },
  };
}
