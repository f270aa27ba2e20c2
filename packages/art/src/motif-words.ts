import type { ArtFamily } from './art-direction.ts';
import { hashOf } from './random.ts';

/**
 * The motif for each word in a game's id; if two words match, the earlier entry wins. Words are listed without their
 * plural s.
 */
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
  ['sea-dragon', 'dragon', 'fish'],
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
  // Slot themes
  ['dragon-egg hatchling', 'egg', 'dragon'],
  ['dragon-gate golden-gate red-bridge', 'gate', 'pagoda'],
  ['dragon wyrm naga hydra serpent', 'dragon'],
  ['leopard jaguar panther tiger', 'tiger', 'tiger', 'paw'],
  ['wolf werewolf fox', 'wolf'],
  ['phoenix garuda griffin falcon kinnari peacock crane', 'phoenix', 'phoenix', 'feathers'],
  ['elephant', 'elephant'],
  ['pharaoh sphinx tomb cobra', 'mask'],
  ['pyramid obelisk', 'pyramid'],
  ['fortune-cat', 'cat'],
  ['monkey-king dragon-king', 'crown', 'mask'],
  ['scroll spellbook rune tale legend chapter', 'book'],
  ['crystal-ball oracle mirror', 'orb'],
  ['crown queen throne shogun', 'crown'],
  ['temple-bell bell', 'bell'],
  ['temple shrine', 'temple', 'pagoda', 'idol'],
  ['mansion castle palace tea-house', 'pagoda', 'night'],
  ['colossus titan gorgon minotaur marble goddess', 'temple', 'bolt'],
  ['ingot coin money riches toad abacus', 'coins'],
  ['seven jackpot', 'seven', 'slots', 'digits'],
  ['star spin reel light', 'slots', 'seven', 'crown'],
  ['galleon longship long-boat boat-race voyage', 'ship'],
  ['pirate buccaneer skeleton skull ghost', 'skull'],
  ['pumpkin scarecrow carnival', 'pumpkin'],
  ['hammer berserker', 'hammer'],
  ['galaxy satellite nebula moon-base meteor astronaut', 'planet', 'rocket'],
  ['donut cupcake cookies macaron mochi', 'donut'],
  ['fan geisha blossom kite', 'fan'],
  ['lotus orchid blossom', 'lotus'],
  ['melon lemon mango papaya', 'citrus'],
  ['lantern', 'lantern'],
  ['cherry cherries berries plum', 'fruit'],
  ['idol totem shaman', 'idol'],
  ['shield viking valkyrie', 'shield', 'hammer'],
  ['potion alchemist witch', 'potion', 'orb'],
  ['katana cutlass samurai ronin ninja', 'blades', 'gate'],
  ['candy lollipop', 'sweet'],
  ['pickaxe nugget goldmine', 'nugget'],
  ['diamond rubies sapphire emerald opal topaz amethyst jewel crystal', 'jewel'],
  ['vampire bat', 'night'],
  ['treasure-map compass', 'chest', 'ship'],
  ['wheel', 'wheel'],
];

const LISTED: ReadonlyArray<readonly [pattern: RegExp, motifs: readonly ArtFamily[]]> = OF_WORD.flatMap(
  ([words, ...motifs]) => words.split(' ').map((word) => [new RegExp(`-${word}s?(?:-|$)`), motifs] as const),
);

/** One of the motifs, always the same for an id. */
export const oneOf = (motifs: readonly [ArtFamily, ...ArtFamily[]], id: string): ArtFamily =>
  motifs[(hashOf(`motif ${id}`) >>> 4) % motifs.length] ?? motifs[0];

/** The motif for the name in an id such as `vendor-golden-shark`; ignores the vendor's own name. */
export function motifOfWords(id: string): ArtFamily | undefined {
  const found = LISTED.find(([pattern]) => pattern.test(id));
  const [first, ...rest] = found?.[1] ?? [];
  return first && oneOf([first, ...rest], id);
}
