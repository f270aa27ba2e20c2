import { n, point } from './canvas.ts';
import { FOCUS, SHEET, type Painter } from './painter.ts';

const { width: W, height: H } = SHEET;

/** The sun behind hills; nearer hills are darker. */
function sunset({ canvas, colors: { room, accent, gold }, random }: Painter): string {
  const sun = canvas.linear([
    [0, gold(0.97), 0.95],
    [1, accent(0.66), 0.75],
  ]);
  const hills = [0, 1, 2].map((near) => {
    const y = 410 + near * 56;
    const spots = Array.from({ length: 7 }, (_, index) => point(index * 100, y + random.between(-54, 40)));
    const path = spots.slice(1).map((spot, index) => {
      const [x0, y0] = (spots[index] ?? '0 0').split(' ').map(Number);
      const [x1, y1] = spot.split(' ').map(Number);
      const middle = ((x0 ?? 0) + (x1 ?? 0)) / 2;
      return `C${point(middle, y0 ?? 0)} ${point(middle, y1 ?? 0)} ${spot}`;
    });
    return `<path d="M${spots[0]}${path.join('')}V${H}H0Z" fill="${canvas.linear([
      [0, room(0.5 - near * 0.13)],
      [1, room(0.16)],
    ])}"/>`;
  });
  return `<circle cx="300" cy="300" r="${n(random.between(210, 260))}" fill="${sun}"/>${hills.join('')}`;
}

/** A town at night. */
function skyline({ canvas, colors: { room, accent, gold }, random }: Painter): string {
  const row = (far: boolean): string => {
    const blocks: string[] = [];
    const lights: string[] = [];
    for (let x = -20; x < W;) {
      const [width, high] = [random.between(44, 86), random.between(far ? 170 : 60, far ? 360 : 220)];
      const top = 560 - high;
      blocks.push(`M${n(x)} ${n(top)}h${n(width)}V${H}h${n(-width)}Z`);
      for (let y = top + 14; y < 540; y += 26)
        for (let at = x + 9; at < x + width - 12; at += 18)
          if (random.between(0, 1) < 0.34) lights.push(`M${n(at)} ${n(y)}h8v12h-8Z`);
      x += width + random.between(2, 8);
    }
    return `<path d="${blocks.join('')}" fill="${room(far ? 0.3 : 0.16)}"/><path d="${lights.join('')}" fill="${far ? accent(0.8) : gold(0.9)}" opacity="${far ? 0.5 : 0.85}"/>`;
  };
  const glow = canvas.linear([
    [0, accent(0.5), 0],
    [1, accent(0.7), 0.75],
  ]);
  return `<rect y="120" width="${W}" height="440" fill="${glow}"/>${row(true)}${row(false)}`;
}

/** Clouds in the style of a scroll painting. */
function clouds({ canvas, colors: { room, accent }, random }: Painter): string {
  const rows = Array.from({ length: 5 }, (_, row) => {
    const y = 90 + row * 120;
    const fill = canvas.linear([
      [0, (row % 2 ? accent : room)(0.72)],
      [1, room(0.24), 0.4],
    ]);
    const puffs = Array.from({ length: 4 }, (_, index) => {
      const [x, size] = [
        -40 + index * 190 + (row % 2) * 90 + random.between(-30, 30),
        random.between(58, 96),
      ];
      const swirl = [1, 0.72, 0.44]
        .map(
          (share) =>
            `<circle r="${n(size * share)}" fill="none" stroke="${room(0.9)}" stroke-opacity="0.5" stroke-width="4"/>`,
        )
        .join('');
      return `<g transform="translate(${point(x, y)})"><circle r="${n(size)}" fill="${fill}"/>${swirl}</g>`;
    });
    return `<g opacity="${n(0.4 + row * 0.1)}">${puffs.join('')}</g>`;
  });
  return rows.join('');
}

/** Rows of scales, as in a wave pattern on cloth. */
function scales({ canvas, colors: { room, accent }, random }: Painter): string {
  const size = random.pick([52, 66, 80]);
  const rows: string[] = [];
  for (let row = 0; row * size * 0.5 < H + size; row += 1)
    for (let x = (row % 2) * size; x <= W + size; x += size * 2)
      rows.push(`M${n(x - size)} ${n(row * size * 0.5)}a${size} ${size} 0 0 1 ${size * 2} 0`);
  const path = rows.join('');
  const fade = canvas.mask(
    `<rect width="${W}" height="${H}" fill="${canvas.radial(
      [
        [0, '#fff', 0.15],
        [0.5, '#fff', 0.6],
        [1, '#fff', 0.9],
      ],
      [0.5, 0.4],
      0.7,
    )}"/>`,
  );
  return `<g mask="${fade}" fill="none"><path d="${path}" stroke="${room(0.74)}" stroke-width="5"/><path d="${path}" stroke="${accent(0.7)}" stroke-width="3" transform="translate(0 12)"/><path d="${path}" stroke="${room(0.6)}" stroke-width="2" transform="translate(0 22)"/></g>`;
}

