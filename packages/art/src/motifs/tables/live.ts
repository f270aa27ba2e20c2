import { n } from '../../canvas.ts';
import { ball, glow, groundShadow, metal } from '../../gloss.ts';
import type { Motif } from '../../painter.ts';
import { rampOf, type Ramp } from '../../palette.ts';
import { glint } from '../../scenes.ts';
import { NUMERALS, star } from '../../shapes.ts';
import { plate, volume } from '../../volume.ts';
import { crab } from '../creatures/biters.ts';
import { dragon } from '../creatures/beasts.ts';
import { tiger } from '../creatures/cats.ts';
import { fish } from '../creatures/fish.ts';
import { coin } from '../creatures/sea.ts';
import { chip, front, type Face } from './cards.ts';
import { box } from './piece.ts';
import { wheel } from './wheel.ts';

const within = (drawing: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;

/** The two hands of baccarat on the table. */
export const hands: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const felt: Ramp = rampOf(random.pick([158, 158, 262, 12]), 0.13);
  const [player, banker]: [Face[], Face[]] = random.pick([
    [
      [
        { suit: 'heart', rank: 'K' },
        { suit: 'spade', rank: 'A' },
      ],
      [
        { suit: 'club', rank: 'Q' },
        { suit: 'diamond', rank: 'J' },
      ],
    ],
    [
      [
        { suit: 'spade', rank: 'Q' },
        { suit: 'diamond', rank: 'A' },
      ],
      [
        { suit: 'heart', rank: '10' },
        { suit: 'club', rank: 'A' },
      ],
    ],
  ]);
  const drop = canvas.blur(8);
  const hand = (faces: readonly Face[], x: number, turned: number): string =>
    `<g transform="translate(${x} -30) rotate(${turned}) scale(0.82)">${faces
      .map(
        (face, index) =>
          `<g transform="translate(${index * 66 - 33} ${index * 14}) rotate(${index * 9 - 4})"><rect x="-95" y="-124" width="190" height="268" rx="20" fill="#000" opacity="0.45" filter="${drop}"/>${front(painter, face)}</g>`,
      )
      .join('')}</g>`;
  return [
    groundShadow(painter, 232, 240),
    glow(painter, 270, colors.gold(0.9), 0.4),
    `<ellipse cy="70" rx="262" ry="150" fill="${rampOf(48, 0.1)(0.3)}"/><ellipse cy="60" rx="260" ry="148" fill="${metal(painter, rampOf(48, 0.1))}"/><ellipse cy="60" rx="240" ry="132" fill="${canvas.radial(
      [
        [0, felt(0.6)],
        [1, felt(0.28)],
      ],
      [0.5, 0.4],
      0.6,
    )}"/><ellipse cy="60" rx="222" ry="118" fill="none" stroke="${colors.gold(0.84)}" stroke-width="4" opacity="0.8"/>`,
    hand(player, -108, -9),
    hand(banker, 108, 6),
    within(chip(painter, 56, rampOf(258, 0.19)), -120, 150, 1),
    within(chip(painter, 56, rampOf(258, 0.19)), -116, 132, 1),
    within(chip(painter, 56, colors.ruby), 116, 150, 1),
    within(chip(painter, 50, colors.gold), 0, 168, 1),
    glint(painter, -150, -130, 34),
    glint(painter, 160, -120, 28),
  ].join('');
};

/** A dragon and a tiger face to face. */
export const rivals: Motif = (painter) => {
  const { gold, accent } = painter.colors;
  const bolt = 'M22 -230L-40 20H-4L-26 232L44 -36H6L40 -230Z';
  return [
    glow(painter, 280, accent(0.85), 0.6),
    within(dragon(painter), -118, -40, 0.62),
    within(tiger(painter), 124, 44, 0.62),
    `<path d="${bolt}" fill="${gold(0.97)}" stroke="${gold(0.4)}" stroke-width="8" stroke-linejoin="round" paint-order="stroke"/>`,
    glint(painter, 8, -30, 44),
  ].join('');
};

