/** From this amount on, one operator can't move money alone: 1,000.00, or about as much in a currency of small units. */
const LINES: Readonly<Record<string, bigint>> = { VND: 10_000_000_000n };
const DEFAULT_LINE = 10_000_000n;

/** The amount from which two persons are needed, in the ledger's scale. */
export const twoPersonLine = (currency: string): bigint => LINES[currency] ?? DEFAULT_LINE;
