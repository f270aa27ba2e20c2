import type { GameMenu } from '@croupier/contract/catalogue.ts';
import type { BoundRoutes } from '../../platform/http/call.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import {
  gameList,
  gameMenus,
  seedInHouse,
  showVendor,
  type CatalogueDeps,
  type GameListQuery,
  type GamePage,
} from './catalogue.usecases.ts';

export { IN_HOUSE_VENDOR } from './catalogue.in-house.ts';
export type { CatalogueDeps, GameListQuery, GamePage } from './catalogue.usecases.ts';

export type Catalogue = {
  /** Writes the vendor and the games that the code brings; safe to repeat, also by several servers at once. */
  seedInHouse: () => Promise<void>;
  /** Shows or hides a vendor at one merchant; lower positions come first. */
  showVendor: (row: {
    merchantId: string;
    vendorId: string;
    shown: boolean;
    position: number;
  }) => Promise<void>;
  /** All categories in the order of the navigation, each with the vendors that the merchant offers in it. */
  gameMenus: (merchantId: string, language: string) => Promise<GameMenu[]>;
  gameList: (query: GameListQuery) => Promise<GamePage>;
  routes: BoundRoutes;
};

export function createCatalogue(deps: CatalogueDeps): Catalogue {
  const menus: Catalogue['gameMenus'] = (merchantId, language) => gameMenus(deps, merchantId, language);
  const list: Catalogue['gameList'] = (query) => gameList(deps, query);
  return {
    seedInHouse: () => seedInHouse(deps),
    showVendor: (row) => showVendor(deps, row),
    gameMenus: menus,
    gameList: list,
    routes: catalogueRoutes({ gameMenus: menus, gameList: list }),
  };
}
