import { n } from './canvas.ts';
import type { Painter } from './painter.ts';
import type { Ramp } from './palette.ts';

/** A glossy ball at 0, 0, with a window reflection and the room's colour on its rim. */
export function ball(
  { canvas, colors: { room } }: Painter,
  radius: number,
  ramp: Ramp,
  bright = 0.66,
): string {
  const body = canvas.radial(
    [
      [0, ramp(Math.min(0.98, bright + 0.24))],
      [0.35, ramp(bright)],
      [0.8, ramp(bright * 0.56)],
      [1, ramp(bright * 0.34)],
    ],
    [0.5, 0.5],
    0.54,
    [0.36, 0.28],
  );
  const rim = canvas.radial(
    [
      [0.82, room(0.7), 0],
      [0.98, room(0.82), 0.7],
      [1, room(0.8), 0.3],
    ],
    [0.45, 0.4],
    0.58,
  );
  return `<circle r="${n(radius)}" fill="${body}"/><circle r="${n(radius)}" fill="${rim}"/>`;
}

/** The window reflection on a ball or button, drawn over its print. */
export function shine({ canvas }: Painter, radius: number): string {
  const paint = canvas.linear([
    [0, '#fff', 0.85],
    [1, '#fff', 0.05],
  ]);
  return `<ellipse cx="${n(radius * -0.22)}" cy="${n(radius * -0.52)}" rx="${n(radius * 0.5)}" ry="${n(radius * 0.3)}" fill="${paint}" transform="rotate(-24 ${n(radius * -0.22)} ${n(radius * -0.52)})"/>`;
}

/** Polished metal as a paint: light and dark bands, like a reflected horizon. */
export const metal = ({ canvas }: Painter, ramp: Ramp, across = false): string =>
  canvas.linear(
    [
      [0, ramp(0.92)],
      [0.18, ramp(0.74)],
      [0.42, ramp(0.48)],
      [0.5, ramp(0.36)],
      [0.56, ramp(0.8)],
      [0.72, ramp(0.94)],
      [1, ramp(0.44)],
    ],
    [0, 0],
    across ? [1, 0] : [0.25, 1],
  );

/** A glow around an object, as a disc. */
export function glow({ canvas }: Painter, radius: number, color: string, strength = 0.7): string {
  const paint = canvas.radial([
    [0, color, strength],
    [0.45, color, strength * 0.4],
    [1, color, 0],
  ]);
  return `<circle r="${n(radius)}" fill="${paint}"/>`;
}

export const groundShadow = (
  { canvas, colors: { room } }: Painter,
  y: number,
  width: number,
  x = 0,
): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(width)}" ry="${n(width * 0.2)}" fill="${room(0.05)}" opacity="0.8" filter="${canvas.blur(14)}"/>`;
