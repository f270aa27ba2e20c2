import type { SameKeys } from '../same-keys.ts';
import type { announcements as en } from '../en/announcements.ts';

export const announcements = {
  title: 'ประกาศ',
} as const satisfies SameKeys<typeof en>;
