import { disputeDeskRoutes as routes } from '@croupier/contract/payments/dispute-desk.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import { answerList } from '../../../../platform/lists/list-reader.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import type { WithdrawalDeps } from '../withdrawals/withdrawals.types.ts';
import { askDisputeEnd, recallPayout, showBankProof } from './dispute-desk.usecases.ts';
import { disputeDetail } from './dispute-detail.usecases.ts';
import { disputeReader } from './dispute-list.reads.ts';

type Call = Operator & { params: { merchantCode: string; id: string } };

const actOf = ({ params, account, ip, requestId }: Call) => ({
  merchantId: params.merchantCode,
  id: params.id,
  operator: { account, ip, requestId },
});

export const disputesConsole = (deps: WithdrawalDeps): BoundRoutes =>
  bindRoutes(routes, {
    list: (call) => answerList(deps, disputeReader, call),
    get: ({ params }) => disputeDetail(deps, { merchantId: params.merchantCode, id: params.id }),
    show: (call) => showBankProof(deps, { ...actOf(call), ...call.body }),
    recall: (call) => recallPayout(deps, { ...actOf(call), ...call.body }),
    makeGood: (call) => askDisputeEnd(deps, { ...actOf(call), ...call.body, end: 'made_good' }),
    force: (call) => askDisputeEnd(deps, { ...actOf(call), ...call.body, end: 'forced' }),
  });
