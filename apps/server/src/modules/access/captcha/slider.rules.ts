import { between, oneOf, times, whole, type Random } from './random.rules.ts';

export const SCENE = { widthPx: 320, heightPx: 160, pieceSizePx: 54 } as const;
const { widthPx: WIDTH, heightPx: HEIGHT, pieceSizePx: SIZE } = SCENE;

/** Top left corner of a box of the piece's size. */
export type Place = { x: number; y: number };
export type Notch = Place & {
  /** Outline within its box, as an SVG path. */
  path: string;
  /** Where the picture inside it is taken from: its own background would reveal the place. */
  filledFrom: Place;
};
export type Scene = { svg: string; hole: Notch; decoy: Notch };

const KNOB = 8;
const BODY = SIZE - 2 * KNOB;
const MARGIN = 5;
/** Further left, the piece would fit almost without being moved. */
const FIRST_HOLE_X = 96;

type Side = 'out' | 'in' | 'flat';
type Sides = readonly [Side, Side, Side, Side];

/** Clockwise from the top left corner; a knob or a bay is a half circle in the middle of its side. */
function outline(sides: Sides): string {
  const straight = (BODY - 2 * KNOB) / 2;
  const directions = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const;
  const drawn = sides.map((side, index) => {
    const [dx, dy] = directions[index] ?? [0, 0];
    const go = (length: number): string => `l${dx * length} ${dy * length}`;
    if (side === 'flat') return go(BODY);
    const knob = `a${KNOB} ${KNOB} 0 0 ${side === 'out' ? 1 : 0} ${dx * 2 * KNOB} ${dy * 2 * KNOB}`;
    return `${go(straight)}${knob}${go(straight)}`;
  });
  return `M${KNOB} ${KNOB}${drawn.join('')}Z`;
}

const newSides = (random: Random): Sides => {
  const side = (): Side => oneOf(random, ['out', 'in', 'flat']);
  return [side(), oneOf(random, ['out', 'in']), side(), side()];
};

const OTHER: Readonly<Record<Side, Side>> = { out: 'in', in: 'flat', flat: 'out' };
/** Differs from the piece on every side, so that a person can tell it from the hole. */
const otherSides = ([top, right, bottom, left]: Sides): Sides => [
  OTHER[top],
  OTHER[right],
  OTHER[bottom],
  OTHER[left],
];

const somewhere = (random: Random, fromX = MARGIN): Place => ({
  x: whole(random, fromX, WIDTH - SIZE - MARGIN),
  y: whole(random, MARGIN, HEIGHT - SIZE - MARGIN),
});

/** At another height than the hole, and not overlapping it. */
function decoyBeside(random: Random, hole: Place): Place {
  const { x, y } = somewhere(random);
  const left = hole.x - SIZE - MARGIN;
  const right = hole.x + SIZE + MARGIN;
  const beside = x < hole.x ? Math.min(x, left) : Math.max(x, right);
  const lowest = HEIGHT - SIZE - MARGIN;
  const apart = Math.abs(y - hole.y) >= SIZE / 3 ? y : hole.y < lowest / 2 ? lowest : MARGIN;
  return { x: beside + SIZE + MARGIN > WIDTH ? left : beside, y: apart };
}

const colour = (random: Random, hue: number): string =>
  `hsl(${Math.round(hue + between(random, -70, 70) + 360) % 360},${whole(random, 30, 85)}%,${whole(random, 28, 78)}%)`;

function shape(random: Random, hue: number): string {
  const at = (): string => `${whole(random, -20, WIDTH + 20)} ${whole(random, -20, HEIGHT + 20)}`;
  const [x, y] = [whole(random, 0, WIDTH), whole(random, 0, HEIGHT)];
  const look = `fill="${colour(random, hue)}" opacity="${between(random, 0.35, 0.9).toFixed(2)}"`;
  const pen = `fill="none" stroke="${colour(random, hue)}" stroke-width="${between(random, 1.5, 8).toFixed(1)}"`;
  return oneOf(random, [
    `<circle cx="${x}" cy="${y}" r="${whole(random, 5, 40)}" ${look}/>`,
    `<rect x="${x}" y="${y}" width="${whole(random, 10, 80)}" height="${whole(random, 8, 60)}" rx="${whole(random, 0, 8)}" transform="rotate(${whole(random, 0, 180)} ${x} ${y})" ${look}/>`,
    `<path d="M${at()}L${at()}L${at()}Z" ${look}/>`,
    `<path d="M${at()}Q${at()} ${at()}T${at()}" ${pen}/>`,
    `<circle cx="${x}" cy="${y}" r="${whole(random, 8, 34)}" ${pen}/>`,
  ]);
}

function busyPicture(random: Random): string {
  const hue = whole(random, 0, 359);
  const stops = [0, 0.5, 1].map((offset) => `<stop offset="${offset}" stop-color="${colour(random, hue)}"/>`);
  const shapes = times(34, () => shape(random, hue));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    `<linearGradient id="g" gradientTransform="rotate(${whole(random, 0, 90)})">${stops.join('')}</linearGradient>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>${shapes.join('')}</svg>`
  );
}

/** Plans a picture with a hole in it, and a second hole that the piece does not fit. */
export function planScene(random: Random): Scene {
  const sides = newSides(random);
  const place = somewhere(random, FIRST_HOLE_X);
  const notch = (at: Place, shaped: Sides): Notch => ({
    ...at,
    path: outline(shaped),
    filledFrom: somewhere(random),
  });
  return {
    svg: busyPicture(random),
    hole: notch(place, sides),
    decoy: notch(decoyBeside(random, place), otherSides(sides)),
  };
}
