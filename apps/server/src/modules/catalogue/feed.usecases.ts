import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Logger } from '../../platform/log.ts';
import {
  bumpCatalogue,
  listFeeds,
  lockFeed,
  recordFailure,
  recordImport,
  upsertFeed,
  upsertFeedGames,
  upsertVendor,
} from './feed.queries.ts';
import { FeedError, readFeed, vendorIdOf, type Feed } from './feed.rules.ts';

const FETCH_TIMEOUT_MILLISECONDS = 30_000;
const MOST_BYTES = 64 * 1024 * 1024;
/** Feeds asked for at once: enough to be quick, few enough to leave the database to the players. */
const AT_ONCE = 4;

export type ImportResult = { vendorId: string; state: 'imported' | 'unchanged' | 'failed'; games: number };

/** Bytes of an answer, cut off where no feed can be that long. */
async function* bounded(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const chunk of body) {
    total += chunk.byteLength;
    if (total > MOST_BYTES) throw new FeedError(`more than ${MOST_BYTES} bytes`);
    yield chunk;
  }
}

async function fetchFeed(url: string): Promise<Feed> {
  const response = await fetch(url, {
    headers: { accept: 'application/x-ndjson' },
    signal: AbortSignal.timeout(FETCH_TIMEOUT_MILLISECONDS),
  });
  if (!response.ok || !response.body) throw new FeedError(`HTTP ${response.status}`);
  return readFeed(createInterface({ input: Readable.from(bounded(response.body)), crlfDelay: Infinity }));
}

export function createFeedImport({ db, clock, log }: { db: Db; clock: Clock; log: Logger }) {
  /** All of a feed in one transaction: nobody ever sees half of one. */
  const importFeed = async (vendorId: string, url: string): Promise<ImportResult> => {
    try {
      const { head, games } = await fetchFeed(url);
      if (vendorIdOf(head.vendor.code) !== vendorId)
        throw new FeedError(`it is a feed of ${head.vendor.code}`);
      return await db.transaction().execute(async (tx): Promise<ImportResult> => {
        if ((await lockFeed(tx, vendorId)) === head.version)
          return { vendorId, state: 'unchanged', games: games.length };
        const at = clock.now();
        await upsertVendor(tx, { id: vendorId, vendor: head.vendor, at });
        await upsertFeedGames(tx, { vendorId, vendorCode: head.vendor.code, games, at });
        await recordImport(tx, { vendorId, version: head.version, at });
        await bumpCatalogue(tx);
        return { vendorId, state: 'imported', games: games.length };
      });
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      log.warn({ vendorId, reason: words }, 'a vendor feed could not be taken');
      await recordFailure(db, { vendorId, error: words.slice(0, 300), at: clock.now() });
      return { vendorId, state: 'failed', games: 0 };
    }
  };

  return {
    /** Where vendors publish their games. The vendor is there from now on, its games after the first import. */
    connect: async (feeds: ReadonlyArray<{ code: string; name: string; url: string }>): Promise<void> => {
      const at = clock.now();
      await db.transaction().execute(async (tx) => {
        for (const { code, name, url } of feeds) {
          const vendorId = vendorIdOf(code);
          await upsertVendor(tx, { id: vendorId, vendor: { code, name, state: 'up' }, at });
          await upsertFeed(tx, { vendorId, url });
        }
      });
    },

    /** Asks every vendor; one that fails leaves its games as they were, and the others alone. */
    importAll: async (): Promise<ImportResult[]> => {
      const feeds = await listFeeds(db);
      const results: ImportResult[] = [];
      const next = async (): Promise<void> => {
        for (let feed = feeds.shift(); feed; feed = feeds.shift())
          results.push(await importFeed(feed.vendor_id, feed.url));
      };
      await Promise.all(Array.from({ length: AT_ONCE }, next));
      return results;
    },
  };
}
