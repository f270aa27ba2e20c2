import type { GameCategory } from '@croupier/contract/games/catalogue.ts';

export type CatalogueVendor = {
  id: string;
  code: string;
  name: string;
  inHouse: boolean;
  state: 'up' | 'slow' | 'maintenance';
};

export type CatalogueGame = {
  id: string;
  code: string;
  vendor: CatalogueVendor;
  category: GameCategory;
  names: Readonly<Record<string, string>>;
  iconUrl: string;
  largeIconUrl: string;
  showIcon: boolean;
  hot: boolean;
  isGame: boolean;
  hasDemo: boolean;
  themes: readonly string[];
  rtpBps: number | null;
  popularity: number;
  position: number;
  /** The release date; for in-house games, the date they were added. */
  addedAt: Date;
};

/** Whether and at which position a merchant shows a vendor. */
export type Shown = { shown: boolean; position: number };

/** All games and vendors, and what each merchant shows, at one version of the catalogue. */
export type CatalogueSnapshot = {
  version: bigint;
  /** Most popular first. */
  games: readonly CatalogueGame[];
  byId: ReadonlyMap<string, CatalogueGame>;
  /** By merchant, then by vendor. */
  shownBy: ReadonlyMap<string, ReadonlyMap<string, Shown>>;
};
