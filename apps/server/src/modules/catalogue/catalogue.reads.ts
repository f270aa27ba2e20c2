import type { GameCategory } from '@croupier/contract/catalogue.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { GameRow, MenuRow } from './catalogue.rules.ts';

/** What a merchant shows: vendors by merchant_vendors, in-house games by the merchant's settings. */
export type Offer = { merchantId: string; originals: readonly string[] };

export type GameFilter = {
  category?: GameCategory | undefined;
  vendorCode?: string | undefined;
  hotOnly?: boolean;
  createdSince?: Date | undefined;
};

const offeredGames = ({ merchantId, originals }: Offer): RawBuilder<unknown> => sql`
  games g
  join vendors v on v.id = g.vendor_id
  left join merchant_vendors mv on mv.merchant_id = ${merchantId} and mv.vendor_id = v.id
  where coalesce(mv.shown, v.in_house) and (not v.in_house or g.id = any(${[...originals]}::text[]))`;

export async function listMenu(db: Db, offer: Offer): Promise<MenuRow[]> {
  const { rows } = await sql<MenuRow>`
    select g.category, v.code, v.name, v.state
    from ${offeredGames(offer)}
    group by g.category, v.id, v.code, v.name, v.state, mv.position
    order by coalesce(mv.position, 0), v.code`.execute(db);
  return rows;
}

/** One page of games, and how many there are in all. */
export async function listGames(
  db: Db,
  offer: Offer,
  { filter, limit, offset }: { filter: GameFilter; limit: number; offset: number },
): Promise<{ games: GameRow[]; total: number }> {
  const { category, vendorCode, hotOnly = false, createdSince } = filter;
  const selection = sql`${offeredGames(offer)}
    and (${category ?? null}::text is null or g.category = ${category ?? null})
    and (${vendorCode ?? null}::text is null or v.code = ${vendorCode ?? null})
    and (not ${hotOnly}::boolean or g.hot)
    and (${createdSince ?? null}::timestamptz is null or g.created_at >= ${createdSince ?? null})`;
  const [games, counted] = await Promise.all([
    sql<GameRow>`
      select g.id, g.code, g.category, g.names, g.icon_url as "iconUrl", g.large_icon_url as "largeIconUrl",
        g.show_icon as "showIcon", g.hot, g.is_game as "isGame", g.rtp_bps as "rtpBps",
        v.code as "vendorCode"
      from ${selection}
      order by coalesce(mv.position, 0), v.code, g.position, g.id
      limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${selection}`.execute(db),
  ]);
  return { games: games.rows, total: counted.rows[0]?.total ?? 0 };
}
