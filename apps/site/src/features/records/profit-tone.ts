/** Gains are green. Losses stay neutral. */
export const profitTone = (amountMinor: bigint): 'win' | 'neutral' => (amountMinor > 0n ? 'win' : 'neutral');
