import { createCanvas } from './canvas.ts';
import type { ArtFamily, ArtPalette } from './art-direction.ts';
import { motifs } from './motifs/all.ts';
import { paletteOf } from './palette.ts';
import { hashOf, randomOf } from './random.ts';

/** Motifs are drawn within a radius of about 200, their glow and shadow a little beyond. */
const REACH = 235;

/** A motif alone on a transparent ground, as an SVG document. Deterministic. */
export function motifArt({
  id,
  family,
  palette,
}: {
  id: string;
  family: ArtFamily;
  palette: ArtPalette;
}): string {
  const painter = {
    canvas: createCanvas(`m${hashOf(`${id}${family}`).toString(36)}-`),
    colors: paletteOf(palette.hue, palette.accentHue),
    random: randomOf(`${family}/${id}`),
  };
  const motif = motifs[family](painter);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}"><defs>${painter.canvas.definitions()}</defs>${motif}</svg>`;
}
