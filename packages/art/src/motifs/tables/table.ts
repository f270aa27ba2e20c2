import { n } from '../../canvas.ts';
import { glow, groundShadow, metal, shine } from '../../gloss.ts';
import type { Motif } from '../../painter.ts';
import { rampOf, type Ramp } from '../../palette.ts';
import { glint } from '../../scenes.ts';
import { SUITS } from '../../shapes.ts';
import { around, mirrored, plate, twin, volume } from '../../volume.ts';
import { back, chip, front, type Face } from './cards.ts';
import { box } from './piece.ts';
import { PIPS } from './pips.ts';

const HAND: readonly Face['rank'][] = ['10', 'J', 'Q', 'K', 'A'];

/** A royal flush. */
export const royal: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const suit = random.pick(['spade', 'heart', 'diamond', 'club'] as const);
  const drop = canvas.blur(8);
  const sheets = HAND.map((rank, index) => {
    const turned = (index - 2) * 19;
    return `<g transform="translate(0 190) rotate(${turned}) translate(0 -230) scale(0.92)"><rect x="-95" y="-128" width="190" height="268" rx="20" fill="#000" opacity="0.45" filter="${drop}"/>${front(painter, { suit, rank })}</g>`;
  });
  return [
    glow(painter, 280, colors.gold(0.92), 0.6),
    `<g transform="scale(0.98) rotate(${n(random.between(-6, 6))})">${sheets.join('')}</g>`,
    groundShadow(painter, 226, 170),
    `<g transform="translate(-70 186)">${chip(painter, 62, colors.gold)}</g><g transform="translate(66 196)">${chip(painter, 62, colors.accent)}</g><g transform="translate(0 160)">${chip(painter, 62, colors.ruby)}</g>`,
    glint(painter, 120, -150, 36),
  ].join('');
};

/** An ace. */
export const ace: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const face: Face = { suit: random.pick(['spade', 'heart', 'diamond', 'club'] as const), rank: 'A' };
  const petals = around(
    22,
    (_, index) =>
      `<path d="M-9 -150L0 ${-300 - (index % 2) * 40}L9 -150Z" fill="${index % 2 ? colors.gold(0.9) : colors.accent(0.8)}" opacity="0.55"/>`,
  );
  return [
    petals,
    glow(painter, 270, colors.gold(0.95), 0.8),
    groundShadow(painter, 238, 140),
    `<g transform="rotate(${n(random.between(8, 18))}) scale(1.4)"><rect x="-95" y="-124" width="190" height="268" rx="20" fill="#000" opacity="0.5" filter="${canvas.blur(9)}"/><g transform="translate(-14 4) rotate(-9)">${back(painter)}</g>${front(painter, face)}<rect x="-95" y="-134" width="190" height="268" rx="20" fill="none" stroke="${metal(painter, colors.gold)}" stroke-width="7"/></g>`,
    glint(painter, -100, -170, 44),
    glint(painter, 130, 130, 30),
  ].join('');
};

/** Stacks of chips. */
export const chips: Motif = (painter) => {
  const { colors, random } = painter;
  const { accent, gold, ruby, room, neutral } = colors;
  const onyx: Ramp = (lightness) => neutral(lightness * 0.6);
  const ramps = [accent, gold, ruby, room, onyx] as const;
  const tower = (x: number, y: number, high: number, ramp: Ramp, size = 84): string =>
    Array.from(
      { length: high },
      (_, index) =>
        `<g transform="translate(${n(x + random.between(-4, 4))} ${n(y - index * 23)})">${chip(painter, size, ramp, 0.27)}</g>`,
    ).join('');
  const first = Math.floor(random.between(0, 5));
  const at = (index: number): Ramp => ramps[(first + index) % 5] ?? accent;
  return [
    groundShadow(painter, 220, 250),
    glow(painter, 250, gold(0.9), 0.35),
    tower(-10, 70, 9, at(0)),
    tower(-146, 124, 5, at(1)),
    tower(140, 116, 7, at(2)),
    tower(-56, 196, 2, at(3)),
    tower(98, 202, 1, at(4)),
    `<g transform="translate(-176 -134) rotate(-28)">${chip(painter, 62, at(4), 0.24)}</g><g transform="translate(176 -150) rotate(24)">${chip(painter, 52, at(3), 0.24)}</g>`,
    glint(painter, -30, -140, 40),
    glint(painter, 168, -30, 24),
  ].join('');
};

