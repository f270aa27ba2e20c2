import type { Game } from '@croupier/contract/games/catalogue.ts';

/** Above this share of hot games in a list, the mark distinguishes nothing. */
const MAX_HOT_SHARE = 0.5;

/** Whether the "hot" mark distinguishes the games of a list. */
export const isHotUseful = (games: readonly Pick<Game, 'isHot'>[]): boolean =>
  games.filter(({ isHot }) => isHot === 1).length <= games.length * MAX_HOT_SHARE;

type Marked = Pick<Game, 'state' | 'isNew' | 'isHot'>;

/** The single mark of a tile: the state of the vendor comes first, then the demo, new, and hot. */
export function markOf({
  game: { state, isNew, isHot },
  hotUseful,
  opensDemo = false,
}: {
  game: Marked;
  hotUseful: boolean;
  opensDemo?: boolean;
}) {
  if (state !== 'up') return state;
  if (opensDemo) return 'demo';
  if (isNew) return 'new';
  return hotUseful && isHot === 1 ? 'hot' : undefined;
}
