import { n } from '../../canvas.ts';
import { ball as sphere, glow, groundShadow, shine } from '../../gloss.ts';
import type { Motif, Painter } from '../../painter.ts';
import { rampOf, type Ramp } from '../../palette.ts';
import { glint } from '../../scenes.ts';
import { NUMERALS } from '../../shapes.ts';
import { turn, unit, type Turn, type Vector } from '../../solid.ts';
import { around, plate } from '../../volume.ts';
import { inFlight, onSheet, RADIUS } from './ball.ts';

const tumbled = ({ random }: Painter): Turn =>
  turn(random.between(15, 60), random.between(15, 50), random.between(0, 60));

/** The visible part of a line around the ball. */
function lineOf(turned: Turn, at: (angle: number) => Vector): string {
  let pen = 'M';
  return Array.from({ length: 61 }, (_, index) => {
    const spot = turned(unit(at((index / 60) * 2 * Math.PI)));
    if (spot[2] < -0.02) {
      pen = 'M';
      return '';
    }
    const move = `${pen}${onSheet(spot)}`;
    pen = 'L';
    return move;
  }).join('');
}

export const basketball: Motif = (painter) => {
  const turned = tumbled(painter);
  const seams = [
    lineOf(turned, (angle) => [Math.cos(angle), Math.sin(angle), 0]),
    lineOf(turned, (angle) => [0, Math.cos(angle), Math.sin(angle)]),
    lineOf(turned, (angle) => [
      0.78 + 0.3 * Math.cos(2 * angle),
      0.9 * Math.cos(angle),
      0.9 * Math.sin(angle),
    ]),
    lineOf(turned, (angle) => [
      -0.78 - 0.3 * Math.cos(2 * angle),
      0.9 * Math.cos(angle),
      0.9 * Math.sin(angle),
    ]),
  ].join('');
  const skin = sphere(painter, RADIUS, rampOf(56, 0.19), 0.72);
  return inFlight(
    painter,
    skin,
    `<path d="${seams}" fill="none" stroke="#1a0d06" stroke-width="8" stroke-linecap="round"/><path d="${seams}" fill="none" stroke="#fff" stroke-opacity="0.25" stroke-width="2" transform="translate(-4 -4)"/>`,
  );
};

/** The six sides of an inflated cube, three strips each. */
export const volleyball: Motif = (painter) => {
  const { colors } = painter;
  const turned = tumbled(painter);
  const sides: readonly ((along: number, across: number) => Vector)[] = [1, -1].flatMap((sign) => [
    (along: number, across: number): Vector => [along, across, sign],
    (along: number, across: number): Vector => [sign, along, across],
    (along: number, across: number): Vector => [across, sign, along],
  ]);
  const ramps: readonly [Ramp, number][] = [
    [colors.gold, 0.9],
    [colors.accent, 0.6],
    [colors.neutral, 0.97],
  ];
  const strips = sides.flatMap((side) =>
    ramps.map(([ramp, bright], index) => {
      const [from, to] = [-1 + index * (2 / 3), -1 + (index + 1) * (2 / 3)];
      const spots = [0, 0.25, 0.5, 0.75, 1].map((share) => turned(unit(side(-1 + share * 2, from))));
      const back = [1, 0.75, 0.5, 0.25, 0].map((share) => turned(unit(side(-1 + share * 2, to))));
      const all = [...spots, ...back];
      if (all.every(([, , z]) => z < 0.02)) return '';
      return `<path d="M${all.map(onSheet).join('L')}Z" fill="${ramp(bright)}" stroke="${colors.room(0.3)}" stroke-width="4" stroke-linejoin="round"/>`;
    }),
  );
  return inFlight(painter, sphere(painter, RADIUS, colors.neutral, 0.9), strips.join(''));
};

