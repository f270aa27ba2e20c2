import { formatMoney } from '@croupier/contract/money.ts';
import { OPEN_DEPOSIT_STATES, type ChargebackState } from '@croupier/contract/payments/payment-states.ts';
import { AppError, appError } from '../../../../platform/http/errors.ts';
import { derivedId, newId } from '../../../../platform/ids.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import { mainOf, walletErrors, type AccountRef, type MoneyTx } from '../../wallet/index.ts';
import { byOperator } from '../acts/acts.usecases.ts';
import type { OpenedAccount } from '../accounts/accounts.types.ts';
import type { By } from '../changes/changes.types.ts';
import { BY_SYSTEM } from '../changes/changes.usecases.ts';
import { findDeposit, lockDeposit } from '../deposits/deposits.queries.ts';
import type { DepositRow } from '../deposits/deposits.types.ts';
import { depositClearing, disputedClearing, paymentLoss, transfersOf } from '../movements/clearing.rules.ts';
import { paymentErrors } from '../payments.errors.ts';
import type { PaymentParts } from '../payments.types.ts';
import type { ReportedChargeback } from '../providers/provider.types.ts';
import { putFinding } from '../reconciliation/findings.queries.ts';
import {
  chargedBackOf,
  findChargeback,
  insertChargeback,
  insertDebt,
  moveChargeback,
  type ChargebackRow,
} from './chargebacks.queries.ts';

/** A wallet in play changes between the read of its balance and the transfer. */
const MAX_TRIES = 5;

const holdOf = (memberId: string): AccountRef => ({ owner: 'member', memberId, kind: 'dispute_hold' });

const record = (parts: PaymentParts, tx: MoneyTx, row: ChargebackRow, before: string | undefined, by: By) =>
  parts.recordChange(tx, {
    merchantId: row.merchantId,
    memberId: row.memberId,
    thing: 'chargeback',
    id: row.id,
    state: row.state,
    ...(before !== undefined && { before }),
    facts: {
      deposit: row.depositId,
      amount: formatMoney(row.amountMinor),
      held: formatMoney(row.heldMinor),
      currency: row.currency,
    },
    by,
  });

/**
 * How much of a chargeback is booked: what is left of the money that has arrived. The rest is a difference for
 * reconciliation, and so is a chargeback of a deposit that has ended without money.
 *
 * @throws Error while the money may still arrive: the message that says so may have been overtaken
 */
async function bookableOf(
  parts: PaymentParts,
  tx: MoneyTx,
  deposit: DepositRow,
  reported: ReportedChargeback,
): Promise<bigint> {
  const { merchantId, id: depositId, accountId, currency: asset } = deposit;
  const { amountMinor } = reported;
  if (OPEN_DEPOSIT_STATES.includes(deposit.state))
    throw new Error(`a chargeback of deposit ${depositId}, which has no money yet`);
  const isCredited = deposit.state === 'credited';
  const takenMinor = isCredited ? await chargedBackOf(tx, { merchantId, depositId }) : 0n;
  const leftMinor = isCredited ? (deposit.receivedMinor ?? 0n) - takenMinor : 0n;
  if (amountMinor <= leftMinor) return amountMinor > 0n ? amountMinor : 0n;
  const bookedMinor = leftMinor > 0n ? leftMinor : 0n;
  await putFinding(tx, {
    merchantId,
    id: newId(),
    accountId,
    kind: bookedMinor > 0n ? 'amount' : 'missing_here',
    subject: `chargeback:${reported.theirId}`,
    asset,
    oursMinor: bookedMinor > 0n ? -bookedMinor : null,
    theirsMinor: -amountMinor,
    at: parts.clock.now(),
  });
  return bookedMinor;
}

async function open(
  parts: PaymentParts,
  tx: MoneyTx,
  { deposit, reported }: { deposit: DepositRow; reported: ReportedChargeback },
): Promise<void> {
  const { merchantId, memberId, accountId, currency } = deposit;
  const { theirId } = reported;
  await parts.members.lock(tx, merchantId, memberId);
  const locked = await lockDeposit(tx, deposit);
  const amountMinor = await bookableOf(parts, tx, locked ?? deposit, reported);
  if (amountMinor === 0n) return;
  const { main } = await parts.wallet.balanceOf(merchantId, memberId, currency);
  const heldMinor = main.amountMinor < amountMinor ? main.amountMinor : amountMinor;
  const row: ChargebackRow = {
    merchantId,
    accountId,
    theirId,
    id: newId(),
    depositId: deposit.id,
    memberId,
    currency,
    amountMinor,
    heldMinor,
    state: 'opened',
    openedAt: parts.clock.now(),
  };
  if (!(await insertChargeback(tx, row))) return;
  await record(parts, tx, row, undefined, BY_SYSTEM);
  await parts.risk.openCase(tx, { merchantId, memberId, reason: `chargeback:${row.id}` });
  await parts.messages.send(tx, {
    merchantId,
    memberId,
    kind: 'chargeback',
    params: { amount: formatMoney(amountMinor), currency, id: deposit.id },
  });
  const reference = deposit.id;
  await parts.wallet.post(tx, {
    merchantId,
    currency,
    transfers: transfersOf(row, [
      {
        step: 'opened',
        debit: disputedClearing(accountId),
        credit: depositClearing(accountId),
        amountMinor,
        code: 'chargeback',
        reference,
      },
      {
        step: 'hold',
        debit: mainOf(memberId),
        credit: holdOf(memberId),
        amountMinor: heldMinor,
        code: 'dispute_hold',
        reference,
      },
    ]),
  });
}

