import { mayFollow, PAYOUT_TRANSITIONS } from '@croupier/contract/payments/payment-states.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { By } from '../changes/changes.types.ts';
import { withdrawalErrors } from '../withdrawals/withdrawals.errors.ts';
import { lockWithdrawal } from '../withdrawals/withdrawals.queries.ts';
import type { WithdrawalDeps, WithdrawalRow } from '../withdrawals/withdrawals.types.ts';
import { findPayout, movePayout, type PayoutMove } from './payouts.queries.ts';
import type { PayoutKey, PayoutRow } from './payouts.types.ts';

export type LockedPayout = { withdrawal: WithdrawalRow; payout: PayoutRow };

/**
 * Locks the member, then the withdrawal, which guards its payouts: everything that changes them does it in this order.
 *
 * @throws `payments.not_found`
 */
export async function lockPayout(
  { members }: Pick<WithdrawalDeps, 'members'>,
  tx: Tx,
  key: PayoutKey,
): Promise<LockedPayout> {
  const found = await findPayout(tx, key);
  if (!found) throw appError(withdrawalErrors.notFound);
  const { merchantId, memberId, withdrawalId } = found;
  await members.lock(tx, merchantId, memberId);
  const withdrawal = await lockWithdrawal(tx, { merchantId, id: withdrawalId });
  const payout = await findPayout(tx, key);
  if (!withdrawal || !payout) throw new Error(`payout ${key.id} has no withdrawal`);
  return { withdrawal, payout };
}

/** Changes the state along the table. @throws `payments.state` */
export async function movePayoutTo(
  deps: Pick<WithdrawalDeps, 'clock' | 'recordChange'>,
  tx: Tx,
  payout: PayoutRow,
  to: PayoutMove['to'],
  { by, ...set }: Omit<PayoutMove, 'to' | 'at'> & { by: By },
): Promise<PayoutRow> {
  if (!mayFollow(PAYOUT_TRANSITIONS, payout.state, to))
    throw appError(withdrawalErrors.state, { value: { state: payout.state } });
  const moved = await movePayout(tx, payout, { ...set, to, at: deps.clock.now() });
  if (!moved) throw appError(withdrawalErrors.state);
  const { merchantId, id, withdrawalId } = moved;
  await deps.recordChange(tx, {
    merchantId,
    // The member is told of the withdrawal.
    memberId: null,
    thing: 'payout',
    id,
    state: to,
    before: payout.state,
    facts: {
      withdrawalId,
      ...(set.reason && { reason: set.reason }),
      ...(set.theirId !== undefined && { theirId: set.theirId }),
    },
    by,
  });
  return moved;
}