/** The woven ball of sepak takraw. */
export const takraw: Motif = (painter) => {
  const turned = tumbled(painter);
  const cane = rampOf(78, 0.14);
  const normals: readonly Vector[] = [
    [0, 1, 1.618],
    [0, -1, 1.618],
    [1, 1.618, 0],
    [-1, 1.618, 0],
    [1.618, 0, 1],
    [1.618, 0, -1],
  ];
  const bands = normals.map(([a, b, c]) => {
    const axis = unit([a, b, c]);
    const right = unit(Math.abs(axis[2]) > 0.9 ? [1, 0, 0] : [-axis[1], axis[0], 0]);
    const up: Vector = [
      axis[1] * right[2] - axis[2] * right[1],
      axis[2] * right[0] - axis[0] * right[2],
      axis[0] * right[1] - axis[1] * right[0],
    ];
    const at = (angle: number): Vector => [
      right[0] * Math.cos(angle) + up[0] * Math.sin(angle),
      right[1] * Math.cos(angle) + up[1] * Math.sin(angle),
      right[2] * Math.cos(angle) + up[2] * Math.sin(angle),
    ];
    const line = lineOf(turned, at);
    return `<g fill="none" stroke-linejoin="round"><path d="${line}" stroke="${cane(0.24)}" stroke-width="42"/><path d="${line}" stroke="${cane(0.84)}" stroke-width="36"/><path d="${line}" stroke="${cane(0.5)}" stroke-width="14"/><path d="${line}" stroke="${cane(0.93)}" stroke-width="9"/></g>`;
  });
  const clip = painter.canvas.clip(`<circle r="${RADIUS}"/>`);
  return inFlight(
    painter,
    `<circle r="${RADIUS}" fill="${cane(0.2)}"/>`,
    `<g clip-path="${clip}">${bands.join('')}</g>`,
  );
};

/** The black ball among the coloured ones, with a cue behind it. */
export const snooker: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { ruby, gold, neutral, accent } = colors;
  const onyx: Ramp = (lightness) => neutral(lightness * 0.5);
  const set = (x: number, y: number, radius: number, ramp: Ramp, bright: number, digit: number): string => {
    const print = digit
      ? `<circle r="${n(radius * 0.46)}" fill="#fff"/><path d="${NUMERALS[digit] ?? ''}" transform="scale(${n(radius * 0.17)})" fill="none" stroke="#111" stroke-width="0.6" stroke-linecap="round" stroke-linejoin="round"/>`
      : '';
    return `<g transform="translate(${x} ${y})"><ellipse cy="${n(radius * 0.96)}" rx="${n(radius)}" ry="${n(radius * 0.24)}" fill="#000" opacity="0.5" filter="${canvas.blur(6)}"/>${sphere(painter, radius, ramp, bright)}<g transform="translate(${n(radius * 0.08)} ${n(radius * 0.1)}) rotate(${n(random.between(-20, 20))})">${print}</g>${shine(painter, radius)}</g>`;
  };
  const wood = rampOf(68, 0.13);
  return [
    groundShadow(painter, 220, 240),
    `<g transform="rotate(${n(random.between(34, 46))}) translate(0 -40)">${plate(painter, 'M-6 -270H6L13 250H-13Z', wood, 0.72, 5)}<path d="M-6 -270H6V-252H-6Z" fill="${accent(0.74)}"/><path d="M-12 130H12L13 250H-13Z" fill="${wood(0.24)}"/><path d="M-2 -250L-4 250" stroke="#fff" stroke-opacity="0.4" stroke-width="3"/></g>`,
    set(-120, -86, 62, ruby, 0.58, 3),
    set(6, -108, 62, gold, 0.86, 1),
    set(132, -84, 62, accent, 0.6, 2),
    set(-158, 60, 72, neutral, 0.97, 0),
    set(166, 66, 70, ruby, 0.5, 7),
    set(4, 92, 122, onyx, 0.44, 8),
    glint(painter, -46, 30, 40),
  ].join('');
};

