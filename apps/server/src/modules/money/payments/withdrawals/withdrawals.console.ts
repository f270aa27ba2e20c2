import { withdrawalDeskRoutes as routes } from '@croupier/contract/payments/withdrawal-desk.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import { answerList } from '../../../../platform/lists/list-reader.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import { askWaiver } from '../turnover/waiver.usecases.ts';
import { approveWithdrawal, holdWithdrawal, rejectWithdrawal, reviewAgain } from './decisions.usecases.ts';
import { deskDetail } from './desk.usecases.ts';
import { withdrawalReader } from './withdrawal-list.reads.ts';
import type { WithdrawalDeps } from './withdrawals.types.ts';

type Act<Body> = Operator & { params: { merchantCode: string; id: string }; body: Body };

const decisionOf = <Body extends object>({ params, body, account, ip, requestId }: Act<Body>) => ({
  ...body,
  merchantId: params.merchantCode,
  id: params.id,
  operator: { account, ip, requestId },
});

export const withdrawalsConsole = (deps: WithdrawalDeps): BoundRoutes =>
  bindRoutes(routes, {
    list: (call) => answerList(deps, withdrawalReader, call),
    get: ({ params: { merchantCode: merchantId, id }, rights, language, ...operator }) =>
      deskDetail(deps, { merchantId, id }, { operator, rights, language }),
    approve: async (call) => {
      const { state } = await approveWithdrawal(deps, decisionOf(call));
      return { state };
    },
    reject: async (call) => {
      const { state } = await rejectWithdrawal(deps, decisionOf(call));
      return { state };
    },
    hold: async (call) => {
      const { state } = await holdWithdrawal(deps, decisionOf(call));
      return { state };
    },
    resume: async (call) => {
      const { state } = await reviewAgain(deps, { ...decisionOf(call), from: 'held' });
      return { state };
    },
    sendBack: async (call) => {
      const { state } = await reviewAgain(deps, { ...decisionOf(call), from: 'second' });
      return { state };
    },
    waiveTurnover: ({ params, body, account, ip, requestId }) =>
      askWaiver(deps, {
        ...body,
        merchantId: params.merchantCode,
        memberId: params.id,
        operator: { account, ip, requestId },
      }),
  });
