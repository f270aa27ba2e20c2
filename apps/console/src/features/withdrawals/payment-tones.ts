import type {
  PayoutState,
  ReceiptState,
  WithdrawalState,
} from '@croupier/contract/payments/payment-states.ts';
import type { Tone } from '@croupier/ui/status/Badge.tsx';

export const WITHDRAWAL_TONES: Readonly<Record<WithdrawalState, Tone>> = {
  requested: 'info',
  review: 'accent',
  held: 'warn',
  second: 'accent',
  approved: 'brand',
  sending: 'brand',
  paid: 'win',
  rejected: 'lose',
  cancelled: 'neutral',
  returned: 'warn',
};

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