/** A golf ball on its tee, with a flag behind it. */
export const golf: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { ruby, neutral, gold } = colors;
  const dimples = Array.from({ length: 9 }, (_, ring) => {
    const tilt = (ring / 8) * Math.PI - Math.PI / 2;
    const count = Math.max(1, Math.round(13 * Math.cos(tilt)));
    return Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI + (ring % 2) * 0.12 - Math.PI / 2;
      const [x, y] = [Math.cos(tilt) * Math.sin(angle), Math.sin(tilt)];
      const [rx, ry] = [
        9 * Math.max(0.2, Math.cos(tilt) * Math.cos(angle)),
        9 * Math.max(0.3, Math.cos(tilt)),
      ];
      return `<ellipse cx="${n(x * 124)}" cy="${n(y * 124)}" rx="${n(rx)}" ry="${n(ry)}"/>`;
    }).join('');
  }).join('');
  const grass = rampOf(140, 0.19);
  const blades = Array.from({ length: 40 }, (_, index) => {
    const x = -290 + index * 15;
    const high = random.between(30, 74);
    return `<path d="M${n(x - 7)} 250Q${n(x)} ${n(250 - high * 0.5)} ${n(x + random.between(-22, 22))} ${n(250 - high)}Q${n(x + 6)} ${n(250 - high * 0.4)} ${n(x + 8)} 250Z" fill="${grass(random.between(0.4, 0.75))}"/>`;
  });
  return [
    `<g transform="translate(128 0)"><path d="M0 -270V210" stroke="${neutral(0.95)}" stroke-width="9" stroke-linecap="round"/>${plate(painter, 'M5 -266C50 -290 90 -240 140 -258L132 -150C90 -132 50 -178 5 -158Z', ruby, 0.62, 5)}</g>`,
    `<path d="M-330 236C-160 190 160 190 330 236V520H-330Z" fill="${grass(0.4)}"/>`,
    `<g transform="translate(-30 8) scale(1.06)">${plate(painter, 'M-52 118C-30 136 30 136 52 118C40 146 16 150 12 232H-12C-16 150 -40 146 -52 118Z', gold, 0.9, 5)}${sphere(painter, 136, neutral, 0.97)}<g clip-path="${canvas.clip('<circle r="134"/>')}"><g fill="${neutral(0.6)}" opacity="0.75" transform="rotate(20)">${dimples}</g></g><g opacity="0.8">${shine(painter, 126)}</g></g>`,
    blades.join(''),
    glint(painter, -96, -84, 38),
  ].join('');
};

/** A trophy. */
export const trophy: Motif = (painter) => {
  const { colors, random } = painter;
  const { gold, accent } = colors;
  const spark = around(
    14,
    (_, index) =>
      `<path d="M-7 ${-214 - (index % 2) * 26}L0 ${-270 - (index % 3) * 20}L7 ${-214 - (index % 2) * 26}Z" fill="${gold(0.9)}" opacity="0.5"/>`,
    random.between(0, 20),
  );
  return [
    spark,
    glow(painter, 260, gold(0.92), 0.7),
    groundShadow(painter, 226, 150),
    cup(painter, accent),
    glint(painter, -66, -130, 44),
    glint(painter, 90, 60, 22),
  ].join('');
};

function cup(painter: Painter, accent: Ramp): string {
  const { gold, room } = painter.colors;
  const handle = 'M104 -128C190 -150 216 -92 190 -36C170 6 130 30 78 44';
  const arm = `<path d="${handle}" fill="none" stroke="${gold(0.3)}" stroke-width="34" stroke-linecap="round"/><path d="${handle}" fill="none" stroke="${gold(0.8)}" stroke-width="25" stroke-linecap="round"/><path d="${handle}" fill="none" stroke="${gold(0.97)}" stroke-width="7" stroke-linecap="round" transform="translate(-4 -5)"/>`;
  return `<g transform="translate(0 10) scale(1.1)">${arm}<g transform="scale(-1 1)">${arm}</g>${bowl(painter)}<path d="M0 -96L14 -56L56 -56L22 -30L36 12L0 -14L-36 12L-22 -30L-56 -56L-14 -56Z" fill="${accent(0.56)}" stroke="${gold(0.97)}" stroke-width="4" stroke-linejoin="round"/>${plate(painter, 'M-84 152H84L96 206H-96Z', room, 0.34, 8)}${plate(painter, 'M-46 168H46V192H-46Z', gold, 0.9, 3)}</g>`;
}

function bowl(painter: Painter): string {
  const { canvas, colors } = painter;
  const { gold } = colors;
  const across = canvas.linear(
    [
      [0, gold(0.46)],
      [0.2, gold(0.86)],
      [0.32, gold(0.985)],
      [0.5, gold(0.84)],
      [0.74, gold(0.56)],
      [0.9, gold(0.4)],
      [1, gold(0.8)],
    ],
    [0, 0],
    [1, 0],
  );
  const body =
    'M-128 -166H128C128 -20 96 60 24 86V110C44 116 60 132 64 154H-64C-60 132 -44 116 -24 110V86C-96 60 -128 -20 -128 -166Z';
  return `<path d="${body}" fill="${gold(0.24)}" stroke="${gold(0.24)}" stroke-width="10" stroke-linejoin="round" transform="translate(0 4)"/><path d="${body}" fill="${across}"/><ellipse cy="-166" rx="132" ry="26" fill="${gold(0.9)}"/><ellipse cy="-164" rx="116" ry="19" fill="${gold(0.42)}"/>`;
}
