import type { FixtureCategory } from '@croupier/contract/vendors/fixture-categories.ts';
import type { GameMenu } from '@croupier/contract/games/catalogue.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Logger } from '../../../platform/log.ts';
import { demoFeeds } from './catalogue.demo.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import {
  createCatalogueUsecases,
  type CatalogueDeps,
  type CatalogueHooks,
  type CatalogueUsecases,
} from './catalogue.usecases.ts';
import { featuredFixtures, featureFixture } from './control/featured.usecases.ts';
import { controlConsole } from './control/control.console.ts';
import { beginOverrides, CATALOGUE_CHANNEL } from './control/overrides.queries.ts';
import { feedJobs } from './feed.jobs.ts';
import { createFeedImport, type ImportResult } from './feed.usecases.ts';
import type { Operator } from './control/control.usecases.ts';
import type { FeaturedFixture } from './snapshot.types.ts';
import { createSnapshotReader } from './snapshot.usecases.ts';
import { seedInHouse, showDemoVendors, showVendors, type ShownVendor } from './vendors.usecases.ts';

export { gameIdOf } from './feed.rules.ts';
export { IN_HOUSE_VENDOR } from './in-house.config.ts';
export type {
  CatalogueDeps,
  DemoHook,
  DemoLaunch,
  GameLaunch,
  GameListQuery,
  GamePage,
  LaunchedGame,
  LaunchHook,
  LaunchPlace,
  Visitor,
} from './catalogue.usecases.ts';
export { createKeyArt, type KeyArt, type WantedArt } from './key-art/key-art.usecases.ts';
export type { ImportResult } from './feed.usecases.ts';
export type { FeaturedFixture } from './snapshot.types.ts';

/** `sequence` increases with every change. */
export type CatalogueChange = { merchantId: string; sequence: string };

export type Catalogue = Pick<
  CatalogueUsecases,
  | 'gameList'
  | 'gamesById'
  | 'betting'
  | 'search'
  | 'hotGames'
  | 'artSubject'
  | 'logoSubject'
  | 'firstPageCovers'
  | 'version'
  | 'vendorGame'
  | 'gameById'
  | 'vendorCode'
> & {
  /** Open the games of vendors. */
  hooks: CatalogueHooks;
  /** Tells every process and page that something about a merchant's games has changed. */
  announce: (tx: Tx, merchantId: string) => Promise<void>;
  /** Leagues and matches that the merchant puts first in a category, in their order. */
  featuredFixtures: (merchantId: string, category: FixtureCategory) => Promise<FeaturedFixture[]>;
  /** Puts one first at a position from 1, or takes it back; recorded in the audit log and told to open pages. */
  featureFixture: (
    change: { merchantId: string; fixture: FeaturedFixture; position: number | null },
    operator: Operator,
  ) => Promise<void>;
  /** Upserts the in-house vendor and its games; safe to repeat and to run concurrently. */
  seedInHouse: () => Promise<void>;
  /** Shows or hides vendors at one merchant; lower positions come first. */
  showVendors: (merchantId: string, vendors: readonly ShownVendor[]) => Promise<void>;
  /** All categories in navigation order, each with the vendors that the merchant shows. */
  gameMenus: (merchantId: string, language: string) => Promise<GameMenu[]>;
  /** Stores the feed addresses of vendors. */
  connectFeeds: (feeds: ReadonlyArray<{ code: string; url: string }>) => Promise<void>;
  /** Connects the sandbox's vendors and shows them at the demo merchants; the worker imports their games. */
  seedDemo: (sandboxUrl: string) => Promise<void>;
  /** Imports the games of every vendor. A failed import changes nothing. */
  importFeeds: () => Promise<ImportResult[]>;
  /** Calls back when an operator of any process changed a merchant's games, after clearing this process's cache. */
  listen: (
    database: Pick<Database, 'listen'>,
    onChange: (change: CatalogueChange) => void,
  ) => Promise<() => Promise<void>>;
  routes: BoundRoutes;
  consoleRoutes: BoundRoutes;
  jobs: readonly Job[];
};

export function createCatalogue(
  deps: CatalogueDeps & { log: Logger; audit: Pick<Audit, 'record'> },
): Catalogue {
  const reader = createSnapshotReader(deps);
  const hooks: Catalogue['hooks'] = { launch: [], demo: [], players: [] };
  const usecases = createCatalogueUsecases({ ...deps, reader, hooks });
  const feeds = createFeedImport(deps);
  const importFeeds = async (): Promise<ImportResult[]> => {
    const results = await feeds.importAll();
    reader.invalidate();
    return results;
  };

  const control = { ...deps, reader };

  return {
    hooks,
    announce: beginOverrides,
    vendorGame: usecases.vendorGame,
    gameById: usecases.gameById,
    vendorCode: usecases.vendorCode,
    gameMenus: usecases.gameMenus,
    gameList: usecases.gameList,
    gamesById: usecases.gamesById,
    betting: usecases.betting,
    search: usecases.search,
    hotGames: usecases.hotGames,
    artSubject: usecases.artSubject,
    logoSubject: usecases.logoSubject,
    firstPageCovers: usecases.firstPageCovers,
    version: usecases.version,
    featuredFixtures: (merchantId, category) => featuredFixtures(control, merchantId, category),
    featureFixture: (change, operator) => featureFixture(control, change, operator),
    seedInHouse: async () => {
      await seedInHouse(deps);
      reader.invalidate();
    },
    showVendors: async (merchantId, vendors) => {
      await showVendors(deps.db, { merchantId, vendors });
      reader.invalidate();
    },
    connectFeeds: feeds.connect,
    seedDemo: async (sandboxUrl) => {
      await feeds.connect(demoFeeds(sandboxUrl));
      await showDemoVendors(deps.db);
      reader.invalidate();
    },
    importFeeds,
    listen: (database, onChange) =>
      database.listen(CATALOGUE_CHANNEL, (payload) => {
        reader.invalidate();
        onChange(JSON.parse(payload) as CatalogueChange);
      }),
    routes: catalogueRoutes(usecases),
    consoleRoutes: controlConsole(control),
    jobs: feedJobs(importFeeds, deps.log),
  };
}
