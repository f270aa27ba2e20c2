import type { Clock } from '../../../platform/clock.ts';
import { listRows, type MerchantRow } from './merchants.queries.ts';
import type { Merchant } from './merchants.rules.ts';
import { readIntegrations } from './integrations.settings.ts';
import { readSettings } from './merchants.settings.ts';
import type { Db } from '../../../platform/db/database.ts';
import { createFresh } from '../../../platform/fresh.ts';
import { hostName } from '../../../platform/http/origin.ts';

/** The maximum age of this process's copy: another server may have changed a merchant. */
const FRESH_MILLISECONDS = 3_000;
/** While the database is down, sites keep their brand and can show errors. */
const STALE_MILLISECONDS = 10 * 60_000;
const ALL = 'all';

type Snapshot = { all: Lazy[]; byId: Map<string, Lazy>; byHost: Map<string, Lazy> };
type Lazy = () => Merchant;

/** Decoded on first use, so that broken settings of one merchant do not affect the others. */
function lazily(row: MerchantRow): Lazy {
  let merchant: Merchant | undefined;
  return () =>
    (merchant ??= {
      ...row,
      settings: readSettings(row.settings),
      integrations: readIntegrations(row.integrations),
    });
}

function snapshotOf(rows: readonly MerchantRow[]): Snapshot {
  const snapshot: Snapshot = { all: [], byId: new Map(), byHost: new Map() };
  for (const row of rows) {
    const merchant = lazily(row);
    snapshot.all.push(merchant);
    snapshot.byId.set(row.id, merchant);
    for (const host of row.hosts) snapshot.byHost.set(host, merchant);
  }
  return snapshot;
}

export type Directory = {
  findById: (merchantId: string) => Promise<Merchant | undefined>;
  findByHost: (host: string) => Promise<Merchant | undefined>;
  /** All merchants, except those with broken settings. */
  list: () => Promise<Merchant[]>;
  invalidate: () => void;
};

/** Caches all merchants in memory, so that unknown hosts cost no query. */
export function createDirectory({ db, clock }: { db: Db; clock: Clock }): Directory {
  const snapshots = createFresh<Snapshot>({
    clock,
    milliseconds: FRESH_MILLISECONDS,
    staleMilliseconds: STALE_MILLISECONDS,
  });
  const current = (): Promise<Snapshot> => snapshots.get(ALL, async () => snapshotOf(await listRows(db)));

  return {
    findById: async (merchantId) => (await current()).byId.get(merchantId)?.(),
    findByHost: async (host) => (await current()).byHost.get(hostName(host))?.(),
    list: async () =>
      (await current()).all.flatMap((merchant) => {
        try {
          return [merchant()];
        } catch {
          // `findById` and `findByHost` report the error for this merchant.
          return [];
        }
      }),
    invalidate: () => snapshots.invalidate(ALL),
  };
}
