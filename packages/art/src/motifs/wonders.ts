import { n } from '../canvas.ts';
import { ball, glow, groundShadow, metal, shine } from '../gloss.ts';
import type { Motif } from '../painter.ts';
import { rampOf, type Ramp } from '../palette.ts';
import { glint } from '../scenes.ts';
import { star } from '../shapes.ts';
import { around, mirrored, plate, twin, volume } from '../volume.ts';
import { box } from './tables/piece.ts';

/** A crystal ball with a vision in it. */
export const orb: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { accent, gold, room } = colors;
  const inside = canvas.clip('<circle cy="-40" r="158"/>');
  const mist = Array.from(
    { length: 6 },
    () =>
      `<ellipse cx="${n(random.between(-90, 90))}" cy="${n(random.between(-120, 60))}" rx="${n(random.between(40, 90))}" ry="${n(random.between(18, 40))}" transform="rotate(${n(random.between(-40, 40))})"/>`,
  ).join('');
  const stars = Array.from(
    { length: 9 },
    () =>
      `<path d="${star(4, random.between(7, 20), 3)}" transform="translate(${n(random.between(-100, 100))} ${n(random.between(-140, 60))})" fill="#fff"/>`,
  ).join('');
  return [
    glow(painter, 300, accent(0.84), 0.85),
    groundShadow(painter, 236, 150),
    volume(
      painter,
      mirrored(
        'M0 120C60 124 96 110 110 96C120 130 100 150 84 164C110 184 142 210 146 232C90 244 40 246 0 246',
      ),
      gold,
      0.84,
      0.9,
    ),
    `<circle cy="-40" r="160" fill="${canvas.radial(
      [
        [0, accent(0.9)],
        [0.45, accent(0.6)],
        [0.85, room(0.3)],
        [1, room(0.5)],
      ],
      [0.5, 0.55],
      0.55,
    )}"/>`,
    `<g clip-path="${inside}"><g fill="${accent(0.92)}" opacity="0.6" filter="${canvas.blur(14)}">${mist}</g>${stars}<circle cx="46" cy="30" r="150" fill="none" stroke="${room(0.9)}" stroke-width="16" opacity="0.4"/></g>`,
    `<circle cy="-40" r="158" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="5"/><g transform="translate(0 -40)">${shine(painter, 150)}</g><path d="M76 70A140 140 0 0 0 132 -10" stroke="#fff" stroke-width="10" opacity="0.5" fill="none" stroke-linecap="round"/>`,
    twin(`<g transform="translate(76 204)">${ball(painter, 13, accent, 0.66)}</g>`),
    glint(painter, -20, -60, 60),
    glint(painter, 110, -150, 26),
  ].join('');
};

/** A planet with a ring, and its moons. */
export const planet: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { accent, gold } = colors;
  const world: Ramp = random.pick([accent, rampOf(45, 0.16), rampOf(220, 0.15), rampOf(320, 0.17)]);
  const bands = Array.from({ length: 8 }, (_, index) => {
    const y = -140 + index * 38 + random.between(-8, 8);
    return `<path d="M-170 ${n(y)}C-80 ${n(y + 24)} 60 ${n(y - 10)} 170 ${n(y + 12)}V${n(y + random.between(12, 28))}C60 ${n(y + 14)} -80 ${n(y + 40)} -170 ${n(y + 20)}Z" fill="${world(index % 2 ? 0.86 : 0.42)}" opacity="0.45"/>`;
  }).join('');
  const ring = (half: string, sweep: 0 | 1): string =>
    [
      [250, 62, gold(0.5), 34],
      [250, 62, gold(0.9), 24],
      [222, 52, gold(0.7), 8],
      [280, 72, gold(0.94), 6],
    ]
      .map(
        ([rx, ry, color, width]) =>
          `<path d="M-${rx} 0A${rx} ${ry} 0 0 ${sweep} ${rx} 0" fill="none" stroke="${color}" stroke-width="${width}" opacity="${half === 'far' ? 0.75 : 1}"/>`,
      )
      .join('');
  return [
    glow(painter, 300, world(0.86), 0.6),
    `<g transform="rotate(${n(random.between(-28, -14))})">`,
    ring('far', 1),
    ball(painter, 150, world, 0.66),
    `<g clip-path="${canvas.clip('<circle r="150"/>')}">${bands}<circle r="150" fill="${canvas.radial(
      [
        [0.4, '#000', 0],
        [1, '#000', 0.72],
      ],
      [0.5, 0.5],
      0.62,
      [0.34, 0.28],
    )}"/></g>`,
    ring('near', 0),
    '</g>',
    `<g opacity="0.7">${shine(painter, 136)}</g>`,
    `<g transform="translate(-176 -170)">${ball(painter, 36, gold, 0.84)}${shine(painter, 32)}</g><g transform="translate(190 150)">${ball(painter, 24, colors.neutral, 0.86)}</g>`,
    glint(painter, -70, -90, 36),
    glint(painter, 190, -150, 30),
  ].join('');
};

