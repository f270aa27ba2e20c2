import { ABSENT_AFTER_MILLISECONDS, ASK_DELAYS_MILLISECONDS } from '../payments.config.ts';
import type { PayoutTiming } from './payouts.types.ts';

export const PAYOUT_TIMING: PayoutTiming = {
  // A call to a provider takes 10 seconds at most.
  submitting: 30_000,
  asks: ASK_DELAYS_MILLISECONDS,
  absentAfter: ABSENT_AFTER_MILLISECONDS,
};