/** The dealer's shoe. */
export const shoe: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { gold, accent, neutral } = colors;
  const face: Face = {
    suit: random.pick(['heart', 'spade', 'diamond'] as const),
    rank: random.pick(['A', 'K']),
  };
  const wood: Ramp = rampOf(random.pick([30, 55, 280]), 0.08);
  const deck = Array.from(
    { length: 12 },
    (_, index) => `M${-120 + index * 20} ${-96 + index * 9}l-36 -60`,
  ).join('');
  return [
    groundShadow(painter, 216, 240),
    `<g transform="translate(16 -6) scale(1.06)">`,
    volume(painter, 'M-206 -64L-150 -176H40L196 60L196 150L-206 150Z', wood, 0.4, 1.2),
    `<path d="M-160 -70L-128 -150H24L150 44Z" fill="${wood(0.12)}"/><path d="M-146 -70L-118 -144H20L132 36Z" fill="${neutral(0.97)}"/><path d="${deck}" stroke="${neutral(0.66)}" stroke-width="3"/>`,
    plate(painter, 'M-206 -64H-160L150 44L196 60V150H-206Z', wood, 0.5, 7),
    `<path d="M-186 -44H-160L146 66L176 76V132H-186Z" fill="none" stroke="${gold(0.82)}" stroke-width="6" stroke-linejoin="round"/>`,
    `<g transform="translate(-70 62)"><path d="${SUITS.spade}" transform="scale(46)" fill="${metal(painter, gold)}"/></g>`,
    `</g><g transform="translate(112 92) rotate(-16) skewX(-8)"><rect x="-95" y="-120" width="190" height="268" rx="20" fill="#000" opacity="0.5" filter="${canvas.blur(10)}"/>${front(painter, face)}</g>`,
    `<g transform="translate(-150 196)">${chip(painter, 58, accent)}</g><g transform="translate(-146 176)">${chip(painter, 58, gold)}</g>`,
    glint(painter, -104, -140, 36),
    glint(painter, 174, -10, 28),
  ].join('');
};

/** Three dice under a glass dome. */
export const dome: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { gold, ruby, neutral, accent, room } = colors;
  const die = (x: number, y: number, turned: number, ramp: Ramp, bright: number, pips: number): string => {
    const spots = PIPS[pips] ?? [];
    const dot = ramp === neutral ? (pips === 1 ? ruby(0.52) : room(0.2)) : '#fff';
    return `<g transform="translate(${x} ${y}) rotate(${turned})">${volume(painter, box(0, 0, 96, 96, 20), ramp, bright, 0.8)}${spots.map(([dx, dy]) => `<circle cx="${dx * 25}" cy="${dy * 25}" r="${pips === 1 ? 15 : 10}" fill="${dot}"/>`).join('')}</g>`;
  };
  const glass = mirrored('M0 -196C130 -196 182 -96 180 40L178 118C120 150 60 158 0 158');
  const [a, b, c] = [1, 2, 3].map(() => Math.floor(random.between(1, 7)));
  return [
    groundShadow(painter, 230, 220),
    volume(painter, mirrored('M0 100C120 100 214 116 214 146L196 206C130 226 60 230 0 230'), gold, 0.84, 0.9),
    `<ellipse cy="142" rx="182" ry="38" fill="${accent(0.3)}"/><ellipse cy="136" rx="176" ry="34" fill="${accent(0.46)}"/>`,
    `<path d="${glass}" fill="${room(0.8)}" fill-opacity="0.2"/>`,
    die(-70, 62, -14, neutral, 0.94, a ?? 1),
    die(66, 54, 18, ruby, 0.56, b ?? 4),
    die(2, 106, 4, neutral, 0.97, c ?? 5),
    `<path d="${glass}" fill="${canvas.linear(
      [
        [0, '#fff', 0.5],
        [0.3, '#fff', 0.04],
        [0.75, '#fff', 0],
        [1, '#fff', 0.3],
      ],
      [0, 0.1],
      [1, 0.3],
    )}" stroke="#fff" stroke-opacity="0.85" stroke-width="5"/>`,
    `<path d="M-140 -20C-136 -96 -100 -146 -40 -166C-86 -128 -106 -76 -108 20Z" fill="#fff" opacity="0.55"/>`,
    `<g transform="translate(0 -206)">${volume(painter, box(0, 8, 74, 24, 10), gold, 0.86, 0.4)}<circle cy="-20" r="26" fill="${metal(painter, gold)}"/>${shine(painter, 24)}</g>`,
    glint(painter, -96, -130, 36),
    glint(painter, 156, 170, 26),
  ].join('');
};

