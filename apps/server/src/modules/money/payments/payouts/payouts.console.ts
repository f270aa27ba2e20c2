import { payoutDeskRoutes as routes } from '@croupier/contract/payments/payout-desk.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import { answerList } from '../../../../platform/lists/list-reader.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import type { WithdrawalDeps } from '../withdrawals/withdrawals.types.ts';
import { askNow, confirmPaid, refusePayout, releasePayout, takePayout } from './by-hand.usecases.ts';
import { payoutReader } from './payout-list.reads.ts';

type Call = Operator & { params: { merchantCode: string; id: string } };

const actOf = ({ params, account, ip, requestId }: Call) => ({
  merchantId: params.merchantCode,
  id: params.id,
  operator: { account, ip, requestId },
});

export const payoutsConsole = (deps: WithdrawalDeps): BoundRoutes =>
  bindRoutes(routes, {
    list: (call) => answerList(deps, payoutReader, call),
    take: (call) => takePayout(deps, actOf(call)),
    release: (call) => releasePayout(deps, { ...actOf(call), ...call.body }),
    confirmPaid: (call) => confirmPaid(deps, { ...actOf(call), ...call.body }),
    refuse: (call) => refusePayout(deps, { ...actOf(call), ...call.body }),
    ask: ({ params }) => askNow(deps, { merchantId: params.merchantCode, id: params.id }),
  });
