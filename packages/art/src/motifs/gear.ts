import { n } from '../canvas.ts';
import { ball as sphere, glow, groundShadow, shine } from '../gloss.ts';
import type { Motif, Painter } from '../painter.ts';
import { rampOf, type Ramp } from '../palette.ts';
import { glint } from '../scenes.ts';
import { plate, twin, volume } from '../volume.ts';
import { box } from './tables/piece.ts';

const streaks = ({ canvas, colors: { accent }, random }: Painter): string => {
  const paint = canvas.linear(
    [
      [0, accent(0.75), 0],
      [1, accent(0.92), 0.8],
    ],
    [0, 0],
    [1, 0],
  );
  return Array.from({ length: 9 }, (_, index) => {
    const y = -120 + index * 30;
    return `<rect x="${n(random.between(-340, -260))}" y="${n(y)}" width="${n(random.between(220, 320))}" height="${n(random.between(4, 13))}" rx="5" fill="${paint}" opacity="${n(random.between(0.4, 0.9))}"/>`;
  }).join('');
};

/** A racket and a ball. */
export const tennis: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { neutral, accent, room } = colors;
  const felt = rampOf(118, 0.21);
  const strings = Array.from(
    { length: 9 },
    (_, index) => `M${-96 + index * 24} -260V60M-120 ${-226 + index * 30}H120`,
  ).join('');
  const oval = '<ellipse cy="-98" rx="106" ry="138"/>';
  return [
    groundShadow(painter, 226, 170),
    `<g transform="rotate(${n(random.between(24, 38))}) translate(0 10)">`,
    `<g clip-path="${canvas.clip(oval)}"><path d="${strings}" stroke="${neutral(0.97)}" stroke-opacity="0.85" stroke-width="3.4"/></g>`,
    `<ellipse cy="-98" rx="110" ry="142" fill="none" stroke="${room(0.12)}" stroke-width="32"/><ellipse cy="-98" rx="110" ry="142" fill="none" stroke="${accent(0.6)}" stroke-width="24"/><ellipse cy="-100" rx="107" ry="139" fill="none" stroke="${accent(0.93)}" stroke-width="5"/>`,
    `<path d="M-58 20L-13 104M58 20L13 104" stroke="${room(0.12)}" stroke-width="28"/><path d="M-58 20L-13 104M58 20L13 104" stroke="${accent(0.52)}" stroke-width="20"/>`,
    plate(painter, box(0, 178, 40, 168, 12), neutral, 0.34, 6),
    `<path d="M-20 120L20 138M-20 148L20 166M-20 176L20 194M-20 204L20 222M-20 232L20 250" stroke="${neutral(0.66)}" stroke-width="4"/>`,
    '</g>',
    `<g transform="translate(-104 104)">${glow(painter, 140, felt(0.9), 0.5)}${sphere(painter, 86, felt, 0.8)}<g clip-path="${canvas.clip('<circle r="86"/>')}"><path d="M-96 -30C-20 -60 30 -20 20 96M-10 -100C0 -30 50 10 100 0" stroke="#fff" stroke-width="9" fill="none"/></g><g opacity="0.6">${shine(painter, 78)}</g></g>`,
    glint(painter, -140, 62, 30),
    glint(painter, 120, -170, 30),
  ].join('');
};

