import { n, point } from './canvas.ts';
import { FOCUS, SHEET, type Painter } from './painter.ts';

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
] as const;
export type Scene = (typeof SCENES)[number];

/** The room: light where the motif will stand, a second colour creeping in from two corners. */
export function backdrop({ canvas, colors: { room, accent }, random }: Painter): string {
  const side = random.pick([0, 1]);
  const glow = canvas.radial(
    [
      [0, room(0.56)],
      [0.3, room(0.42)],
      [0.65, room(0.24)],
      [1, room(0.115)],
    ],
    [0.5, 0.38],
    0.78,
  );
  const corner = (x: number, y: number, strength: number): string =>
    `${SHEET_RECT} fill="${canvas.radial(
      [
        [0, accent(0.5), strength],
        [0.5, accent(0.4), strength * 0.35],
        [1, accent(0.3), 0],
      ],
      [x, y],
      0.7,
    )}"/>`;
  return `${SHEET_RECT} fill="${glow}"/>${corner(side, -0.02, 0.75)}${corner(1 - side, 0.95, 0.6)}`;
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

function floor({ canvas, colors: { room, accent }, random }: Painter): string {
  const horizon = 455;
  const vanish = 300 + random.between(-60, 60);
  const lines: string[] = [];
  for (let index = -14; index <= 14; index += 1)
    lines.push(`M${point(vanish + index * 16, horizon)}L${point(vanish + index * 130, H)}`);
  for (let step = 0; step < 11; step += 1) {
    const y = horizon + (H - horizon) * (step / 10) ** 2.1;
    lines.push(`M0 ${n(y)}H${W}`);
  }
  const grid = lines.join('');
  const fade = canvas.mask(
    `<rect y="${horizon - 20}" width="${W}" height="${H - horizon + 20}" fill="${canvas.linear([
      [0, '#fff', 0.9],
      [0.5, '#fff', 0.6],
      [1, '#fff', 0.1],
    ])}"/>`,
  );
  const sky = canvas.linear([
    [0, accent(0.6), 0],
    [0.8, accent(0.62), 0.5],
    [1, room(0.85), 0.95],
  ]);
  const ground = canvas.linear([
    [0, room(0.34)],
    [1, room(0.12)],
  ]);
  return `<rect y="130" width="${W}" height="${horizon - 130}" fill="${sky}"/><rect y="${horizon}" width="${W}" height="${H - horizon}" fill="${ground}"/><g mask="${fade}" fill="none" stroke="${accent(0.76)}"><path d="${grid}" stroke-width="7" opacity="0.5" filter="${canvas.blur(5)}"/><path d="${grid}" stroke-width="1.6"/></g><ellipse cx="300" cy="${horizon}" rx="330" ry="16" fill="${room(0.93)}" opacity="0.75" filter="${canvas.blur(14)}"/>`;
}

function velvet({ canvas, colors: { room }, random }: Painter): string {
  const folds: string[] = [];
  for (let x = -20; x < W;) {
    const width = random.between(34, 78);
    const fold = canvas.linear(
      [
        [0, '#000', 0.42],
        [0.3, room(0.72), 0.36],
        [0.48, room(0.85), 0.3],
        [0.75, '#000', 0.12],
        [1, '#000', 0.46],
      ],
      [0, 0],
      [1, 0],
    );
    const bend = random.between(-20, 20);
    folds.push(
      `<path d="M${point(x, -10)}H${n(x + width)}C${point(x + width + bend, 260)} ${point(x + width - bend, 520)} ${point(x + width, 820)}H${n(x)}C${point(x - bend, 520)} ${point(x + bend, 260)} ${point(x, -10)}Z" fill="${fold}"/>`,
    );
    x += width - 3;
  }
  const spot = canvas.radial(
    [
      [0, room(0.9), 0.75],
      [0.45, room(0.6), 0.35],
      [1, room(0.4), 0],
    ],
    [0.5, 0.38],
    0.5,
  );
  return `<g opacity="0.9">${folds.join('')}</g>${SHEET_RECT} fill="${spot}"/>`;
}

function bokeh({ canvas, colors: { room, accent, gold }, random }: Painter): string {
  const discs = Array.from({ length: 26 }, (_, index) => {
    const color = [room(0.8), accent(0.72), gold(0.85)][index % 3] ?? room(0.8);
    const disc = canvas.radial([
      [0, color, 0.32],
      [0.82, color, 0.5],
      [0.94, color, 0.75],
      [1, color, 0],
    ]);
    return `<circle cx="${n(random.between(-30, W + 30))}" cy="${n(random.between(-30, H))}" r="${n(random.between(14, 66))}" fill="${disc}" opacity="${n(random.between(0.2, 0.75))}"/>`;
  });
  return `<g filter="${canvas.blur(2.4)}">${discs.join('')}</g>`;
}

function shards({ canvas, colors: { room, accent }, random }: Painter): string {
  const count = 20;
  const pieces = Array.from({ length: count }, (_, index) => {
    const angle = ((index + random.between(-0.3, 0.3)) / count) * 2 * Math.PI;
    const [inner, outer] = [random.between(215, 300), random.between(480, 700)];
    const spread = random.between(0.06, 0.16);
    const at = (radius: number, by: number): string =>
      point(FOCUS.x + radius * Math.cos(angle + by), FOCUS.y + 1.1 * radius * Math.sin(angle + by));
    const ramp = index % 3 === 0 ? accent : room;
    const paint = (bright: number): string =>
      canvas.linear(
        [
          [0, ramp(bright)],
          [1, ramp(bright * 0.36)],
        ],
        [0.5 - Math.cos(angle) / 2, 0.5 - Math.sin(angle) / 2],
        [0.5 + Math.cos(angle) / 2, 0.5 + Math.sin(angle) / 2],
      );
    const tip = at(inner, 0);
    return `<path d="M${tip}L${at(outer, spread)}L${at(outer, 0)}Z" fill="${paint(0.82)}"/><path d="M${tip}L${at(outer, -spread)}L${at(outer, 0)}Z" fill="${paint(0.5)}"/>`;
  });
  return `<g opacity="0.85">${pieces.join('')}</g>`;
}

export const paintScene: Record<Scene, (painter: Painter) => string> = {
  rays,
  spotlights,
  rings,
  nebula,
  floor,
  velvet,
  bokeh,
  shards,
};

/** Light that hangs around the motif's back and lifts it off the room. */
export function halo({ canvas, colors: { room } }: Painter): string {
  const paint = canvas.radial([
    [0, room(0.97), 0.85],
    [0.3, room(0.82), 0.5],
    [0.65, room(0.66), 0.16],
    [1, room(0.6), 0],
  ]);
  return `<circle cx="${FOCUS.x}" cy="${FOCUS.y}" r="300" fill="${paint}"/>`;
}

/** Sparks before the motif, and the darkness that closes the picture towards its edges. */
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
