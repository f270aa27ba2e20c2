import { randomOf } from './random.ts';

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
] as const;
export type ArtFamily = (typeof ART_FAMILIES)[number];

export type ArtPalette = { hue: number; accentHue: number };

export type ArtRequest = {
  /** Seeds everything: the same id always paints the same picture. */
  id: string;
  family: ArtFamily;
  palette?: ArtPalette | undefined;
  width: number;
  height: number;
};

/** Key art of a game as an SVG document. Pure and deterministic; refers to nothing outside of itself, holds no text. */
export function gameArt({ id, palette, width, height }: ArtRequest): string {
  const random = randomOf(id);
  const hue = palette?.hue ?? Math.floor(random.between(0, 360));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" preserveAspectRatio="xMidYMid slice" width="${width}" height="${height}"><defs><linearGradient id="a" x2="0.3" y2="1"><stop stop-color="hsl(${hue},70%,50%)"/><stop offset="1" stop-color="hsl(${hue + 40},70%,15%)"/></linearGradient></defs><rect width="600" height="800" fill="url(#a)"/></svg>`;
}