/** Two boxing gloves, one behind the other. */
export const glove: Motif = (painter) => {
  const { colors, random } = painter;
  const { ruby, gold, neutral } = colors;
  const leather = random.pick([ruby, ruby, rampOf(250, 0.18), gold] as const);
  const one = (bright: number): string =>
    [
      volume(
        painter,
        'M-96 92C-168 40 -172 -108 -96 -172C-30 -218 82 -208 124 -142C164 -78 150 10 108 92Z',
        leather,
        bright,
        1.6,
      ),
      `<path d="M-92 -116C-40 -156 50 -156 112 -112M-64 -60C-20 -80 60 -78 116 -52" stroke="${leather(bright * 0.46)}" stroke-width="7" fill="none" stroke-linecap="round"/>`,
      volume(
        painter,
        'M-74 68C-150 74 -206 20 -196 -46C-188 -92 -130 -96 -112 -52C-104 -24 -84 0 -42 6C-26 34 -40 60 -74 68Z',
        leather,
        bright,
        1,
      ),
      plate(painter, 'M-104 92H114L124 188C60 206 -50 206 -112 188Z', neutral, 0.9, 7),
      `<path d="M-100 112H112" stroke="${leather(bright)}" stroke-width="14"/><path d="M-20 140L20 172M20 140L-20 172" stroke="${gold(0.66)}" stroke-width="9" stroke-linecap="round"/>`,
    ].join('');
  return [
    groundShadow(painter, 224, 190),
    `<g transform="translate(120 -34) rotate(24) scale(-0.72 0.72)">${one(0.44)}</g>`,
    `<g transform="translate(-12 6) rotate(${n(random.between(-22, -6))})">${glow(painter, 220, leather(0.8), 0.4)}${one(0.58)}</g>`,
    glint(painter, -62, -130, 42),
  ].join('');
};

/** A shuttlecock in flight. */
export const shuttle: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { neutral, accent, ruby } = colors;
  const feathers = [-4, 4, -3, 3, -2, 2, -1, 1, 0]
    .map(
      (index) =>
        `<g transform="translate(0 66) rotate(${n(index * 8.6)})">${plate(painter, 'M-7 0L-38 -230C-30 -272 30 -272 38 -230L7 0Z', neutral, 0.98 - Math.abs(index) * 0.035, 4)}<path d="M0 0V-250" stroke="${neutral(0.7)}" stroke-width="4"/><path d="M-20 -190L0 -170L20 -190M-24 -222L0 -202L24 -222" stroke="${neutral(0.8)}" stroke-width="2.5" fill="none"/></g>`,
    )
    .join('');
  return [
    `<g transform="rotate(42)">${streaks(painter)}</g>`,
    `<g transform="translate(8 20) rotate(${n(random.between(26, 46))}) scale(1.14)">`,
    glow(painter, 240, accent(0.8), 0.5),
    feathers,
    `<path d="M-58 -40C-20 -26 20 -26 58 -40M-46 6C-16 18 16 18 46 6" stroke="${ruby(0.56)}" stroke-width="7" fill="none"/>`,
    `<g transform="translate(0 104)">${sphere(painter, 62, neutral, 0.97)}<g clip-path="${canvas.clip('<circle r="62"/>')}"><path d="M-70 -34H70V-8H-70Z" fill="${accent(0.56)}"/></g><g opacity="0.7">${shine(painter, 58)}</g></g>`,
    '</g>',
    glint(painter, -40, 90, 32),
  ].join('');
};

/** Bat, ball and wicket. */
export const cricket: Motif = (painter) => {
  const { colors, random } = painter;
  const { ruby, gold, accent } = colors;
  const willow = rampOf(84, 0.09);
  const stump = (x: number): string => plate(painter, box(x, 60, 24, 310, 8), gold, 0.9, 6);
  return [
    groundShadow(painter, 216, 210),
    `<g transform="translate(76 6)">${[-56, 0, 56].map(stump).join('')}${plate(painter, box(-28, -100, 58, 15, 7), gold, 0.94, 5)}${plate(painter, box(28, -100, 58, 15, 7), gold, 0.94, 5)}</g>`,
    `<g transform="translate(-44 10) rotate(${n(random.between(-38, -26))})">${volume(painter, 'M-50 -70C-50 -96 -22 -104 -18 -118H18C22 -104 50 -96 50 -70L56 180C56 206 30 222 0 222S-56 206 -56 180Z', willow, 0.82, 0.9)}<path d="M0 -60V206" stroke="${willow(0.6)}" stroke-width="5"/><path d="M-34 20H34V92H-34Z" fill="${accent(0.56)}"/><path d="M-34 40L34 72" stroke="#fff" stroke-width="10"/>${plate(painter, box(0, -186, 32, 150, 12), accent, 0.46, 6)}<path d="M-16 -240L16 -228M-16 -214L16 -202M-16 -188L16 -176M-16 -162L16 -150M-16 -136L16 -124" stroke="${accent(0.8)}" stroke-width="4"/></g>`,
    `<g transform="translate(-128 132)">${glow(painter, 110, ruby(0.8), 0.4)}${sphere(painter, 70, ruby, 0.56)}<path d="M-52 -44C-6 -22 16 14 18 66M-40 -54C8 -32 30 4 32 60" stroke="#fff" stroke-width="3.6" stroke-dasharray="8 6" fill="none"/>${shine(painter, 62)}</g>`,
    glint(painter, -156, 96, 28),
    glint(painter, 132, -96, 28),
  ].join('');
};

