import {
  mayFollow,
  RECEIPT_TRANSITIONS,
  WITHDRAWAL_TRANSITIONS,
  type ReceiptState,
} from '@croupier/contract/payments/payment-states.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { By } from '../changes/changes.types.ts';
import { withdrawalErrors } from './withdrawals.errors.ts';
import { insertStep, moveReceipt, moveWithdrawal, type Move } from './withdrawals.queries.ts';
import type { WithdrawalDeps, WithdrawalRow, WithdrawalStep } from './withdrawals.types.ts';

type Deps = Pick<WithdrawalDeps, 'clock' | 'recordChange'>;

function actorOf({ actor }: By): Pick<WithdrawalStep, 'actorKind' | 'operatorId'> {
  if (actor.kind === 'operator') return { actorKind: 'operator', operatorId: actor.id ?? null };
  return { actorKind: actor.kind === 'system' ? 'system' : 'member', operatorId: null };
}

export const recordStep = (
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  row: WithdrawalRow,
  { step, by, reason = null }: { step: string; by: By; reason?: string | null },
): Promise<void> =>
  insertStep(tx, { merchantId: row.merchantId, id: row.id, step, at: clock.now(), reason, ...actorOf(by) });

type How = Omit<Move, 'to' | 'at'> & {
  by: By;
  /** For operators. */
  reason?: string;
  facts?: Readonly<Record<string, string>>;
};

/**
 * Changes the state along the table, with step, event, audit entry and news for the member's pages.
 *
 * @throws `payments.state` where the table does not allow it or somebody else was first
 */
export async function moveTo(
  deps: Deps,
  tx: Tx,
  row: WithdrawalRow,
  to: Move['to'],
  { by, reason, facts, ...set }: How,
): Promise<WithdrawalRow> {
  if (!mayFollow(WITHDRAWAL_TRANSITIONS, row.state, to))
    throw appError(withdrawalErrors.state, { value: { state: row.state } });
  const moved = await moveWithdrawal(tx, row, { ...set, to, at: deps.clock.now() });
  if (!moved) throw appError(withdrawalErrors.state);
  await recordStep(deps, tx, moved, { step: to, by, reason: reason ?? null });
  const { merchantId, memberId, id } = moved;
  await deps.recordChange(tx, {
    merchantId,
    memberId,
    thing: 'withdrawal',
    id,
    state: to,
    before: row.state,
    facts: { ...facts, ...(reason !== undefined && { reason }) },
    by,
  });
  return moved;
}

/** The same for the receipt. @throws `payments.state` */
export async function moveReceiptTo(
  deps: Deps,
  tx: Tx,
  row: WithdrawalRow,
  to: ReceiptState,
  { by, reason, facts }: Pick<How, 'by' | 'reason' | 'facts'>,
): Promise<WithdrawalRow> {
  if (!row.receipt || !mayFollow(RECEIPT_TRANSITIONS, row.receipt, to))
    throw appError(withdrawalErrors.state, { value: { state: row.receipt } });
  const moved = await moveReceipt(tx, row, { to, at: deps.clock.now() });
  if (!moved) throw appError(withdrawalErrors.state);
  await recordStep(deps, tx, moved, { step: to, by, reason: reason ?? null });
  const { merchantId, memberId, id } = moved;
  await deps.recordChange(tx, {
    merchantId,
    memberId,
    thing: 'receipt',
    id,
    state: to,
    before: row.receipt,
    facts: { ...facts, ...(reason !== undefined && { reason }) },
    by,
  });
  return moved;
}
