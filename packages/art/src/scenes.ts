import { n, point } from './canvas.ts';
import { FOCUS, SHEET, type Painter } from './painter.ts';
import { rooms } from './scenes-rooms.ts';
import { views } from './scenes-views.ts';

const { width: W, height: H } = SHEET;
const SHEET_RECT = `<rect width="${W}" height="${H}"`;

export const SCENES = [
  'rays',
  'spotlights',
  'rings',
  'nebula',
  'floor',
  'velvet',
  'bokeh',
  'shards',
  'sunset',
  'skyline',
  'clouds',
  'scales',
  'arches',
  'stripes',
  'reef',
] as const;
export type Scene = (typeof SCENES)[number];

export const TONES = ['deep', 'dusk', 'bright', 'split'] as const;
export type Tone = (typeof TONES)[number];

function base({ canvas, colors: { room, accent } }: Painter, tone: Tone): string {
  if (tone === 'dusk')
    return canvas.linear([
      [0, accent(0.24)],
      [0.32, accent(0.42)],
      [0.56, room(0.66)],
      [0.72, room(0.36)],
      [1, room(0.12)],
    ]);
  if (tone === 'split')
    return canvas.linear(
      [
        [0, room(0.58)],
        [0.48, room(0.3)],
        [0.52, accent(0.3)],
        [1, accent(0.5)],
      ],
      [0, 0.1],
      [1, 0.8],
    );
  const [heart, near, far, edge] = tone === 'bright' ? [0.84, 0.68, 0.48, 0.34] : [0.56, 0.42, 0.24, 0.115];
  return canvas.radial(
    [
      [0, room(heart)],
      [0.3, room(near)],
      [0.65, room(far)],
      [1, room(edge)],
    ],
    [0.5, 0.38],
    0.78,
  );
}

/** The background: bright behind the motif, with a second colour in two corners. */
export function backdrop(painter: Painter, tone: Tone = 'deep'): string {
  const { canvas, colors, random } = painter;
  const side = random.pick([0, 1]);
  const corner = (x: number, y: number, strength: number): string =>
    `${SHEET_RECT} fill="${canvas.radial(
      [
        [0, colors.accent(0.5), strength],
        [0.5, colors.accent(0.4), strength * 0.35],
        [1, colors.accent(0.3), 0],
      ],
      [x, y],
      0.7,
    )}"/>`;
  return `${SHEET_RECT} fill="${base(painter, tone)}"/>${corner(side, -0.02, 0.75)}${corner(1 - side, 0.95, 0.6)}`;
}

function rays({ canvas, colors: { room }, random }: Painter): string {
  const count = random.pick([16, 20, 24]);
  const offset = random.between(0, 40);
  const fade = canvas.radial(
    [
      [0, '#fff', 0.1],
      [0.16, '#fff', 0.55],
      [1, '#fff', 0],
    ],
    [0.5, 0.398],
    0.62,
  );
  const wedges = Array.from({ length: count }, (_, index) => {
    const at = (turnBy: number): string => {
      const angle = ((index + turnBy) / count) * 2 * Math.PI + offset;
      return point(FOCUS.x + 900 * Math.cos(angle), FOCUS.y + 900 * Math.sin(angle));
    };
    return `M${point(FOCUS.x, FOCUS.y)}L${at(0)}L${at(0.5)}Z`;
  });
  const mask = canvas.mask(`${SHEET_RECT} fill="${fade}"/>`);
  return `<path d="${wedges.join('')}" fill="${room(0.78)}" mask="${mask}"/>`;
}

function spotlights({ canvas, colors: { room, accent }, random }: Painter): string {
  const cone = (fromX: number, toX: number, color: string): string => {
    const paint = canvas.linear([
      [0, color, 0.75],
      [0.7, color, 0.12],
      [1, color, 0],
    ]);
    return `<path d="M${point(fromX - 14, -30)}L${point(fromX + 14, -30)}L${point(toX + 170, 690)}L${point(toX - 170, 690)}Z" fill="${paint}" filter="${canvas.blur(9)}"/>`;
  };
  const lean = random.between(-30, 30);
  const pool = canvas.radial([
    [0, room(0.8), 0.6],
    [0.6, room(0.6), 0.25],
    [1, room(0.5), 0],
  ]);
  return `<g>${cone(60, 400 + lean, room(0.85))}${cone(540, 200 + lean, accent(0.8))}${cone(300 + lean, 300, room(0.94))}</g><ellipse cx="300" cy="585" rx="330" ry="90" fill="${pool}"/>`;
}

