import { n, point } from '../../canvas.ts';
import { ball, glow, groundShadow, shine } from '../../gloss.ts';
import type { Motif, Painter } from '../../painter.ts';
import type { Ramp } from '../../palette.ts';
import { glint } from '../../scenes.ts';
import { NUMERALS } from '../../shapes.ts';

export function numbered(painter: Painter, radius: number, ramp: Ramp, bright: number): string {
  const { canvas, colors, random } = painter;
  const disc = canvas.radial(
    [
      [0, '#fff'],
      [0.75, colors.neutral(0.96)],
      [1, colors.neutral(0.8)],
    ],
    [0.5, 0.5],
    0.55,
    [0.4, 0.34],
  );
  const value = Math.floor(random.between(1, 50));
  const digits = Array.from(String(value), Number);
  const size = radius * (digits.length === 2 ? 0.17 : 0.21);
  const strokes = digits.map((digit, index) => {
    const x = digits.length === 2 ? (index - 0.5) * 2.5 : 0;
    return `<path d="${NUMERALS[digit] ?? ''}" transform="translate(${n(x)} 0)"/>`;
  });
  return `${ball(painter, radius, ramp, bright)}<g transform="translate(${point(radius * 0.06, radius * 0.1)})"><circle r="${n(radius * 0.58)}" fill="${disc}"/><circle r="${n(radius * 0.58)}" fill="none" stroke="${ramp(0.3)}" stroke-opacity="0.4" stroke-width="${n(radius * 0.03)}"/><g transform="scale(${n(size)})" fill="none" stroke="${colors.room(0.18)}" stroke-width="0.62" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g></g><g opacity="0.8">${shine(painter, radius)}</g>`;
}

type Place = readonly [x: number, y: number, radius: number, blur: number];
const PLACES: readonly Place[] = [
  [-196, -150, 42, 4],
  [206, -186, 36, 5],
  [40, -196, 62, 1.2],
  [-108, -82, 78, 0],
  [132, -52, 84, 0],
  [-166, 96, 74, 0],
  [196, 118, 62, 0],
  [12, 92, 118, 0],
];

/** Numbered balls falling towards the viewer, a golden one in front. */
export const lottery: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { room, accent, gold, ruby } = colors;
  const skins: readonly [Ramp, number][] = [
    [accent, 0.66],
    [room, 0.62],
    [ruby, 0.58],
    [gold, 0.84],
  ];
  const first = Math.floor(random.between(0, 3));
  const balls = PLACES.map(([x, y, radius, blur], index) => {
    const last = index === PLACES.length - 1;
    const [ramp, bright] = (last ? skins[3] : skins[(index + first) % 3]) ?? [accent, 0.66];
    const tilt = random.between(-24, 24);
    const filter = blur > 0 ? ` filter="${canvas.blur(blur)}"` : '';
    return `<g transform="translate(${point(x, y + random.between(-10, 10))})"${filter}>${last ? glow(painter, radius * 1.7, gold(0.9), 0.6) : ''}<g transform="rotate(${n(last ? tilt / 3 : tilt)})">${numbered(painter, radius, ramp, bright)}</g></g>`;
  });
  const ribbons = Array.from({ length: 26 }, () => {
    const ramp = random.pick([accent, gold, ruby, room]);
    return `<rect x="-5" y="-9" width="10" height="18" rx="2" fill="${ramp(random.between(0.6, 0.9))}" transform="translate(${point(random.between(-290, 290), random.between(-300, 260))}) rotate(${n(random.between(0, 180))}) scale(${n(random.between(0.4, 1.1))} 1)"/>`;
  });
  return [
    groundShadow(painter, 228, 210),
    ribbons.join(''),
    ...balls,
    glint(painter, -40, 22, 40),
    glint(painter, 118, -108, 24),
  ].join('');
};