/** A hammer surrounded by lightning. */
export const hammer: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { neutral, gold, accent } = colors;
  const leather = rampOf(50, 0.1);
  const fork = (path: string): string =>
    `<path d="${path}" fill="none" stroke="${accent(0.82)}" stroke-width="17" opacity="0.55" filter="${canvas.blur(8)}"/><path d="${path}" fill="none" stroke="${accent(0.97)}" stroke-width="6" stroke-linejoin="bevel"/>`;
  return [
    glow(painter, 300, accent(0.85), 0.75),
    groundShadow(painter, 236, 150),
    fork('M-220 -250L-150 -160L-184 -140L-96 -40') +
      fork('M230 -230L170 -150L206 -130L130 -30') +
      fork('M-30 -290L6 -230L-22 -214L10 -150'),
    `<g transform="rotate(${n(random.between(-26, 26))}) translate(0 6)">`,
    volume(painter, box(0, 116, 42, 230, 14), leather, 0.48, 0.8),
    `<path d="M-20 40L20 62M-20 72L20 94M-20 104L20 126M-20 136L20 158M-20 168L20 190" stroke="${gold(0.76)}" stroke-width="6"/>`,
    `<g transform="translate(0 236)"><circle r="28" fill="${metal(painter, gold)}"/>${shine(painter, 26)}</g>`,
    volume(painter, 'M-150 -170L-178 -140V-30L-150 0H150L178 -30V-140L150 -170Z', neutral, 0.62, 1.3),
    plate(painter, 'M-116 -170V0H-84V-170Z', gold, 0.88, 5) +
      plate(painter, 'M116 -170V0H84V-170Z', gold, 0.88, 5),
    `<path d="M0 -146L34 -84L0 -24L-34 -84ZM-56 -140V-30M56 -140V-30" fill="none" stroke="${accent(0.92)}" stroke-width="8" stroke-linejoin="round"/><g transform="translate(0 -84)">${glow(painter, 80, accent(0.9), 0.9)}</g>`,
    '</g>',
    glint(painter, -130, -120, 40),
    glint(painter, 0, -80, 34),
  ].join('');
};

/** A silk fan with blossoms. */
export const fan: Motif = (painter) => {
  const { colors, random } = painter;
  const { gold, ruby } = colors;
  const silk: Ramp = random.pick([ruby, colors.accent, rampOf(280, 0.15)]);
  const ribs = Array.from({ length: 13 }, (_, index) => {
    const angle = -78 + index * 13;
    return `<g transform="rotate(${angle})">${plate(painter, 'M-36 -312L0 -322L36 -312L14 -130H-14Z', silk, index % 2 ? 0.6 : 0.5, 3)}<path d="M-36 -312L0 -322L36 -312L34 -298L0 -308L-34 -298Z" fill="${gold(0.9)}"/><path d="M-5 0L-7 -150H7L5 0Z" fill="${gold(index % 2 ? 0.9 : 0.7)}" stroke="${gold(0.3)}" stroke-width="2"/></g>`;
  }).join('');
  const blossom = (x: number, y: number, size: number): string =>
    `<g transform="translate(${x} ${y}) scale(${size})">${around(5, () => `<path d="M0 0C-26 -16 -26 -48 -9 -54L0 -44L9 -54C26 -48 26 -16 0 0Z" fill="${rampOf(355, 0.12)(0.88)}" stroke="${rampOf(355, 0.15)(0.6)}" stroke-width="3"/>`)}<circle r="10" fill="${gold(0.92)}"/></g>`;
  return [
    glow(painter, 300, silk(0.84), 0.5),
    `<g transform="translate(0 172) rotate(${n(random.between(-7, 7))}) scale(1.12)">${ribs}<g><circle r="26" fill="${metal(painter, gold)}"/>${shine(painter, 22)}</g>${taperCord(gold)}</g>`,
    `<path d="M-190 40C-120 -20 -40 -60 60 -80M-70 -36C-50 -80 -20 -110 10 -120" stroke="${rampOf(50, 0.08)(0.24)}" stroke-width="11" fill="none" stroke-linecap="round"/>`,
    blossom(-150, 6, 0.9) + blossom(-60, -50, 1.15) + blossom(52, -76, 0.9) + blossom(10, -122, 0.7),
    glint(painter, 130, -110, 34),
  ].join('');
};

const taperCord = (gold: Ramp): string =>
  `<path d="M0 18C8 50 -10 60 0 84" stroke="${gold(0.7)}" stroke-width="6" fill="none"/><path d="M-15 84H15L21 128H-21Z" fill="${gold(0.84)}"/>`;
