import { hashOf } from './random.ts';
import { SCENES, type Scene } from './scenes.ts';

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
] as const;
export type ArtFamily = (typeof ART_FAMILIES)[number];

export type ArtPalette = { hue: number; accentHue: number };

/** What makes two covers tell apart at a glance. */
export type ArtDirection = ArtPalette & { scene: Scene; mirrored: boolean };

/** Covers that stand side by side at the top of a lobby, composed as a set instead of drawn by lot. */
const COMPOSED: Readonly<Record<string, ArtDirection>> = {
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
};

/** Under water there are no curtains. */
const SCENES_OF: Partial<Record<ArtFamily, readonly Scene[]>> = {
  fish: ['rays', 'nebula', 'bokeh', 'rings', 'spotlights'],
};

/** The golden angle: numbers in a row land as far from each other on the colour wheel as can be. */
const GOLDEN_ANGLE = 137.508;

/** Drawn from the id; ids that differ in their number only are sent far apart. */
export function artDirection(id: string, family: ArtFamily, palette?: ArtPalette): ArtDirection {
  const composed = palette ? undefined : COMPOSED[id];
  if (composed) return composed;
  const [, stem = id, digits = ''] = /^(.*?)(\d*)$/.exec(id) ?? [];
  const place = Number(digits.slice(-6));
  const seed = hashOf(stem);
  const hue = Math.round((seed % 360) + place * GOLDEN_ANGLE) % 360;
  const spread = [150, 60, 205, 290][(seed >>> 9) % 4] ?? 150;
  const scenes = SCENES_OF[family] ?? SCENES;
  return {
    hue: palette?.hue ?? hue,
    accentHue: palette?.accentHue ?? (hue + spread) % 360,
    scene: scenes[((seed >>> 12) + place * 3) % scenes.length] ?? 'rays',
    mirrored: (((seed >>> 20) + place) & 1) === 1,
  };
}
