import { formatMoney } from '@croupier/contract/money.ts';
import { id } from '@croupier/contract/ids.ts';
import { positiveMoney } from '@croupier/contract/money.ts';
import { z } from 'zod';
import { requestReason } from '@croupier/contract/access/approvals.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { mainOf, type AccountRef, type MoneyTx } from '../../wallet/index.ts';
import type { ActDefinition } from '../acts/acts.usecases.ts';
import { byOperator } from '../acts/acts.usecases.ts';
import type { By } from '../changes/changes.types.ts';
import { chargedBackOf } from '../chargebacks/chargebacks.queries.ts';
import { lockDeposit } from '../deposits/deposits.queries.ts';
import { newReference } from '../deposits/references.usecases.ts';
import { depositClearing, suspense, transfersOf } from '../movements/clearing.rules.ts';
import { lockMovement } from '../movements/movements.queries.ts';
import { paymentErrors } from '../payments.errors.ts';
import type { PaymentParts } from '../payments.types.ts';
import {
  findOpenRefundOf,
  insertRefund,
  listRefundsOf,
  moveRefund,
  takeFromSuspense,
} from './refunds.queries.ts';
import type { RefundRow } from './refunds.types.ts';

const schema = z.object({
  /** Of a credited deposit; null for all that waits of a movement. */
  depositId: id.nullable(),
  amount: positiveMoney.nullable(),
  reason: requestReason,
});
export type RefundPayload = { depositId: string | null; amount: bigint | null; reason: string };

const holdOf = (memberId: string): AccountRef => ({ owner: 'member', memberId, kind: 'dispute_hold' });

