import {
  TOWER_DIFFICULTIES,
  TOWER_LEVELS,
  type TowerDifficulty,
  type TowersView,
} from '@croupier/fairplay/games/towers.ts';

/** From the bottom up. */
export const LEVELS: readonly number[] = Array.from({ length: TOWER_LEVELS }, (_, level) => level);
export const DIFFICULTIES = Object.keys(TOWER_DIFFICULTIES) as TowerDifficulty[];

export type TileLook = 'closed' | 'opening' | 'picked' | 'safe' | 'trap' | 'hiddenSafe' | 'hiddenTrap';

export type BoardState = {
  view: TowersView | undefined;
  /** Tiles that wait for their answers, from the next level up. */
  pending: readonly number[];
  /** The tiles of autoplay, from the bottom up. */
  pattern: readonly number[] | undefined;
};

/** How a tile looks: opened ones while the round goes on, all of them at the end. */
export function tileLook({ view, pending, pattern }: BoardState, level: number, tile: number): TileLook {
  if (pattern) return pattern[level] === tile ? 'picked' : 'closed';
  const opened = view?.opened ?? [];
  const isBustLevel = view?.state === 'busted' && level === opened.length - 1;
  if (opened[level] === tile) return isBustLevel ? 'trap' : 'safe';
  if (view?.tower) return view.tower[level]?.includes(tile) ? 'hiddenSafe' : 'hiddenTrap';
  return pending[level - opened.length] === tile ? 'opening' : 'closed';
}

/** Levels that were passed. */
export const passedOf = (view: TowersView | undefined): number =>
  view ? view.opened.length - (view.state === 'busted' ? 1 : 0) : 0;

/** Picks a tile for a level of autoplay; a second press takes it and everything above it away. */
export function withPicked(pattern: readonly number[], level: number, tile: number): number[] {
  if (level > pattern.length) return [...pattern];
  if (pattern[level] === tile) return pattern.slice(0, level);
  return [...pattern.slice(0, level), tile, ...pattern.slice(level + 1)];
}
