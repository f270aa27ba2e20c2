import { svg } from '../kit/dom.ts';
import type { Club } from './wire.ts';

/** A club's crest: a shield in its colours with its letter. */
export function crest({ shirt, trim, short }: Club, size = 28): SVGSVGElement {
  return svg(
    'svg',
    { viewBox: '0 0 32 36', width: size, height: (size * 36) / 32, class: 'crest', 'aria-hidden': 'true' },
    svg('path', {
      d: 'M16 1l14 4v14c0 9-7 13.500-14 16C9 32.500 2 28 2 19V5z',
      fill: shirt,
      stroke: '#ffffff55',
      'stroke-width': 1.2,
    }),
    svg('path', { d: 'M16 1l14 4v5L2 24v-5z', fill: trim, opacity: 0.85 }),
    svg(
      'text',
      {
        x: 16,
        y: 22.5,
        'text-anchor': 'middle',
        'font-size': 12,
        'font-weight': 800,
        fill: '#fff',
        stroke: '#0009',
        'stroke-width': 2.4,
        'paint-order': 'stroke',
      },
      short.slice(0, 1),
    ),
  );
}
