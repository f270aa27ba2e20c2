import type { Game } from '@croupier/contract/catalogue.ts';

/** Of a list in which more than this part is hot, nothing stands out any more. */
const HOT_PART_MAX = 0.5;

/** Whether the mark "hot" tells the games of a list apart. */
export const tellsHotApart = (games: readonly Pick<Game, 'isHot'>[]): boolean =>
  games.filter(({ isHot }) => isHot === 1).length <= games.length * HOT_PART_MAX;

type Marked = Pick<Game, 'state' | 'isNew' | 'isHot'>;

/** The one mark of a tile: how its vendor is comes first, then that it is new, then that it is hot. */
export function markOf({ game: { state, isNew, isHot }, tellsHot }: { game: Marked; tellsHot: boolean }) {
  if (state !== 'up') return state;
  if (isNew) return 'new';
  return tellsHot && isHot === 1 ? 'hot' : undefined;
}