/** Concentric arches of light. */
function arches({ canvas, colors: { room, accent }, random }: Painter): string {
  const pointed = random.between(0, 1) < 0.5;
  const arch = (reach: number): string =>
    pointed
      ? `M${300 - reach} 820V${FOCUS.y}C${300 - reach} ${n(FOCUS.y - reach * 0.8)} ${300 - reach * 0.3} ${n(FOCUS.y - reach * 0.95)} 300 ${n(FOCUS.y - reach * 1.35)}C${300 + reach * 0.3} ${n(FOCUS.y - reach * 0.95)} ${300 + reach} ${n(FOCUS.y - reach * 0.8)} ${300 + reach} ${FOCUS.y}V820`
      : `M${300 - reach} 820V${FOCUS.y}A${reach} ${reach} 0 0 1 ${300 + reach} ${FOCUS.y}V820`;
  const lines = [200, 252, 312, 382].map((reach, index) => {
    const color = index % 2 ? accent(0.78) : room(0.85);
    return `<path d="${arch(reach)}" fill="${canvas.linear([
      [0, color, 0.12],
      [1, color, 0],
    ])}" stroke="${color}" stroke-width="${n(16 - index * 2)}" opacity="0.45" filter="${canvas.blur(8)}"/><path d="${arch(reach)}" fill="none" stroke="${color}" stroke-width="${n(5 - index * 0.8)}" opacity="${n(0.95 - index * 0.16)}"/>`;
  });
  return lines.join('');
}

/** Broad bands across the picture. */
function stripes({ colors: { room, accent }, random }: Painter): string {
  const lean = random.pick([-32, 32, -58]);
  const bands = Array.from({ length: 9 }, (_, index) => {
    const ramp = index % 3 === 1 ? accent : room;
    return `<rect x="-500" y="${n(-400 + index * 190)}" width="1600" height="${n(random.between(50, 110))}" fill="${ramp(0.7)}" opacity="${n(random.between(0.22, 0.5))}"/>`;
  });
  return `<g transform="rotate(${lean} 300 320)">${bands.join('')}</g>`;
}

/** The sea floor between rocks and coral. */
function reef({ canvas, colors: { room, accent }, random }: Painter): string {
  const light = canvas.linear([
    [0, room(0.86), 0.7],
    [0.5, room(0.6), 0.15],
    [1, room(0.2), 0],
  ]);
  const rock = (x: number, y: number, size: number, tone: number): string =>
    `<path d="M${n(x - size)} ${H}L${n(x - size * 0.8)} ${n(y + size * 0.7)}L${n(x - size * 0.4)} ${n(y + size * 0.2)}L${n(x)} ${n(y)}L${n(x + size * 0.4)} ${n(y + size * 0.3)}L${n(x + size * 0.85)} ${n(y + size * 0.9)}L${n(x + size)} ${H}Z" fill="${room(tone)}"/>`;
  const branch = (x: number, size: number): string =>
    `<path d="M0 0C-6 -40 4 -70 0 -120M0 -40C-30 -56 -34 -84 -40 -110M0 -60C26 -70 34 -96 38 -124M-26 -70C-46 -76 -58 -92 -62 -108" transform="translate(${n(x)} 590) scale(${n(size)})" stroke="${accent(0.6)}" stroke-width="15" stroke-linecap="round" fill="none"/>`;
  return [
    `<rect width="${W}" height="560" fill="${light}"/>`,
    rock(random.between(-10, 60), 330, 190, 0.3),
    rock(random.between(540, 610), 300, 210, 0.26),
    branch(random.between(60, 130), 1.4),
    branch(random.between(440, 520), 1.7),
    rock(random.between(90, 180), 520, 150, 0.18),
    rock(random.between(430, 520), 500, 170, 0.15),
  ].join('');
}

export const views = { sunset, skyline, clouds, scales, arches, stripes, reef };
