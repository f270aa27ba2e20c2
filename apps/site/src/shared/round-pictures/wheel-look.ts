import { wheelTable, type WheelBet } from '@croupier/fairplay/games/wheel.ts';

/** From the smallest payout to the largest; nothing is grey. */
const COLORS: readonly string[] = [
  'var(--info-fill)',
  'var(--win-fill)',
  'var(--accent)',
  'var(--warn-fill)',
  'var(--lose-fill)',
  'var(--brand)',
];

export type Sector = { multiplierE4: bigint; count: number; color: string };

/** The different payouts of a wheel, ascending, with their number of segments and colour. */
export function sectorsOf(bet: WheelBet): Sector[] {
  const counts = new Map<bigint, number>();
  for (const multiplier of wheelTable(bet)) counts.set(multiplier, (counts.get(multiplier) ?? 0) + 1);
  const ascending = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const paying = ascending.filter(([multiplierE4]) => multiplierE4 > 0n);
  return ascending.map(([multiplierE4, count]) => {
    const rank = paying.findIndex(([one]) => one === multiplierE4);
    // A wheel with one payout shows it in the colour of the highest.
    const place = paying.length === 1 ? COLORS.length - 1 : rank;
    return { multiplierE4, count, color: COLORS[place] ?? 'var(--wheel-nothing)' };
  });
}

const RADIUS = 100;
const point = (share: number, radius: number): string => {
  const angle = share * 2 * Math.PI - Math.PI / 2;
  return `${(Math.cos(angle) * radius).toFixed(3)} ${(Math.sin(angle) * radius).toFixed(3)}`;
};

/** A part of the ring between two shares of the circle, clockwise from the top. */
export function ringPath(from: number, to: number, inner: number): string {
  const large = to - from > 0.5 ? 1 : 0;
  return (
    `M${point(from, RADIUS)}A${RADIUS} ${RADIUS} 0 ${large} 1 ${point(to, RADIUS)}` +
    `L${point(to, inner)}A${inner} ${inner} 0 ${large} 0 ${point(from, inner)}Z`
  );
}
