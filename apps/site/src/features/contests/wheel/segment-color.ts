/** Prizes go around the colour circle from the accent; no prize is grey. */
export function segmentColor(index: number, count: number, amount: bigint): string {
  if (amount === 0n) return 'oklch(0.42 0.02 270)';
  const turn = (index / count) * 300;
  return `oklch(0.52 0.17 calc(var(--accent-hue) + ${turn.toFixed(0)}))`;
}
