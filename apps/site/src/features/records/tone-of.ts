/** Gains are green; losses stay calm, for nobody needs to be shouted at. */
export const toneOf = (amountMinor: bigint): 'win' | 'neutral' => (amountMinor > 0n ? 'win' : 'neutral');
