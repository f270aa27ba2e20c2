import type { RequestResult } from '@croupier/contract/access/approvals.ts';
import { memberPaymentsRoutes, type DebtEnd } from '@croupier/contract/payments/member-payments.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import { mainOf } from '../../wallet/index.ts';
import { actOrAsk, type ActDefinition } from '../acts/acts.usecases.ts';
import { paymentLoss, transfersOf } from '../movements/clearing.rules.ts';
import { paymentErrors } from '../payments.errors.ts';
import type { PaymentParts } from '../payments.types.ts';
import { findDebt, settleDebt, type DebtRow } from './debts.queries.ts';

const schema = memberPaymentsRoutes.settleDebt.body.omit({ key: true });
export type DebtPayload = { how: DebtEnd; reason: string };

/** @throws `payments.not_found`; `payments.state` for a settled one, and for collecting what no chargeback has caused */
async function getOpenDebt(
  { members }: Pick<PaymentParts, 'members'>,
  tx: Tx,
  { merchantId, id, how }: { merchantId: string; id: string; how: DebtEnd },
): Promise<DebtRow> {
  const found = await findDebt(tx, { merchantId, id });
  if (!found) throw appError(paymentErrors.notFound);
  await members.lock(tx, merchantId, found.memberId);
  const debt = await findDebt(tx, { merchantId, id });
  // What a corrected round has left open belongs to its game: an adjustment says what becomes of it.
  const isPossible = debt && debt.settledAt === null && (how === 'waived' || debt.accountId !== null);
  if (!isPossible) throw appError(paymentErrors.state);
  return debt;
}

/** Ends a member's debt: what the house has lost comes out of the wallet, or stays lost. */
export const debtAct = (parts: PaymentParts): ActDefinition<DebtPayload> => ({
  kind: 'debt',
  permission: 'payments.refunds.manage',
  schema,
  facts: async (tx, { merchantId, subjectId: id, payload: { how } }) => {
    const { account, currency, amountMinor } = await getOpenDebt(parts, tx, { merchantId, id, how });
    return { subject: account, currency, state: 'open', amount: String(amountMinor), amountMinor };
  },
  run: async (tx, { merchantId, subjectId: id, payload: { how, reason }, operator }) => {
    const { memberId, currency, amountMinor, accountId } = await getOpenDebt(parts, tx, {
      merchantId,
      id,
      how,
    });
    const at = parts.clock.now();
    if (!(await settleDebt(tx, { merchantId, id }, { how, at }))) throw appError(paymentErrors.state);
    await parts.audit.record(tx, {
      merchantId,
      actor: operator.account,
      action: 'member.debt_settled',
      subject: `member:${memberId}`,
      after: { debt: id, how, reason },
      ip: operator.ip,
      requestId: operator.requestId,
    });
    if (how === 'waived' || accountId === null) return;
    await parts.wallet.post(tx, {
      merchantId,
      currency,
      transfers: transfersOf({ merchantId, id }, [
        {
          step: 'collected',
          debit: mainOf(memberId),
          credit: paymentLoss(accountId),
          amountMinor,
          code: 'chargeback',
          reference: id,
        },
      ]),
    });
  },
});

/** Collects it, alone below the line, or asks a second person to waive it. */
export function endDebt(
  parts: PaymentParts,
  {
    merchantId,
    id,
    key,
    operator,
    ...payload
  }: DebtPayload & { merchantId: string; id: string; key: string; operator: Operator },
): Promise<RequestResult> {
  const act = debtAct(parts);
  if (payload.how === 'collected')
    return actOrAsk(parts, act, { merchantId, id: key, subjectId: id, payload, operator });
  const { reason } = payload;
  return parts.approvals.ask({
    merchantId,
    id: key,
    kind: `payments.${act.kind}`,
    subject: id,
    payload,
    reason,
    operator,
  });
}