/** What can still be sent back of a credited deposit. */
async function refundable(
  tx: Tx,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<{ deposit: NonNullable<Awaited<ReturnType<typeof lockDeposit>>>; leftMinor: bigint }> {
  const deposit = await lockDeposit(tx, { merchantId, id });
  if (!deposit) throw appError(paymentErrors.notFound);
  if (deposit.state !== 'credited') throw appError(paymentErrors.state);
  // The payer's bank has the money, or wants it: only a chargeback that was won leaves something to send back.
  if ((await chargedBackOf(tx, { merchantId, depositId: id })) > 0n) throw appError(paymentErrors.state);
  const refunds = await listRefundsOf(tx, { merchantId, depositId: id });
  const sentMinor = refunds
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  return { deposit, leftMinor: (deposit.receivedMinor ?? 0n) - deposit.heldMinor - sentMinor };
}

async function returnable(tx: Tx, { merchantId, id }: { merchantId: string; id: string }) {
  const movement = await lockMovement(tx, { merchantId, id });
  if (!movement) throw appError(paymentErrors.notFound);
  if (movement.suspenseMinor === 0n || movement.direction === 'out') throw appError(paymentErrors.state);
  if (await findOpenRefundOf(tx, { merchantId, movementId: id })) throw appError(paymentErrors.state);
  return movement;
}

/** Stores the refund as about to be sent; the next tick sends it. What comes out of a wallet is held until it is done. */
async function openRefund(
  parts: PaymentParts,
  tx: MoneyTx,
  refund: Pick<
    RefundRow,
    'merchantId' | 'id' | 'depositId' | 'movementId' | 'memberId' | 'accountId' | 'asset' | 'amountMinor'
  > & {
    by: By;
  },
): Promise<void> {
  const { by, ...row } = refund;
  const { merchantId, id, memberId, accountId, amountMinor } = row;
  const opened = await parts.accounts.open({ merchantId, id: accountId });
  const isByHand = !opened.adapter.can.refund;
  const at = parts.clock.now();
  await insertRefund(tx, {
    ...row,
    reference: newReference(merchantId),
    state: 'asked',
    isByHand,
    createdAt: at,
    askAt: null,
  });
  // Committed before the provider is called: a crash leads to a question, never to a second refund.
  await moveRefund(tx, row, { to: 'submitting', at, askAt: isByHand ? null : at });
  await parts.recordChange(tx, {
    merchantId,
    memberId,
    thing: 'refund',
    id,
    state: 'submitting',
    facts: { amount: formatMoney(amountMinor), asset: row.asset },
    by,
  });
  if (!row.depositId || !memberId) return;
  await parts.wallet.post(tx, {
    merchantId,
    currency: row.asset,
    transfers: transfersOf(row, [
      {
        step: 'hold',
        debit: mainOf(memberId),
        credit: holdOf(memberId),
        amountMinor,
        code: 'dispute_hold',
        reference: row.depositId,
      },
    ]),
  });
}

/** Sends money back to its payer. The subject is the deposit, or the movement whose money waits. */
export const refundAct = (parts: PaymentParts): ActDefinition<RefundPayload> => ({
  kind: 'refund',
  permission: 'payments.refunds.manage',
  schema,
  facts: async (tx, { merchantId, subjectId, payload }) => {
    if (payload.depositId === null) {
      const { text, theirId, suspenseMinor, asset, state } = await returnable(tx, {
        merchantId,
        id: subjectId,
      });
      const subject = text || theirId;
      return { subject, amount: String(suspenseMinor), amountMinor: suspenseMinor, currency: asset, state };
    }
    const { deposit, leftMinor } = await refundable(tx, { merchantId, id: subjectId });
    const amountMinor = payload.amount ?? leftMinor;
    if (amountMinor <= 0n || amountMinor > leftMinor) throw appError(paymentErrors.amountOutside);
    const { reference: subject, currency, state } = deposit;
    return { subject, amount: String(amountMinor), amountMinor, currency, state };
  },
  run: async (tx, { merchantId, id, subjectId, payload, operator }) => {
    const by = byOperator(operator);
    if (payload.depositId === null) {
      const movement = await returnable(tx, { merchantId, id: subjectId });
      const { accountId, asset, suspenseMinor: amountMinor } = movement;
      const of = { merchantId, id, depositId: null, movementId: subjectId, memberId: null };
      await openRefund(parts, tx, { ...of, accountId, asset, amountMinor, by });
      return;
    }
    const { deposit, leftMinor } = await refundable(tx, { merchantId, id: subjectId });
    const { memberId, accountId, currency: asset } = deposit;
    const of = { merchantId, id, depositId: subjectId, movementId: null, memberId };
    await openRefund(parts, tx, { ...of, accountId, asset, amountMinor: payload.amount ?? leftMinor, by });
  },
});

/** Ends a refund with the transfers that it means; undefined if it has ended already. */
export async function endRefund(
  parts: PaymentParts,
  tx: MoneyTx,
  refund: RefundRow,
  { to, reason, theirId, by }: { to: 'done' | 'failed'; reason?: string; theirId?: string; by: By },
): Promise<RefundRow | undefined> {
  const { merchantId, id, memberId, depositId, movementId, accountId, amountMinor, asset } = refund;
  const at = parts.clock.now();
  const ended = await moveRefund(tx, refund, {
    to,
    at,
    ...(reason !== undefined && { reason }),
    ...(theirId !== undefined && { theirId }),
  });
  if (!ended) return undefined;
  await parts.recordChange(tx, {
    merchantId,
    memberId,
    thing: 'refund',
    id,
    state: to,
    before: refund.state,
    facts: { amount: formatMoney(amountMinor), asset, ...(reason !== undefined && { reason }) },
    by,
  });
  if (to === 'done' && movementId && !(await takeFromSuspense(tx, { merchantId, movementId, amountMinor })))
    throw new Error(`movement ${movementId} has no such amount in suspense`);
  if (to === 'done' && memberId && depositId)
    await parts.messages.send(tx, {
      merchantId,
      memberId,
      kind: 'deposit_returned',
      params: { amount: formatMoney(amountMinor), currency: asset, id: depositId },
    });
  const source = depositId && memberId ? holdOf(memberId) : suspense(accountId);
  const steps =
    to === 'done'
      ? [
          {
            step: 'done',
            debit: source,
            credit: depositClearing(accountId),
            code: depositId ? ('refund' as const) : ('suspense_return' as const),
          },
        ]
      : depositId && memberId
        ? [{ step: 'failed', debit: source, credit: mainOf(memberId), code: 'dispute_release' as const }]
        : [];
  if (steps.length > 0)
    await parts.wallet.post(tx, {
      merchantId,
      currency: asset,
      transfers: transfersOf(
        refund,
        steps.map((step) => ({ ...step, amountMinor, reference: depositId ?? movementId ?? id })),
      ),
    });
  return ended;
}
