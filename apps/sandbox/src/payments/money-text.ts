import { formatMoney } from '@croupier/contract/money.ts';

/** 12_345_000n → `1,234.50`: as banks print it. */
export function moneyText(amountMinor: bigint): string {
  const [whole = '0', fraction = ''] = formatMoney(amountMinor).split('.');
  const decimals = fraction.replace(/0+$/, '');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return decimals ? `${grouped}.${decimals.padEnd(2, '0')}` : grouped;
}
