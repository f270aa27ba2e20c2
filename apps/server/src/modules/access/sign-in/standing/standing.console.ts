import { memberActsRoutes } from '@croupier/contract/access/member-acts.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import type { Standing, StandingAct } from './standing.usecases.ts';

type Call = {
  params: { merchantCode: string; id: string };
  body: StandingAct['why'];
} & StandingAct['operator'];

const actOf = ({ params, body, account, ip, requestId }: Call): StandingAct => ({
  merchantId: params.merchantCode,
  memberId: params.id,
  why: body,
  operator: { account, ip, requestId },
});

export const standingConsole = ({ lock, unlock, endSessions, requirePassword }: Standing): BoundRoutes =>
  bindRoutes(memberActsRoutes, {
    lock: (call) => lock(actOf(call)),
    unlock: (call) => unlock(actOf(call)),
    endSessions: (call) => endSessions(actOf(call)),
    requirePassword: (call) => requirePassword(actOf(call)),
  });
