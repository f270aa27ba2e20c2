import { formatMoney } from '@croupier/contract/money.ts';

/** Indented JSON; amounts are written as on the wire. */
export const rawText = (data: unknown): string =>
  JSON.stringify(data, (_key, value: unknown) => (typeof value === 'bigint' ? formatMoney(value) : value), 2);