async function decide(
  parts: PaymentParts,
  tx: MoneyTx,
  known: ChargebackRow,
  to: 'won' | 'lost',
): Promise<void> {
  const at = parts.clock.now();
  const row = await moveChargeback(tx, known, { to, at });
  if (!row) return;
  const { merchantId, id, memberId, accountId, currency, amountMinor, heldMinor, depositId: reference } = row;
  await record(parts, tx, row, known.state, BY_SYSTEM);
  const restMinor = amountMinor - heldMinor;
  if (to === 'lost' && restMinor > 0n) {
    const debtId = derivedId('chargeback-debt', merchantId, id);
    await insertDebt(tx, {
      merchantId,
      id: debtId,
      memberId,
      chargebackId: id,
      currency,
      amountMinor: restMinor,
      at,
    });
  }
  const hold = holdOf(memberId);
  const disputed = disputedClearing(accountId);
  const steps =
    to === 'won'
      ? [
          {
            step: 'won',
            debit: depositClearing(accountId),
            credit: disputed,
            amountMinor,
            code: 'chargeback_reversal' as const,
          },
          {
            step: 'release',
            debit: hold,
            credit: mainOf(memberId),
            amountMinor: heldMinor,
            code: 'dispute_release' as const,
          },
        ]
      : [
          {
            step: 'lost',
            debit: hold,
            credit: disputed,
            amountMinor: heldMinor,
            code: 'chargeback' as const,
          },
          {
            step: 'loss',
            debit: paymentLoss(accountId),
            credit: disputed,
            amountMinor: restMinor,
            code: 'chargeback' as const,
          },
        ];
  await parts.wallet.post(tx, {
    merchantId,
    currency,
    transfers: transfersOf(
      row,
      steps.map((step) => ({ ...step, reference })),
    ),
  });
}

const isShort = (error: unknown): boolean =>
  error instanceof AppError && error.code === walletErrors.insufficientFunds.code;

async function openOnce(
  parts: PaymentParts,
  deposit: DepositRow,
  reported: ReportedChargeback,
): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      await parts.wallet.transaction((tx) => open(parts, tx, { deposit, reported }));
      return;
    } catch (error) {
      if (tries >= MAX_TRIES || !isShort(error)) throw error;
    }
}

/** Follows what a provider says of a chargeback; again, it changes nothing. */
export async function takeChargeback(
  parts: PaymentParts,
  opened: OpenedAccount,
  reported: ReportedChargeback,
): Promise<void> {
  const { merchantId, id: accountId } = opened.row;
  const deposit = await findDeposit(parts.db, { merchantId, id: reported.ourId });
  if (deposit?.accountId !== accountId) {
    parts.log.error(
      { merchantId, accountId, chargeback: reported.theirId },
      'chargeback of an unknown deposit',
    );
    return;
  }
  const key = { merchantId, accountId, theirId: reported.theirId };
  const known = await findChargeback(parts.db, key);
  // One that is won before it was seen has moved nothing.
  if (!known && reported.state === 'won') return;
  if (!known) await openOnce(parts, deposit, reported);
  const { state } = reported;
  const row = await findChargeback(parts.db, key);
  if (row && state !== 'opened') await parts.wallet.transaction((tx) => decide(parts, tx, row, state));
}

/** Notes that evidence was sent. @throws `payments.not_found`, `payments.state` */
export async function answerChargeback(
  parts: PaymentParts,
  { key, reason, operator }: { key: { merchantId: string; id: string }; reason: string; operator: Operator },
): Promise<{ state: ChargebackState }> {
  return parts.db.transaction().execute(async (tx) => {
    const row = await moveChargeback(tx, key, { to: 'answered', at: parts.clock.now() });
    if (!row) throw appError(paymentErrors.state);
    await parts.recordChange(tx, {
      merchantId: key.merchantId,
      memberId: row.memberId,
      thing: 'chargeback',
      id: row.id,
      state: 'answered',
      before: 'opened',
      facts: { reason },
      by: byOperator(operator),
    });
    return { state: row.state };
  });
}
