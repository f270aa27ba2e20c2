import { ART_FAMILIES, type ArtFamily } from './art-direction.ts';
import { motifsOfHints, motifsOfThings, oneOf } from './motif-words.ts';

type Motifs = readonly [ArtFamily, ...ArtFamily[]];

/** Motifs of any contest between teams. */
const MATCHDAY = ['trophy', 'stadium', 'jersey', 'scoreboard', 'whistle', 'pennant'] as const;

/** Motifs per category, for games whose name and theme suggest none, and as a reserve for the others. */
const OF_CATEGORY = {
  bgs: ['dice'],
  lott: [
    'lottery',
    'drum',
    'ticket',
    'clover',
    'digits',
    'lantern',
    'horseshoe',
    'cat',
    'coins',
    'orb',
    'seven',
  ],
  elott: [
    'lottery',
    'drum',
    'ticket',
    'clover',
    'digits',
    'coins',
    'seven',
    'orb',
    'cat',
    'horseshoe',
    'crown',
  ],
  live: ['cards', 'royal', 'ace', 'shoe', 'chips', 'crown', 'microphone', 'coins', 'lantern', 'orb', 'bell'],
  sports: [...MATCHDAY, 'bolt', 'target', 'coins', 'crown'],
  fish: [
    'fish',
    'shark',
    'octopus',
    'crab',
    'turtle',
    'piranha',
    'manta',
    'chest',
    'jellyfish',
    'whale',
    'anchor',
  ],
  rng: ['slots', 'jewel', 'crown', 'clover', 'chest', 'coins', 'bell', 'seven', 'orb', 'fruit', 'lantern'],
  pvp: ['cards', 'royal', 'chips', 'joker', 'ace', 'domino', 'trophy', 'crown', 'coins', 'knight', 'seven'],
  esports: [
    'esports',
    'headset',
    'joystick',
    'target',
    'blades',
    'rocket',
    'trophy',
    'scoreboard',
    'crown',
    'shield',
    'bolt',
  ],
  cockfight: [
    'rooster',
    'crower',
    'duel',
    'spur',
    'feathers',
    'arena',
    'trophy',
    'pennant',
    'drum',
    'scoreboard',
    'lantern',
  ],
} as const satisfies Record<string, Motifs>;
export type ArtCategory = keyof typeof OF_CATEGORY;

/** In-house games whose motif has another name. */
const OF_ORIGINAL: Readonly<Record<string, ArtFamily>> = {
  blackjack: 'ace',
  baccarat: 'shoe',
  'nine-lanterns': 'lantern',
  crash: 'rocket',
};

/** Categories whose titles name what a game is about; elsewhere they are those of towns, studios and rooms. */
const NAMED_BY_MOTIF: ReadonlySet<ArtCategory> = new Set(['rng', 'fish', 'sports', 'esports']);

/** Categories whose themes name the game that is played. */
const PLAYED_BY_THEME: ReadonlySet<ArtCategory> = new Set(['live', 'pvp']);

/** What shows that a game is played at a table; nothing else may stand for it. */
const OF_TABLE: Readonly<Record<string, Motifs>> = {
  baccarat: ['hands', 'shoe', 'cards', 'ace', 'chips'],
  'dragon-tiger': ['rivals', 'dragon', 'tiger'],
  roulette: ['roulette', 'layout'],
  wheel: ['wheel', 'jackpotwheel'],
  'sic-bo': ['dome', 'dice'],
  dice: ['dice', 'dome'],
  'fish-prawn-crab': ['emblemdice', 'crab', 'fish'],
  blackjack: ['ace', 'cards', 'chips', 'shoe', 'hands'],
  poker: ['royal', 'cards', 'chips', 'ace', 'joker'],
  rummy: ['royal', 'joker', 'cards', 'ace'],
  'pok-deng': ['cards', 'ace', 'chips', 'royal', 'hands'],
  nine: ['cards', 'ace', 'chips', 'royal', 'joker', 'hands'],
  'three-card-nine': ['royal', 'cards', 'joker', 'chips', 'ace', 'hands'],
  'high-card': ['ace', 'crown', 'royal', 'cards', 'chips', 'joker'],
  chess: ['chess', 'knight'],
  mahjong: ['mahjong', 'domino'],
};