/** A table tennis bat. */
export const paddle: Motif = (painter) => {
  const { colors, random } = painter;
  const { ruby, gold, neutral } = colors;
  const wood = rampOf(72, 0.13);
  const rubber: Ramp = random.pick([ruby, rampOf(255, 0.17)]);
  return [
    groundShadow(painter, 222, 160),
    `<g transform="rotate(${n(random.between(20, 40))})">`,
    volume(painter, 'M-44 60H44L36 236C36 252 -36 252 -36 236Z', wood, 0.62, 0.9),
    volume(
      painter,
      'M-64 96C-150 50 -176 -40 -150 -120C-116 -218 116 -218 150 -120C176 -40 150 50 64 96Z',
      rubber,
      0.6,
      1.4,
    ),
    `<path d="M-92 64C-60 44 60 44 92 64L64 98H-64Z" fill="${wood(0.76)}" stroke="${wood(0.36)}" stroke-width="4"/>`,
    '</g>',
    `<g transform="translate(-116 110)">${glow(painter, 110, gold(0.95), 0.5)}${sphere(painter, 60, neutral, 0.97)}${shine(painter, 54)}</g>`,
    glint(painter, -134, 84, 26),
    glint(painter, 40, -150, 36),
  ].join('');
};

/** A racing helmet in front of the chequered flag. */
export const helmet: Motif = (painter) => {
  const { canvas, colors, random } = painter;
  const { neutral, accent, gold, ruby } = colors;
  const shell: Ramp = random.pick([ruby, accent, neutral, gold] as const);
  const checks = Array.from({ length: 40 }, (_, index) => {
    const [x, y] = [(index % 8) - 4, Math.floor(index / 8)];
    return (x + y) % 2 ? '' : `M${x * 44} ${-250 + y * 44}h44v44h-44Z`;
  }).join('');
  const body =
    'M-176 92C-206 -60 -128 -190 28 -190C140 -190 198 -110 196 -10L190 40L150 132C100 160 -20 166 -96 154C-150 146 -170 130 -176 92Z';
  const visor =
    'M200 -52C196 -76 184 -98 168 -114C110 -118 50 -110 22 -84C0 -60 2 -10 22 14C70 34 140 40 194 30Z';
  return [
    `<g transform="rotate(-12)"><path d="M-176 -250H176V-30H-176Z" fill="#fff" opacity="0.9"/><path d="${checks}" fill="#0c0c12"/></g>`,
    groundShadow(painter, 210, 190),
    `<g transform="translate(-6 20) rotate(${n(random.between(-8, 4))}) scale(1.06)">`,
    volume(painter, body, shell, shell === neutral ? 0.9 : shell === gold ? 0.84 : 0.6, 1.5),
    `<g clip-path="${canvas.clip(`<path d="${body}"/>`)}"><path d="M-210 -20C-120 -150 20 -196 200 -160L210 -210H-210Z" fill="${gold(0.92)}" opacity="0.9"/><path d="M-210 10C-110 -120 30 -166 200 -130L204 -146C30 -182 -120 -140 -214 -10Z" fill="#fff"/><path d="M-190 120C-100 100 0 100 20 132L30 180H-190Z" fill="${neutral(0.18)}"/><path d="M-150 -30A60 60 0 1 0 -30 -30A60 60 0 1 0 -150 -30Z" fill="#fff"/></g>`,
    `<path d="M-104 -56L-84 -66V14" stroke="#111118" stroke-width="17" fill="none" stroke-linecap="round" stroke-linejoin="round" transform="translate(2 0)"/>`,
    `<path d="${visor}" fill="${neutral(0.08)}" stroke="${neutral(0.3)}" stroke-width="9" stroke-linejoin="round"/><path d="${visor}" fill="${canvas.linear(
      [
        [0, accent(0.94), 0.95],
        [0.4, accent(0.6), 0.7],
        [1, accent(0.24), 0.7],
      ],
      [0, 0],
      [0.7, 1],
    )}"/><path d="M40 -74C70 -98 120 -102 160 -100L120 10C80 8 50 0 36 -10Z" fill="#fff" opacity="0.3"/>`,
    `<path d="M30 60C80 72 140 74 178 66L160 110C110 122 60 118 40 108Z" fill="${neutral(0.14)}"/><path d="M60 82H160M60 96H150" stroke="${neutral(0.5)}" stroke-width="5"/>`,
    '</g>',
    glint(painter, -60, -130, 42),
  ].join('');
};

