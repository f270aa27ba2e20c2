import { n, point } from './canvas.ts';
import { SHEET, type Painter } from './painter.ts';
import { hashOf } from './random.ts';
import { star } from './shapes.ts';

const { width: W, height: H } = SHEET;

/** A bright metal in the colour of the gold ramp or of the accent. */
const metalLine = ({ canvas, colors }: Painter, isGold: boolean): string => {
  const ramp = isGold ? colors.gold : colors.accent;
  return canvas.linear(
    [
      [0, ramp(0.97)],
      [0.28, ramp(0.66)],
      [0.5, ramp(0.95)],
      [0.74, ramp(0.56)],
      [1, ramp(0.92)],
    ],
    [0, 0],
    [1, 1],
  );
};

/** The same drawing in all four corners; drawn for the upper left one. */
const corners = (drawing: string, inset: number): string =>
  (
    [
      [inset, inset, 1, 1],
      [W - inset, inset, -1, 1],
      [inset, H - inset, 1, -1],
      [W - inset, H - inset, -1, -1],
    ] as const
  )
    .map(
      ([x, y, flipX, flipY]) => `<g transform="translate(${x} ${y}) scale(${flipX} ${flipY})">${drawing}</g>`,
    )
    .join('');

const border = (inset: number, round: number, width: number, stroke: string): string =>
  `<rect x="${inset}" y="${inset}" width="${W - 2 * inset}" height="${H - 2 * inset}" rx="${round}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

function double(painter: Painter): string {
  const gold = metalLine(painter, true);
  return border(18, 34, 8, gold) + border(34, 24, 3, gold);
}

function deco(painter: Painter): string {
  const gold = metalLine(painter, true);
  const step = `<path d="M0 170V54H24V24H54V0H170M0 130H12V66H42V42H66V12H130" fill="none" stroke="${gold}" stroke-width="8"/><path d="M46 92L92 46" stroke="${gold}" stroke-width="6"/>`;
  return corners(step, 22);
}

function arch(painter: Painter): string {
  const gold = metalLine(painter, true);
  const dark = painter.colors.room(0.13);
  const opening = `M30 ${H - 30}V250C30 110 150 34 300 34S570 110 570 250V${H - 30}`;
  return `<path d="M0 0H${W}V${H}H570V250C570 110 450 34 300 34S30 110 30 250V${H}H0Z" fill="${dark}" fill-opacity="0.82"/><path d="${opening}" fill="none" stroke="${gold}" stroke-width="10"/><path d="M46 ${H}V254C46 122 160 50 300 50S554 122 554 254V${H}" fill="none" stroke="${gold}" stroke-width="3"/><path d="${star(8, 30, 13)}" transform="translate(300 38)" fill="${gold}" stroke="${dark}" stroke-width="5"/>`;
}

function neon(painter: Painter): string {
  const { canvas, colors } = painter;
  const line = border(26, 60, 7, colors.accent(0.9));
  return `<g opacity="0.85" filter="${canvas.blur(9)}">${border(26, 60, 15, colors.accent(0.66))}</g>${line}`;
}

function bevelled(painter: Painter): string {
  const { colors } = painter;
  const line = metalLine(painter, false);
  const cut = 84;
  const edge = `M${cut} 16H${W - cut}L${W - 16} ${cut}V${H - cut}L${W - cut} ${H - 16}H${cut}L16 ${H - cut}V${cut}Z`;
  const wedge = `<path d="M0 0H${cut}L0 ${cut}Z" fill="${colors.room(0.14)}" fill-opacity="0.85"/>`;
  return `${corners(wedge, 0)}<path d="${edge}" fill="none" stroke="${line}" stroke-width="9" stroke-linejoin="round"/>`;
}

function ticket(painter: Painter): string {
  const { colors } = painter;
  const bites = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((row) => {
      const y = 50 + row * 100;
      return `<circle cx="0" cy="${y}" r="24"/><circle cx="${W}" cy="${y}" r="24"/>`;
    })
    .join('');
  return `<g fill="${colors.accent(0.16)}" fill-opacity="0.9" stroke="${colors.gold(0.9)}" stroke-width="6">${bites}</g>`;
}

function riveted(painter: Painter): string {
  const { canvas, colors } = painter;
  const band = canvas.linear(
    [
      [0, colors.accent(0.62)],
      [0.5, colors.accent(0.4)],
      [1, colors.accent(0.28)],
    ],
    [0, 0],
    [0.6, 1],
  );
  const rivet = `<circle cx="0" cy="0" r="10" fill="${colors.gold(0.92)}" stroke="${colors.gold(0.4)}" stroke-width="4"/>`;
  return `${border(16, 34, 32, band)}${border(33, 20, 4, colors.gold(0.88))}${corners(rivet, 24)}`;
}

function brackets(painter: Painter): string {
  const line = metalLine(painter, false);
  const { colors } = painter;
  return corners(
    `<path d="M0 128V0H128" fill="none" stroke="${line}" stroke-width="15" stroke-linecap="round" stroke-linejoin="round"/><circle cx="34" cy="34" r="9" fill="${colors.gold(0.92)}"/>`,
    30,
  );
}

function laurels(painter: Painter): string {
  const { colors } = painter;
  const gold = metalLine(painter, true);
  const leaf = 'M0 0C16 -20 44 -20 58 0C44 18 16 18 0 0Z';
  const spray = Array.from({ length: 6 }, (_, index) => {
    const at = index / 5;
    return `<path d="${leaf}" transform="translate(${point(6 + at * 150, 120 - at * 112)}) rotate(${n(-104 + at * 68)}) scale(${n(1 - at * 0.3)})"/>`;
  }).join('');
  return corners(`<g fill="${gold}" stroke="${colors.room(0.2)}" stroke-width="3">${spray}</g>`, 8);
}

const FRAMES = [double, deco, neon, arch, brackets, bevelled, ticket, riveted, laurels] as const;

/** The frame around all covers of a studio; the code of a studio decides which. */
export const studioFrame = (painter: Painter, studio: string): string =>
  FRAMES[hashOf(`frame ${studio}`) % FRAMES.length]?.(painter) ?? '';
