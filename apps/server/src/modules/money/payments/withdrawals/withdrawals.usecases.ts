import type { Withdrawal, WithdrawalTerms } from '@croupier/contract/payments/withdrawals.ts';
import { formatMoney } from '@croupier/contract/money.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { mainOf, type MoneyTx } from '../../wallet/index.ts';
import { feeIncome, transfersOf } from '../movements/clearing.rules.ts';
import { listPayouts } from '../payouts/payouts.queries.ts';
import { sumsOf } from '../payouts/sums.rules.ts';
import { turnoverOf } from '../turnover/turnover.usecases.ts';
import { readMainBalance } from './facts.reads.ts';
import { holdOf } from './hold.rules.ts';
import { moveTo } from './moves.usecases.ts';
import { bindingObstacles, obstaclesOf, withdrawableOf } from './obstacles.rules.ts';
import { byMember, type MemberCaller } from './request.usecases.ts';
import { situationOf } from './situation.usecases.ts';
import { viewWithdrawal, wireObstacle } from './view.usecases.ts';
import { withdrawalErrors } from './withdrawals.errors.ts';
import { findWithdrawal, lockWithdrawal } from './withdrawals.queries.ts';
import type { WithdrawalDeps, WithdrawalKey, WithdrawalRow } from './withdrawals.types.ts';

export type OwnKey = { merchantId: string; memberId: string; id: string; language: string };

/** What the member may withdraw now, and why not more. */
export async function withdrawalTerms(
  deps: WithdrawalDeps,
  { merchantId, memberId }: Pick<OwnKey, 'merchantId' | 'memberId'>,
): Promise<WithdrawalTerms> {
  const { db } = deps;
  const [{ currency, settings }, member] = await Promise.all([
    deps.merchants.byId(merchantId),
    deps.members.find(merchantId, memberId),
  ]);
  if (!member) throw appError(withdrawalErrors.notFound);
  const of = { merchantId, memberId, currency };
  const turnover = await turnoverOf(deps, db, of);
  const situation = await situationOf(deps, db, { merchantId, member, turnover, exceptId: null });
  const balanceMinor = await readMainBalance(db, of);
  const obstacles = obstaclesOf(situation);
  const { payments } = settings;
  return {
    currency,
    balance: balanceMinor,
    withdrawable: withdrawableOf(balanceMinor, obstacles),
    obstacles: bindingObstacles(balanceMinor, obstacles).map(wireObstacle),
    turnover: { required: turnover.requiredMinor, done: turnover.doneMinor },
    reviewMinutes: payments.reviewMinutes,
    receiptMinutes: payments.receiptMinutes,
    mayCancel: payments.mayCancel,
    paymentPasswordSet: member.has_payment_password,
  };
}

/** Locks the member and a withdrawal. @throws `payments.not_found`, also for another member's if `memberId` is given */
export async function lockForChange(
  { members }: Pick<WithdrawalDeps, 'members'>,
  tx: Tx,
  key: WithdrawalKey,
  memberId?: string,
): Promise<WithdrawalRow> {
  const found = await findWithdrawal(tx, key);
  if (!found || (memberId !== undefined && found.memberId !== memberId))
    throw appError(withdrawalErrors.notFound);
  await members.lock(tx, found.merchantId, found.memberId);
  const row = await lockWithdrawal(tx, key);
  if (!row) throw appError(withdrawalErrors.notFound);
  return row;
}

/** Gives back what is held and was not paid, and the fee if it was taken when everything had been paid once. */
export async function releaseHold(
  { wallet, kyc }: Pick<WithdrawalDeps, 'wallet' | 'kyc'>,
  tx: MoneyTx,
  row: WithdrawalRow,
): Promise<bigint> {
  const { merchantId, id, memberId, currency, methodId, amountMinor, requestedAt: at } = row;
  const takenFeeMinor = row.paidAt === null ? 0n : row.feeMinor;
  const { settledMinor } = sumsOf(await listPayouts(tx, { merchantId, withdrawalId: id }));
  const leftMinor = amountMinor - settledMinor;
  await kyc.undoUse(tx, { merchantId, memberId, direction: 'withdrawal', amountMinor: leftMinor, at });
  await wallet.post(tx, {
    merchantId,
    currency,
    transfers: transfersOf({ merchantId, id }, [
      {
        step: 'release',
        debit: holdOf(memberId),
        credit: mainOf(memberId),
        amountMinor: leftMinor - takenFeeMinor,
        code: 'withdrawal_release',
        reference: id,
      },
      {
        step: 'fee-returned',
        debit: feeIncome(methodId),
        credit: mainOf(memberId),
        amountMinor: takenFeeMinor,
        code: 'withdrawal_returned',
        reference: id,
      },
    ]),
  });
  return leftMinor;
}

/**
 * Takes a withdrawal back that nobody has approved.
 *
 * @throws `payments.not_found`, `payments.state`, `payments.cancel_not_offered`
 */
export async function cancelWithdrawal(
  deps: WithdrawalDeps,
  key: OwnKey,
  caller: MemberCaller,
): Promise<Withdrawal> {
  const { settings } = await deps.merchants.byId(key.merchantId);
  await deps.wallet.transaction(async (tx) => {
    const row = await lockForChange(deps, tx, key, key.memberId);
    if (!settings.payments.mayCancel) throw appError(withdrawalErrors.cancelNotOffered);
    // The same call again has nothing to do.
    if (row.state === 'cancelled') return;
    // A part of it may have been paid: then an operator decides about the rest.
    const payouts = await listPayouts(tx, { merchantId: row.merchantId, withdrawalId: row.id });
    if (payouts.length > 0) throw appError(withdrawalErrors.state, { value: { state: row.state } });
    const facts = { amount: formatMoney(row.amountMinor) };
    const cancelled = await moveTo(deps, tx, row, 'cancelled', { by: byMember(caller), facts });
    await releaseHold(deps, tx, cancelled);
  });
  return viewWithdrawal(deps, key);
}
