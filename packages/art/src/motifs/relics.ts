import { n } from '../canvas.ts';
import { ball, glow, groundShadow, metal, shine } from '../gloss.ts';
import type { Motif } from '../painter.ts';
import { rampOf, type Ramp } from '../palette.ts';
import { glint } from '../scenes.ts';
import { around, mirrored, plate, taper, twin, volume } from '../volume.ts';
import { gem } from './gem.ts';
import { box } from './tables/piece.ts';
import { coin } from './creatures/sea.ts';

/** A pharaoh's mask. */
export const mask: Motif = (painter) => {
  const { canvas, colors } = painter;
  const { gold } = colors;
  const blue = rampOf(262, 0.17);
  const cloth = mirrored('M0 -206C92 -206 140 -140 150 -60L190 120C170 160 130 176 100 180L70 100L0 110');
  const bands = Array.from(
    { length: 9 },
    (_, index) =>
      `M-220 ${-190 + index * 44}Q0 ${-250 + index * 44} 220 ${-190 + index * 44}l6 20Q0 ${-228 + index * 44} -226 ${-170 + index * 44}Z`,
  ).join('');
  return [
    glow(painter, 290, gold(0.92), 0.6),
    groundShadow(painter, 230, 160),
    volume(painter, cloth, gold, 0.88, 1.2),
    `<g clip-path="${canvas.clip(`<path d="${cloth}"/>`)}"><path d="${bands}" fill="${blue(0.42)}" opacity="0.92"/></g>`,
    plate(painter, mirrored('M0 96C50 100 96 130 128 176C90 220 40 230 0 232'), gold, 0.84, 7),
    [0, 1, 2]
      .map(
        (row) =>
          `<path d="M${-96 + row * 16} ${158 + row * 22}Q0 ${120 + row * 24} ${96 - row * 16} ${158 + row * 22}" stroke="${[blue(0.5), colors.ruby(0.54), blue(0.5)][row]}" stroke-width="13" fill="none"/>`,
      )
      .join(''),
    volume(painter, mirrored('M0 -126C70 -126 92 -80 90 -10C88 60 50 112 0 124'), gold, 0.9, 1.1),
    twin(
      `<path d="M16 -26C36 -50 70 -46 86 -22C66 -8 36 -6 16 -26Z" fill="#fff" stroke="${blue(0.24)}" stroke-width="7"/><circle cx="50" cy="-26" r="12" fill="#0c0a12"/><circle cx="46" cy="-30" r="4" fill="#fff"/><path d="M84 -22L108 -14" stroke="${blue(0.24)}" stroke-width="8" stroke-linecap="round"/><path d="M12 -62C36 -82 66 -80 88 -60" stroke="${blue(0.28)}" stroke-width="10" fill="none" stroke-linecap="round"/>`,
    ),
    `<path d="M-2 -40L-16 28C-8 38 8 38 16 28L2 -40" fill="${gold(0.7)}" opacity="0.8"/><path d="M-32 66C-14 54 14 54 32 66C14 82 -14 82 -32 66Z" fill="${gold(0.5)}"/>`,
    volume(painter, mirrored('M0 112L20 114L26 196C22 210 10 214 0 214'), blue, 0.44, 0.6),
    volume(painter, mirrored('M0 -250C28 -250 38 -222 26 -196L18 -150L0 -140'), gold, 0.88, 0.6),
    `<g transform="translate(0 -206)">${ball(painter, 13, colors.ruby, 0.6)}</g>`,
    glint(painter, -44, -96, 36),
    glint(painter, 150, 80, 24),
  ].join('');
};

