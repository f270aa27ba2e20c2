import { n } from '../../canvas.ts';
import { ball, glow, groundShadow, metal, shine } from '../../gloss.ts';
import type { Motif } from '../../painter.ts';
import { rampOf, type Ramp } from '../../palette.ts';
import { glint } from '../../scenes.ts';
import { around, plate, taper, twin, volume } from '../../volume.ts';
import { cock, dust, plume } from '../creatures/rooster.ts';
import { box } from './piece.ts';

/** The head of a crowing rooster. */
export const crower: Motif = (painter) => {
  const { colors, random } = painter;
  const { ruby, gold } = colors;
  const neck: Ramp = random.pick([gold, colors.accent, rampOf(45, 0.17)]);
  const dark: Ramp = (lightness) => colors.room(lightness * 0.6, 0.06);
  const hackles = Array.from({ length: 34 }, (_, index) => {
    const row = Math.floor(index / 9);
    const column = index % 9;
    const ramp = [dark, neck, ruby, neck][row] ?? neck;
    return plume(
      painter,
      [-96 + column * 20 + row * 5, 120 - row * 58 + Math.abs(column - 4) * 5],
      124 - column * 8.5,
      168 - row * 16,
      21,
      8,
      ramp,
      ramp === dark ? 0.44 : ramp === ruby ? 0.54 : ramp === gold ? 0.84 : 0.68,
    );
  });
  return [
    glow(painter, 280, gold(0.9), 0.6),
    `<g transform="translate(-20 4) rotate(${n(random.between(-12, 4))}) scale(1.06)">`,
    hackles.join(''),
    volume(
      painter,
      'M-66 -96C-120 -136 -124 -200 -82 -190C-92 -244 -34 -250 -30 -206C-16 -254 40 -242 34 -194C62 -226 102 -196 76 -152C104 -158 108 -120 74 -98Z',
      ruby,
      0.58,
      0.9,
    ),
    volume(
      painter,
      'M-80 20C-104 -60 -70 -126 6 -128C72 -128 106 -84 104 -36C100 16 64 52 16 62C-30 68 -68 56 -80 20Z',
      ruby,
      0.56,
      1.2,
    ),
    plate(painter, 'M96 -6C130 0 150 14 164 30C130 40 104 38 78 26Z', gold, 0.72, 6),
    plate(painter, 'M84 -74C140 -92 196 -60 214 -8C176 -22 140 -16 92 -12Z', gold, 0.92, 6),
    `<path d="M110 -58C144 -62 170 -48 186 -30" stroke="#fff" stroke-opacity="0.8" stroke-width="6" fill="none" stroke-linecap="round"/>`,
    volume(painter, 'M40 40C96 40 104 132 64 150C28 156 14 90 22 54Z', ruby, 0.6, 0.8),
    `<ellipse cx="-38" cy="4" rx="24" ry="32" fill="#fff" opacity="0.85" transform="rotate(-16 -38 4)"/>`,
    `<circle cx="34" cy="-62" r="33" fill="${gold(0.3)}"/><circle cx="34" cy="-62" r="28" fill="${gold(0.9)}"/><circle cx="40" cy="-62" r="16" fill="#0a0608"/><circle cx="33" cy="-70" r="7" fill="#fff"/><path d="M-6 -92L78 -76L80 -92L0 -112Z" fill="${ruby(0.3)}"/>`,
    '</g>',
    glint(painter, 150, -80, 28),
    glint(painter, -90, -130, 36),
  ].join('');
};

/** Two roosters leaping at each other. */
export const duel: Motif = (painter) => {
  const { colors, random } = painter;
  const rival = {
    ...painter,
    colors: {
      ...colors,
      room: colors.accent,
      accent: colors.room,
      gold: random.pick([colors.neutral, colors.gold]),
    },
  };
  const flash = around(
    10,
    (_, index) =>
      `<path d="M-8 -30L0 ${-130 - (index % 2) * 80}L8 -30Z" fill="${colors.gold(0.96)}" opacity="0.8"/>`,
  );
  return [
    `<g transform="translate(0 -60)">${glow(painter, 250, colors.gold(0.94), 0.9)}${flash}</g>`,
    groundShadow(painter, 226, 230),
    `<g transform="translate(-118 24) rotate(-14) scale(0.78)">${cock(painter)}</g>`,
    `<g transform="translate(118 14) rotate(14) scale(-0.78 0.78)">${cock(rival)}</g>`,
    dust(painter),
    glint(painter, 0, -96, 54),
  ].join('');
};

