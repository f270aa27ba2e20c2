import type { SameKeys } from '../same-keys.ts';
import type { fairness as en } from '../en/fairness.ts';

export const fairness = { title: 'ความยุติธรรม' } as const satisfies SameKeys<typeof en>;
