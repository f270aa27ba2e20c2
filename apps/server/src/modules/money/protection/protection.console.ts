import { protectionControlRoutes as routes } from '@croupier/contract/protection/protection-control.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import {
  askLoosening,
  askPolicy,
  askReopening,
  excludeMember,
  readMemberProtection,
  tightenLimit,
} from './control.usecases.ts';
import type { MemberKey, ProtectionDeps } from './protection.types.ts';

const keyOf = ({ merchantCode, id }: { merchantCode: string; id: string }): MemberKey => ({
  merchantId: merchantCode,
  memberId: id,
});

export const protectionConsole = (deps: ProtectionDeps): BoundRoutes =>
  bindRoutes(routes, {
    member: ({ params }) => readMemberProtection(deps, keyOf(params)),
    tighten: ({ params, body, account, ip, requestId }) =>
      tightenLimit(deps, keyOf(params), body, { account, ip, requestId }),
    loosen: ({ params, body: { change, reason }, account, ip, requestId }) =>
      askLoosening(deps, keyOf(params), {
        payload: change,
        reason,
        operator: { account, ip, requestId },
      }),
    exclude: ({ params, body, account, ip, requestId }) =>
      excludeMember(deps, keyOf(params), body, { account, ip, requestId }),
    reopen: ({ params, body: { reason }, account, ip, requestId }) =>
      askReopening(deps, keyOf(params), { reason, operator: { account, ip, requestId } }),
    policy: async ({ params }) => (await deps.merchants.byId(params.merchantCode)).settings.protection,
    changePolicy: ({ params, body: { settings, reason }, account, ip, requestId }) =>
      askPolicy(deps, params.merchantCode, {
        payload: settings,
        reason,
        operator: { account, ip, requestId },
      }),
  });
