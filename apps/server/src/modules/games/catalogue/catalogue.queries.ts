import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { InHouseGame } from './in-house.config.ts';

/** Our own games come before everybody else's. */
const IN_HOUSE_POPULARITY = 1_000;

/** Leaves `state` as it is: an operator may have changed it. */
export async function upsertInHouseVendor(
  tx: Tx,
  vendor: { id: string; code: string; name: string; at: Date },
): Promise<void> {
  await sql`
    insert into vendors (id, code, name, in_house, created_at)
    values (${vendor.id}, ${vendor.code}, ${vendor.name}, true, ${vendor.at})
    on conflict (id) do update set code = excluded.code, name = excluded.name, in_house = true`.execute(tx);
}

/** The code owns what its rules and words are; whether a game is hot or has its icon shown is the operator's. */
export async function upsertInHouseGame(
  tx: Tx,
  game: InHouseGame & { vendorId: string; position: number; at: Date },
): Promise<void> {
  await sql`
    insert into games (id, vendor_id, category, code, names, icon_url, large_icon_url, hot, rules_version,
      rtp_bps, position, popularity, created_at)
    values (${game.id}, ${game.vendorId}, ${game.category}, ${game.code}, ${JSON.stringify(game.names)}::jsonb,
      ${game.iconUrl}, ${game.largeIconUrl}, ${game.hot}, ${game.rulesVersion}, ${game.rtpBps},
      ${game.position}, ${IN_HOUSE_POPULARITY}, ${game.at})
    on conflict (id) do update set category = excluded.category, code = excluded.code, names = excluded.names,
      icon_url = excluded.icon_url, large_icon_url = excluded.large_icon_url,
      rules_version = excluded.rules_version, rtp_bps = excluded.rtp_bps, position = excluded.position,
      popularity = excluded.popularity`.execute(tx);
}

/** Sets whether and where a merchant shows a vendor. */
export async function upsertMerchantVendor(
  tx: Tx,
  row: { merchantId: string; vendorId: string; shown: boolean; position: number },
): Promise<void> {
  await sql`
    insert into merchant_vendors (merchant_id, vendor_id, shown, position)
    values (${row.merchantId}, ${row.vendorId}, ${row.shown}, ${row.position})
    on conflict (merchant_id, vendor_id)
      do update set shown = excluded.shown, position = excluded.position`.execute(tx);
}

/** Has a merchant show vendors, in this order, where it has not decided about them itself. */
export async function insertMerchantVendors(
  tx: Tx,
  { merchantId, vendorIds }: { merchantId: string; vendorIds: readonly string[] },
): Promise<void> {
  await sql`
    insert into merchant_vendors (merchant_id, vendor_id, shown, position)
    select ${merchantId}, v.id, true, v.place from unnest(${vendorIds}::text[]) with ordinality as v (id, place)
    on conflict do nothing`.execute(tx);
}