function rings({ canvas, colors: { room, accent }, random }: Painter): string {
  const tilt = random.between(-24, 24);
  const soft = canvas.blur(7);
  const rings = [150, 205, 268, 340, 420].map((radius, index) => {
    const color = index % 2 === 0 ? room(0.78) : accent(0.74);
    const gap = `${n(radius * random.between(1.6, 4.2))} ${n(radius * random.between(0.3, 1.1))}`;
    const ring = (width: number, opacity: number, filter = ''): string =>
      `<circle r="${radius}" fill="none" stroke="${color}" stroke-width="${width}" opacity="${n(opacity)}" stroke-linecap="round" stroke-dasharray="${gap}" transform="rotate(${n(index * 67 + tilt * 3)})"${filter}/>`;
    const strength = 0.62 - index * 0.1;
    return ring(14, strength * 0.7, ` filter="${soft}"`) + ring(3, strength);
  });
  return `<g transform="translate(${FOCUS.x} ${FOCUS.y}) rotate(${n(tilt)}) scale(1 0.94)">${rings.join('')}</g>`;
}

function nebula({ canvas, colors: { room, accent }, random }: Painter): string {
  const soft = canvas.blur(58);
  const clouds = Array.from({ length: 7 }, (_, index) => {
    const color = index % 2 === 0 ? accent(random.between(0.42, 0.62)) : room(random.between(0.55, 0.75));
    return `<ellipse cx="${n(random.between(0, W))}" cy="${n(random.between(0, 620))}" rx="${n(random.between(70, 190))}" ry="${n(random.between(40, 110))}" fill="${color}" opacity="${n(random.between(0.35, 0.7))}" transform="rotate(${n(random.between(-40, 40))} 300 320)"/>`;
  });
  const stars = Array.from({ length: 60 }, () => {
    const size = random.between(0.6, 2.6);
    return `<circle cx="${n(random.between(0, W))}" cy="${n(random.between(0, 700))}" r="${n(size)}" opacity="${n(random.between(0.35, 1))}"/>`;
  });
  return `<g filter="${soft}">${clouds.join('')}</g><g fill="${room(0.96)}">${stars.join('')}</g>`;
}

/** Every scene; the designed covers of in-house games use the first eight. */
export const paintScene: Record<Scene, (painter: Painter) => string> = {
  rays,
  spotlights,
  rings,
  nebula,
  ...rooms,
  ...views,
};

/** A glow behind the motif that separates it from the background. */
export function halo({ canvas, colors: { room } }: Painter): string {
  const paint = canvas.radial([
    [0, room(0.97), 0.85],
    [0.3, room(0.82), 0.5],
    [0.65, room(0.66), 0.16],
    [1, room(0.6), 0],
  ]);
  return `<circle cx="${FOCUS.x}" cy="${FOCUS.y}" r="300" fill="${paint}"/>`;
}

/** Sparks in front of the motif, and a vignette. */
export function foreground({ canvas, colors: { room, accent, gold }, random }: Painter): string {
  const near = canvas.blur(3.2);
  const sparks = Array.from({ length: 22 }, (_, index) => {
    const angle = random.between(0, 2 * Math.PI);
    const distance = random.between(170, 330);
    const color = [gold(0.9), room(0.95), accent(0.85)][index % 3] ?? room(0.95);
    const filter = index % 4 === 0 ? ` filter="${near}"` : '';
    const size = index % 4 === 0 ? random.between(5, 10) : random.between(1.4, 3.6);
    return `<circle cx="${n(FOCUS.x + distance * Math.cos(angle))}" cy="${n(FOCUS.y + distance * 1.05 * Math.sin(angle))}" r="${n(size)}" fill="${color}" opacity="${n(random.between(0.5, 1))}"${filter}/>`;
  });
  const vignette = canvas.radial(
    [
      [0, '#000', 0],
      [0.62, '#000', 0],
      [1, '#000', 0.5],
    ],
    [0.5, 0.42],
    0.76,
  );
  const foot = canvas.linear([
    [0, room(0.2), 0],
    [0.5, room(0.2), 0.72],
    [1, room(0.15), 0.9],
  ]);
  return `${sparks.join('')}${SHEET_RECT} fill="${vignette}"/><rect y="520" width="${W}" height="280" fill="${foot}"/>`;
}

/** A four-pointed glint. */
export function glint({ canvas }: Painter, x: number, y: number, size: number): string {
  const glow = canvas.radial([
    [0, '#fff', 0.95],
    [0.25, '#fff', 0.35],
    [1, '#fff', 0],
  ]);
  const thin = size * 0.07;
  const star = `M0 ${n(-size)}Q${point(thin, -thin)} ${point(size, 0)}Q${point(thin, thin)} ${point(0, size)}Q${point(-thin, thin)} ${point(-size, 0)}Q${point(-thin, -thin)} ${point(0, -size)}Z`;
  return `<g transform="translate(${point(x, y)})"><circle r="${n(size * 0.55)}" fill="${glow}"/><path d="${star}" fill="#fff"/></g>`;
}
