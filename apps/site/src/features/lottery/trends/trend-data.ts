import { lotteryFamilies } from '@croupier/fairplay/lottery/catalogue.ts';
import { trendViews, type TrendView } from '@croupier/fairplay/lottery/trend-views.ts';
import { catalogueFamily } from '../shared/names/family-names.ts';

/** Draws that averages and misses are computed from. */
export const MAX_DRAWS = 500;
export const WINDOWS = ['30', '100', '500'] as const;
export type Window = (typeof WINDOWS)[number];

export type Draw = { id: string; number: string; numbers: readonly string[] };

export const viewsOf = (family: string): TrendView[] => {
  const found = lotteryFamilies.find(({ code }) => code === catalogueFamily(family));
  return found ? trendViews(found) : [];
};

/** Results from the oldest to the newest, the last `many` of them. */
export const lastResults = (draws: readonly Draw[], many: number): (readonly string[])[] =>
  draws
    .slice(0, many)
    .toReversed()
    .map(({ numbers }) => numbers);
