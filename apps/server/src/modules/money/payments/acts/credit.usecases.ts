import { formatMoney } from '@croupier/contract/money.ts';
import { depositDeskRoutes } from '@croupier/contract/payments/deposit-desk.ts';
import type { DepositState } from '@croupier/contract/payments/payment-states.ts';
import type { InputOf } from '@croupier/contract/route.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import { findAccount } from '../accounts/accounts.queries.ts';
import { findMethod } from '../channels/methods.reads.ts';
import { lockDeposit, moveDeposit } from '../deposits/deposits.queries.ts';
import type { DepositKey, DepositRow } from '../deposits/deposits.types.ts';
import { creditDeposit, type CreditParts } from '../movements/crediting.usecases.ts';
import { findMovement, lockMovement, putMovement } from '../movements/movements.queries.ts';
import type { MovementRow } from '../movements/movements.types.ts';
import { openFurther } from '../movements/taking.usecases.ts';
import { paymentErrors } from '../payments.errors.ts';
import { findOpenRefundOf } from '../refunds/refunds.queries.ts';
import { byOperator, type ActDefinition } from './acts.usecases.ts';

const schema = depositDeskRoutes.credit.body.omit({ key: true });
export type CreditPayload = {
  movementId: string | null;
  line: { bankReference: string; amount: bigint; payer: string; at: Date } | null;
  reason: string;
};
export type CreditInput = InputOf<typeof schema>;

const NOT_USABLE = appError(paymentErrors.movementUsed);

/** Money that waits for an owner: all of it, and not on its way back. */
async function checkFree(
  tx: Tx,
  movement: MovementRow | undefined,
  deposit: DepositRow,
): Promise<MovementRow> {
  if (!movement) throw appError(paymentErrors.notFound);
  const isFree =
    movement.state === 'suspense' &&
    movement.direction === 'in' &&
    movement.suspenseMinor === movement.amountMinor &&
    movement.accountId === deposit.accountId;
  if (!isFree) throw NOT_USABLE;
  const { merchantId, id: movementId } = movement;
  if (await findOpenRefundOf(tx, { merchantId, movementId })) throw NOT_USABLE;
  return movement;
}

/** A bank line that an operator types: its number at the bank can be used once. */
const typedMovement = (
  deposit: DepositRow,
  { bankReference, amount, payer, at }: NonNullable<CreditPayload['line']>,
  seenAt: Date,
) => ({
  merchantId: deposit.merchantId,
  accountId: deposit.accountId,
  id: newId(),
  theirId: `line:${bankReference.toUpperCase().replaceAll(/\s+/g, '')}`,
  direction: 'in' as const,
  amountMinor: amount,
  feeMinor: 0n,
  asset: deposit.currency,
  payer,
  payerAccount: '',
  text: '',
  at,
  seenAt,
  source: 'operator' as const,
  state: 'pending' as const,
  detail: null,
});

/** Gives money to a deposit: a movement that waits, or a bank line that the operator types. */
export const creditAct = (parts: CreditParts): ActDefinition<CreditPayload> => ({
  kind: 'credit',
  permission: 'payments.deposits.decide',
  schema,
  facts: async (tx, { merchantId, subjectId, payload }) => {
    const deposit = await lockDeposit(tx, { merchantId, id: subjectId });
    if (!deposit || (payload.movementId === null) === (payload.line === null))
      throw appError(paymentErrors.notFound);
    const { openCase } = await parts.risk.standingOf({ merchantId, memberId: deposit.memberId }, tx);
    if (openCase?.verdict === 'hold') throw appError(paymentErrors.caseOpen);
    const { reference: subject, currency, state } = deposit;
    if (payload.line) {
      const { methodId } = deposit;
      const method = await findMethod(tx, { merchantId, direction: 'deposit', id: methodId });
      // Of other methods the provider reports the line itself, and the same money would be credited twice.
      if (deposit.state === 'credited' || method?.kind !== 'slip') throw appError(paymentErrors.state);
      return {
        subject,
        currency,
        state,
        amount: String(payload.line.amount),
        amountMinor: payload.line.amount,
      };
    }
    const id = payload.movementId ?? '';
    const movement = await checkFree(tx, await findMovement(tx, { merchantId, id }), deposit);
    const amountMinor = BigInt(movement.detail?.worth ?? movement.amountMinor);
    return { subject, currency, state, amount: String(amountMinor), amountMinor };
  },
  run: async (tx, { merchantId, subjectId, payload, operator }) => {
    // The order in which everything locks: movement, member, deposit. `facts` has the deposit already.
    const deposit = await lockDeposit(tx, { merchantId, id: subjectId });
    if (!deposit) throw appError(paymentErrors.notFound);
    const account = await findAccount(tx, { merchantId, id: deposit.accountId });
    if (!account) throw appError(paymentErrors.accountNotFound);
    const movement = payload.line
      ? (await putMovement(tx, typedMovement(deposit, payload.line, parts.clock.now()))).row
      : await checkFree(tx, await lockMovement(tx, { merchantId, id: payload.movementId ?? '' }), deposit);
    if (payload.line && movement.state !== 'pending') throw NOT_USABLE;
    const worthMinor = BigInt(movement.detail?.worth ?? movement.amountMinor);
    const target =
      deposit.state === 'credited'
        ? await openFurther(parts, tx, { first: deposit, movement, worthMinor })
        : deposit;
    const by = byOperator(operator);
    if (!(await creditDeposit(parts, tx, { account, movement, deposit: target, by })))
      throw appError(paymentErrors.notAdmitted);
  },
});

/** Refuses a deposit in review; money that is held for it stays in suspense until it is sent back. */
export async function refuseDeposit(
  parts: CreditParts,
  { key, reason, operator }: { key: DepositKey; reason: string; operator: Operator },
): Promise<{ state: DepositState }> {
  return parts.db.transaction().execute(async (tx) => {
    const deposit = await lockDeposit(tx, key);
    if (!deposit) throw appError(paymentErrors.notFound);
    const moved = await moveDeposit(tx, key, {
      to: 'failed',
      from: ['review'],
      at: parts.clock.now(),
      reason: deposit.stateReason === 'slip' ? 'slip_refused' : (deposit.stateReason ?? 'provider_refused'),
    });
    if (!moved) throw appError(paymentErrors.state);
    await parts.recordChange(tx, {
      merchantId: key.merchantId,
      memberId: deposit.memberId,
      thing: 'deposit',
      id: key.id,
      state: 'failed',
      before: deposit.state,
      facts: { reason },
      by: byOperator(operator),
    });
    await parts.messages.send(tx, {
      merchantId: key.merchantId,
      memberId: deposit.memberId,
      kind: 'deposit_failed',
      params: { amount: formatMoney(deposit.askedMinor), currency: deposit.currency, id: key.id },
    });
    return { state: moved.state };
  });
}
