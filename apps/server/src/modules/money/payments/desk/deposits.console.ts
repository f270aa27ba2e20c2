import {
  chargebackDeskRoutes,
  depositDeskRoutes,
  refundDeskRoutes,
} from '@croupier/contract/payments/deposit-desk.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import { answerList } from '../../../../platform/lists/list-reader.ts';
import { creditAct, refuseDeposit } from '../acts/credit.usecases.ts';
import { actOrAsk } from '../acts/acts.usecases.ts';
import { answerChargeback } from '../chargebacks/chargebacks.usecases.ts';
import type { CreditParts } from '../movements/crediting.usecases.ts';
import { refundAct } from '../refunds/refunding.usecases.ts';
import { showRefundPayer } from '../refunds/pay-to.usecases.ts';
import { refundEndAct } from '../refunds/sending.usecases.ts';
import { chargebackReader, depositReader, refundReader } from './deposits.reads.ts';
import { depositDetail } from './deposits.usecases.ts';

export const depositsConsole = (parts: CreditParts): BoundRoutes[] => [
  bindRoutes(depositDeskRoutes, {
    list: (call) => answerList(parts, depositReader, call),
    get: ({ params: { merchantCode: merchantId, id }, rights }) =>
      depositDetail(parts, { key: { merchantId, id }, rights }),
    credit: ({
      params: { merchantCode: merchantId, id: subjectId },
      body: { key, ...payload },
      ...operator
    }) => actOrAsk(parts, creditAct(parts), { merchantId, id: key, subjectId, payload, operator }),
    refuse: ({ params: { merchantCode: merchantId, id }, body: { reason }, ...operator }) =>
      refuseDeposit(parts, { key: { merchantId, id }, reason, operator }),
    refund: ({ params: { merchantCode: merchantId, id: subjectId }, body: { key, ...body }, ...operator }) =>
      actOrAsk(parts, refundAct(parts), {
        merchantId,
        id: key,
        subjectId,
        payload: { ...body, depositId: subjectId },
        operator,
      }),
  }),
  bindRoutes(refundDeskRoutes, {
    list: (call) => answerList(parts, refundReader, call),
    payTo: ({ params: { merchantCode: merchantId, id }, ...operator }) =>
      showRefundPayer(parts, { merchantId, id }, operator),
    done: ({ params: { merchantCode: merchantId, id: subjectId }, body: { key, ...body }, ...operator }) =>
      actOrAsk(parts, refundEndAct(parts), {
        merchantId,
        id: key,
        subjectId,
        payload: { to: 'done', ...body },
        operator,
      }),
    fail: ({ params: { merchantCode: merchantId, id: subjectId }, body: { key, reason }, ...operator }) =>
      actOrAsk(parts, refundEndAct(parts), {
        merchantId,
        id: key,
        subjectId,
        payload: { to: 'failed', bankReference: null, reason },
        operator,
      }),
  }),
  bindRoutes(chargebackDeskRoutes, {
    list: (call) => answerList(parts, chargebackReader, call),
    answer: ({ params: { merchantCode: merchantId, id }, body: { reason }, ...operator }) =>
      answerChargeback(parts, { key: { merchantId, id }, reason, operator }),
  }),
];
