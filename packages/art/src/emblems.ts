import { n } from './canvas.ts';
import { slice, star, SUITS } from './shapes.ts';

const around = (count: number, draw: (angle: number, index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw((index * 360) / count, index)).join('');

const SHAPES = {
  petals: around(
    6,
    (angle, index) =>
      `<path d="M0 0C-7 -8 -6 -17 0 -21C6 -17 7 -8 0 0Z" transform="rotate(${angle})" opacity="${index % 2 ? 0.55 : 1}"/>`,
  ),
  rings:
    '<circle r="18.5" fill="none" stroke="#000" stroke-width="4"/><circle r="9.5" fill="none" stroke="#000" stroke-width="4" opacity="0.6"/><circle r="3.4"/>',
  bars: [0, 1, 2, 3]
    .map(
      (step) =>
        `<rect x="${-19 + step * 10}" y="${n(14 - step * 9 - 6)}" width="7.4" height="${n(step * 9 + 12)}" rx="2.4" opacity="${n(0.45 + step * 0.18)}"/>`,
    )
    .join(''),
  cube: '<path d="M0 -21L18 -10.5L0 0L-18 -10.5Z"/><path d="M-18 -7.6V11L-1.4 20.6V2Z" opacity="0.7"/><path d="M18 -7.6V11L1.4 20.6V2Z" opacity="0.42"/>',
  moon: '<path d="M6 -20A20 20 0 1 0 20 8A16.5 16.5 0 1 1 6 -20Z"/><path d="M10 -10l2.2 5.2L17.6 -3L12.2 -0.8L10 4.4L7.8 -0.8L2.4 -3L7.8 -4.8Z" opacity="0.7"/>',
  shield:
    '<path d="M0 -21L17 -15V1C17 11 10 18 0 22C-10 18 -17 11 -17 1V-15Z" opacity="0.32"/><path d="M0 -15L11.5 -11V0.6C11.5 8 7 13 0 16Z"/>',
  waves: [-11, 0, 11]
    .map(
      (y, index) =>
        `<path d="M-20 ${y}C-13 ${y - 9} -7 ${y - 9} 0 ${y}S13 ${y + 9} 20 ${y}" fill="none" stroke="#000" stroke-width="5" stroke-linecap="round" opacity="${n(1 - index * 0.28)}"/>`,
    )
    .join(''),
  star: `<path d="${star(8, 21, 9.5)}"/><circle r="4" fill="#fff" fill-opacity="0"/>`,
  fan:
    around(
      5,
      (_, index) =>
        `<path d="${slice(7, 21, ((index * 36 - 180) * Math.PI) / 180 + 0.05, ((index * 36 - 144) * Math.PI) / 180 - 0.05)}" transform="translate(0 8)" opacity="${n(0.4 + index * 0.15)}"/>`,
    ) + '<circle cy="9.6" r="4.6"/>',
  chevrons: [0, 1, 2]
    .map(
      (step) =>
        `<path d="M${-18 + step * 11} -16L${-6 + step * 11} 0L${-18 + step * 11} 16H${-10 + step * 11}L${2 + step * 11} 0L${-10 + step * 11} -16Z" opacity="${n(0.4 + step * 0.3)}"/>`,
    )
    .join(''),
  comet:
    '<circle cx="8" cy="8" r="10.5"/><path d="M-21 -14L-1 3L3 -1L-14 -21Z" opacity="0.6"/><path d="M-21 -2L-6 10L-3 6L-19 -6.6Z" opacity="0.4"/><path d="M-2 -21L10 -6L6 -3L-6.6 -19Z" opacity="0.4"/>',
  spade: `<path d="M-21 0L0 -21L21 0L0 21Z" opacity="0.3"/><path d="${SUITS.spade}" transform="scale(12)"/>`,
  clover: around(
    4,
    (angle) => `<path d="${SUITS.heart}" transform="rotate(${angle}) translate(0 -10.5) scale(9)"/>`,
  ),
  orbit:
    '<circle r="8.6"/><ellipse rx="21" ry="8" fill="none" stroke="#000" stroke-width="3.4" transform="rotate(-28)" opacity="0.62"/><circle cx="18" cy="-10" r="3.6"/>',
  gem: '<path d="M-12 -16H12L21 -4H-21Z" opacity="0.6"/><path d="M-21 -1.6H-8L-3 19Z" opacity="0.75"/><path d="M21 -1.6H8L3 19Z" opacity="0.45"/><path d="M-5 -1.6H5L0 19Z"/>',
  sun: `<circle r="9"/>${around(10, (angle) => `<rect x="-1.9" y="-21" width="3.8" height="8" rx="1.9" transform="rotate(${angle})"/>`)}`,
} as const;

export type Emblem = keyof typeof SHAPES;
export const EMBLEMS = Object.keys(SHAPES) as [Emblem, ...Emblem[]];

/** An emblem in shades of one colour, within a radius of 21. */
export const emblem = (name: Emblem): string => SHAPES[name];
