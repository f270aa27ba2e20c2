import type { ProviderAbilities, Seen } from '../providers/provider.types.ts';
import type { PayoutRow, PayoutTiming } from './payouts.types.ts';

const HOUR_MILLISECONDS = 60 * 60_000;

/** What follows from the provider's answer. */
export type Finding =
  | ({ kind: 'paid' | 'returned'; theirId: string | undefined; feeMinor: bigint } & Pick<Seen, 'left'>)
  | { kind: 'refused'; reason: string }
  | { kind: 'under_way'; theirId: string | undefined }
  /** Send the same order again. */
  | { kind: 'send_again' }
  | { kind: 'unknown' }
  /** They paid another amount: a person has to look at it. */
  | { kind: 'differs' };

/** When to ask the next time. */
export const askDelay = ({ asks }: Pick<PayoutTiming, 'asks'>, asked: number): number =>
  asks[Math.min(asked, asks.length - 1)] ?? HOUR_MILLISECONDS;

const mayRepeat = (repeatsSafely: ProviderAbilities['repeatsSafely'], ageMilliseconds: number): boolean =>
  repeatsSafely === 'by_id' ||
  (repeatsSafely !== 'no' && ageMilliseconds < repeatsSafely.hours * HOUR_MILLISECONDS);

/** The provider has no such order. An order that it had accepted is left to a person. */
function afterAbsent(
  { state, submittedAt }: Pick<PayoutRow, 'state' | 'submittedAt'>,
  can: ProviderAbilities,
  { now, absentAfter }: { now: Date; absentAfter: number },
): Finding {
  if (state === 'submitted' || !submittedAt) return { kind: 'unknown' };
  const age = now.getTime() - submittedAt.getTime();
  if (mayRepeat(can.repeatsSafely, age)) return { kind: 'send_again' };
  return can.findsById && age >= absentAfter ? { kind: 'refused', reason: 'absent' } : { kind: 'unknown' };
}

/** What is known of a payout after its provider was asked. Nothing is concluded from time alone. */
export function findingOf(
  payout: Pick<PayoutRow, 'state' | 'submittedAt' | 'amountMinor'>,
  seen: Seen,
  { can, now, absentAfter }: { can: ProviderAbilities; now: Date; absentAfter: number },
): Finding {
  const { state, theirId, feeMinor = 0n, amountMinor } = seen;
  if (state === 'paid' || state === 'returned')
    return amountMinor === undefined || amountMinor === payout.amountMinor
      ? { kind: state, theirId, feeMinor, ...(seen.left && { left: seen.left }) }
      : { kind: 'differs' };
  if (state === 'failed') return { kind: 'refused', reason: seen.reason ?? 'failed' };
  if (state === 'waiting' || state === 'under_way') return { kind: 'under_way', theirId };
  return state === 'absent' ? afterAbsent(payout, can, { now, absentAfter }) : { kind: 'unknown' };
}
