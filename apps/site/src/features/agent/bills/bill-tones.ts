import type { Tone } from '@croupier/ui/status/Badge.tsx';
import { CONTRACT_BILL_TONES } from '@croupier/web/agents/tones.ts';
import type { BillRow } from './bill.types.ts';

/** Of contracts' bills and of rebates'. */
export const BILL_TONES: Readonly<Record<BillRow['state'], Tone>> = {
  ...CONTRACT_BILL_TONES,
  refused: 'lose',
  lapsed: 'neutral',
};
