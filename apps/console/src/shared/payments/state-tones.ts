import type { DepositState, WithdrawalState } from '@croupier/contract/payments/payment-states.ts';
import type { Tone } from '@croupier/ui/status/Badge.tsx';

export const DEPOSIT_TONES: Readonly<Record<DepositState, Tone>> = {
  started: 'neutral',
  waiting: 'info',
  unknown: 'warn',
  seen: 'info',
  review: 'accent',
  credited: 'win',
  failed: 'lose',
  expired: 'neutral',
  cancelled: 'neutral',
};

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
