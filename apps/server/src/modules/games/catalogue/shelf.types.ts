import type { GameCategory } from '@croupier/contract/catalogue.ts';

export type ShelfVendor = {
  id: string;
  code: string;
  name: string;
  inHouse: boolean;
  state: 'up' | 'slow' | 'maintenance';
};

export type ShelfGame = {
  id: string;
  code: string;
  vendor: ShelfVendor;
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
  /** When it came out; for our own games, when they joined. */
  addedAt: Date;
};

/** Whether and where a merchant shows a vendor. */
export type Shown = { shown: boolean; position: number };

export type Shelf = {
  version: bigint;
  games: readonly ShelfGame[];
  byId: ReadonlyMap<string, ShelfGame>;
  /** By merchant, then by vendor. */
  shownBy: ReadonlyMap<string, ReadonlyMap<string, Shown>>;
};
