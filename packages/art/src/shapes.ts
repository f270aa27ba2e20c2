import { n, point } from './canvas.ts';

/** Outlines that several motifs share, each within about −1…1 around its centre; y points down. */
export const SUITS = {
  spade:
    'M0 -0.95C0.2 -0.55 0.85 -0.2 0.85 0.28C0.85 0.66 0.42 0.78 0.14 0.5C0.16 0.72 0.24 0.86 0.4 0.95H-0.4C-0.24 0.86 -0.16 0.72 -0.14 0.5C-0.42 0.78 -0.85 0.66 -0.85 0.28C-0.85 -0.2 -0.2 -0.55 0 -0.95Z',
  heart:
    'M0 0.92C-0.2 0.58 -0.95 0.2 -0.95 -0.34C-0.95 -0.72 -0.66 -0.88 -0.44 -0.88C-0.2 -0.88 -0.06 -0.74 0 -0.56C0.06 -0.74 0.2 -0.88 0.44 -0.88C0.66 -0.88 0.95 -0.72 0.95 -0.34C0.95 0.2 0.2 0.58 0 0.92Z',
  diamond:
    'M0 -1C0.18 -0.6 0.45 -0.25 0.74 0C0.45 0.25 0.18 0.6 0 1C-0.18 0.6 -0.45 0.25 -0.74 0C-0.45 -0.25 -0.18 -0.6 0 -1Z',
  club: 'M0 -0.95A0.43 0.43 0 0 1 0.36 -0.28A0.44 0.44 0 1 1 0.13 0.42C0.16 0.68 0.24 0.86 0.4 0.95H-0.4C-0.24 0.86 -0.16 0.68 -0.13 0.42A0.44 0.44 0 1 1 -0.36 -0.28A0.43 0.43 0 0 1 0 -0.95Z',
} as const;
export type Suit = keyof typeof SUITS;

/** The lucky seven of a reel. */
export const SEVEN =
  'M-0.62 -0.86H0.66V-0.5C0.3 -0.1 0.1 0.36 0.06 0.88H-0.4C-0.36 0.36 -0.14 -0.08 0.16 -0.44H-0.3C-0.42 -0.44 -0.46 -0.38 -0.48 -0.26H-0.66Z';

export const BELL =
  'M0 -0.9C0.1 -0.9 0.16 -0.82 0.16 -0.72C0.5 -0.62 0.6 -0.34 0.62 0C0.64 0.32 0.72 0.42 0.86 0.56V0.66H-0.86V0.56C-0.72 0.42 -0.64 0.32 -0.62 0C-0.6 -0.34 -0.5 -0.62 -0.16 -0.72C-0.16 -0.82 -0.1 -0.9 0 -0.9Z';

/** A star with this many points. */
export function star(points: number, outer: number, inner: number, turnBy = -Math.PI / 2): string {
  const spots = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = turnBy + (index / (points * 2)) * 2 * Math.PI;
    return point(radius * Math.cos(angle), radius * Math.sin(angle));
  });
  return `M${spots.join('L')}Z`;
}

/** A slice of a ring, or of a pie if `inner` is 0; angles in radians. */
export function slice(inner: number, outer: number, from: number, to: number): string {
  const at = (radius: number, angle: number): string =>
    point(radius * Math.cos(angle), radius * Math.sin(angle));
  const large = to - from > Math.PI ? 1 : 0;
  const back =
    inner === 0 ? 'L0 0' : `L${at(inner, to)}A${n(inner)} ${n(inner)} 0 ${large} 0 ${at(inner, from)}`;
  return `M${at(outer, from)}A${n(outer)} ${n(outer)} 0 ${large} 1 ${at(outer, to)}${back}Z`;
}

/** Numerals as single strokes in a box of 2 × 3 around the centre, because pictures hold no text. */
export const NUMERALS: readonly string[] = [
  'M0 -1.4C0.75 -1.4 0.85 -0.7 0.85 0S0.75 1.4 0 1.4S-0.85 0.7 -0.85 0S-0.75 -1.4 0 -1.4Z',
  'M-0.55 -0.85L0.15 -1.4V1.4',
  'M-0.8 -0.75C-0.75 -1.6 0.8 -1.6 0.8 -0.65C0.8 0.1 -0.5 0.7 -0.85 1.4H0.9',
  'M-0.75 -1.1C-0.4 -1.6 0.75 -1.5 0.75 -0.75C0.75 -0.2 0.2 -0.1 -0.1 -0.1C0.4 -0.1 0.9 0.15 0.9 0.65C0.9 1.6 -0.6 1.65 -0.9 1',
  'M0.5 1.4V-1.4L-0.95 0.65H1',
  'M0.75 -1.4H-0.6L-0.75 -0.1C-0.3 -0.5 0.9 -0.45 0.9 0.5C0.9 1.6 -0.55 1.6 -0.9 1',
  'M0.6 -1.2C-0.2 -1.7 -0.9 -0.9 -0.9 0.3C-0.9 1.8 0.9 1.7 0.9 0.5C0.9 -0.5 -0.5 -0.6 -0.88 0.35',
  'M-0.85 -1.4H0.85C0.3 -0.6 -0.1 0.4 -0.2 1.4',
  'M0 -0.15C-0.95 -0.35 -0.9 -1.4 0 -1.4S0.95 -0.35 0 -0.15C1.15 0.1 1.15 1.4 0 1.4S-1.15 0.1 0 -0.15Z',
  'M-0.6 1.2C0.2 1.7 0.9 0.9 0.9 -0.3C0.9 -1.8 -0.9 -1.7 -0.9 -0.5C-0.9 0.5 0.5 0.6 0.88 -0.35',
];
