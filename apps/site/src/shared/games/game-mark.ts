import type { Game } from '@croupier/contract/games/catalogue.ts';

/** Above this share of a list, a mark distinguishes nothing. */
const MAX_SHARE = 0.5;

export type UsefulMarks = Readonly<{ hot: boolean; new: boolean }>;

/** Which marks distinguish the games of a list. */
export function usefulMarks(games: ReadonlyArray<Pick<Game, 'isHot' | 'isNew'>>): UsefulMarks {
  const few = (marked: readonly unknown[]): boolean => marked.length <= games.length * MAX_SHARE;
  return { hot: few(games.filter(({ isHot }) => isHot === 1)), new: few(games.filter(({ isNew }) => isNew)) };
}

type Marked = Pick<Game, 'state' | 'isNew' | 'isHot'>;

/** The single mark of a tile: the state of the vendor comes first, then the demo, new, and hot. */
export function markOf({
  game: { state, isNew, isHot },
  useful,
  opensDemo = false,
}: {
  game: Marked;
  /** All, if undefined. */
  useful: UsefulMarks | undefined;
  opensDemo?: boolean;
}) {
  if (state !== 'up') return state;
  if (opensDemo) return 'demo';
  if (isNew && useful?.new !== false) return 'new';
  return isHot === 1 && useful?.hot !== false ? 'hot' : undefined;
}
