/** Parts of an amount, each within the maximum of a channel: as few as possible. */
export function splitAmount(amountMinor: bigint, maxMinor: bigint | null): bigint[] {
  if (amountMinor <= 0n) return [];
  if (maxMinor === null || amountMinor <= maxMinor) return [amountMinor];
  const parts: bigint[] = [];
  let leftMinor = amountMinor;
  while (leftMinor > maxMinor) {
    parts.push(maxMinor);
    leftMinor -= maxMinor;
  }
  return [...parts, leftMinor];
}
