import { ART_FAMILIES, type ArtFamily } from './art-direction.ts';
import { motifOfWords, oneOf } from './motif-words.ts';

type Motifs = readonly [ArtFamily, ...ArtFamily[]];

/** Motifs per category, for games whose name and theme suggest none. */
const OF_CATEGORY = {
  bgs: ['dice'],
  lott: ['lottery', 'drum', 'ticket', 'clover', 'digits', 'lantern', 'horseshoe', 'cat'],
  elott: ['lottery', 'drum', 'ticket', 'clover', 'digits', 'coins'],
  live: ['cards', 'royal', 'ace', 'shoe', 'chips', 'crown', 'microphone'],
  sports: ['ball', 'trophy', 'basketball', 'tennis', 'glove', 'helmet', 'golf'],
  fish: ['fish', 'shark', 'octopus', 'crab', 'turtle', 'piranha', 'manta', 'chest'],
  rng: ['slots', 'jewel', 'crown', 'clover', 'chest', 'coins', 'bell', 'seven'],
  pvp: ['cards', 'royal', 'chips', 'joker', 'ace', 'domino', 'trophy'],
  esports: ['esports', 'headset', 'joystick', 'target', 'blades', 'rocket', 'trophy'],
  cockfight: ['rooster', 'crower', 'duel', 'spur', 'feathers', 'arena'],
} as const satisfies Record<string, Motifs>;
export type ArtCategory = keyof typeof OF_CATEGORY;

/** In-house games whose motif has another name. */
const OF_ORIGINAL: Readonly<Record<string, ArtFamily>> = {
  blackjack: 'ace',
  baccarat: 'shoe',
  'nine-lanterns': 'lantern',
  crash: 'rocket',
};

/** Categories whose game names describe the subject; elsewhere names are those of towns, studios and rooms. */
const NAMED_BY_MOTIF: ReadonlySet<ArtCategory> = new Set(['rng', 'fish', 'sports', 'esports']);

/** Themes that have their own motifs, whatever the category. */
const OF_THEME: Readonly<Record<string, Motifs>> = {
  'classic-reels': ['slots', 'seven', 'bell', 'digits', 'citrus', 'coins', 'crown'],
  retro: ['slots', 'seven', 'bell', 'joker', 'coins', 'fruit'],
  baccarat: ['cards', 'shoe', 'ace', 'crown', 'chips', 'royal', 'microphone'],
  'dragon-tiger': ['royal', 'dragon', 'coins', 'cards', 'chips', 'tiger', 'ace', 'shoe'],
  blackjack: ['cards', 'ace', 'chips', 'shoe', 'joker'],
  poker: ['cards', 'royal', 'chips', 'joker', 'ace', 'crown'],
  rummy: ['royal', 'joker', 'cards', 'ace', 'crown'],
  shedding: ['crown', 'joker', 'cards', 'royal'],
  'pok-deng': ['ace', 'chips', 'cards', 'royal', 'shoe'],
  'fan-tan': ['dome', 'chips', 'lantern'],
  roulette: ['wheel', 'roulette', 'roulette', 'chips'],
  wheel: ['wheel', 'crown', 'microphone'],
  dice: ['dice', 'dome', 'dome', 'chips'],
  'sic-bo': ['dice', 'dome', 'dome', 'chips'],
  'fish-prawn-crab': ['dome', 'crab', 'fish', 'rooster'],
  chess: ['chess', 'knight'],
  mahjong: ['mahjong', 'mahjong', 'domino', 'lantern'],
  ocean: ['fish', 'octopus', 'turtle', 'chest', 'jellyfish', 'whale', 'ship'],
  space: ['rocket', 'planet', 'planet', 'orb'],
  matchday: ['ball', 'trophy', 'glove', 'helmet'],
  dragons: ['egg', 'dragon', 'pagoda', 'coins', 'dragon'],
  animals: ['paw', 'wolf', 'tiger', 'elephant', 'phoenix'],
  desert: ['pyramid', 'mask', 'book', 'coins'],
  fruits: ['fruit', 'citrus', 'citrus', 'clover'],
  gems: ['jewel', 'crown', 'chest', 'orb'],
  mining: ['nugget', 'horseshoe', 'coins', 'chest'],
  pirates: ['anchor', 'chest', 'ship', 'skull'],
  magic: ['potion', 'orb', 'book', 'cat'],
  myths: ['bolt', 'temple', 'phoenix', 'trophy', 'blades'],
  siam: ['lantern', 'lotus', 'elephant', 'pagoda', 'ship'],
  fortune: ['lantern', 'cat', 'coins', 'fan', 'clover'],
  samurai: ['gate', 'fan', 'blades', 'pagoda', 'mask'],
  sweets: ['sweet', 'donut', 'donut', 'citrus'],
  night: ['night', 'pumpkin', 'skull', 'wolf', 'book'],
  north: ['shield', 'hammer', 'wolf', 'ship'],
  jungle: ['idol', 'tiger', 'lotus', 'temple', 'mask'],
  'jackpot-draw': ['coins', 'drum', 'seven'],
  keno: ['lottery', 'drum', 'digits'],
  balls: ['lottery', 'drum'],
  digits: ['digits'],
  scratch: ['ticket', 'clover'],
  race: ['ship', 'helmet', 'horseshoe'],
  nine: ['cards', 'ace', 'chips', 'royal'],
  'three-card-nine': ['royal', 'cards', 'joker', 'chips'],
  'high-card': ['ace', 'crown', 'royal', 'cards'],
  football: ['ball', 'trophy', 'glove'],
  futsal: ['ball', 'glove', 'trophy'],
  'beach-soccer': ['ball', 'trophy'],
  'ice-hockey': ['helmet', 'trophy'],
  'field-hockey': ['trophy', 'helmet'],
  floorball: ['trophy', 'helmet'],
  'roller-hockey': ['helmet', 'trophy'],
  colours: ['wheel', 'clover', 'chips'],
};

export type ArtSubject = { id: string; category: ArtCategory; themes: readonly string[] };

/** The motif of a game's key art: by its name, else by its theme, else by its category. */
export function artFamilyOf({ id, category, themes }: ArtSubject): ArtFamily {
  if (category === 'bgs') return OF_ORIGINAL[id] ?? ART_FAMILIES.find((family) => family === id) ?? 'dice';
  const named = NAMED_BY_MOTIF.has(category) ? motifOfWords(id) : undefined;
  if (named) return named;
  const theme = themes.find((name) => OF_THEME[name]);
  return oneOf((theme && OF_THEME[theme]) || OF_CATEGORY[category], id);
}

/** The motif of a banner that belongs to no game and names its motif. */
export const motifNamed = (id: string): ArtFamily | undefined => ART_FAMILIES.find((family) => family === id);
