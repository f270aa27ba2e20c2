import { CHARACTERS, GLYPHS, type Point, type Stroke } from './glyphs.rules.ts';
import { between, oneOf, times, whole, type Random } from './random.rules.ts';

export const PICTURE = { widthPx: 264, heightPx: 96 } as const;
const { widthPx: WIDTH, heightPx: HEIGHT } = PICTURE;

/** Four or five characters; compared case-insensitively. */
export const newText = (random: Random): string =>
  times(whole(random, 4, 5), () => CHARACTERS[whole(random, 0, CHARACTERS.length - 1)] ?? 'A').join('');

type Warp = (point: Point) => Point;

const turn = (angle: number): Warp => {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return ([x, y]) => [x * cos - y * sin, x * sin + y * cos];
};

/** Bends the whole picture, so that glyphs cannot be separated by straight lines. */
function newWave(random: Random): Warp {
  const [phase, other] = [between(random, 0, 6.28), between(random, 0, 6.28)];
  const [length, height] = [between(random, 28, 44), between(random, 3, 5.5)];
  return ([x, y]) => [x + 2.5 * Math.sin(y / 17 + other), y + height * Math.sin(x / length + phase)];
}

/** Moves a glyph from the unit box to its place: bent, sheared, rotated and scaled. */
function newPlace(random: Random, middle: Point, size: Point): Warp {
  const [bend, phase, shear] = [
    between(random, 0.025, 0.06),
    between(random, 0, 6.28),
    between(random, -0.15, 0.15),
  ];
  const turned = turn(between(random, -0.26, 0.26));
  return ([x, y]) => {
    const bent = x - 0.5 + bend * Math.sin(y * 5 + phase);
    const [left, top] = turned([
      (bent + shear * (0.5 - y)) * size[0],
      (y - 0.5 + bend * Math.sin(x * 5 + phase)) * size[1],
    ]);
    return [middle[0] + left, middle[1] + top];
  };
}

const STEP = 0.12;

/** More points on each line, so that it can bend. */
const dense = (stroke: Stroke): Point[] =>
  stroke.flatMap(([x, y], index) => {
    const next = stroke[index + 1];
    if (!next) return [[x, y] as const];
    const count = Math.max(1, Math.ceil(Math.hypot(next[0] - x, next[1] - y) / STEP));
    return times(count, (part) => {
      const share = part / count;
      return [x + (next[0] - x) * share, y + (next[1] - y) * share] as const;
    });
  });

const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

const line = (path: string, widthPx: number): string =>
  `<path d="${path}" stroke-width="${widthPx.toFixed(1)}"/>`;

function glyphsOf(text: string, random: Random): string {
  const wave = newWave(random);
  const room = (WIDTH - 26) / text.length;
  return text
    .split('')
    .flatMap((character, index) => {
      const middle = [
        13 + room * (index + 0.5) + between(random, -3, 3),
        HEIGHT / 2 + between(random, -7, 7),
      ] as const;
      const size = [room * between(random, 0.74, 0.86), between(random, 50, 60)] as const;
      const place = newPlace(random, middle, size);
      const widthPx = between(random, 6.6, 8.2);
      return (GLYPHS[character] ?? []).map((stroke) =>
        line(pathOf(dense(stroke).map((point) => wave(place(point)))), widthPx),
      );
    })
    .join('');
}

/** Lines across the characters, in the same colour. */
const scratches = (random: Random): string =>
  times(3, (index) => {
    const at = (low: number, high: number): string =>
      `${between(random, low, high).toFixed(0)} ${between(random, 4, HEIGHT - 4).toFixed(0)}`;
    const path = `M${at(-6, 30)}C${at(50, 110)} ${at(140, 200)} ${at(WIDTH - 30, WIDTH + 6)}`;
    return line(path, index === 0 ? 3.4 : between(random, 1.4, 2.2));
  }).join('');

const dots = (random: Random): string =>
  times(30, () => {
    const [x, y] = [between(random, 0, WIDTH), between(random, 0, HEIGHT)];
    return line(
      `M${x.toFixed(0)} ${y.toFixed(0)}h${between(random, 0.1, 5).toFixed(1)}`,
      between(random, 1.5, 4),
    );
  }).join('');

/** Wavy bands in which background and ink swap colours, so that no single threshold isolates the characters. */
function bands(random: Random): string {
  const count = whole(random, 2, 3);
  const width = WIDTH / count;
  return times(count, (index) => {
    const left = index * width + between(random, 0, width * 0.35);
    const right = left + width * between(random, 0.42, 0.6);
    const lean = between(random, -40, 40);
    const edge = (x: number, from: number, to: number): string =>
      `C${(x + between(random, -14, 14)).toFixed(0)} ${from * 0.65 + to * 0.35} ${(x + lean + between(random, -14, 14)).toFixed(0)} ${from * 0.35 + to * 0.65} ${(x + lean).toFixed(0)} ${to}`;
    return `M${left.toFixed(0)} 0${edge(left, 0, HEIGHT)}H${(right + lean).toFixed(0)}C${(right + lean).toFixed(0)} ${HEIGHT * 0.6} ${right.toFixed(0)} ${HEIGHT * 0.4} ${right.toFixed(0)} 0Z`;
  }).join('');
}

/** The picture as an SVG document without text, fonts or links. */
export function pictureSvg(text: string, random: Random): string {
  const hue = whole(random, 0, 359);
  const light = `hsl(${hue},${whole(random, 30, 60)}%,${whole(random, 76, 84)}%)`;
  const dark = `hsl(${(hue + oneOf(random, [40, 150, 180, 210, 320])) % 360},${whole(random, 35, 60)}%,${whole(random, 26, 34)}%)`;
  const ink = `${glyphsOf(text, random)}${scratches(random)}${dots(random)}`;
  const layer = (ground: string, pen: string): string =>
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/><g stroke="${pen}">${ink}</g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="none" ` +
    `stroke-linecap="round" stroke-linejoin="round"><clipPath id="b"><path d="${bands(random)}"/></clipPath>` +
    `${layer(light, dark)}<g clip-path="url(#b)">${layer(dark, light)}</g></svg>`
  );
}
