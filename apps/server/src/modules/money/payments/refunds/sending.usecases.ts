import { requestReason } from '@croupier/contract/access/approvals.ts';
import { z } from 'zod';
import type { Tx } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { byOperator, type ActDefinition } from '../acts/acts.usecases.ts';
import type { OpenedAccount } from '../accounts/accounts.types.ts';
import { BY_SYSTEM } from '../changes/changes.usecases.ts';
import { nextAsk } from '../deposits/asking.usecases.ts';
import { findDeposit } from '../deposits/deposits.queries.ts';
import { findMovement } from '../movements/movements.queries.ts';
import type { OutgoingTaker } from '../movements/movements.types.ts';
import { takeMovements } from '../movements/taking.usecases.ts';
import type { CreditParts } from '../movements/crediting.usecases.ts';
import { ABSENT_AFTER_MILLISECONDS } from '../payments.config.ts';
import { paymentErrors } from '../payments.errors.ts';
import type { PaymentParts } from '../payments.types.ts';
import type { Hint, Sent } from '../providers/provider.types.ts';
import { findReferences, referenceLetters } from '../providers/reference.rules.ts';
import {
  askRefundNow,
  claimRefundAsk,
  findRefund,
  findRefundByTheirs,
  linkOutgoing,
  listRefundsDue,
  lockRefund,
  moveRefund,
  setTheirId,
} from './refunds.queries.ts';
import type { RefundKey, RefundRow } from './refunds.types.ts';
import { endRefund } from './refunding.usecases.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The provider’s payment that a refund belongs to. */
async function paymentOf({ db }: PaymentParts, refund: RefundRow): Promise<{ id: string; theirId: string }> {
  const { merchantId, depositId, movementId } = refund;
  const movement = movementId ? await findMovement(db, { merchantId, id: movementId }) : undefined;
  const id = depositId ?? movement?.depositId ?? movement?.detail?.ourId;
  const deposit = id && UUID.test(id) ? await findDeposit(db, { merchantId, id }) : undefined;
  return { id: deposit?.id ?? '', theirId: deposit?.theirId ?? movement?.theirId ?? '' };
}

const ending = (parts: CreditParts, refund: RefundKey, end: { to: 'done' | 'failed'; reason?: string }) =>
  parts.wallet.transaction(async (tx) => {
    const row = await lockRefund(tx, refund);
    return row && endRefund(parts, tx, row, { ...end, by: BY_SYSTEM });
  });

/** Sends a refund for the first time, or again with the same id where the provider allows that. */
async function send(parts: CreditParts, refund: RefundRow): Promise<void> {
  const { merchantId, id, accountId, amountMinor } = refund;
  const opened = await parts.accounts.open({ merchantId, id: accountId });
  const payment = await paymentOf(parts, refund);
  const order = { id, paymentId: payment.id, theirId: payment.theirId, amountMinor };
  const sent = await parts.accounts
    .call(
      opened,
      (adapter, account) => adapter.refund(account, order),
      ({ kind }) => kind === 'unknown',
    )
    .catch((error: unknown): Sent => ({ kind: 'unknown', message: String(error) }));
  const at = parts.clock.now();
  if (sent.kind === 'refused') await ending(parts, refund, { to: 'failed', reason: sent.code });
  else if (sent.kind === 'accepted')
    await setTheirId(parts.db, { merchantId, id, theirId: sent.theirId, askAt: nextAsk(0, at) });
  else
    await parts.db.transaction().execute(async (tx) => {
      if (!(await moveRefund(tx, refund, { to: 'unknown', at, askAt: nextAsk(0, at) }))) return;
      await parts.recordChange(tx, {
        merchantId,
        memberId: refund.memberId,
        thing: 'refund',
        id,
        state: 'unknown',
        before: refund.state,
        by: BY_SYSTEM,
      });
    });
}

/** Asks what became of a refund that was sent. */
async function ask(parts: CreditParts, refund: RefundRow): Promise<void> {
  const { merchantId, id, accountId, reference, theirId } = refund;
  const opened = await parts.accounts.open({ merchantId, id: accountId });
  const since = refund.submittedAt ?? refund.createdAt;
  const seen = await parts.accounts.call(
    opened,
    (adapter, account) =>
      adapter.ask(account, { kind: 'refund', id, reference, since, ...(theirId !== null && { theirId }) }),
    ({ state }) => state === 'unknown',
  );
  if (seen.movements.length > 0)
    await takeMovements(parts, { opened, movements: seen.movements, source: 'ask' });
  const age = parts.clock.now().getTime() - since.getTime();
  if (seen.state === 'paid') await ending(parts, refund, { to: 'done' });
  else if (seen.state === 'failed')
    await ending(parts, refund, { to: 'failed', reason: seen.reason ?? 'failed' });
  else if (seen.state === 'absent' && opened.adapter.can.findsById && age >= ABSENT_AFTER_MILLISECONDS)
    await ending(parts, refund, { to: 'failed', reason: 'absent' });
}