/** A temple front: columns under a gable. */
export const temple: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { gold, accent } = colors;
  const stone: Ramp = random.pick([rampOf(85, 0.05), colors.neutral, gold]);
  const bright = stone === gold ? 0.86 : 0.9;
  const across = canvas.linear(
    [
      [0, stone(bright * 0.6)],
      [0.3, stone(0.97)],
      [0.55, stone(bright * 0.86)],
      [1, stone(bright * 0.42)],
    ],
    [0, 0],
    [1, 0],
  );
  const column = (x: number): string =>
    `<path d="M${x - 26} -76H${x + 26}L${x + 22} 140H${x - 22}Z" fill="${across}" stroke="${stone(0.24)}" stroke-width="4"/><path d="M${x - 12} -70V136M${x} -70V136M${x + 12} -70V136" stroke="${stone(bright * 0.56)}" stroke-width="3"/>${plate(painter, box(x, -82, 72, 24, 6), stone, bright, 4)}${plate(painter, box(x, 144, 66, 20, 5), stone, bright, 4)}`;
  return [
    glow(painter, 290, gold(0.93), 0.7),
    `<g transform="translate(0 10) scale(1.08)">`,
    groundShadow(painter, 214, 240),
    `<path d="M-150 -80H150V150H-150Z" fill="${colors.room(0.1)}"/><path d="M-58 150V-10A58 58 0 0 1 58 -10V150Z" fill="${canvas.linear(
      [
        [0, accent(0.9)],
        [1, gold(0.9)],
      ],
    )}"/><g transform="translate(0 60)">${glow(painter, 150, gold(0.97), 0.9)}</g>`,
    [-150, -78, 78, 150].map(column).join(''),
    plate(painter, 'M-204 -96H204V-124H-204Z', stone, bright * 0.9, 6),
    volume(painter, 'M-216 -122L0 -226L216 -122Z', stone, bright, 0.9),
    `<path d="M-150 -132L0 -204L150 -132Z" fill="${stone(bright * 0.5)}"/><g transform="translate(0 -156)">${ball(painter, 24, accent, 0.66)}${shine(painter, 22)}</g>`,
    plate(painter, 'M-196 154H196V176H-196Z', stone, bright, 5) +
      plate(painter, 'M-218 176H218V200H-218Z', stone, bright * 0.92, 5) +
      plate(painter, 'M-240 200H240V226H-240Z', stone, bright * 0.84, 5),
    '</g>',
    glint(painter, -120, -170, 34),
  ].join('');
};

/** A pagoda. */
export const pagoda: Motif = (painter) => {
  const { colors, random } = painter;
  const { gold, ruby, room } = colors;
  const roofRamp: Ramp = random.pick([ruby, rampOf(165, 0.13), rampOf(262, 0.14)]);
  const floor = (y: number, wide: number): string => {
    const [w, eave] = [wide, wide + 62];
    return `${plate(painter, `M${-w + 18} ${y}H${w - 18}V${y + 78}H${-w + 18}Z`, ruby, 0.5, 5)}${[-0.5, 0, 0.5].map((at) => `<path d="M${n(at * w - 13)} ${y + 26}h26v50h-26Z" fill="${gold(0.95)}"/>`).join('')}<path d="M${-w + 18} ${y + 66}H${w - 18}" stroke="${gold(0.86)}" stroke-width="6"/>${volume(painter, mirrored(`M0 ${y - 48}L${n(w * 0.62)} ${y - 46}C${n(w * 0.8)} ${y - 10} ${w} ${y + 4} ${eave} ${y - 10}C${eave - 6} ${y + 16} ${w + 10} ${y + 26} ${w} ${y + 24}L0 ${y + 20}`), roofRamp, 0.5, 0.7)}<path d="M${-eave + 10} ${y}C${-w} ${y + 16} ${-w * 0.7} ${y + 14} 0 ${y + 14}S${w} ${y + 16} ${eave - 10} ${y}" stroke="${gold(0.9)}" stroke-width="6" fill="none"/>`;
  };
  return [
    `<g transform="translate(0 -40)">${glow(painter, 290, gold(0.94), 0.8)}</g>`,
    groundShadow(painter, 236, 220),
    `<g transform="rotate(${n(random.between(-3, 3))})">`,
    plate(painter, 'M-196 210H196L214 240H-214Z', room, 0.4, 7),
    floor(134, 156),
    floor(26, 116),
    floor(-74, 80),
    volume(painter, mirrored('M0 -250L9 -200L14 -150L30 -120L0 -116'), gold, 0.88, 0.5),
    `<path d="M-20 -170H20M-16 -190H16M-11 -208H11" stroke="${gold(0.8)}" stroke-width="7" stroke-linecap="round"/>`,
    '</g>',
    glint(painter, 0, -246, 40),
  ].join('');
};

