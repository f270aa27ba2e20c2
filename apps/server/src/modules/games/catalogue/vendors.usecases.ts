import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { DEMO_MERCHANT_VENDORS } from './catalogue.demo.ts';
import {
  insertMerchantVendors,
  upsertInHouseGame,
  upsertInHouseVendor,
  upsertMerchantVendor,
} from './catalogue.queries.ts';
import { beginOverrides } from './control/overrides.queries.ts';
import { bumpCatalogue } from './feed.queries.ts';
import { vendorIdOf } from './feed.rules.ts';
import { IN_HOUSE_GAMES, IN_HOUSE_VENDOR } from './in-house.config.ts';

export type ShownVendor = { vendorId: string; shown: boolean; position: number };

/** Upserts the in-house vendor and its games from the code; safe to repeat and to run concurrently. */
export async function seedInHouse({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const at = clock.now();
  await db.transaction().execute(async (tx) => {
    await upsertInHouseVendor(tx, { ...IN_HOUSE_VENDOR, at });
    for (const [position, game] of IN_HOUSE_GAMES.entries())
      await upsertInHouseGame(tx, { ...game, vendorId: IN_HOUSE_VENDOR.id, position, at });
    await bumpCatalogue(tx);
  });
}

export async function showVendors(
  db: Db,
  { merchantId, vendors }: { merchantId: string; vendors: readonly ShownVendor[] },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await beginOverrides(tx, merchantId);
    for (const vendor of vendors) await upsertMerchantVendor(tx, { merchantId, ...vendor });
  });
}

export async function showDemoVendors(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const { merchantId, vendorCodes } of DEMO_MERCHANT_VENDORS) {
      await beginOverrides(tx, merchantId);
      await insertMerchantVendors(tx, { merchantId, vendorIds: vendorCodes.map(vendorIdOf) });
    }
  });
}
