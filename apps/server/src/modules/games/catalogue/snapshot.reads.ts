import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { CatalogueSnapshot, CatalogueGame, CatalogueVendor } from './snapshot.types.ts';

type GameRow = {
  id: string;
  vendor_id: string;
  code: string;
  category: GameCategory;
  names: Record<string, string>;
  icon_url: string;
  large_icon_url: string;
  show_icon: boolean;
  hot: boolean;
  is_game: boolean;
  has_demo: boolean;
  themes: string[];
  rtp_bps: number | null;
  popularity: number;
  position: number;
  added_at: Date;
  came_with_vendor: boolean;
};
type VendorRow = Omit<CatalogueVendor, 'inHouse'> & { in_house: boolean };

/** `games` changes with games and vendors, `overrides` with what merchants decide about them. */
export type Versions = { games: bigint; overrides: bigint };

export async function readVersions(db: Db): Promise<Versions> {
  const { rows } = await sql<Versions>`select version as games, overrides from catalogue_version`.execute(db);
  return rows[0] ?? { games: 0n, overrides: 0n };
}

export type Offered = Pick<CatalogueSnapshot, 'games' | 'byId' | 'vendors'>;

/** All games of all vendors, most popular first. */
export async function readGames(db: Db): Promise<Offered> {
  const [games, vendors] = await Promise.all([
    sql<GameRow>`
      select g.id, g.vendor_id, g.code, g.category, g.names, g.icon_url, g.large_icon_url, g.show_icon, g.hot, g.is_game,
        g.has_demo, g.themes, g.rtp_bps, g.popularity, g.position,
        least(g.released_on::timestamp at time zone 'UTC', g.created_at) as added_at,
        g.released_on is null and g.created_at <= v.created_at as came_with_vendor
      from games g join vendors v on v.id = g.vendor_id
      where g.withdrawn_at is null order by g.popularity desc, g.position, g.id`.execute(db),
    sql<VendorRow>`select id, code, name, in_house, state from vendors`.execute(db),
  ]);
  const vendorById = new Map(
    vendors.rows.map(({ in_house, ...vendor }) => [vendor.id, { ...vendor, inHouse: in_house }]),
  );
  const catalogueGames = games.rows.flatMap((row): CatalogueGame[] => {
    const vendor = vendorById.get(row.vendor_id);
    if (!vendor) return [];
    return [
      {
        id: row.id,
        code: row.code,
        vendor,
        category: row.category,
        names: row.names,
        iconUrl: row.icon_url,
        largeIconUrl: row.large_icon_url,
        showIcon: row.show_icon,
        hot: row.hot,
        isGame: row.is_game,
        hasDemo: row.has_demo,
        themes: row.themes,
        rtpBps: row.rtp_bps,
        popularity: row.popularity,
        position: row.position,
        addedAt: row.added_at,
        cameWithVendor: row.came_with_vendor,
      },
    ];
  });
  return {
    games: catalogueGames,
    byId: new Map(catalogueGames.map((game) => [game.id, game])),
    vendors: vendorById,
  };
}
