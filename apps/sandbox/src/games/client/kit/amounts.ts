import { smallestChip } from '../../tables/chips.rules.ts';

const SCALE = 10_000n;
const DECIMAL = /^-?\d+(?:\.\d{1,4})?$/;

/** `'12.5000'` → 125000n. Amounts are counted, never calculated with doubles. */
export function parseAmount(text: string): bigint {
  if (!DECIMAL.test(text)) return 0n;
  const negative = text.startsWith('-');
  const [whole = '0', fraction = ''] = (negative ? text.slice(1) : text).split('.');
  const amount = BigInt(whole) * SCALE + BigInt(fraction.padEnd(4, '0'));
  return negative ? -amount : amount;
}

/** 125000n → `'12.5000'`, for the wire. */
export function writeAmount(amount: bigint): string {
  const size = amount < 0n ? -amount : amount;
  return `${amount < 0n ? '-' : ''}${size / SCALE}.${(size % SCALE).toString().padStart(4, '0')}`;
}

const MAX_SHOWN_DECIMALS = 2;
const decimals = new Map<string, number>();

/** As lobbies show them: none for đồng and yen, otherwise two. */
function decimalsOf(currency: string): number {
  const known = decimals.get(currency);
  if (known !== undefined) return known;
  const { maximumFractionDigits = MAX_SHOWN_DECIMALS } = /^[A-Z]{3}$/.test(currency)
    ? new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    : {};
  const shown = Math.min(maximumFractionDigits, MAX_SHOWN_DECIMALS);
  decimals.set(currency, shown);
  return shown;
}

/** For people: grouped, and cut off to the currency's decimals, so that no one sees more than they have. */
export function showAmount(amount: bigint, currency: string, withCurrency = true): string {
  const size = amount < 0n ? -amount : amount;
  const fraction = (size % SCALE).toString().padStart(4, '0').slice(0, decimalsOf(currency));
  const whole = (size / SCALE).toString().replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');
  const shown = fraction ? `${whole}.${fraction}` : whole;
  const text = amount < 0n && /[1-9]/.test(shown) ? `−${shown}` : shown;
  return withCurrency ? `${text} ${currency}` : text;
}

const STEPS = [1n, 5n, 10n, 50n, 100n, 500n, 1_000n];
export const chipValues = (currency: string): bigint[] => {
  const smallest = smallestChip(currency);
  return STEPS.map((step) => step * smallest);
};

/** `5K`, `1M`: fits on a chip. */
export function shortAmount(amount: bigint): string {
  const whole = amount / SCALE;
  if (whole >= 1_000_000n && whole % 100_000n === 0n) return `${Number(whole / 100_000n) / 10}M`;
  if (whole >= 10_000n && whole % 1_000n === 0n) return `${whole / 1_000n}K`;
  if (whole >= 1_000n && whole % 100n === 0n) return `${Number(whole / 100n) / 10}K`;
  return amount % SCALE === 0n ? whole.toString() : showAmount(amount, '', false);
}
