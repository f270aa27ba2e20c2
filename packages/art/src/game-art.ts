import { artDirection, type ArtFamily, type ArtPalette } from './art-direction.ts';
import { createCanvas, n, point } from './canvas.ts';
import { paintExtra } from './extras.ts';
import { motifs, SIGNED } from './motifs/all.ts';
import { FOCUS, SHEET, type Painter } from './painter.ts';
import { paletteOf } from './palette.ts';
import { hashOf, randomOf } from './random.ts';
import { backdrop, foreground, halo, paintScene } from './scenes.ts';
import { studioFrame } from './studio-frames.ts';

export { ART_FAMILIES, type ArtFamily } from './art-direction.ts';

export type ArtRequest = {
  /** The seed: the same id always gives the same picture. */
  id: string;
  family: ArtFamily;
  palette?: ArtPalette | undefined;
  /** The code of the studio whose frame the cover gets; games of the house have none. */
  studio?: string | undefined;
  width: number;
  height: number;
};

const GROUND_LIGHTNESS = 0.34;

/** The colour shown until the key art has loaded, as `#rrggbb`. */
export function groundColor(id: string, family: ArtFamily): string {
  const { hue, accentHue } = artDirection(id, family);
  return paletteOf(hue, accentHue).room(GROUND_LIGHTNESS);
}

/** Key art of a game as an SVG document. Deterministic and self-contained, without text. */
export function gameArt({ id, family, palette, studio, width, height }: ArtRequest): string {
  const { hue, accentHue, scene, tone, extra, mirrored, pose } = artDirection(id, family, palette);
  const flip = mirrored && !SIGNED.has(family) ? -1 : 1;
  const painter: Painter = {
    canvas: createCanvas(`a${hashOf(`${id}${family}`).toString(36)}-`),
    colors: paletteOf(hue, accentHue),
    random: randomOf(`${family}/${id}`),
  };
  const layers = [
    backdrop(painter, tone),
    paintScene[scene](painter),
    halo(painter),
    paintExtra[extra](painter),
    `<g transform="translate(${point(FOCUS.x + pose.x, FOCUS.y + pose.y)}) rotate(${pose.turned}) scale(${n(flip * pose.scale)} ${pose.scale})">${motifs[family](painter)}</g>`,
    foreground(painter),
    studio ? studioFrame(painter, studio) : '',
  ].join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}" width="${width}" height="${height}" ` +
    `preserveAspectRatio="xMidYMid slice"><defs>${painter.canvas.definitions()}</defs>${layers}</svg>`
  );
}
