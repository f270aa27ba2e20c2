import { n, point } from './canvas.ts';
import { FOCUS, SHEET, type Painter } from './painter.ts';

const { width: W, height: H } = SHEET;
const SHEET_RECT = `<rect width="${W}" height="${H}"`;

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

export const rooms = { floor, velvet, bokeh, shards };