/** Themes that have their own motifs, whatever the category. */
const OF_THEME: Readonly<Record<string, Motifs>> = {
  'classic-reels': ['slots', 'seven', 'bell', 'digits', 'citrus', 'coins', 'crown'],
  retro: ['slots', 'seven', 'bell', 'joker', 'coins', 'fruit'],
  shedding: ['crown', 'joker', 'cards', 'royal'],
  'fan-tan': ['dome', 'chips', 'lantern'],
  wheel: ['wheel', 'coins', 'crown', 'microphone', 'seven'],
  dice: ['dice', 'dome', 'dome', 'chips'],
  ocean: ['fish', 'octopus', 'turtle', 'chest', 'jellyfish', 'whale', 'ship'],
  space: ['rocket', 'planet', 'planet', 'orb'],
  matchday: ['ball', 'trophy', 'whistle', 'stadium'],
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
  football: ['ball', 'goal', 'ball', 'jersey', 'whistle'],
  futsal: ['ball', 'goal', 'scoreboard', 'whistle'],
  'beach-soccer': ['ball', 'goal', 'pennant', 'jersey'],
  'ice-hockey': ['puck', 'stick', 'puck', 'jersey'],
  'field-hockey': ['stick', 'stadium', 'pennant', 'jersey'],
  floorball: ['stick', 'scoreboard', 'jersey'],
  'roller-hockey': ['stick', 'jersey', 'whistle'],
  colours: ['wheel', 'clover', 'chips'],
};

export type ArtSubject = {
  id: string;
  category: ArtCategory;
  themes: readonly string[];
  /** By language; without an English one, the words are those of the id after the vendor's name. */
  names?: Readonly<Partial<Record<string, string>>>;
};

/** The motifs in the order in which a game prefers them. */
const preferred = (motifs: Motifs, id: string): ArtFamily[] => {
  const from = motifs.indexOf(oneOf(motifs, id));
  return [...motifs.slice(from), ...motifs.slice(0, from)];
};

/** The words of a game's title. */
const titleOf = ({ id, names }: ArtSubject): string =>
  names?.['EN'] ?? id.slice(id.indexOf('-') + 1).replaceAll('-', ' ');

const inOrder = (groups: readonly Motifs[], id: string): readonly [ArtFamily, ...ArtFamily[]] | undefined => {
  const [first, ...others] = new Set(groups.flatMap((group) => preferred(group, id)));
  return first && [first, ...others];
};

/** The motifs of what a game is named after, best first; undefined if its name is no thing that can be drawn. */
export function motifsNamedBy(subject: ArtSubject): readonly [ArtFamily, ...ArtFamily[]] | undefined {
  const { id, category, themes } = subject;
  if (category === 'bgs') return [OF_ORIGINAL[id] ?? ART_FAMILIES.find((family) => family === id) ?? 'dice'];
  const tables = themes.flatMap((theme) => (OF_TABLE[theme] ? [OF_TABLE[theme]] : []));
  return inOrder(
    [
      ...(NAMED_BY_MOTIF.has(category) ? motifsOfThings(titleOf(subject)) : []),
      ...(PLAYED_BY_THEME.has(category) ? tables : []),
    ],
    id,
  );
}

/**
 * The motifs that may stand for a game, without duplicates, best first: those of the things that its title names, else
 * those that other words, its themes and its category suggest.
 */
export function artMotifsOf(subject: ArtSubject): readonly [ArtFamily, ...ArtFamily[]] {
  const { id, category, themes } = subject;
  const suggested = [
    ...(NAMED_BY_MOTIF.has(category) ? motifsOfHints(titleOf(subject)) : []),
    ...themes.flatMap((theme) => (OF_THEME[theme] ? [OF_THEME[theme]] : [])),
    OF_CATEGORY[category],
  ];
  return motifsNamedBy(subject) ?? inOrder(suggested, id) ?? ['dice'];
}

/** The motif of a game's key art by itself; a list may choose another one of its motifs beside other games. */
export const artFamilyOf = (subject: ArtSubject): ArtFamily => artMotifsOf(subject)[0];

/** The motif of a banner that belongs to no game and names its motif. */
export const motifNamed = (id: string): ArtFamily | undefined => ART_FAMILIES.find((family) => family === id);