/** A locked book. */
export const book: Motif = (painter) => {
  const { colors, random } = painter;
  const { gold, neutral, accent } = colors;
  const leather: Ramp = random.pick([rampOf(30, 0.11), rampOf(290, 0.13), rampOf(160, 0.1), colors.ruby]);
  const corner = plate(
    painter,
    'M84 -190H152V-120C130 -124 116 -136 112 -150C98 -154 88 -168 84 -190Z',
    gold,
    0.9,
    5,
  );
  return [
    glow(painter, 290, accent(0.86), 0.7),
    groundShadow(painter, 232, 180),
    `<g transform="rotate(${n(random.between(-16, -6))}) scale(1.06)">`,
    volume(
      painter,
      'M-152 -176C-176 -176 -184 -160 -184 -140V166C-184 196 -168 206 -150 206H164V180Z',
      leather,
      0.34,
      0.8,
    ),
    plate(painter, 'M-146 172H172V200H-150C-170 200 -170 172 -146 172Z', neutral, 0.95, 4),
    `<path d="M-150 180H168M-152 188H168M-150 194H168" stroke="${neutral(0.6)}" stroke-width="2"/>`,
    volume(
      painter,
      'M-152 -190H152V176H-152C-176 176 -180 170 -180 160V-164C-180 -182 -170 -190 -152 -190Z',
      leather,
      0.48,
      1.2,
    ),
    `<path d="M-120 -160H126V146H-120Z" fill="none" stroke="${gold(0.82)}" stroke-width="6"/><path d="M-150 -186V172" stroke="${leather(0.24)}" stroke-width="7"/>`,
    `<g transform="translate(0 -8)">${corner}<g transform="scale(1 -1)">${corner}</g></g>`,
    around(
      8,
      () => `<path d="M-12 -66L0 -112L12 -66Z" fill="${gold(0.88)}" stroke="${gold(0.4)}" stroke-width="3"/>`,
    ),
    `<circle r="72" fill="${gold(0.3)}"/><circle r="68" fill="${metal(painter, gold)}"/><circle r="52" fill="${leather(0.2)}"/><g transform="translate(0 -4)">${glow(painter, 80, accent(0.9), 0.8)}${gem(painter, 46)}</g>`,
    volume(painter, box(150, 0, 64, 56, 12), gold, 0.86, 0.5),
    '</g>',
    glint(painter, 0, -20, 40),
    glint(painter, -120, -150, 26),
  ].join('');
};

/** A bell with a bow. */
export const bell: Motif = (painter) => {
  const { colors, random } = painter;
  const { gold, ruby, accent } = colors;
  const bow: Ramp = random.pick([ruby, accent]);
  return [
    glow(painter, 290, gold(0.94), 0.7),
    groundShadow(painter, 236, 150),
    `<g transform="rotate(${n(random.between(-15, 15))}) translate(0 8)">`,
    `<g transform="translate(0 178)"><circle r="42" cy="4" fill="${gold(0.24)}"/>${ball(painter, 40, gold, 0.78)}${shine(painter, 36)}</g>`,
    volume(
      painter,
      mirrored('M0 -160C70 -156 112 -110 116 -30C118 60 142 96 182 128C186 156 176 168 160 170L0 178'),
      gold,
      0.8,
      1.3,
    ),
    `<path d="M-150 128C-60 152 60 152 150 128" stroke="${gold(0.5)}" stroke-width="9" fill="none"/><path d="M-112 40C-40 58 40 58 112 40" stroke="${gold(0.56)}" stroke-width="6" fill="none"/><path d="M-70 -96C-92 -40 -92 20 -112 84" stroke="#fff" stroke-width="15" opacity="0.55" fill="none" stroke-linecap="round"/>`,
    twin(
      volume(painter, 'M8 -168C50 -244 128 -240 138 -190C142 -146 80 -130 8 -160Z', bow, 0.58, 0.8) +
        volume(
          painter,
          taper(
            [
              [14, -158],
              [60, -110],
              [74, -50],
            ],
            34,
            44,
          ),
          bow,
          0.54,
          0.5,
        ),
    ),
    volume(painter, box(0, -164, 54, 52, 18), bow, 0.64, 0.6),
    '</g>',
    glint(painter, -60, -80, 44),
    glint(painter, 130, 110, 24),
  ].join('');
};

/** A large coin over piles of small ones. */
export const coins: Motif = (painter) => {
  const { colors, random } = painter;
  const heap = Array.from({ length: 40 }, () => {
    const x = random.between(-220, 220);
    return { x, y: 226 - Math.abs(random.between(0, 1)) * 96 * (1 - Math.abs(x) / 260) };
  })
    .sort((a, b) => a.y - b.y)
    .map(
      ({ x, y }) =>
        `<g transform="translate(${n(x)} ${n(y)})">${coin(painter, random.between(26, 38), random.between(0.35, 0.8), random.between(-24, 24))}</g>`,
    )
    .join('');
  return [
    glow(painter, 300, colors.gold(0.94), 0.85),
    groundShadow(painter, 236, 230),
    `<g transform="translate(0 -36) rotate(${n(random.between(-12, 12))})">${coin(painter, 164, 0.98)}</g>`,
    heap,
    glint(painter, -90, -130, 48),
    glint(painter, 120, 40, 28),
  ].join('');
};
