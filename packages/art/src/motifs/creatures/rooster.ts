import { n, point } from '../../canvas.ts';
import { glow, groundShadow, metal } from '../../gloss.ts';
import type { Motif, Painter } from '../../painter.ts';
import type { Ramp } from '../../palette.ts';
import { glint } from '../../scenes.ts';

const BODY =
  'M92 -166C124 -178 152 -154 146 -126C140 -104 132 -94 136 -66C142 -20 158 30 126 86C100 134 34 154 -18 136C-68 118 -96 78 -86 32C-44 46 6 14 32 -46C48 -86 50 -150 92 -166Z';
const COMB =
  'M82 -156C62 -180 72 -210 92 -188C88 -222 116 -226 114 -192C122 -218 146 -210 136 -180C152 -192 162 -174 146 -152C126 -168 102 -168 82 -156Z';

/** A pointed feather from its root, bent sideways. */
export function plume(
  { canvas }: Painter,
  root: readonly [number, number],
  angle: number,
  length: number,
  width: number,
  bend: number,
  ramp: Ramp,
  bright: number,
): string {
  const paint = canvas.linear(
    [
      [0, ramp(bright * 0.4)],
      [0.5, ramp(bright)],
      [1, ramp(Math.min(0.97, bright * 1.35))],
    ],
    [0, 0.5],
    [1, 0.5],
  );
  const side = (by: number): string =>
    `C${point(length * 0.34, bend * 0.35 + by * width)} ${point(length * 0.78, bend * 0.85 + by * width * 0.9)} ${point(length, bend)}`;
  const back = `C${point(length * 0.78, bend * 0.85 + width * 0.9)} ${point(length * 0.34, bend * 0.35 + width)} 0 0Z`;
  return `<g transform="translate(${point(root[0], root[1])}) rotate(${n(angle)})"><path d="M0 0${side(-1)}${back}" fill="${paint}" stroke="${ramp(bright * 0.32)}" stroke-width="1.5"/><path d="M4 ${n(bend * 0.02)}C${point(length * 0.36, bend * 0.34)} ${point(length * 0.78, bend * 0.86)} ${point(length * 0.97, bend)}" stroke="#fff" stroke-opacity="0.35" stroke-width="1.6" fill="none"/></g>`;
}

