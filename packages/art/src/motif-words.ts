import type { ArtFamily } from './art-direction.ts';
import { hashOf } from './random.ts';

/**
 * What the cover of a game may show if its title names one of these things, best first. Most things have a drawing of
 * their own; the others show what goes with them, never another creature. Words are listed without their plural s.
 */
const OF_THING: ReadonlyArray<readonly [words: string, ...motifs: ArtFamily[]]> = [
  // The sea
  ['shark', 'shark'],
  ['swordfish', 'swordfish'],
  ['kraken squid octopus', 'octopus'],
  ['crab crab-king', 'crab'],
  ['turtle turtle-king', 'turtle'],
  ['piranha', 'piranha'],
  ['crocodile', 'crocodile'],
  ['jellyfish', 'jellyfish'],
  ['whale', 'whale'],
  ['manta', 'manta'],
  ['carp koi', 'fish'],
  ['catfish', 'catfish'],
  ['treasure chest treasure-map', 'chest'],
  ['anchor harbour captain crew', 'anchor'],
  ['cannon lighthouse', 'ship', 'anchor'],
  ['mermaid seahorse shell', 'chest', 'anchor', 'jewel'],
  // Sport
  ['football-simulation', 'ball', 'esports', 'joystick'],
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
  ['horse-racing', 'horse', 'horseshoe'],
  ['motor-racing kart-racing car-race racer', 'helmet', 'joystick', 'trophy'],
  ['trophy', 'trophy'],
  ['football futsal beach-soccer', 'ball', 'goal', 'jersey', 'stadium', 'scoreboard', 'whistle'],
  ['striker goalkeeper dribbler penalty', 'ball', 'goal', 'jersey'],
  ['ice-hockey', 'puck', 'stick', 'jersey', 'scoreboard', 'whistle'],
  ['field-hockey floorball roller-hockey', 'stick', 'jersey', 'scoreboard', 'whistle', 'pennant'],
  ['whistle', 'whistle'],
  ['stadium', 'stadium', 'scoreboard'],
  ['sprinter champion marathon', 'trophy', 'pennant'],
  // Screens
  ['tactical-shooter', 'target', 'headset', 'esports'],
  ['rhythm-duel jukebox cadence', 'headset', 'microphone'],
  ['arena-battle', 'blades', 'shield', 'joystick'],
  ['last-one-standing', 'blades', 'headset', 'crown'],
  ['card-strategy', 'joker', 'ace'],
  ['space-strategy', 'rocket', 'planet', 'joystick'],
  // Tables
  ['omaha thirteen', 'royal', 'chips', 'ace', 'cards'],
  ['slave', 'crown', 'joker', 'royal'],
  ['checker', 'chess', 'domino', 'knight'],
  ['joker joker-cap clown puppet', 'joker'],
  // Animals
  ['dragon-egg hatchling', 'egg', 'dragon'],
  ['dragon-gate', 'gate', 'dragon'],
  ['dragon wyrm naga hydra serpent', 'dragon'],
  ['dragon-king dragon-queen dragon-scale dragon-drum', 'dragon'],
  ['tiger', 'tiger'],
  ['leopard jaguar', 'leopard'],
  ['panther', 'panther'],
  ['lion lion-dance', 'lion'],
  ['wolf werewolf', 'wolf'],
  ['fox', 'fox'],
  ['bear', 'bear'],
  ['monkey monkey-king macaque gorilla', 'monkey'],
  ['buffalo minotaur', 'buffalo'],
  ['unicorn', 'unicorn'],
  ['stallion mule pegasus centaur', 'horse'],
  ['reindeer rabbit tanuki', 'paw', 'clover', 'night'],
  ['elephant', 'elephant'],
  ['phoenix', 'phoenix'],
  ['garuda griffin falcon kinnari peacock crane raven owl toucan parrot', 'feathers'],
  ['toad', 'coins'],
  ['cobra', 'mask', 'pyramid'],
  // Slot themes
  ['pharaoh sphinx tomb', 'mask', 'pyramid'],
  ['pyramid obelisk', 'pyramid'],
  ['scarab nile sun-disc', 'mask', 'pyramid', 'jewel'],
  ['caravan oasis dune sand', 'pyramid'],
  ['fortune-cat', 'cat'],
  ['scroll spellbook rune', 'book'],
  ['crystal-ball oracle mirror', 'orb'],
  ['wand wizard magician fairy hermit', 'orb', 'potion', 'book'],
  ['potion alchemist witch', 'potion', 'orb'],
  ['crown queen throne shogun', 'crown'],
  ['bell temple-bell', 'bell'],
  ['temple shrine', 'temple', 'pagoda', 'idol'],
  ['mansion manor', 'night'],
  ['castle palace tea-house', 'pagoda', 'night'],
  ['colossus titan gorgon marble goddess', 'temple', 'bolt'],
  ['trident', 'bolt', 'shield'],
  ['coffin underworld', 'skull', 'night'],
  ['ingot coin money abacus red-packet', 'coins'],
  ['firecracker', 'firecracker'],
  ['seven', 'seven', 'slots', 'digits'],
  ['bar', 'slots', 'seven', 'bell'],
  ['jackpot', 'seven', 'slots', 'digits', 'coins'],
  ['reel spin', 'slots', 'seven'],
  ['galleon longship long-boat boat-race voyage', 'ship'],
  ['compass', 'ship', 'anchor', 'chest'],
  ['pirate buccaneer skeleton skull ghost', 'skull'],
  ['pumpkin scarecrow carnival', 'pumpkin'],
  ['vampire bat', 'night'],
  ['hammer berserker', 'hammer'],
  ['viking valkyrie', 'shield', 'hammer'],
  ['shield', 'shield'],
  ['katana cutlass', 'blades'],
  ['samurai ronin ninja', 'blades', 'gate'],
  ['fan geisha kite', 'fan'],
  ['rocket starship', 'rocket'],
  ['comet voyager meteor astronaut', 'rocket', 'planet'],
  ['galaxy satellite nebula moon-base', 'planet', 'rocket'],
  ['robot alien', 'rocket', 'planet'],
  ['donut', 'donut'],
  ['cupcake cookies macaron mochi', 'donut', 'sweet'],
  ['candy lollipop', 'sweet'],
  ['chocolate cream gummies caramel jelly', 'sweet', 'donut'],
  ['lotus orchid blossom', 'lotus'],
  ['melon lemon mango papaya', 'citrus'],
  ['durian mangosteen lychee coconut', 'citrus', 'fruit'],
  ['cherry cherries berries plum', 'fruit'],
  ['fruit', 'fruit', 'citrus'],
  ['lantern', 'lantern'],
  ['idol totem shaman', 'idol'],
  ['pickaxe nugget goldmine', 'nugget'],
  ['dynamite miner prospector mine-cart', 'nugget', 'chest', 'hammer'],
  ['sheriff saloon', 'target', 'horseshoe'],
  ['diamond', 'diamond'],
  ['rubies ruby', 'ruby'],
  ['sapphire', 'sapphire'],
  ['emerald', 'emerald'],
  ['topaz', 'topaz'],
  ['amethyst', 'amethyst'],
  ['jewel crystal opal', 'jewel', 'ruby', 'emerald', 'sapphire', 'amethyst', 'topaz', 'diamond'],
  ['wheel gem-wheel', 'wheel', 'jackpotwheel'],
];

