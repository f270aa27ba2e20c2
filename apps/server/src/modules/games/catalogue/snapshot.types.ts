import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import type { FixtureCategory } from '@croupier/contract/vendors/fixture-categories.ts';

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
  /** Set if the merchant closed the game: the text for players. */
  closed?: Notice;
  /** When it was first imported or added, or its release before that. */
  addedAt: Date;
  /** An in-house game that was there from the start, so that it was never new beside the others. */
  cameWithVendor: boolean;
};

/** Texts by language. */
export type Notice = Readonly<Partial<Record<string, string>>>;

/** `stoppedAt`: when the kill switch was used, which overrides everything else. */
type Closing = { notice: Notice; stoppedAt: Date | null; stopNotice: Notice };

/** What a merchant decided about a vendor. */
export type VendorOverride = Closing & { shown: boolean; position: number; maintenance: boolean };

/** What a merchant decided about a game. Null leaves the decision to the vendor. */
export type GameOverride = Closing & {
  state: 'visible' | 'hidden' | 'maintenance';
  /** From 1 in its category. */
  position: number | null;
  hot: boolean | null;
};

/** A league or a match that a merchant puts first in a list of sports. */
export type FeaturedFixture = {
  category: FixtureCategory;
  kind: 'league' | 'match';
  gameId: string;
  /** The vendor's id of the match, or the English title of the league. */
  key: string;
  /** In English. */
  name: string;
  /** Null for a league. */
  startsAt: Date | null;
};

/** By id of the vendor or game. */
export type MerchantOverrides = {
  vendors: ReadonlyMap<string, VendorOverride>;
  games: ReadonlyMap<string, GameOverride>;
  /** Of all categories, in the order of their positions. */
  fixtures: readonly FeaturedFixture[];
};

/** All games and vendors, and what each merchant decided, at one version of the catalogue. */
export type CatalogueSnapshot = {
  /** Of games, vendors and decisions together. */
  version: bigint;
  /** Most popular first. The same array as before if only decisions have changed. */
  games: readonly CatalogueGame[];
  byId: ReadonlyMap<string, CatalogueGame>;
  vendors: ReadonlyMap<string, CatalogueVendor>;
  /** By merchant. */
  overrides: ReadonlyMap<string, MerchantOverrides>;
};
