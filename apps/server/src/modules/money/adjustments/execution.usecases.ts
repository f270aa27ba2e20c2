import { formatMoney } from '@croupier/contract/money.ts';
import { appError } from '../../../platform/http/errors.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { kindOf, memberErrors } from '../../access/members/index.ts';
import type { Operator } from '../../access/permissions/index.ts';
import type { AccountRef, MoneyTx } from '../wallet/index.ts';
import { adjustmentErrors } from './adjustments.errors.ts';
import { insertAdjustment } from './adjustments.queries.ts';
import type { AdjustmentDeps, NewAdjustment } from './adjustments.types.ts';

const HOUSE: AccountRef = { owner: 'house', kind: 'adjustment', key: 'operators' };

/** The facts about a member that decide whether an adjustment is possible. */
export type AdjustmentFacts = { account: string; status: string; currency: string };

/**
 * Locks the member until the end of the transaction.
 *
 * @throws `identity.member_not_found`, `adjustments.not_adjustable`
 */
export async function adjustmentFacts(
  { members, merchants }: Pick<AdjustmentDeps, 'members' | 'merchants'>,
  tx: Tx,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<AdjustmentFacts> {
  const member = await members.lock(tx, merchantId, memberId);
  if (!member) throw appError(memberErrors.notFound);
  if (member.status === 'closed' || kindOf(member.type) === 'trial')
    throw appError(adjustmentErrors.notAdjustable);
  const { currency } = await merchants.byId(merchantId);
  return { account: member.account, status: member.status, currency };
}

/**
 * Moves the money, with the row that explains it, the audit entry, and the event from which the member gets a message.
 *
 * @throws `wallet.insufficient_funds`, `wallet.transfer_mismatch`
 */
export async function executeAdjustment(
  { wallet, audit, outbox, clock }: Pick<AdjustmentDeps, 'wallet' | 'audit' | 'outbox' | 'clock'>,
  tx: MoneyTx,
  adjustment: NewAdjustment & { currency: string },
  by: { operator: Operator; operatorId: string; approvedBy: string | null },
): Promise<void> {
  const { merchantId, id, memberId, direction, amountMinor, currency, reasonCode, reason } = adjustment;
  const { operator, operatorId, approvedBy } = by;
  await insertAdjustment(tx, { ...adjustment, operatorId, approvedBy, at: clock.now() });
  await audit.record(tx, {
    merchantId,
    actor: operator.account,
    action: `member.${direction}ed`,
    subject: `member:${memberId}`,
    after: {
      adjustment: id,
      amount: formatMoney(amountMinor),
      currency,
      reasonCode,
      reason,
      ...(approvedBy && { askedBy: operatorId }),
    },
    ip: operator.ip,
    requestId: operator.requestId,
  });
  await outbox.record(tx, {
    merchantId,
    type: 'member.adjusted',
    payload: { memberId, adjustmentId: id, direction, amount: formatMoney(amountMinor), currency },
  });
  const main: AccountRef = { owner: 'member', memberId, kind: 'main' };
  const [debit, credit] = direction === 'credit' ? [HOUSE, main] : [main, HOUSE];
  // Last, because accounts stay locked from here on.
  await wallet.post(tx, {
    merchantId,
    currency,
    transfers: [{ id, debit, credit, amountMinor, code: 'adjustment', reference: id }],
  });
}
