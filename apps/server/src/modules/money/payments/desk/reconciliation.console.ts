import { movementDeskRoutes, reconciliationRoutes } from '@croupier/contract/payments/reconciliation.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import { answerList } from '../../../../platform/lists/list-reader.ts';
import { actOrAsk } from '../acts/acts.usecases.ts';
import type { CreditParts } from '../movements/crediting.usecases.ts';
import { paymentErrors } from '../payments.errors.ts';
import { NIGHTLY_MILLISECONDS, reconcileAccount } from '../reconciliation/reconciling.usecases.ts';
import { positionsOf, resolveByOperator } from '../reconciliation/findings.usecases.ts';
import { settlementAct } from '../reconciliation/settlement.usecases.ts';
import { refundAct } from '../refunds/refunding.usecases.ts';
import { movementDetail } from './deposits.usecases.ts';
import { findingReader, movementReader } from './movements.reads.ts';

export const reconciliationConsole = (parts: CreditParts): BoundRoutes[] => [
  bindRoutes(movementDeskRoutes, {
    list: (call) => answerList(parts, movementReader, call),
    get: ({ params: { merchantCode: merchantId, id } }) => movementDetail(parts, { merchantId, id }),
    return: ({ params: { merchantCode: merchantId, id: subjectId }, body: { key, reason }, ...operator }) =>
      actOrAsk(parts, refundAct(parts), {
        merchantId,
        id: key,
        subjectId,
        payload: { depositId: null, amount: null, reason },
        operator,
      }),
  }),
  bindRoutes(reconciliationRoutes, {
    list: (call) => answerList(parts, findingReader, call),
    positions: ({ params: { merchantCode } }) => positionsOf(parts, merchantCode),
    run: async ({ params: { merchantCode: merchantId, id } }) => {
      const opened = await parts.accounts.open({ merchantId, id });
      const findings = await reconcileAccount(parts, opened, NIGHTLY_MILLISECONDS).catch((error: unknown) => {
        parts.log.warn({ err: error, merchantId, account: id }, 'payment account could not be reconciled');
        throw appError(paymentErrors.providerDown);
      });
      return { findings };
    },
    resolve: async ({ params: { merchantCode: merchantId, id }, body: { reason }, ...operator }) =>
      resolveByOperator(parts, { merchantId, id, reason, operator }),
    settle: ({
      params: { merchantCode: merchantId, id: subjectId },
      body: { key, ...payload },
      ...operator
    }) => actOrAsk(parts, settlementAct(parts), { merchantId, id: key, subjectId, payload, operator }),
  }),
];
