import type { Game } from '@croupier/contract/catalogue.ts';

/** Above this share of hot games in a list, the mark distinguishes nothing. */
const HOT_PART_MAX = 0.5;

/** Whether the "hot" mark distinguishes the games of a list. */
export const tellsHotApart = (games: readonly Pick<Game, 'isHot'>[]): boolean =>
  games.filter(({ isHot }) => isHot === 1).length <= games.length * HOT_PART_MAX;

type Marked = Pick<Game, 'state' | 'isNew' | 'isHot'>;

/** The single mark of a tile: the state of the vendor comes first, then new, then hot. */
export function markOf({ game: { state, isNew, isHot }, tellsHot }: { game: Marked; tellsHot: boolean }) {
  if (state !== 'up') return state;
  if (isNew) return 'new';
  return tellsHot && isHot === 1 ? 'hot' : undefined;
}
