import { ART_FAMILIES, type ArtFamily } from '@croupier/art/art-direction.ts';
import { motifOfWords, oneOf } from '@croupier/art/motif-words.ts';
import type { GameCategory } from '@croupier/contract/catalogue.ts';

type Motifs = readonly [ArtFamily, ...ArtFamily[]];

/** What a category shows where neither name nor theme says better. */
const OF_CATEGORY: Readonly<Record<GameCategory, Motifs>> = {
  bgs: ['dice'],
  lott: ['lottery', 'drum', 'ticket', 'clover', 'digits', 'lantern', 'horseshoe'],
  elott: ['lottery', 'drum', 'ticket', 'clover', 'digits', 'wheel'],
  live: ['cards', 'royal', 'ace', 'shoe', 'chips', 'crown', 'microphone'],
  sports: ['ball', 'trophy', 'basketball', 'tennis', 'glove', 'helmet', 'golf'],
  fish: ['fish', 'shark', 'octopus', 'crab', 'turtle', 'piranha', 'manta', 'chest'],
  rng: ['slots', 'jewel', 'crown', 'clover', 'chest', 'digits'],
  pvp: ['cards', 'royal', 'chips', 'joker', 'ace', 'domino', 'trophy'],
  esports: ['esports', 'headset', 'joystick', 'target', 'blades', 'rocket', 'trophy'],
  cockfight: ['rooster', 'crower', 'duel', 'spur', 'feathers', 'arena', 'rooster', 'crower'],
};

/** Where names say what a game is about; elsewhere they are towns, houses and rooms. */
const TOLD: ReadonlySet<GameCategory> = new Set(['rng', 'fish', 'sports', 'esports']);

/** Themes that have motifs of their own, whatever the category. */
const OF_THEME: Readonly<Record<string, Motifs>> = {
  'classic-reels': ['slots', 'digits', 'crown'],
  retro: ['slots', 'joker'],
  baccarat: ['cards', 'shoe', 'ace', 'crown', 'chips', 'royal', 'microphone'],
  blackjack: ['cards', 'ace', 'chips', 'shoe', 'joker'],
  poker: ['cards', 'royal', 'chips', 'joker', 'ace', 'crown'],
  rummy: ['royal', 'joker', 'cards', 'ace', 'crown'],
  shedding: ['crown', 'joker', 'cards', 'royal'],
  'pok-deng': ['ace', 'chips', 'cards', 'royal', 'shoe'],
  'fan-tan': ['dome', 'chips', 'lantern'],
  roulette: ['wheel', 'roulette', 'roulette', 'chips'],
  wheel: ['wheel', 'crown', 'microphone'],
  dice: ['dice', 'dome', 'dome', 'chips'],
  chess: ['chess', 'knight'],
  mahjong: ['mahjong', 'mahjong', 'domino', 'lantern'],
  ocean: ['fish', 'octopus', 'turtle', 'chest', 'jellyfish', 'whale'],
  space: ['rocket'],
  matchday: ['ball', 'trophy', 'glove', 'helmet'],
  dragons: ['egg', 'crown', 'lantern'],
  animals: ['paw'],
  desert: ['pyramid'],
  fruits: ['fruit'],
  gems: ['jewel', 'crown'],
  mining: ['nugget', 'horseshoe'],
  pirates: ['anchor', 'chest', 'blades'],
  magic: ['potion'],
  myths: ['bolt'],
  siam: ['lantern', 'takraw', 'glove'],
  fortune: ['lantern', 'clover', 'digits', 'mahjong'],
  samurai: ['gate', 'blades'],
  sweets: ['sweet'],
  night: ['night'],
  north: ['shield'],
  jungle: ['idol'],
  keno: ['lottery', 'drum', 'digits'],
  balls: ['lottery', 'drum'],
  digits: ['digits'],
  scratch: ['ticket', 'clover'],
  race: ['helmet', 'horseshoe', 'trophy'],
  colours: ['wheel', 'clover', 'chips'],
};

export type ArtSubject = { id: string; category: GameCategory; themes: readonly string[] };

/** The motif of a game's key art: what its name says, else its theme, else its category. */
export function artFamilyOf({ id, category, themes }: ArtSubject): ArtFamily {
  if (category === 'bgs') return ART_FAMILIES.find((family) => family === id) ?? 'dice';
  const own = TOLD.has(category) ? motifOfWords(id) : undefined;
  if (own) return own;
  const theme = themes.find((name) => OF_THEME[name]);
  return oneOf((theme && OF_THEME[theme]) || OF_CATEGORY[category], id);
}

/** A motif that a banner may show for its own sake, where no game has that id. */
export const houseMotif = (id: string): ArtFamily | undefined => ART_FAMILIES.find((family) => family === id);