/** A jester's cap on a playing card. */
export const joker: Motif = (painter) => {
  const { colors, random } = painter;
  const { accent, ruby, gold, neutral } = colors;
  const [left, right] = random.pick([
    [ruby, accent],
    [rampOf(300, 0.19), rampOf(150, 0.18)],
    [rampOf(255, 0.18), ruby],
  ] as const);
  const bell = (x: number, y: number): string =>
    `<g transform="translate(${x} ${y})"><circle r="25" fill="${gold(0.3)}" cy="4"/><circle r="24" fill="${metal(painter, gold)}"/><path d="M-16 6H16M0 6V20" stroke="${gold(0.24)}" stroke-width="5"/>${shine(painter, 20)}</g>`;
  const horn =
    'M0 -20C6 -120 60 -190 150 -196C214 -196 244 -140 222 -84C196 -124 150 -116 132 -70C124 -40 128 -10 128 20Z';
  return [
    glow(painter, 270, colors.accent(0.85), 0.5),
    groundShadow(painter, 240, 140),
    `<g transform="translate(0 20) rotate(${n(random.between(-9, 9))})">`,
    volume(painter, horn, right, 0.58, 1),
    `<g transform="scale(-1 1)">${volume(painter, horn, left, 0.6, 1)}</g>`,
    volume(painter, mirrored('M0 -210C60 -180 74 -90 66 0L0 20'), gold, 0.86, 0.8),
    volume(painter, mirrored('M0 -10C70 -10 120 6 126 34C128 130 70 196 0 206'), neutral, 0.93, 1.1),
    plate(painter, mirrored('M0 -34C60 -34 110 -20 142 4L130 58C90 36 40 26 0 26'), left, 0.66, 6),
    twin(
      `<path d="M20 76C34 56 66 56 82 74C66 66 36 66 20 76Z" fill="#15121a"/><path d="M52 66L64 94L52 128L40 94Z" fill="${right(0.56)}"/><ellipse cx="51" cy="92" rx="13" ry="16" fill="#fff"/><circle cx="49" cy="94" r="9" fill="#15121a"/><circle cx="46" cy="90" r="3.4" fill="#fff"/><circle cx="84" cy="128" r="16" fill="${ruby(0.66)}" opacity="0.55"/>`,
    ),
    `<circle cy="118" r="17" fill="${ruby(0.56)}"/><g transform="translate(0 118)">${shine(painter, 15)}</g><path d="M-64 138C-36 184 36 184 64 138C36 156 -36 156 -64 138Z" fill="#15121a"/><path d="M-46 147C-20 158 20 158 46 147L40 156C16 166 -16 166 -40 156Z" fill="#fff"/>`,
    bell(212, -80),
    bell(-212, -80),
    bell(0, -216),
    '</g>',
    glint(painter, -130, -150, 34),
  ].join('');
};
