import { n, point } from './canvas.ts';
import { FOCUS, SHEET, type Painter } from './painter.ts';
import { coin } from './motifs/creatures/sea.ts';

/** Small objects around a motif, so that covers with the same motif differ. */
export const EXTRAS = ['none', 'coins', 'confetti', 'petals', 'embers', 'none'] as const;
export type Extra = (typeof EXTRAS)[number];

type Spot = { x: number; y: number };

/** Positions on an ellipse around the motif. */
const spots = ({ random }: Painter, count: number, near = 215): Spot[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((index + random.between(0, 0.8)) / count) * 2 * Math.PI;
    const reach = near + random.between(0, 70);
    return { x: FOCUS.x + reach * Math.cos(angle), y: FOCUS.y + reach * 1.1 * Math.sin(angle) };
  });

function coins(painter: Painter): string {
  const { canvas, random } = painter;
  return spots(painter, 9)
    .map(({ x, y }, index) => {
      const near = index % 4 === 0;
      return `<g transform="translate(${point(x, y)})"${near ? ` filter="${canvas.blur(3)}"` : ''}>${coin(painter, near ? 40 : random.between(17, 27), random.between(0.35, 1), random.between(-60, 60))}</g>`;
    })
    .join('');
}

function confetti(painter: Painter): string {
  const { colors, random } = painter;
  return spots(painter, 30, 170)
    .map(({ x, y }, index) => {
      const ramp = [colors.gold, colors.accent, colors.ruby, colors.neutral][index % 4] ?? colors.gold;
      return `<path d="M-5 -11Q4 0 -3 12H5Q12 0 3 -11Z" fill="${ramp(random.between(0.6, 0.92))}" transform="translate(${point(x, y)}) rotate(${n(random.between(0, 180))}) scale(${n(random.between(0.6, 1.5))})"/>`;
    })
    .join('');
}

function petals(painter: Painter): string {
  const { canvas, colors, random } = painter;
  const paint = canvas.linear([
    [0, colors.accent(0.92)],
    [1, colors.accent(0.66)],
  ]);
  return spots(painter, 16, 190)
    .map(
      ({ x, y }, index) =>
        `<path d="M0 -22C17 -14 17 12 0 22C-14 10 -14 -12 0 -22Z" fill="${paint}" opacity="0.95" transform="translate(${point(x, y)}) rotate(${n(random.between(0, 360))}) scale(${n(random.between(0.5, 1.3))})"${index % 5 === 0 ? ` filter="${canvas.blur(3)}"` : ''}/>`,
    )
    .join('');
}

function embers(painter: Painter): string {
  const { colors, random } = painter;
  const soft = painter.canvas.blur(4);
  const sparks = Array.from({ length: 34 }, () => {
    const size = random.between(1.5, 6);
    return `<circle cx="${n(random.between(0, SHEET.width))}" cy="${n(random.between(60, 640))}" r="${n(size)}"/>`;
  }).join('');
  return `<g fill="${colors.gold(0.8)}" filter="${soft}" transform="translate(0 4) scale(1.005)">${sparks}</g><g fill="${colors.gold(0.96)}">${sparks}</g>`;
}

export const paintExtra: Record<Extra, (painter: Painter) => string> = {
  none: () => '',
  coins,
  confetti,
  petals,
  embers,
};
