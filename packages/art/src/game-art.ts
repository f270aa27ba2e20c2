import { artDirection, type ArtFamily, type ArtPalette } from './art-direction.ts';
import { createCanvas } from './canvas.ts';
import { dice } from './motifs/dice.ts';
import { mines } from './motifs/mines.ts';
import { slots } from './motifs/slots.ts';
import { cards } from './motifs/cards.ts';
import { wheel } from './motifs/wheel.ts';
import { rocket } from './motifs/rocket.ts';
import { ball } from './motifs/ball.ts';
import { fish } from './motifs/fish.ts';
import { lottery } from './motifs/lottery.ts';
import { chess } from './motifs/chess.ts';
import { rooster } from './motifs/rooster.ts';
import { esports } from './motifs/esports.ts';
import { plinko } from './motifs/plinko.ts';
import { jewel, fruit, pyramid, nugget, sweet, lantern } from './motifs/treasures.ts';
import { egg, gate, potion, anchor, shield, night, paw, idol, bolt } from './motifs/legends.ts';
import { FOCUS, SHEET, type Motif, type Painter } from './painter.ts';
import { paletteOf } from './palette.ts';
import { hashOf, randomOf } from './random.ts';
import { backdrop, foreground, halo, paintScene } from './scenes.ts';

export { ART_FAMILIES, type ArtFamily } from './art-direction.ts';

export type ArtRequest = {
  /** Seeds everything: the same id always paints the same picture. */
  id: string;
  family: ArtFamily;
  palette?: ArtPalette | undefined;
  width: number;
  height: number;
};

const motifs: Record<ArtFamily, Motif> = {
  dice,
  mines,
  slots,
  cards,
  ball,
  fish,
  wheel,
  rocket,
  lottery,
  chess,
  rooster,
  esports,
  plinko,
  jewel,
  fruit,
  pyramid,
  nugget,
  sweet,
  lantern,
  egg,
  gate,
  potion,
  anchor,
  shield,
  night,
  paw,
  idol,
  bolt,
};

/** Motifs with signs that would read wrongly in a mirror. */
const SIGNED: ReadonlySet<ArtFamily> = new Set(['slots', 'cards', 'lottery', 'wheel']);

/** Key art of a game as an SVG document. Pure and deterministic; refers to nothing outside of itself, holds no text. */
export function gameArt({ id, family, palette, width, height }: ArtRequest): string {
  const { hue, accentHue, scene, mirrored } = artDirection(id, family, palette);
  const painter: Painter = {
    canvas: createCanvas(`a${hashOf(`${id}${family}`).toString(36)}-`),
    colors: paletteOf(hue, accentHue),
    random: randomOf(`${family}/${id}`),
  };
  const layers = [
    backdrop(painter),
    paintScene[scene](painter),
    halo(painter),
    `<g transform="translate(${FOCUS.x} ${FOCUS.y})${mirrored && !SIGNED.has(family) ? ' scale(-1 1)' : ''}">${motifs[family](painter)}</g>`,
    foreground(painter),
  ].join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}" width="${width}" height="${height}" ` +
    `preserveAspectRatio="xMidYMid slice"><defs>${painter.canvas.definitions()}</defs>${layers}</svg>`
  );
}
