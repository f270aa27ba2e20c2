import type { VendorAccount } from '@croupier/contract/vendors/vendor-desk.ts';
import type { Tone } from '@croupier/ui/status/Badge.tsx';

export const ACCOUNT_TONES: Readonly<Record<VendorAccount['state'], Tone>> = {
  open: 'win',
  stopped: 'lose',
  closed: 'neutral',
};
