import type { SameKeys } from '../same-keys.ts';
import type { promotions as en } from '../en/promotions.ts';

export const promotions = {
  title: 'โปรโมชั่น',
} as const satisfies SameKeys<typeof en>;
