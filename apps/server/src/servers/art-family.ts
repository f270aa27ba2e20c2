import { ART_FAMILIES, type ArtFamily } from '@croupier/art/art-direction.ts';
import type { GameCategory } from '@croupier/contract/catalogue.ts';

/** What a category shows where no theme says better. */
const OF_CATEGORY: Readonly<Record<GameCategory, ArtFamily>> = {
  bgs: 'dice',
  lott: 'lottery',
  elott: 'lottery',
  live: 'cards',
  sports: 'ball',
  fish: 'fish',
  rng: 'slots',
  pvp: 'cards',
  esports: 'esports',
  cockfight: 'rooster',
};

/** Themes that have a motif of their own, whatever the category. */
const OF_THEME: Readonly<Record<string, ArtFamily>> = {
  roulette: 'wheel',
  wheel: 'wheel',
  dice: 'dice',
  chess: 'chess',
  ocean: 'fish',
  space: 'rocket',
  matchday: 'ball',
  dragons: 'egg',
  animals: 'paw',
  desert: 'pyramid',
  fruits: 'fruit',
  gems: 'jewel',
  mining: 'nugget',
  pirates: 'anchor',
  magic: 'potion',
  myths: 'bolt',
  siam: 'lantern',
  fortune: 'lantern',
  samurai: 'gate',
  sweets: 'sweet',
  night: 'night',
  north: 'shield',
  jungle: 'idol',
};

/** Slots that look like slots, among those that show what they are about. */
const REELS: ReadonlySet<string> = new Set(['retro', 'classic-reels']);

/** The motif of a game's key art. */
export const artFamilyOf = (game: { category: GameCategory; themes: readonly string[] }): ArtFamily =>
  (game.themes.some((theme) => REELS.has(theme)) ? 'slots' : undefined) ??
  game.themes.map((theme) => OF_THEME[theme]).find((family) => family !== undefined) ??
  OF_CATEGORY[game.category];

/** A motif that a banner may show for its own sake, where no game has that id. */
export const houseMotif = (id: string): ArtFamily | undefined => ART_FAMILIES.find((family) => family === id);