/** A wheel of fortune above a heap of coins. */
export const jackpotwheel: Motif = (painter) => {
  const heap = [-170, -112, -56, 0, 56, 112, 170]
    .flatMap((x, index) => [
      [x, 196 + (index % 2) * 12],
      ...(index > 0 && index < 6 ? [[x + 22, 168 + (index % 3) * 8]] : []),
    ])
    .map(
      ([x = 0, y = 0], index) =>
        `<g transform="translate(${x} ${y})">${coin(painter, 40, 0.55, (index % 5) * 9 - 18)}</g>`,
    );
  return [
    within(wheel(painter), 0, -34, 0.92),
    heap.join(''),
    `<g transform="translate(-206 -150) rotate(-24)">${coin(painter, 42, 0.9)}</g><g transform="translate(208 -132) rotate(30)">${coin(painter, 36, 0.8)}</g>`,
    glint(painter, 96, 170, 30),
  ].join('');
};

/** Some fields of a roulette table with chips. */
export const layout: Motif = (painter) => {
  const { colors, random } = painter;
  const { ruby, neutral, gold } = colors;
  const felt = rampOf(158, 0.12);
  const first = 1 + 3 * Math.floor(random.between(0, 10));
  const fields = Array.from({ length: 9 }, (_, index) => {
    const [x, y] = [((index % 3) - 1) * 122, (Math.floor(index / 3) - 1) * 122];
    const number = first + index;
    const digits = Array.from(
      String(number),
      (digit, place, all = String(number)) =>
        `<path d="${NUMERALS[Number(digit)] ?? ''}" transform="translate(${(place - (all.length - 1) / 2) * 2.6} 0)"/>`,
    ).join('');
    return `<g transform="translate(${x} ${y})"><path d="${box(0, 0, 112, 112, 12)}" fill="${index % 2 ? ruby(0.48) : neutral(0.14)}" stroke="#fff" stroke-opacity="0.85" stroke-width="4"/><g transform="scale(17)" fill="none" stroke="#fff" stroke-width="0.5" stroke-linecap="round" stroke-linejoin="round">${digits}</g></g>`;
  });
  const chosen = random.pick([0, 2, 3, 5, 6] as const);
  const [x, y] = [((chosen % 3) - 1) * 100, (Math.floor(chosen / 3) - 1) * 96];
  return [
    groundShadow(painter, 226, 220),
    glow(painter, 270, gold(0.9), 0.4),
    `<g transform="rotate(${n(random.between(-14, 14))}) scale(0.98 0.9)">${volume(painter, box(0, 0, 420, 420, 34), felt, 0.42, 0.9)}<path d="${box(0, 0, 392, 392, 22)}" fill="none" stroke="${gold(0.84)}" stroke-width="5"/>${fields.join('')}</g>`,
    within(chip(painter, 70, colors.accent), x, y + 18, 1),
    within(chip(painter, 70, gold), x + 3, y - 2, 1),
    within(chip(painter, 62, ruby), x > 0 ? -110 : 120, 150, 1),
    `<g transform="translate(${x > 0 ? -150 : 150} -150)">${ball(painter, 34, neutral, 0.9)}</g>`,
    glint(painter, x > 0 ? -160 : 140, -166, 34),
  ].join('');
};

/** Dice with a crab, a fish and a gourd's star instead of pips. */
export const emblemdice: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { ruby, gold } = colors;
  const face = canvas.clip(`<path d="${box(0, 0, 160, 160, 24)}"/>`);
  const ivory = rampOf(88, 0.04);
  const die = (x: number, y: number, turned: number, sign: string): string =>
    `<g transform="translate(${x} ${y}) rotate(${turned})">${volume(painter, box(14, 14, 190, 190, 36), ivory, 0.6, 0.9)}${volume(painter, box(0, 0, 190, 190, 36), ivory, 0.95, 0.9)}<path d="${box(0, 0, 160, 160, 24)}" fill="none" stroke="${gold(0.7)}" stroke-width="4"/><g clip-path="${face}">${sign}</g></g>`;
  return [
    groundShadow(painter, 232, 220),
    glow(painter, 270, gold(0.92), 0.5),
    die(-104, -78, random.between(-16, -6), `<path d="${star(5, 56, 25)}" fill="${ruby(0.5)}"/>`),
    die(108, -66, random.between(5, 16), within(fish(painter), 0, 0, 0.3)),
    die(0, 110, random.between(-7, 7), within(crab(painter), 0, 0, 0.3)),
    plate(painter, 'M-6 -212L0 -236L6 -212L28 -206L6 -200L0 -176L-6 -200L-28 -206Z', gold, 0.92, 3),
    glint(painter, 150, -140, 32),
  ].join('');
};
