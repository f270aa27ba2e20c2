import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { FeaturedFixture, GameOverride, MerchantOverrides, VendorOverride } from '../snapshot.types.ts';

type Key = { merchantId: string; subject: string };

const closing = sql`notice, stopped_at as "stoppedAt", stop_notice as "stopNotice"`;

/** What every merchant decided about vendors, games and matches: a few rows each. */
export async function readOverrides(db: Db): Promise<Map<string, MerchantOverrides>> {
  const [vendors, games, fixtures] = await Promise.all([
    sql<
      Key & VendorOverride
    >`select merchant_id as "merchantId", vendor_id as subject, shown, position, maintenance,
      ${closing} from merchant_vendors`.execute(db),
    sql<Key & GameOverride>`select merchant_id as "merchantId", game_id as subject, state, position, hot,
      ${closing} from merchant_games`.execute(db),
    sql<FeaturedFixture & { merchantId: string }>`select merchant_id as "merchantId", category, kind,
      game_id as "gameId", key, name, starts_at as "startsAt" from merchant_fixtures
      order by merchant_id, category, position`.execute(db),
  ]);
  type Decided = {
    vendors: Map<string, VendorOverride>;
    games: Map<string, GameOverride>;
    fixtures: FeaturedFixture[];
  };
  const byMerchant = new Map<string, Decided>();
  const of = (merchantId: string): Decided => {
    const known: Decided = byMerchant.get(merchantId) ?? {
      vendors: new Map(),
      games: new Map(),
      fixtures: [],
    };
    byMerchant.set(merchantId, known);
    return known;
  };
  for (const { merchantId, subject, ...vendor } of vendors.rows) of(merchantId).vendors.set(subject, vendor);
  for (const { merchantId, subject, ...game } of games.rows) of(merchantId).games.set(subject, game);
  for (const { merchantId, ...fixture } of fixtures.rows) of(merchantId).fixtures.push(fixture);
  return byMerchant;
}

export type FeedState = { importedAt: Date | null; importError: string | null };

/** The last import of each vendor's feed. */
export async function readFeedStates(db: Db): Promise<Map<string, FeedState>> {
  const { rows } = await sql<FeedState & { vendorId: string }>`
    select vendor_id as "vendorId", imported_at as "importedAt", last_error as "importError"
    from vendor_feeds`.execute(db);
  return new Map(rows.map(({ vendorId, ...state }) => [vendorId, state]));
}
