import { agentControlRoutes as routes } from '@croupier/contract/agents/agent-desk.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import { PERIOD_SECONDS } from '../../money/wallet/index.ts';
import type { createControl } from './control/control.usecases.ts';
import { MOVE_KIND } from './moves/move-request.usecases.ts';
import type { NetworkDeps } from './network.types.ts';
import { ratesOf } from './rates/rates.rules.ts';

const startOf = (period: number): Date => new Date(period * PERIOD_SECONDS * 1_000);

export const networkConsole = (
  { approvals }: Pick<NetworkDeps, 'approvals'>,
  control: ReturnType<typeof createControl>,
): BoundRoutes =>
  bindRoutes(routes, {
    changeRates: async ({ params, body, ...operator }) => {
      const key = { merchantId: params.merchantCode, memberId: params.memberId };
      const why = { reason: body.reason, operator };
      const { period, sheet, cut } = await control.changeRates(key, body.rates, why);
      return { from: startOf(period), rates: ratesOf(sheet), cut };
    },
    changeQuota: async ({ params, body: { reason, ...quota }, ...operator }) => {
      const key = { merchantId: params.merchantCode, memberId: params.memberId };
      return { quotas: await control.changeQuota(key, quota, { reason, operator }) };
    },
    thresholds: ({ params }) => control.thresholds(params.merchantCode),
    changeThresholds: ({ params, body, ...operator }) =>
      control.changeThresholds(params.merchantCode, body.thresholds, { reason: body.reason, operator }),
    move: ({ params, body, ...operator }) =>
      approvals.ask({
        merchantId: params.merchantCode,
        kind: MOVE_KIND,
        subject: params.memberId,
        payload: body,
        reason: body.reason,
        operator,
      }),
  });
