import type { PayoutState, ReceiptState } from '@croupier/contract/payments/payment-states.ts';
import type { Tone } from '@croupier/ui/status/Badge.tsx';

export const PAYOUT_TONES: Readonly<Record<PayoutState, Tone>> = {
  queued: 'info',
  submitting: 'brand',
  submitted: 'brand',
  unknown: 'warn',
  refused: 'lose',
  paid: 'win',
  returned: 'warn',
};

export const RECEIPT_TONES: Readonly<Record<ReceiptState, Tone>> = {
  awaiting: 'info',
  received: 'win',
  assumed: 'win',
  disputed: 'warn',
  shown: 'accent',
  returned: 'neutral',
  sent_again: 'brand',
  made_good: 'neutral',
  forced: 'neutral',
};
