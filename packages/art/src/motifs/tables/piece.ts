import type { Painter } from '../../painter.ts';
import type { Ramp } from '../../palette.ts';

/** A solid part of a motif: dark edge, light from above, and a thin highlight. */
export function piece({ canvas }: Painter, path: string, ramp: Ramp, light = 0.9, dark = 0.4): string {
  const fill = canvas.linear(
    [
      [0, ramp(Math.min(0.97, light))],
      [0.5, ramp((light + dark) / 2)],
      [1, ramp(dark)],
    ],
    [0.2, 0],
    [0.7, 1],
  );
  return (
    `<path d="${path}" fill="${ramp(dark * 0.45)}" stroke="${ramp(dark * 0.45)}" stroke-width="10" stroke-linejoin="round" transform="translate(0 5)"/>` +
    `<path d="${path}" fill="${fill}" stroke="${ramp(0.96)}" stroke-opacity="0.55" stroke-width="2.5" stroke-linejoin="round"/>`
  );
}

/** The path of a rectangle with rounded corners around a centre. */
export const box = (x: number, y: number, width: number, height: number, round = 10): string => {
  const [left, top, w, h] = [x - width / 2, y - height / 2, width - 2 * round, height - 2 * round];
  const corner = `${round} ${round} 0 0 1`;
  return `M${left + round} ${top}h${w}a${corner} ${round} ${round}v${h}a${corner} -${round} ${round}h-${w}a${corner} -${round} -${round}v-${h}a${corner} ${round} -${round}Z`;
};
