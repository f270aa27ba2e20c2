import type { ArtFamily } from './art-direction.ts';
import { hashOf } from './random.ts';

/**
 * The motifs for words of a game's title; if two words match, those of the earlier entry come first. Words are listed
 * without their plural s.
 */
const OF_WORD: ReadonlyArray<readonly [words: string, ...motifs: ArtFamily[]]> = [
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
  ['whistle', 'whistle'],
  ['stadium', 'stadium', 'scoreboard'],
  ['sprinter champion marathon', 'trophy', 'pennant'],
  ['lion', 'tiger', 'paw'],
  ['bear buffalo reindeer rabbit gorilla macaque tanuki', 'paw', 'wolf', 'elephant'],
  ['raven owl toucan', 'feathers', 'phoenix'],
  ['unicorn pegasus centaur', 'knight', 'horseshoe'],
  ['durian mangosteen lychee coconut', 'citrus', 'fruit', 'citrus'],
  ['wand wizard magician fairy hermit', 'orb', 'potion', 'book'],
  ['chocolate cream gummies caramel jelly', 'sweet', 'donut'],
  ['firecracker red-packet', 'lantern', 'coins', 'bolt'],
  ['scarab nile', 'mask', 'pyramid'],
  ['caravan oasis dune sand', 'pyramid', 'mask', 'book'],
  ['coffin underworld', 'skull', 'night'],
  ['dynamite miner prospector mine-cart shaft', 'nugget', 'chest', 'hammer'],
  ['sheriff saloon western frontier', 'target', 'horseshoe'],
  ['robot alien station', 'rocket', 'planet'],
  ['trident', 'bolt', 'shield'],
  ['mermaid seahorse shell coral reef', 'jellyfish', 'turtle', 'fish'],
  ['cannon lighthouse', 'ship', 'anchor'],
  ['theatre stage party dance', 'microphone', 'headset', 'joker'],
  ['bar classic', 'bell', 'seven', 'slots'],
  ['forest garden grove tree wood', 'clover', 'lotus', 'potion'],
];

/** The longest entry, `last-one-standing`, has three words. */
const MAX_WORDS = 3;

type Motifs = readonly [ArtFamily, ...ArtFamily[]];
const RANKED: ReadonlyMap<string, { rank: number; motifs: Motifs }> = new Map(
  OF_WORD.flatMap(([words, first, ...rest], rank) => {
    if (!first) return [];
    const entry = { rank, motifs: [first, ...rest] as const };
    return words.split(' ').map((word) => [word, entry] as const);
  }).toReversed(),
);

/** One of the motifs, always the same for an id. */
export const oneOf = (motifs: Motifs, id: string): ArtFamily =>
  motifs[(hashOf(`motif ${id}`) >>> 4) % motifs.length] ?? motifs[0];

/** The words of a title in lower case. */
export const wordsOf = (title: string): string[] => title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The groups of motifs that words of a title suggest, most telling first. */
export function motifsOfWords(words: readonly string[]): Motifs[] {
  const found = new Map<number, Motifs>();
  for (let from = 0; from < words.length; from += 1)
    for (let length = 1; length <= MAX_WORDS && from + length <= words.length; length += 1) {
      const phrase = words.slice(from, from + length).join('-');
      const entry =
        RANKED.get(phrase) ?? (phrase.endsWith('s') ? RANKED.get(phrase.slice(0, -1)) : undefined);
      if (entry) found.set(entry.rank, entry.motifs);
    }
  return [...found].toSorted(([one], [other]) => one - other).map(([, motifs]) => motifs);
}
