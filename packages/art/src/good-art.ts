import { createCanvas, n } from './canvas.ts';
import { glow } from './gloss.ts';
import { cinemaCard, coffeeCard, freeRounds, fuelCard, giftCard, raffleTickets } from './goods/cards.ts';
import { handheld, headphones, phone, scooter, watch } from './goods/devices.ts';
import { backpack, bottle, giftBox, goldBar, jersey, mug } from './goods/things.ts';
import type { Motif, Painter } from './painter.ts';
import { paletteOf } from './palette.ts';
import { randomOf } from './random.ts';

type Subject = { motif: Motif; hue: number; accentHue: number; size?: number };

const SUBJECTS = {
  headphones: { motif: headphones, hue: 288, accentHue: 312 },
  phone: { motif: phone, hue: 255, accentHue: 222, size: 0.92 },
  watch: { motif: watch, hue: 62, accentHue: 38, size: 0.9 },
  console: { motif: handheld, hue: 205, accentHue: 232, size: 0.86 },
  scooter: { motif: scooter, hue: 178, accentHue: 158, size: 0.92 },
  backpack: { motif: backpack, hue: 232, accentHue: 148, size: 0.95 },
  jersey: { motif: jersey, hue: 268, accentHue: 258 },
  mug: { motif: mug, hue: 28, accentHue: 20 },
  bottle: { motif: bottle, hue: 216, accentHue: 194, size: 0.9 },
  gold_bar: { motif: goldBar, hue: 40, accentHue: 80, size: 1.05 },
  gift_card: { motif: giftCard, hue: 352, accentHue: 330, size: 0.95 },
  fuel_card: { motif: fuelCard, hue: 236, accentHue: 248, size: 0.95 },
  coffee_card: { motif: coffeeCard, hue: 48, accentHue: 30, size: 0.95 },
  cinema_card: { motif: cinemaCard, hue: 310, accentHue: 292, size: 0.95 },
  free_rounds: { motif: freeRounds, hue: 300, accentHue: 262, size: 0.98 },
  raffle_tickets: { motif: raffleTickets, hue: 16, accentHue: 200, size: 0.95 },
  gift_box: { motif: giftBox, hue: 322, accentHue: 60 },
} as const satisfies Readonly<Record<string, Subject>>;

export type GoodSubject = keyof typeof SUBJECTS;
export const GOOD_SUBJECTS = Object.keys(SUBJECTS) as GoodSubject[];
export const isGoodSubject = (name: string): name is GoodSubject => Object.hasOwn(SUBJECTS, name);

const WIDTH = 400;
const HEIGHT = 300;

/** A lit room with a floor, the same for all goods except its colour. */
function room({ canvas, colors, random }: Painter): string {
  const wall = canvas.radial(
    [
      [0, colors.room(0.56)],
      [0.55, colors.room(0.36)],
      [1, colors.room(0.2)],
    ],
    [0.5, 0.38],
    0.72,
  );
  const floor = canvas.linear([
    [0, colors.room(0.5), 0.85],
    [1, colors.room(0.22), 0],
  ]);
  const rays = Array.from({ length: 7 }, (_, index) => {
    const angle = -66 + index * 22 + random.between(-4, 4);
    return `<path d="M0 -190L${n(random.between(13, 24))} 210H-${n(random.between(13, 24))}Z" transform="translate(200 120) rotate(${n(angle)})" fill="#fff" opacity="0.035"/>`;
  }).join('');
  const specks = Array.from(
    { length: 22 },
    () =>
      `<circle cx="${n(random.between(8, 392))}" cy="${n(random.between(8, 250))}" r="${n(random.between(0.7, 2.6))}" fill="${colors.gold(0.94)}" opacity="${n(random.between(0.2, 0.7))}"/>`,
  ).join('');
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${wall}"/>${rays}<ellipse cx="200" cy="262" rx="190" ry="58" fill="${floor}"/>${specks}`;
}

/** The picture of a good on a stage, as an SVG document. Deterministic. */
export function goodArt(name: GoodSubject): string {
  const { motif, hue, accentHue, size = 1 }: Subject = SUBJECTS[name];
  const painter: Painter = {
    canvas: createCanvas(`g-${name}-`),
    colors: paletteOf(hue, accentHue),
    random: randomOf(`good/${name}`),
  };
  const { canvas, colors } = painter;
  const shadow = canvas.radial([
    [0, '#000', 0.55],
    [1, '#000', 0],
  ]);
  const layers = [
    room(painter),
    `<g transform="translate(200 140)">${glow(painter, 150, colors.accent(0.86), 0.42)}</g>`,
    `<ellipse cx="200" cy="258" rx="132" ry="24" fill="${shadow}"/>`,
    `<g transform="translate(200 146) scale(${n(size * 0.94)})">${motif(painter)}</g>`,
  ].join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">` +
    `<defs>${canvas.definitions()}</defs>${layers}</svg>`
  );
}
