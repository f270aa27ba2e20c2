import type { MovementLine } from '@croupier/contract/payments/deposit-desk.ts';
import type { ChargebackState, RefundState } from '@croupier/contract/payments/payment-states.ts';
import type { Tone } from '@croupier/ui/status/Badge.tsx';

export const MOVEMENT_TONES: Readonly<Record<MovementLine['state'], Tone>> = {
  pending: 'info',
  matched: 'win',
  suspense: 'accent',
  returned: 'neutral',
  vanished: 'warn',
};

export const CHARGEBACK_TONES: Readonly<Record<ChargebackState, Tone>> = {
  opened: 'accent',
  answered: 'info',
  won: 'win',
  lost: 'lose',
};

export const REFUND_TONES: Readonly<Record<RefundState, Tone>> = {
  asked: 'info',
  second: 'accent',
  submitting: 'brand',
  unknown: 'warn',
  done: 'win',
  failed: 'lose',
};

/** A refund by hand is sent when an operator says so. */
export const refundStateName = ({
  state,
  isByHand,
}: {
  state: RefundState;
  isByHand: boolean;
}): RefundState | 'byHand' => (isByHand && state === 'submitting' ? 'byHand' : state);
