import { hashOf } from './random.ts';
import { EXTRAS, type Extra } from './extras.ts';
import { SCENES, TONES, type Scene, type Tone } from './scenes.ts';

export const ART_FAMILIES = [
  'dice',
  'mines',
  'slots',
  'cards',
  'ball',
  'fish',
  'wheel',
  'rocket',
  'lottery',
  'chess',
  'rooster',
  'esports',
  'plinko',
  'jewel',
  'fruit',
  'pyramid',
  'nugget',
  'sweet',
  'lantern',
  'egg',
  'gate',
  'potion',
  'anchor',
  'shield',
  'night',
  'paw',
  'idol',
  'bolt',
  'shark',
  'octopus',
  'crab',
  'piranha',
  'turtle',
  'jellyfish',
  'whale',
  'manta',
  'chest',
  'basketball',
  'volleyball',
  'takraw',
  'snooker',
  'golf',
  'trophy',
  'tennis',
  'glove',
  'shuttle',
  'cricket',
  'paddle',
  'helmet',
  'horseshoe',
  'royal',
  'ace',
  'chips',
  'shoe',
  'dome',
  'joker',
  'crown',
  'microphone',
  'roulette',
  'headset',
  'target',
  'joystick',
  'blades',
  'crower',
  'duel',
  'spur',
  'feathers',
  'arena',
  'mahjong',
  'domino',
  'knight',
  'drum',
  'ticket',
  'clover',
  'digits',
  'dragon',
  'tiger',
  'wolf',
  'phoenix',
  'elephant',
  'mask',
  'temple',
  'pagoda',
  'book',
  'bell',
  'coins',
  'seven',
  'citrus',
  'donut',
  'pumpkin',
  'cat',
  'orb',
  'planet',
  'hammer',
  'fan',
  'skull',
  'ship',
  'lotus',
  'limbo',
  'keno',
  'hilo',
  'towers',
  'whistle',
  'stadium',
  'jersey',
  'scoreboard',
  'pennant',
  'goal',
  'stick',
  'puck',
  'crocodile',
  'swordfish',
  'catfish',
  'unicorn',
  'horse',
  'panther',
  'leopard',
  'lion',
  'fox',
  'monkey',
  'bear',
  'buffalo',
  'amethyst',
  'ruby',
  'emerald',
  'sapphire',
  'topaz',
  'diamond',
  'hands',
  'rivals',
  'jackpotwheel',
  'layout',
  'emblemdice',
  'firecracker',
] as const;
export type ArtFamily = (typeof ART_FAMILIES)[number];

export type ArtPalette = { hue: number; accentHue: number };

/** The properties that make two covers easy to tell apart. */
export type ArtDirection = ArtPalette & {
  scene: Scene;
  tone: Tone;
  extra: Extra;
  mirrored: boolean;
  pose: Pose;
};
/** Position, rotation in degrees and scale of a motif. */
type Pose = { x: number; y: number; turned: number; scale: number };

/** The motif in its original position. */
const STILL = { tone: 'deep', extra: 'none', pose: { x: 0, y: 0, turned: 0, scale: 1 } } as const;
const POSES: readonly [Pose, ...Pose[]] = [
  { x: 0, y: 0, turned: 0, scale: 1 },
  { x: -16, y: -14, turned: -7, scale: 1.06 },
  { x: 14, y: 6, turned: 6, scale: 0.92 },
  { x: 12, y: 10, turned: 4, scale: 1.1 },
  { x: 0, y: 14, turned: 0, scale: 0.86 },
  { x: -14, y: 4, turned: -4, scale: 1.05 },
  { x: 0, y: -20, turned: 9, scale: 1 },
];

/** Covers at the top of a lobby, designed as a set rather than derived from their ids. */
const COMPOSED: Readonly<Record<string, Omit<ArtDirection, keyof typeof STILL>>> = {
  dice: { hue: 285, accentHue: 12, scene: 'rays', mirrored: false },
  mines: { hue: 250, accentHue: 162, scene: 'nebula', mirrored: false },
  limbo: { hue: 190, accentHue: 330, scene: 'rings', mirrored: false },
  crash: { hue: 18, accentHue: 60, scene: 'nebula', mirrored: true },
  plinko: { hue: 328, accentHue: 170, scene: 'bokeh', mirrored: false },
  keno: { hue: 150, accentHue: 300, scene: 'spotlights', mirrored: false },
  wheel: { hue: 265, accentHue: 330, scene: 'shards', mirrored: false },
  hilo: { hue: 215, accentHue: 40, scene: 'floor', mirrored: false },
  roulette: { hue: 28, accentHue: 150, scene: 'velvet', mirrored: true },
  blackjack: { hue: 160, accentHue: 270, scene: 'velvet', mirrored: false },
  baccarat: { hue: 355, accentHue: 220, scene: 'bokeh', mirrored: true },
  slots: { hue: 310, accentHue: 355, scene: 'rays', mirrored: false },
  'nine-lanterns': { hue: 355, accentHue: 60, scene: 'bokeh', mirrored: false },
  towers: { hue: 235, accentHue: 175, scene: 'rings', mirrored: false },
};

/** Indoor and city scenes do not suit sea animals. */
const WATER_SCENES: readonly Scene[] = [
  'reef',
  'rays',
  'nebula',
  'reef',
  'bokeh',
  'rings',
  'scales',
  'spotlights',
];
const AQUATIC: ReadonlySet<ArtFamily> = new Set([
  'fish',
  'shark',
  'octopus',
  'crab',
  'piranha',
  'turtle',
  'jellyfish',
  'whale',
  'manta',
  'crocodile',
  'swordfish',
  'catfish',
]);
/** Only sea animals get the reef. */
const LAND_SCENES = SCENES.filter((scene) => scene !== 'reef');

/** The golden angle: spreads consecutive numbers as far apart on the colour wheel as possible. */
const GOLDEN_ANGLE = 137.508;

/** Derived from the id; ids that differ only in their number get very different hues. */
export function artDirection(id: string, family: ArtFamily, palette?: ArtPalette): ArtDirection {
  const composed = palette ? undefined : COMPOSED[id];
  if (composed) return { ...STILL, ...composed };
  const [, stem = id, digits = ''] = /^(.*?)(\d*)$/.exec(id) ?? [];
  const serial = Number(digits.slice(-6));
  const seed = hashOf(stem);
  const hue = Math.round((seed % 360) + serial * GOLDEN_ANGLE) % 360;
  const spread = [150, 60, 205, 290][(seed >>> 9) % 4] ?? 150;
  const scenes = AQUATIC.has(family) ? WATER_SCENES : LAND_SCENES;
  const look = hashOf(`${stem}/${serial}`);
  return {
    hue: palette?.hue ?? hue,
    accentHue: palette?.accentHue ?? (hue + spread) % 360,
    scene: scenes[((seed >>> 12) + serial * 3) % scenes.length] ?? 'rays',
    tone: TONES[look % TONES.length] ?? 'deep',
    extra: EXTRAS[(look >>> 5) % EXTRAS.length] ?? 'none',
    mirrored: (((seed >>> 20) + serial) & 1) === 1,
    pose: POSES[(look >>> 12) % POSES.length] ?? POSES[0],
  };
}
