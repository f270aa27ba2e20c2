import { createCanvas, n } from './canvas.ts';
import { paletteOf, type Ramp } from './palette.ts';
import { SUITS } from './shapes.ts';

export const BRAND_MARKS = ['spade', 'lotus', 'star'] as const;
export type BrandMarkName = (typeof BRAND_MARKS)[number];

export type BrandMarkRequest = {
  name: BrandMarkName;
  hue: number;
  accentHue?: number | undefined;
};

/** A faceted lozenge with a spade cut out. */
function spade(canvas: ReturnType<typeof createCanvas>, brand: Ramp, deep: Ramp): string {
  const facet = (path: string, from: number, to: number): string =>
    `<path d="${path}" fill="${canvas.linear([
      [0, brand(from)],
      [1, brand(to)],
    ])}"/>`;
  return [
    facet('M32 2L12 32H32Z', 0.94, 0.8),
    facet('M32 2L52 32H32Z', 0.86, 0.7),
    facet('M32 62L12 32H32Z', 0.72, 0.56),
    facet('M32 62L52 32H32Z', 0.6, 0.46),
    `<path d="M32 9L47.5 32L32 55L16.5 32Z" fill="${canvas.linear([
      [0, deep(0.3)],
      [1, deep(0.14)],
    ])}"/>`,
    `<path d="${SUITS.spade}" transform="translate(32 31) scale(11.5)" fill="${canvas.linear([
      [0, brand(0.95)],
      [1, brand(0.72)],
    ])}"/>`,
  ].join('');
}

/** Nine petals: the darker ones at the back, one upright in front. */
function lotus(canvas: ReturnType<typeof createCanvas>, brand: Ramp, accent: Ramp): string {
  const petal = (angle: number, length: number, width: number, ramp: Ramp, bright: number): string => {
    const paint = canvas.linear([
      [0, ramp(Math.min(0.97, bright * 1.2))],
      [1, ramp(bright * 0.66)],
    ]);
    return `<path d="M0 0C${n(-width)} ${n(-length * 0.3)} ${n(-width)} ${n(-length * 0.66)} 0 ${n(-length)}C${n(width)} ${n(-length * 0.66)} ${n(width)} ${n(-length * 0.3)} 0 0Z" transform="translate(32 49) rotate(${angle})" fill="${paint}"/>`;
  };
  const pair = (angle: number, length: number, width: number, ramp: Ramp, bright: number): string =>
    petal(-angle, length, width, ramp, bright) + petal(angle, length, width, ramp, bright);
  return [
    pair(78, 29, 8, brand, 0.5),
    pair(56, 35, 9.5, brand, 0.62),
    pair(34, 40, 10.5, brand, 0.74),
    pair(15, 42, 10, accent, 0.7),
    petal(0, 45, 9.5, accent, 0.84),
    `<path d="M16 53C26 58.5 38 58.5 48 53" fill="none" stroke="${brand(0.66)}" stroke-width="3" stroke-linecap="round"/>`,
  ].join('');
}

/** A sea star: five rounded arms, each with a lit and a shaded side, and a bright centre. */
function star(canvas: ReturnType<typeof createCanvas>, brand: Ramp, accent: Ramp): string {
  const half = (angle: number, side: 1 | -1, from: number, to: number): string => {
    const paint = canvas.linear([
      [0, brand(from)],
      [1, brand(to)],
    ]);
    return `<path d="M0 3C${n(side * 6)} -2 ${n(side * 11)} -6 ${n(side * 8)} -11C${n(side * 6)} -19 ${n(side * 5)} -27 0 -29Z" transform="translate(32 34) rotate(${angle})" fill="${paint}"/>`;
  };
  const arms = [0, 72, 144, 216, 288].map((angle) => half(angle, -1, 0.94, 0.66) + half(angle, 1, 0.8, 0.5));
  const dots = [0, 72, 144, 216, 288].flatMap((angle) =>
    [12, 19].map(
      (away) =>
        `<circle cx="0" cy="${n(-away)}" r="${away === 12 ? 2.2 : 1.5}" transform="translate(32 34) rotate(${angle})" fill="${accent(0.9)}"/>`,
    ),
  );
  return [...arms, `<circle cx="32" cy="34" r="4.4" fill="${accent(0.86)}"/>`, ...dots].join('');
}

const MARKS: Record<BrandMarkName, typeof star> = {
  spade,
  lotus,
  star,
};

/** A merchant's mark as an SVG document of 64 × 64, legible down to 20 pixels. */
export function brandMark({ name, hue, accentHue = hue + 190 }: BrandMarkRequest): string {
  const canvas = createCanvas(`m-${name}${Math.round(hue)}-`);
  const { room, accent } = paletteOf(hue, accentHue);
  const drawn = MARKS[name](canvas, room, accent);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><defs>${canvas.definitions()}</defs>${drawn}</svg>`;
}