/** A standing gamecock, without background. */
export function cock(painter: Painter): string {
  const { canvas, colors, random } = painter;
  const { room, accent, gold, ruby } = colors;
  const dark: Ramp = (lightness) => room(lightness * 0.62, 0.06);
  const tailRamps = [accent, ruby, gold, dark] as const;
  const tail = Array.from({ length: 11 }, (_, index) => {
    const angle = 196 + index * 8.6 + random.between(-3, 3);
    const ramp = tailRamps[index % tailRamps.length] ?? accent;
    const length = 190 + 46 * Math.sin((index / 10) * Math.PI) + random.between(-12, 12);
    return plume(painter, [-56, 66], angle, length, 21, -74 + index * 4, ramp, ramp === gold ? 0.8 : 0.62);
  });
  const hackles = Array.from({ length: 26 }, (_, index) => {
    const row = Math.floor(index / 7);
    const column = index % 7;
    const x = 66 + column * 11 - row * 5;
    const y = -116 + row * 34 + Math.abs(column - 3) * 3;
    return plume(
      painter,
      [x, y],
      108 - column * 7,
      76,
      9,
      5,
      row % 2 === 0 ? gold : ruby,
      row % 2 === 0 ? 0.84 : 0.6,
    );
  });
  const wing = Array.from({ length: 15 }, (_, index) => {
    const row = Math.floor(index / 5);
    const column = index % 5;
    const ramp = [accent, dark, gold][row] ?? accent;
    return plume(
      painter,
      [64 - row * 10 - column * 5, 12 + row * 16 + column * 13],
      154 + column * 5,
      132 - row * 26 - column * 6,
      14,
      -10,
      ramp,
      row === 2 ? 0.8 : 0.58,
    );
  });
  const leg = (x: number, lean: number): string =>
    `<g transform="translate(${x} 124) rotate(${lean})" fill="none" stroke="${gold(0.72)}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"><path d="M0 0L4 72"/><path d="M4 72L44 92M4 72L20 104M4 72L-30 92M2 48L-26 42" stroke-width="9"/><path d="M-2 4L1 66" stroke="${gold(0.94)}" stroke-width="3"/></g>`;
  const chest = canvas.radial(
    [
      [0, ruby(0.62)],
      [0.5, ruby(0.42)],
      [1, dark(0.3)],
    ],
    [0.62, 0.42],
    0.6,
  );
  return [
    tail.join(''),
    leg(-6, 8),
    leg(62, -6),
    `<path d="${BODY}" fill="${chest}"/>`,
    `<g>${wing.join('')}</g>`,
    `<g>${hackles.join('')}</g>`,
    `<path d="M134 -110C156 -96 154 -58 136 -60C120 -64 120 -98 134 -110Z" fill="${ruby(0.54)}"/><path d="M130 -104C140 -90 142 -76 136 -66" stroke="${ruby(0.78)}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
    `<path d="${COMB}" fill="${canvas.linear([
      [0, ruby(0.7)],
      [1, ruby(0.44)],
    ])}" stroke="${ruby(0.34)}" stroke-width="2"/><path d="M92 -176C90 -196 98 -204 102 -190M116 -180C118 -200 128 -200 126 -186" stroke="#fff" stroke-opacity="0.5" stroke-width="4" fill="none" stroke-linecap="round"/>`,
    `<path d="M88 -150C100 -172 140 -168 146 -138C146 -116 128 -104 112 -108C92 -114 82 -130 88 -150Z" fill="${canvas.linear(
      [
        [0, ruby(0.66)],
        [1, ruby(0.4)],
      ],
    )}"/>`,
    `<path d="M140 -148C162 -150 180 -136 188 -118C172 -122 156 -120 140 -120Z" fill="${metal(painter, gold)}" stroke="${gold(0.36)}" stroke-width="2"/>`,
    `<circle cx="122" cy="-140" r="13" fill="${gold(0.95)}"/><circle cx="125" cy="-140" r="7.5" fill="#0a0608"/><circle cx="121" cy="-144" r="3.4" fill="#fff"/><path d="M104 -156L138 -148" stroke="${ruby(0.24)}" stroke-width="6" stroke-linecap="round"/>`,
  ].join('');
}

/** The sun rising over a pit. */
export function sunrise(painter: Painter): string {
  const { canvas, colors } = painter;
  const sun = canvas.linear([
    [0, colors.gold(0.95)],
    [0.55, colors.gold(0.74)],
    [1, colors.ruby(0.52)],
  ]);
  return `<circle r="212" cy="-8" fill="${sun}"/><g opacity="0.8">${glow(painter, 320, colors.gold(0.85), 0.5)}</g>`;
}

export function dust({ canvas, colors: { gold }, random }: Painter): string {
  const clouds = Array.from(
    { length: 9 },
    (_, index) =>
      `<ellipse cx="${n(-220 + index * 54 + random.between(-12, 12))}" cy="${n(226 + random.between(-10, 14))}" rx="${n(random.between(36, 74))}" ry="${n(random.between(12, 26))}" fill="${gold(0.78)}" opacity="0.3"/>`,
  );
  return `<g filter="${canvas.blur(9)}">${clouds.join('')}</g>`;
}

/** A gamecock in front of the rising sun. */
export const rooster: Motif = (painter) =>
  [
    sunrise(painter),
    groundShadow(painter, 234, 170, 20),
    cock(painter),
    dust(painter),
    glint(painter, 186, -120, 26),
    glint(painter, -150, -120, 30),
  ].join('');