/** What suits words that name no thing to draw; other motifs suit such a game as well. */
const OF_HINT: typeof OF_THING = [
  ['tale legend chapter', 'book'],
  ['golden-gate red-bridge', 'gate', 'pagoda'],
  ['treasures riches big-coin power-pot', 'chest', 'coins'],
  ['star light spin-up hammer-spin', 'slots', 'seven', 'crown'],
  ['station', 'rocket', 'planet'],
  ['shaft', 'nugget', 'chest', 'hammer'],
  ['western frontier', 'target', 'horseshoe'],
  ['coral reef', 'jellyfish', 'turtle', 'fish'],
  ['theatre stage party dance', 'microphone', 'headset', 'joker'],
  ['classic', 'bell', 'seven', 'slots'],
  ['forest garden grove tree wood', 'clover', 'lotus', 'potion'],
];

/** The longest entry, `last-one-standing`, has three words. */
const MAX_WORDS = 3;

type Motifs = readonly [ArtFamily, ...ArtFamily[]];

const byWord = (table: typeof OF_THING): ReadonlyMap<string, Motifs> =>
  new Map(
    table.flatMap(([words, first, ...rest]) =>
      first ? words.split(' ').map((word) => [word, [first, ...rest] as const] as const) : [],
    ),
  );
const THINGS = byWord(OF_THING);
const HINTS = byWord(OF_HINT);

/** One of the motifs, always the same for an id. */
export const oneOf = (motifs: Motifs, id: string): ArtFamily =>
  motifs[(hashOf(`motif ${id}`) >>> 4) % motifs.length] ?? motifs[0];

/** What ends a name within a title: “Whale & Mermaid of the Calm Sea” has three. */
const BREAK = /&|\b(?:of|to|at|in|on|under)\b/u;

/** The names in a title, each as its words in lower case. */
const namesIn = (title: string): string[][] =>
  title
    .toLowerCase()
    .split(BREAK)
    .map((part) => part.match(/[\p{L}\p{N}]+/gu) ?? []);

/**
 * The motifs of the last phrase that one of the tables has, if it is this table; of phrases with the same end, the
 * longest counts.
 */
function lastOf(words: readonly string[], table: ReadonlyMap<string, Motifs>): Motifs | undefined {
  let end = words.length;
  while (end > 0) {
    const known = Array.from({ length: MAX_WORDS }, (_, index) => MAX_WORDS - index)
      .filter((length) => length <= end)
      .flatMap((length) => {
        const phrase = words.slice(end - length, end).join('-');
        const singular = phrase.replace(/s$/u, '');
        const hint = HINTS.get(phrase) ?? (THINGS.has(phrase) ? undefined : HINTS.get(singular));
        const motifs = hint ?? THINGS.get(phrase) ?? THINGS.get(singular);
        return motifs ? [{ motifs, table: hint ? HINTS : THINGS, length }] : [];
      })
      .at(0);
    if (known?.table === table) return known.motifs;
    end -= known?.length ?? 1;
  }
  return undefined;
}

const found = (title: string, table: ReadonlyMap<string, Motifs>): Motifs[] =>
  namesIn(title).flatMap((words) => {
    const motifs = lastOf(words, table);
    return motifs ? [motifs] : [];
  });

/**
 * The motifs of the things that a title names, a group for each name in it. A noun decides over the words before it: a
 * temple monkey is a monkey.
 */
export const motifsOfThings = (title: string): Motifs[] => found(title, THINGS);

/** The motifs that other words of a title suggest. */
export const motifsOfHints = (title: string): Motifs[] => found(title, HINTS);
