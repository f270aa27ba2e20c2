import type { SameKeys } from '../same-keys.ts';
import type { lottery as en } from '../en/lottery.ts';

export const lottery = {
  title: 'หวย',
} as const satisfies SameKeys<typeof en>;
