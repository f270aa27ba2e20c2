import type { GameMenu } from '@croupier/contract/catalogue.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Logger } from '../../../platform/log.ts';
import { DEMO_OFFERS, demoFeeds } from './catalogue.demo.ts';
import { IN_HOUSE_GAMES, IN_HOUSE_VENDOR } from './in-house.config.ts';
import {
  insertMerchantVendors,
  upsertInHouseGame,
  upsertInHouseVendor,
  upsertMerchantVendor,
} from './catalogue.queries.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { createCatalogueUsecases, type CatalogueDeps, type CatalogueUsecases } from './catalogue.usecases.ts';
import { feedJobs } from './feed.jobs.ts';
import { bumpCatalogue } from './feed.queries.ts';
import { vendorIdOf } from './feed.rules.ts';
import { createFeedImport, type ImportResult } from './feed.usecases.ts';
import { createShelfReader } from './shelf.usecases.ts';

export { IN_HOUSE_VENDOR } from './in-house.config.ts';
export type { CatalogueDeps, GameListQuery, GamePage } from './catalogue.usecases.ts';
export type { ImportResult } from './feed.usecases.ts';

export type Catalogue = Pick<
  CatalogueUsecases,
  'gameList' | 'gamesById' | 'search' | 'hotGames' | 'artSubject' | 'logoSubject'
> & {
  /** Writes the vendor and the games that the code brings; safe to repeat, also by several servers at once. */
  seedInHouse: () => Promise<void>;
  /** Shows or hides vendors at one merchant; lower positions come first. */
  showVendors: (
    merchantId: string,
    vendors: ReadonlyArray<{ vendorId: string; shown: boolean; position: number }>,
  ) => Promise<void>;
  /** All categories in the order of the navigation, each with the vendors that the merchant offers in it. */
  gameMenus: (merchantId: string, language: string) => Promise<GameMenu[]>;
  /** Where vendors publish their games. */
  connectFeeds: (feeds: ReadonlyArray<{ code: string; url: string }>) => Promise<void>;
  /** Connects the sandbox's vendors and has both demo merchants show some. Asks nobody: the worker does that. */
  seedDemo: (sandboxUrl: string) => Promise<void>;
  /** Asks every vendor for its games. A feed that fails changes nothing. */
  importFeeds: () => Promise<ImportResult[]>;
  routes: BoundRoutes;
  jobs: readonly Job[];
};

export function createCatalogue(deps: CatalogueDeps & { log: Logger }): Catalogue {
  const { db, clock } = deps;
  const reader = createShelfReader(deps);
  const usecases = createCatalogueUsecases({ ...deps, reader });
  const feeds = createFeedImport(deps);
  const importFeeds = async (): Promise<ImportResult[]> => {
    const results = await feeds.importAll();
    reader.invalidate();
    return results;
  };

  return {
    gameMenus: usecases.gameMenus,
    gameList: usecases.gameList,
    gamesById: usecases.gamesById,
    search: usecases.search,
    hotGames: usecases.hotGames,
    artSubject: usecases.artSubject,
    logoSubject: usecases.logoSubject,
    seedInHouse: async () => {
      const at = clock.now();
      await db.transaction().execute(async (tx) => {
        await upsertInHouseVendor(tx, { ...IN_HOUSE_VENDOR, at });
        for (const [position, game] of IN_HOUSE_GAMES.entries())
          await upsertInHouseGame(tx, { ...game, vendorId: IN_HOUSE_VENDOR.id, position, at });
        await bumpCatalogue(tx);
      });
      reader.invalidate();
    },
    showVendors: async (merchantId, vendors) => {
      await db.transaction().execute(async (tx) => {
        for (const vendor of vendors) await upsertMerchantVendor(tx, { merchantId, ...vendor });
        await bumpCatalogue(tx);
      });
      reader.invalidate();
    },
    connectFeeds: feeds.connect,
    seedDemo: async (sandboxUrl) => {
      await feeds.connect(demoFeeds(sandboxUrl));
      await db.transaction().execute(async (tx) => {
        for (const { merchantId, vendorCodes } of DEMO_OFFERS)
          await insertMerchantVendors(tx, { merchantId, vendorIds: vendorCodes.map(vendorIdOf) });
        await bumpCatalogue(tx);
      });
      reader.invalidate();
    },
    importFeeds,
    routes: catalogueRoutes(usecases),
    jobs: feedJobs(importFeeds, deps.log),
  };
}
