import type { DocumentState } from '@croupier/contract/kyc/kyc-states.ts';
import type { Tone } from '@croupier/ui/status/Badge.tsx';

export const STATE_TONES: Readonly<Record<DocumentState, Tone>> = {
  wanted: 'warn',
  submitted: 'info',
  in_review: 'info',
  accepted: 'win',
  refused: 'lose',
  expired: 'neutral',
};
