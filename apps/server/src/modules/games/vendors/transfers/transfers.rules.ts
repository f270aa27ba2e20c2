import { derivedId } from '../../../../platform/ids.ts';
import type { TransferAnswer, Unknown } from '../vendors.types.ts';

export type TransferState = 'sent' | 'unknown' | 'done' | 'failed';

export type VendorTransfer = {
  merchantId: string;
  id: string;
  memberId: string;
  accountId: string;
  currency: string;
  direction: 'in' | 'out';
  /** Null: all there is, until the vendor has told how much that was. */
  amountMinor: bigint | null;
  state: TransferState;
  askAt: Date | null;
  /** How often the vendor has been asked. */
  tries: number;
  reason: string | null;
  /** What the vendor has paid out and its list does not explain yet: not credited. */
  heldMinor: bigint;
  createdAt: Date;
};

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** When to ask about an unknown outcome, from the last time on; the last one repeats. */
const ASK_AFTER = [2 * SECOND, 10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE] as const;
/** A transfer that nobody waits for any more, after a crash, is asked about from then on. */
const ANSWER_MILLISECONDS = 15 * SECOND;
/** The vendor may still be carrying it out before this. */
const ABSENT_AFTER_MILLISECONDS = 2 * MINUTE;

const later = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);

export const firstAskAt = (at: Date): Date => later(at, ANSWER_MILLISECONDS);

/** What the vendor's answer makes of an open transfer. */
export type Next =
  | { state: 'done'; amountMinor: bigint }
  | { state: 'failed'; reason: string }
  | { state: 'unknown'; askAt: Date; tries: number; reason: string };

export function nextOf(
  { createdAt, tries }: Pick<VendorTransfer, 'createdAt' | 'tries'>,
  answer: TransferAnswer | Unknown,
  now: Date,
): Next {
  const wait = (reason: string): Next => ({
    state: 'unknown',
    askAt: later(now, ASK_AFTER[Math.min(tries, ASK_AFTER.length - 1)] ?? MINUTE),
    tries: tries + 1,
    reason,
  });
  if ('unknown' in answer) return wait(answer.reason);
  if (answer.state === 'under_way') return wait('under_way');
  if (answer.state !== 'absent') return answer;
  const isOld = now.getTime() - createdAt.getTime() >= ABSENT_AFTER_MILLISECONDS;
  return isOld ? { state: 'failed', reason: 'absent' } : wait('absent');
}

export type Step = 'hold' | 'in' | 'release' | 'out';
/** The ledger's id of a step: each happens at most once. */
export const stepId = (
  { merchantId, id }: Pick<VendorTransfer, 'merchantId' | 'id'>,
  step: Step | `rest ${bigint}`,
): string => derivedId('vendor-transfer', merchantId, id, step);
