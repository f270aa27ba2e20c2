import type { LotteryGame, LotteryPlayOnSale } from '@croupier/contract/games/lottery-play.ts';
import { findPlay, lotteryFamily } from '@croupier/fairplay/lottery/catalogue.ts';
import type { Play } from '@croupier/fairplay/lottery/types.ts';
import { familyOfCatalogue } from '../shared/names/family-names.ts';

/** A play that the member can bet on: what it is, and under which terms. */
export type OfferedPlay = { play: Play; offer: LotteryPlayOnSale };

/** What most players of a family look for first. */
const FIRST: Readonly<Record<string, string>> = {
  ssc: 'a5.pos',
  p3: 'a3.d',
  '11x5': 'a5',
  k3: 'sum',
  pk10: 'pos',
  'vn-n': 'lo2',
  'vn-s': 'lo2',
};

/** The plays on sale; those that this page's catalogue does not know are left out. */
export function offeredPlays({ catalogue, plays }: Pick<LotteryGame, 'catalogue' | 'plays'>): OfferedPlay[] {
  const family = lotteryFamily(catalogue);
  if (!family) return [];
  return plays.flatMap((offer) => {
    const play = findPlay(family, offer.code);
    return play ? [{ play, offer }] : [];
  });
}

export const firstPlay = (catalogue: string, plays: readonly OfferedPlay[]): OfferedPlay | undefined =>
  plays.find(({ play }) => play.code === FIRST[familyOfCatalogue(catalogue)]) ?? plays[0];

/** In the order in which the tabs stand. */
export const tabsOf = (plays: readonly OfferedPlay[]): string[] => [
  ...new Set(plays.map(({ play }) => play.tab)),
];
