import type { ArtFamily } from './art-direction.ts';
import { hashOf } from './random.ts';

/** What a word in a game's id is painted as; of two words the earlier entry counts. Words are without their plural s. */
const OF_WORD: readonly (readonly [words: string, ...motifs: ArtFamily[]])[] = [
  // The sea
  ['shark swordfish', 'shark'],
  ['kraken squid octopus', 'octopus'],
  ['crab prawn', 'crab'],
  ['turtle', 'turtle'],
  ['piranha crocodile', 'piranha'],
  ['jellyfish', 'jellyfish'],
  ['whale', 'whale'],
  ['manta', 'manta'],
  ['carp catfish koi', 'fish'],
  ['treasure chest', 'chest'],
  ['anchor harbour captain crew', 'anchor'],
  // Sport
  ['football-simulation', 'ball', 'esports'],
  ['basketball', 'basketball'],
  ['table-tennis', 'paddle'],
  ['tennis', 'tennis'],
  ['volleyball', 'volleyball'],
  ['takraw', 'takraw'],
  ['cricket', 'cricket'],
  ['snooker', 'snooker'],
  ['golf', 'golf'],
  ['badminton', 'shuttle'],
  ['boxer muay-thai street-fighting', 'glove'],
  ['horse-racing stallion mule', 'horseshoe', 'knight'],
  ['motor-racing kart-racing car-race racer', 'helmet'],
  ['trophy champion-spin', 'trophy'],
  ['football futsal striker goalkeeper dribbler penalty', 'ball', 'ball', 'trophy'],
  // Screens
  ['tactical-shooter', 'target'],
  ['rhythm-duel jukebox cadence', 'headset', 'microphone'],
  ['arena-battle', 'blades', 'shield'],
  ['last-one-standing', 'blades', 'headset', 'crown'],
  ['card-strategy', 'joker', 'ace'],
  ['space-strategy rocket starship comet voyager', 'rocket'],
  // Tables
  ['omaha thirteen', 'royal', 'chips', 'ace', 'cards'],
  ['slave', 'crown', 'joker', 'royal'],
  ['checker', 'chess', 'domino', 'knight'],
  ['joker clown', 'joker'],
  // What slots are about
  ['crown king queen', 'crown'],
  ['seven jackpot', 'slots', 'digits'],
  ['dragon-egg hatchling', 'egg'],
  ['lantern', 'lantern'],
  ['cherry cherries berries', 'fruit'],
  ['pyramid obelisk', 'pyramid'],
  ['idol totem', 'idol'],
  ['shield', 'shield'],
  ['potion alchemist', 'potion'],
  ['katana cutlass samurai ronin', 'blades'],
  ['candy lollipop', 'sweet'],
  ['pickaxe nugget goldmine', 'nugget'],
  ['diamond rubie ruby sapphire emerald opal topaz amethyst jewel crystal', 'jewel'],
  ['moon vampire bat', 'night'],
];

const LISTED: ReadonlyArray<readonly [pattern: RegExp, motifs: readonly ArtFamily[]]> = OF_WORD.flatMap(
  ([words, ...motifs]) => words.split(' ').map((word) => [new RegExp(`-${word}s?(?:-|$)`), motifs] as const),
);

/** One of the motifs, always the same for an id. */
export const oneOf = (motifs: readonly [ArtFamily, ...ArtFamily[]], id: string): ArtFamily =>
  motifs[(hashOf(`motif ${id}`) >>> 4) % motifs.length] ?? motifs[0];

/** What the name in an id such as `vendor-golden-shark` is painted as; the vendor's own name does not count. */
export function motifOfWords(id: string): ArtFamily | undefined {
  const found = LISTED.find(([pattern]) => pattern.test(id));
  const [first, ...rest] = found?.[1] ?? [];
  return first && oneOf([first, ...rest], id);
}
