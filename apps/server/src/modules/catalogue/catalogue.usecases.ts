import type { Game, GameCategory, GameMenu } from '@croupier/contract/catalogue.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Merchants } from '../merchants/index.ts';
import { IN_HOUSE_GAMES, IN_HOUSE_VENDOR } from './catalogue.in-house.ts';
import { upsertInHouseGame, upsertInHouseVendor, upsertMerchantVendor } from './catalogue.queries.ts';
import { listGames, listMenu, type GameFilter, type Offer } from './catalogue.reads.ts';
import { gameOf, menusOf, NEW_FOR_DAYS } from './catalogue.rules.ts';

export type CatalogueDeps = { db: Db; clock: Clock; merchants: Pick<Merchants, 'byId'> };

export type GameListQuery = {
  merchantId: string;
  language: string;
  category?: GameCategory | undefined;
  vendorCode?: string | undefined;
  selection: 'NEW' | 'FAV' | 'ALL' | 'HOT' | 'RECENT';
  /** Counts from 1. */
  pageNum: number;
  pageSize: number;
};

export type GamePage = { games: Game[]; pageNum: number; totalPages: number };

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

const offerOf = async ({ merchants }: CatalogueDeps, merchantId: string): Promise<Offer> => ({
  merchantId,
  originals: (await merchants.byId(merchantId)).settings.originals,
});

/** Writes what the code knows of its own games; any number of servers may do so at once. */
export async function seedInHouse({ db, clock }: CatalogueDeps): Promise<void> {
  const at = clock.now();
  await db.transaction().execute(async (tx) => {
    await upsertInHouseVendor(tx, { ...IN_HOUSE_VENDOR, at });
    for (const [position, game] of IN_HOUSE_GAMES.entries())
      await upsertInHouseGame(tx, { ...game, vendorId: IN_HOUSE_VENDOR.id, position, at });
  });
}

/** Shows or hides a vendor at one merchant; lower positions come first. */
export async function showVendor(
  { db }: CatalogueDeps,
  row: { merchantId: string; vendorId: string; shown: boolean; position: number },
): Promise<void> {
  await db.transaction().execute((tx) => upsertMerchantVendor(tx, row));
}

export const gameMenus = async (
  deps: CatalogueDeps,
  merchantId: string,
  language: string,
): Promise<GameMenu[]> => menusOf(await listMenu(deps.db, await offerOf(deps, merchantId)), language);

/** Favourites and recently played games are not kept yet: their lists are empty, not wrong. */
export async function gameList(deps: CatalogueDeps, query: GameListQuery): Promise<GamePage> {
  const { merchantId, language, selection, pageNum, pageSize } = query;
  if (selection === 'FAV' || selection === 'RECENT') return { games: [], pageNum, totalPages: 0 };
  const filter: GameFilter = {
    category: query.category,
    vendorCode: query.vendorCode,
    hotOnly: selection === 'HOT',
    createdSince:
      selection === 'NEW'
        ? new Date(deps.clock.now().getTime() - NEW_FOR_DAYS * DAY_MILLISECONDS)
        : undefined,
  };
  const page = { filter, limit: pageSize, offset: (pageNum - 1) * pageSize };
  const { games, total } = await listGames(deps.db, await offerOf(deps, merchantId), page);
  return {
    games: games.map((row) => gameOf(row, language)),
    pageNum,
    totalPages: Math.ceil(total / pageSize),
  };
}
