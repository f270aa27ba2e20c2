import type { SameKeys } from '../same-keys.ts';
import type { download as en } from '../en/download.ts';

export const download = {
  title: 'ดาวน์โหลดแอป',
} as const satisfies SameKeys<typeof en>;
