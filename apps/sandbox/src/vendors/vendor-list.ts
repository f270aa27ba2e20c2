import type { FeedGame, FeedHead } from '@croupier/contract/games/vendor-feed.ts';
import type { Draft } from './draft.ts';
import { HOUSES } from './houses.ts';
import type { Random } from './random.ts';
import { slot } from './slots.ts';
import { SLOT_STUDIOS } from './studios.ts';

export type VendorState = FeedHead['vendor']['state'];

/** An invented vendor. */
export type Vendor = {
  code: string;
  name: string;
  category: FeedGame['category'];
  /** About how many games are out by the end of 2026; a few more join every month. */
  games: number;
  /** Popularity of its best game, 0 to 1. */
  weight: number;
  make: (random: Random) => Draft;
};

export const VENDORS: readonly Vendor[] = [
  ...SLOT_STUDIOS.map((studio): Vendor => {
    const { code, name, games, weight } = studio;
    return { code, name, games, weight, category: 'rng', make: (random) => slot(studio, random) };
  }),
  ...HOUSES.map(({ make, words, ...house }): Vendor => ({ ...house, make: (random) => make(words, random) })),
];

/** Initial vendor states other than up. */
export const FIRST_STATES: Readonly<Record<string, VendorState>> = {
  TINPARADE: 'slow',
  RIVERHSE: 'slow',
  OXBELL: 'maintenance',
  QUICKURN: 'maintenance',
};
