import type { SameKeys } from '../same-keys.ts';
import type { originals as en } from '../en/originals.ts';

export const originals = { title: 'เกมของเรา' } as const satisfies SameKeys<typeof en>;
