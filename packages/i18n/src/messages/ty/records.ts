import type { SameKeys } from '../same-keys.ts';
import type { records as en } from '../en/records.ts';

export const records = { title: 'ประวัติ' } as const satisfies SameKeys<typeof en>;
