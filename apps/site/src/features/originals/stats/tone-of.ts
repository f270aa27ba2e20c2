/** Smaller amounts read as 0.00, which must not be coloured. */
const SHOWN_STEP_MINOR = 100n;

export function toneOf(profitMinor: bigint): 'win' | 'lose' | 'neutral' {
  if (profitMinor >= SHOWN_STEP_MINOR) return 'win';
  return profitMinor <= -SHOWN_STEP_MINOR ? 'lose' : 'neutral';
}
