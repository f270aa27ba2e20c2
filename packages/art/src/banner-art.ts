import { artDirection, type ArtFamily } from './art-direction.ts';
import { createCanvas, n } from './canvas.ts';
import { motifs, SIGNED } from './motifs/all.ts';
import { FOCUS, type Painter } from './painter.ts';
import { paletteOf } from './palette.ts';
import { hashOf, randomOf } from './random.ts';
import { halo, paintScene } from './scenes.ts';

/** Banner formats: a strip for wide screens, 16:9 for phones and cards. The text goes on the left. */
const SHEETS = {
  wide: { width: 1440, height: 450, x: 1085, y: 228, motif: 0.98, scene: 1.95, calm: [0.36, 0.66] },
  phone: { width: 720, height: 405, x: 552, y: 200, motif: 0.76, scene: 1.4, calm: [0.2, 0.6] },
} as const;
export type BannerShape = keyof typeof SHEETS;
type Sheet = (typeof SHEETS)[BannerShape];

/** Height divided by width. */
export const BANNER_RATIOS: Readonly<Record<BannerShape, number>> = { wide: 5 / 16, phone: 9 / 16 };

export type BannerArtRequest = { id: string; family: ArtFamily; shape: BannerShape; width: number };

/** Dark behind the text, bright behind the motif. */
function room({ canvas, colors }: Painter, { width, height, x, y }: Sheet): string {
  const rect = `<rect width="${width}" height="${height}"`;
  const across = canvas.linear(
    [
      [0, colors.room(0.25)],
      [0.45, colors.room(0.31)],
      [0.75, colors.room(0.42)],
      [1, colors.room(0.22)],
    ],
    [0, 0.4],
    [1, 0.6],
  );
  const veil = (centre: readonly [number, number], radius: number, strength: number): string =>
    `${rect} fill="${canvas.radial(
      [
        [0, colors.accent(0.55), strength],
        [0.5, colors.accent(0.42), strength * 0.4],
        [1, colors.accent(0.3), 0],
      ],
      centre,
      radius,
    )}"/>`;
  return `${rect} fill="${across}"/>${veil([x / width + 0.2, -0.05], 0.5, 0.85)}${veil([0.06, 1.1], 0.55, 0.5)}${veil([x / width, y / height], 0.26, 0.35)}`;
}

/** The scene of the game's cover around the motif, fading out towards the text. */
function stage(painter: Painter, sheet: Sheet, scene: keyof typeof paintScene): string {
  const { canvas } = painter;
  const [from, to] = sheet.calm;
  const fade = canvas.linear(
    [
      [from, '#fff', 0],
      [to, '#fff', 0.95],
    ],
    [0, 0],
    [1, 0],
  );
  const mask = canvas.mask(`<rect width="${sheet.width}" height="${sheet.height}" fill="${fade}"/>`);
  const place = `translate(${sheet.x} ${sheet.y}) scale(${sheet.scene}) translate(${-FOCUS.x} ${-FOCUS.y})`;
  return `<g mask="${mask}"><g transform="${place}">${paintScene[scene](painter)}${halo(painter)}</g></g>`;
}

/** Glitter across the whole picture, sparser behind the text. */
function dust({ canvas, colors, random }: Painter, { width, height, x }: Sheet): string {
  const soft = canvas.blur(2.6);
  const specks = Array.from({ length: 46 }, (_, index) => {
    const near = index % 5 === 0;
    const at = random.between(0, width);
    const strength = at < x * 0.6 ? 0.22 : 0.85;
    const color = [colors.gold(0.9), colors.room(0.94), colors.accent(0.82)][index % 3] ?? colors.room(0.94);
    const size = near ? random.between(4, 9) : random.between(1, 2.8);
    return `<circle cx="${n(at)}" cy="${n(random.between(0, height))}" r="${n(size)}" fill="${color}" opacity="${n(strength * random.between(0.4, 1))}"${near ? ` filter="${soft}"` : ''}/>`;
  });
  return specks.join('');
}

/** A wide picture for a game's banner as an SVG document: the scene of its cover, without text. Deterministic. */
export function bannerArt({ id, family, shape, width }: BannerArtRequest): string {
  const sheet = SHEETS[shape];
  const { hue, accentHue, scene, mirrored } = artDirection(id, family);
  const painter: Painter = {
    canvas: createCanvas(`b${hashOf(`${id}${family}${shape}`).toString(36)}-`),
    colors: paletteOf(hue, accentHue),
    random: randomOf(`banner/${family}/${id}`),
  };
  const { canvas, colors } = painter;
  const flip = mirrored && !SIGNED.has(family) ? -1 : 1;
  const motif = motifs[family](painter);
  const echo = canvas.symbol(motif);
  const far = (dx: number, dy: number, scale: number, turn: number, blur: number, opacity: number): string =>
    `<g transform="translate(${n(sheet.x + dx * sheet.motif)} ${n(sheet.y + dy * sheet.motif)}) rotate(${turn}) scale(${n(scale * sheet.motif)})" opacity="${opacity}" filter="${canvas.blur(blur)}"><use href="${echo}"/></g>`;
  const edge = canvas.linear([
    [0, '#000', 0.12],
    [0.3, '#000', 0],
    [0.72, '#000', 0],
    [1, '#000', 0.34],
  ]);
  const layers = [
    room(painter, sheet),
    stage(painter, sheet, scene),
    far(285, -120, 0.4, 18, 7, 0.75),
    far(-262, 128, 0.26, -16, 5, 0.7),
    `<g transform="translate(${sheet.x} ${sheet.y}) scale(${n(flip * sheet.motif)} ${sheet.motif})">${motif}</g>`,
    dust(painter, sheet),
    `<rect width="${sheet.width}" height="${sheet.height}" fill="${edge}"/>`,
    `<rect y="${sheet.height - 2}" width="${sheet.width}" height="2" fill="${colors.accent(0.7)}" opacity="0.35"/>`,
  ].join('');
  const height = Math.round(width * BANNER_RATIOS[shape]);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" width="${width}" height="${height}" ` +
    `preserveAspectRatio="xMidYMid slice"><defs>${canvas.definitions()}</defs>${layers}</svg>`
  );
}