/** A steel spur on its strap. */
export const spur: Motif = (painter) => {
  const { colors, random } = painter;
  const { neutral, ruby, gold, accent } = colors;
  const leather: Ramp = random.pick([ruby, rampOf(50, 0.1), rampOf(285, 0.12)]);
  const fan = [-34, -17, 0, 17]
    .map(
      (turned, index) =>
        `<g transform="rotate(${turned} -70 120)">${plume(painter, [-70, 120], 232, 260, 30, -26, [accent, gold, ruby, colors.room][index] ?? accent, index === 1 ? 0.84 : 0.62)}</g>`,
    )
    .join('');
  const blade = 'M-84 60C20 70 128 10 206 -172C226 -30 150 120 10 150C-40 160 -84 150 -84 150Z';
  return [
    glow(painter, 280, gold(0.9), 0.5),
    groundShadow(painter, 226, 170),
    fan,
    `<g transform="translate(6 10) rotate(${n(random.between(-8, 10))})">`,
    volume(painter, blade, neutral, 0.8, 1),
    `<path d="M-40 94C70 96 150 30 198 -110" stroke="#fff" stroke-width="6" opacity="0.9" fill="none" stroke-linecap="round"/><path d="M-40 134C80 128 160 60 200 -80" stroke="${neutral(0.36)}" stroke-width="5" opacity="0.8" fill="none"/>`,
    volume(painter, box(-94, 104, 92, 164, 30), leather, 0.46, 1),
    plate(painter, box(-94, 70, 104, 22, 8), gold, 0.9, 5) +
      plate(painter, box(-94, 138, 104, 22, 8), gold, 0.9, 5),
    volume(
      painter,
      taper(
        [
          [-130, 170],
          [-170, 190],
          [-190, 240],
        ],
        26,
        8,
      ) +
        taper(
          [
            [-70, 176],
            [-76, 210],
            [-116, 244],
          ],
          26,
          8,
        ),
      leather,
      0.5,
      0.4,
    ),
    `<g transform="translate(-94 104)">${ball(painter, 17, accent, 0.7)}${shine(painter, 15)}</g>`,
    '</g>',
    glint(painter, 196, -140, 48),
    glint(painter, 70, 80, 24),
  ].join('');
};

/** A crest of feathers with a medal. */
export const feathers: Motif = (painter) => {
  const { colors, random } = painter;
  const { gold, accent, ruby, room } = colors;
  const dark: Ramp = (lightness) => room(lightness * 0.7, 0.07);
  const crest = [0, 6, 1, 5, 2, 4, 3]
    .map((index) => {
      const ramp = [accent, dark, ruby, gold, ruby, dark, accent][index] ?? accent;
      const out = index - 3;
      return plume(
        painter,
        [out * 8, 110],
        -90 + out * 25,
        340 - Math.abs(out) * 26,
        44 - Math.abs(out) * 3,
        out * 22,
        ramp,
        ramp === gold ? 0.86 : ramp === dark ? 0.42 : 0.64,
      );
    })
    .join('');
  const tail = 'M14 130L92 236L58 232L44 258L-6 150Z';
  return [
    glow(painter, 270, accent(0.85), 0.45),
    groundShadow(painter, 240, 120),
    `<g transform="translate(0 6) rotate(${n(random.between(-7, 7))})">${crest}`,
    twin(plate(painter, tail, ruby, 0.58, 6)),
    `<g transform="translate(0 116)"><circle r="76" fill="${gold(0.24)}" cy="6"/><circle r="74" fill="${metal(painter, gold)}"/>${ball(painter, 56, ruby, 0.5)}<path d="M0 -36L9 -12L35 -11L14 5L22 30L0 15L-22 30L-14 5L-35 -11L-9 -12Z" fill="${gold(0.94)}" stroke="${gold(0.5)}" stroke-width="3" stroke-linejoin="round"/>${shine(painter, 50)}</g></g>`,
    glint(painter, -50, 80, 30),
    glint(painter, 20, -180, 34),
  ].join('');
};

/** A ring under its lamps with one rooster in it. */
export const arena: Motif = (painter) => {
  const { canvas, colors } = painter;
  const { gold, ruby, room, accent } = colors;
  const lamp = (x: number): string => {
    const beam = canvas.linear([
      [0, gold(0.97), 0.75],
      [1, gold(0.9), 0],
    ]);
    return `<path d="M${x - 20} -226L${x - 110 - x * 0.3} 120H${x + 110 - x * 0.3}L${x + 20} -226Z" fill="${beam}"/><path d="M${x - 34} -218L${x - 18} -262H${x + 18}L${x + 34} -218Z" fill="${room(0.2)}" stroke="${gold(0.8)}" stroke-width="4"/><ellipse cx="${x}" cy="-219" rx="32" ry="8" fill="#fff8dc"/>`;
  };
  const crowd = Array.from({ length: 28 }, (_, index) => {
    const [x, y] = [
      -280 + (index % 14) * 43 + (index > 13 ? 20 : 0),
      (index > 13 ? 52 : 26) + Math.abs((index % 14) - 6.5) * -3,
    ];
    return `<path d="M${n(x - 26)} ${n(y + 70)}C${n(x - 26)} ${n(y + 18)} ${n(x + 26)} ${n(y + 18)} ${n(x + 26)} ${n(y + 70)}Z"/><circle cx="${n(x)}" cy="${n(y + 10)}" r="15"/>`;
  }).join('');
  const wall = 'M-262 110C-262 60 262 60 262 110L244 190C200 246 -200 246 -244 190Z';
  const posts = [-200, -120, -40, 40, 120, 200]
    .map(
      (x) => `<path d="M${x} ${n(222 - (x / 262) ** 2 * 56)}v-62" stroke="${gold(0.86)}" stroke-width="11"/>`,
    )
    .join('');
  return [
    `<g fill="${room(0.1)}" opacity="0.9">${crowd}</g>`,
    volume(painter, wall, ruby, 0.44, 1),
    `<ellipse cy="112" rx="256" ry="54" fill="${rampOf(75, 0.1)(0.66)}" stroke="${gold(0.88)}" stroke-width="8"/><ellipse cy="116" rx="190" ry="36" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="4"/>`,
    lamp(-150) + lamp(0) + lamp(150),
    `<g transform="translate(0 -12) scale(0.66)">${groundShadow(painter, 220, 130, 30)}${cock(painter)}</g>`,
    posts,
    `<path d="M-244 190C-200 246 200 246 244 190" fill="none" stroke="${accent(0.86)}" stroke-width="6" transform="translate(0 -30)"/>`,
    glint(painter, 124, -90, 26),
  ].join('');
};