/** A horseshoe in iron or gold. */
export const horseshoe: Motif = (painter) => {
  const { colors, random } = painter;
  const { gold, neutral } = colors;
  const ramp: Ramp = random.pick([gold, gold, neutral]);
  const shoe =
    'M-96 206C-190 130 -214 -36 -156 -136C-96 -232 96 -232 156 -136C214 -36 190 130 96 206L40 176C110 110 130 -24 88 -92C50 -150 -50 -150 -88 -92C-130 -24 -110 110 -40 176Z';
  const nails = [
    [134, 20, 8],
    [134, -44, -12],
    [110, -104, -34],
    [58, -148, -62],
  ]
    .map(
      ([x, y, angle]) =>
        `<g transform="translate(${x} ${y}) rotate(${angle})"><rect x="-8" y="-14" width="16" height="28" rx="4" fill="${ramp(0.2)}"/><rect x="-5" y="-11" width="10" height="20" rx="3" fill="${ramp(0.5)}"/></g>`,
    )
    .join('');
  const clover = [0, 90, 180, 270]
    .map(
      (angle) =>
        `<path d="M0 -4C-30 -20 -44 -52 -26 -66C-12 -76 0 -66 0 -56C0 -66 12 -76 26 -66C44 -52 30 -20 0 -4Z" transform="rotate(${angle})"/>`,
    )
    .join('');
  const leaf = rampOf(145, 0.2);
  return [
    groundShadow(painter, 232, 150),
    glow(painter, 260, gold(0.9), 0.6),
    `<g transform="rotate(${n(random.between(-14, 14))})">${volume(painter, shoe, ramp, ramp === gold ? 0.92 : 0.8, 0.8)}<path d="M-78 182C-160 100 -180 -40 -134 -118C-84 -196 84 -196 134 -118C180 -40 160 100 78 182" fill="none" stroke="${ramp(0.42)}" stroke-width="5" opacity="0.8"/>${twin(nails)}</g>`,
    `<g transform="translate(0 20) rotate(45) scale(0.92)"><g fill="${leaf(0.3)}" stroke="${leaf(0.3)}" stroke-width="9" stroke-linejoin="round">${clover}</g><g fill="${painter.canvas.linear(
      [
        [0, leaf(0.88)],
        [1, leaf(0.5)],
      ],
    )}">${clover}</g></g>`,
    glint(painter, -120, -130, 42),
    glint(painter, 20, 0, 24),
  ].join('');
};
