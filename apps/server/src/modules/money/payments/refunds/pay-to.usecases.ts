import type { refundDeskRoutes } from '@croupier/contract/payments/deposit-desk.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import { findMovement, mainMovementOf } from '../movements/movements.queries.ts';
import type { PaymentParts } from '../payments.types.ts';
import type { RefundKey } from './refunds.types.ts';
import { lockByHand } from './sending.usecases.ts';

/**
 * Where an operator sends a refund by hand. The audit log records who has seen the account number.
 *
 * @throws `payments.not_found`, `payments.state`
 */
export const showRefundPayer = (
  { db, audit, accounts }: PaymentParts,
  key: RefundKey,
  operator: Operator,
): Promise<CallOutput<typeof refundDeskRoutes.payTo>> =>
  db.transaction().execute(async (tx) => {
    const refund = await lockByHand(tx, key);
    const { merchantId, id } = key;
    const { depositId, movementId, accountId, amountMinor, asset, reference } = refund;
    const [movement, account] = await Promise.all([
      movementId
        ? findMovement(tx, { merchantId, id: movementId })
        : depositId
          ? mainMovementOf(tx, { merchantId, depositId })
          : undefined,
      accounts.find({ merchantId, id: accountId }),
    ]);
    await audit.record(tx, {
      merchantId,
      actor: operator.account,
      action: 'refund.payer_shown',
      subject: `refund:${id}`,
      ip: operator.ip,
      requestId: operator.requestId,
    });
    return {
      payer: movement?.payer ?? '',
      payerAccount: movement?.payerAccount ?? '',
      amount: amountMinor,
      asset,
      reference,
      accountName: account?.row.name ?? '',
    };
  });