/** Sends refunds that wait for it and asks about the others. */
export async function followRefunds(parts: CreditParts): Promise<void> {
  const now = parts.clock.now();
  for (const { id: merchantId } of await parts.merchants.list())
    for (const refund of await listRefundsDue(parts.db, { merchantId, now })) {
      const { askAt, asks, submittedAt } = refund;
      const isNew =
        asks === 0 && refund.state === 'submitting' && askAt?.getTime() === submittedAt?.getTime();
      if (!askAt || !(await claimRefundAsk(parts.db, { ...refund, askAt, next: nextAsk(asks + 1, now) })))
        continue;
      try {
        await (isNew ? send(parts, refund) : ask(parts, refund));
      } catch (error) {
        parts.log.error({ err: error, merchantId, refund: refund.id }, 'refund could not be followed up');
      }
    }
}

/** An outgoing line that is a refund: by our id, by theirs, or by the reference in its text. */
export const takeRefund =
  (parts: PaymentParts): OutgoingTaker =>
  async (tx, { account, movement, by }) => {
    const { merchantId, id: accountId } = account;
    const ourId = movement.detail?.ourId;
    const references = findReferences(movement.text, referenceLetters(merchantId));
    const found =
      (ourId !== undefined && UUID.test(ourId) && (await findRefund(tx, { merchantId, id: ourId }))) ||
      (await findRefundByTheirs(tx, { merchantId, accountId, theirId: movement.theirId, references }));
    if (!found || found.accountId !== accountId) return false;
    const refund = await lockRefund(tx, found);
    if (!refund || refund.amountMinor !== movement.amountMinor || refund.state === 'failed') return false;
    await linkOutgoing(tx, { merchantId, movementId: movement.id, refundId: refund.id });
    if (refund.state !== 'done') await endRefund(parts, tx, refund, { to: 'done', by });
    return true;
  };

/** Whether a hint is about a refund, which the next tick asks about. */
export async function followRefundHint(
  { db, clock }: Pick<PaymentParts, 'db' | 'clock'>,
  { row }: OpenedAccount,
  { ourId }: Hint,
): Promise<boolean> {
  if (ourId === undefined || !UUID.test(ourId)) return false;
  return askRefundNow(db, { merchantId: row.merchantId, id: ourId, at: clock.now() });
}

const endSchema = z.object({
  to: z.enum(['done', 'failed']),
  /** Of the transfer that sent it; null for one that was not sent. */
  bankReference: z.string().nullable(),
  reason: requestReason,
});
type EndPayload = z.infer<typeof endSchema>;

/** @throws `payments.not_found`, `payments.state` for one that a provider sends or that has ended */
export async function lockByHand(tx: Tx, key: RefundKey): Promise<RefundRow> {
  const refund = await lockRefund(tx, key);
  if (!refund) throw appError(paymentErrors.notFound);
  if (!refund.isByHand || refund.state === 'done' || refund.state === 'failed')
    throw appError(paymentErrors.state);
  return refund;
}

/**
 * What became of a refund by hand. A word alone moves the money, so it has the same line and ceilings as the refund
 * itself.
 */
export const refundEndAct = (parts: PaymentParts): ActDefinition<EndPayload> => ({
  kind: 'refund_end',
  permission: 'payments.refunds.manage',
  schema: endSchema,
  facts: async (tx, { merchantId, subjectId }) => {
    const { reference, amountMinor, asset, state } = await lockByHand(tx, { merchantId, id: subjectId });
    return { subject: reference, amount: String(amountMinor), amountMinor, currency: asset, state };
  },
  run: async (tx, { merchantId, subjectId, payload, operator }) => {
    const { to, reason, bankReference } = payload;
    const refund = await lockByHand(tx, { merchantId, id: subjectId });
    const theirId = bankReference === null ? {} : { theirId: bankReference };
    const ended = await endRefund(parts, tx, refund, { to, reason, ...theirId, by: byOperator(operator) });
    if (!ended) throw appError(paymentErrors.state);
  },
});
