import type { Tone } from '@croupier/ui/status/Badge.tsx';
import type { BillRow } from './bill.types.ts';

export const BILL_TONES: Readonly<Record<BillRow['state'], Tone>> = {
  computed: 'info',
  review: 'warn',
  held: 'warn',
  due: 'info',
  paid: 'win',
  part_paid: 'lose',
  insufficient: 'lose',
  waiting: 'warn',
  offset: 'neutral',
  refused: 'lose',
  lapsed: 'neutral',
};
