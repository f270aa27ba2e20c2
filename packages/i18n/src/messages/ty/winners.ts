import type { SameKeys } from '../same-keys.ts';
import type { winners as en } from '../en/winners.ts';

export const winners = {
  title: 'ผู้ชนะ',
} as const satisfies SameKeys<typeof en>;
