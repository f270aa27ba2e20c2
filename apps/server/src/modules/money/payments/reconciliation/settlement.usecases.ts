import { money, positiveMoney } from '@croupier/contract/money.ts';
import { requestReason } from '@croupier/contract/access/approvals.ts';
import { z } from 'zod';
import { appError } from '../../../../platform/http/errors.ts';
import { findAccount } from '../accounts/accounts.queries.ts';
import type { ActDefinition } from '../acts/acts.usecases.ts';
import { bankOf, depositClearing, feeCost, transfersOf } from '../movements/clearing.rules.ts';
import { paymentErrors } from '../payments.errors.ts';
import type { PaymentParts } from '../payments.types.ts';

const schema = z.object({ amount: positiveMoney, fee: money, reason: requestReason });
export type SettlementPayload = { amount: bigint; fee: bigint; reason: string };

/** Money that a provider has paid to the merchant's bank, and what it kept as its fees. */
export const settlementAct = (parts: PaymentParts): ActDefinition<SettlementPayload> => ({
  kind: 'settlement',
  permission: 'payments.reconcile',
  schema,
  facts: async (tx, { merchantId, subjectId, payload }) => {
    const account = await findAccount(tx, { merchantId, id: subjectId });
    if (!account) throw appError(paymentErrors.accountNotFound);
    if (payload.fee < 0n) throw appError(paymentErrors.amountOutside);
    const { name: subject, currency, state } = account;
    const amountMinor = payload.amount + payload.fee;
    return { subject, currency, state, amount: String(amountMinor), amountMinor };
  },
  run: async (tx, { merchantId, id, subjectId, payload, operator }) => {
    const account = await findAccount(tx, { merchantId, id: subjectId });
    if (!account) throw appError(paymentErrors.accountNotFound);
    await parts.audit.record(tx, {
      merchantId,
      actor: operator.account,
      action: 'payment_account.settled',
      subject: `payment_account:${subjectId}`,
      after: { amount: String(payload.amount), fee: String(payload.fee), reason: payload.reason },
      ip: operator.ip,
      requestId: operator.requestId,
    });
    const credit = depositClearing(subjectId);
    const shared = { credit, code: 'settlement' as const, reference: id };
    await parts.wallet.post(tx, {
      merchantId,
      currency: account.currency,
      transfers: transfersOf({ merchantId, id }, [
        { step: 'settled', debit: bankOf(subjectId), amountMinor: payload.amount, ...shared },
        { step: 'fee', debit: feeCost(subjectId), amountMinor: payload.fee, ...shared },
      ]),
    });
  },
});
