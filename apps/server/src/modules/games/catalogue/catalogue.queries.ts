import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { InHouseGame } from './in-house.config.ts';

/** In-house games come before those of vendors. */
const IN_HOUSE_POPULARITY = 1_000;

/**
 * Leaves `state` unchanged, because an operator may have set it. Two steps, because servers that start together insert
 * the same id and code, and a conflict on the code is not one on the id.
 */
export async function upsertInHouseVendor(
  tx: Tx,
  { id, code, name, at }: { id: string; code: string; name: string; at: Date },
): Promise<void> {
  await sql`
    insert into vendors (id, code, name, in_house, created_at) values (${id}, ${code}, ${name}, true, ${at})
    on conflict do nothing`.execute(tx);
  await sql`update vendors set code = ${code}, name = ${name}, in_house = true where id = ${id}`.execute(tx);
}

/** Rules and texts come from the code; the operator decides whether a game is hot and shows its icon. */
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

/** Sets whether and at which position a merchant shows a vendor. */
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

/** Shows vendors at a merchant in this order, except those it has already decided about. */
export async function insertMerchantVendors(
  tx: Tx,
  { merchantId, vendorIds }: { merchantId: string; vendorIds: readonly string[] },
): Promise<void> {
  await sql`
    insert into merchant_vendors (merchant_id, vendor_id, shown, position)
    select ${merchantId}, v.id, true, v.place from unnest(${vendorIds}::text[]) with ordinality as v (id, place)
    on conflict do nothing`.execute(tx);
}
