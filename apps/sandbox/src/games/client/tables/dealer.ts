import { svg } from '../kit/dom.ts';

/** Width and height of a drawn card table. */
export const FELT = { width: 720, height: 300 } as const;
/** From the middle to the edge; the edge goes on below the drawing. */
const FELTS = { green: ['#1f7a56', '#0d3f2f'], red: ['#7a1f33', '#35121d'] } as const;
export const SHOE = { x: 618, y: 40, turned: 18 } as const;

const gradient = (id: string, from: string, to: string): SVGElement =>
  svg(
    'radialGradient',
    { id, cx: 0.5, cy: 0.25, r: 0.85 },
    svg('stop', { offset: 0, 'stop-color': from }),
    svg('stop', { offset: 1, 'stop-color': to }),
  );

/** A dealer in waistcoat and bow tie, drawn from simple shapes. */
function dealer(): SVGGElement {
  const path = (d: string, fill: string): SVGPathElement => svg('path', { d, fill });
  return svg(
    'g',
    { transform: 'translate(360 62)' },
    path('M-92 66C-92 18 -56 6 -22 0H22C56 6 92 18 92 66Z', '#e9ecf2'),
    path('M-50 66C-46 28 -30 8 -16 2L0 40L16 2C30 8 46 28 50 66Z', '#1d2430'),
    path('M-16 2L0 40L16 2L8 -6H-8Z', '#f7f8fb'),
    path('M-14 4L-2 9L-14 16ZM14 4L2 9L14 16Z', '#a3263a'),
    svg('circle', { cx: 0, cy: 9, r: 3.4, fill: '#7e1b2c' }),
    path('M-10 -12H10V2C6 8 -6 8 -10 2Z', '#d9a781'),
    svg('ellipse', { cx: 0, cy: -30, rx: 20, ry: 25, fill: '#e8ba95' }),
    path(
      'M-22 -30C-26 -62 -8 -66 2 -64C22 -64 26 -48 22 -28C18 -40 12 -48 -2 -48C-12 -46 -18 -40 -22 -30Z',
      '#2a1d18',
    ),
    path('M-10 -31h6M4 -31h6', 'none'),
    svg('path', {
      d: 'M-11 -32h6M5 -32h6',
      stroke: '#3a2a22',
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
    }),
    svg('path', {
      d: 'M-6 -17Q0 -13 6 -17',
      stroke: '#a8574a',
      'stroke-width': 2.2,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
  );
}

/** The felt with its dealer and shoe; cards are added on top. */
export function cardTable(
  look: keyof typeof FELTS,
  label: string,
): { element: SVGSVGElement; cards: SVGGElement } {
  const cards = svg('g');
  const element = svg(
    'svg',
    {
      viewBox: `0 0 ${FELT.width} ${FELT.height}`,
      class: `dealing ${look}`,
      role: 'img',
      'aria-label': label,
    },
    svg('defs', {}, gradient('felt', FELTS[look][0], FELTS[look][1]), gradient('room', '#2a2036', '#0c0f15')),
    svg('rect', { width: FELT.width, height: FELT.height, fill: 'url(#room)' }),
    ...Array.from({ length: 7 }, (_, index) =>
      svg('circle', {
        cx: 60 + index * 100,
        cy: 26 + (index % 2) * 14,
        r: 3 + (index % 3),
        fill: '#f6d58a',
        opacity: 0.35,
      }),
    ),
    dealer(),
    svg('path', { d: 'M-40 300V150Q-30 122 40 118H680Q750 122 760 150V300Z', fill: '#5b3a1e' }),
    svg('path', { d: 'M-40 300V158Q-26 132 44 128H676Q746 132 760 158V300Z', fill: 'url(#felt)' }),
    svg('path', { d: 'M40 300Q360 214 680 300', fill: 'none', stroke: '#ffffff22', 'stroke-width': 2 }),
    svg(
      'g',
      { transform: `translate(${SHOE.x} ${SHOE.y + 62}) rotate(12)` },
      svg('path', { d: 'M0 0H74L84 46H-8Z', fill: '#15181f', stroke: '#ffffff26' }),
      svg('path', { d: 'M-6 40H-40V48H-8Z', fill: '#fdfdfb' }),
    ),
    cards,
  );
  return { element, cards };
}
