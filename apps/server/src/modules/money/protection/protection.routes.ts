import {
  protectionRoutes as routes,
  type ProtectionState,
} from '@croupier/contract/protection/protection.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { Account } from '../../../platform/http/context.ts';
import { askReturn, closeAccount, exclude, takeBreak } from './exclusions.usecases.ts';
import {
  answerOffer,
  cancelPending,
  confirmLimit,
  removeLimit,
  setLimit,
  setReality,
  type By,
} from './limits.usecases.ts';
import type { ProtectionDeps } from './protection.types.ts';
import { answerReality, readNet, readReality } from './reality.usecases.ts';
import { protectionStateOf } from './state.usecases.ts';

type Call = { account: Account; ip: string; requestId: string };

const keyOf = ({ account: { merchantId, id } }: Pick<Call, 'account'>) => ({ merchantId, memberId: id });
const byOf = ({ account, ip, requestId }: Call): By => ({
  key: keyOf({ account }),
  actor: { account, ip, requestId },
});

async function sessionStart({ sessions, clock }: ProtectionDeps, account: Account): Promise<Date> {
  const listed = await sessions.list(account);
  return listed.find(({ current }) => current)?.startedAt ?? clock.now();
}

export function protectionRoutes(deps: ProtectionDeps): BoundRoutes {
  const after = async (call: Call, work: (by: By) => Promise<void>): Promise<ProtectionState> => {
    await work(byOf(call));
    return protectionStateOf(deps, keyOf(call));
  };
  return bindRoutes(routes, {
    state: (call) => protectionStateOf(deps, keyOf(call)),
    setLimit: (call) => after(call, (by) => setLimit(deps, by, call.body)),
    removeLimit: (call) => after(call, (by) => removeLimit(deps, by, call.body)),
    confirmLimit: (call) => after(call, (by) => confirmLimit(deps, by, call.body)),
    cancelPending: (call) => after(call, (by) => cancelPending(deps, by, call.body)),
    answerOffer: (call) => after(call, (by) => answerOffer(deps, by)),
    reality: (call) => readReality(deps, keyOf(call)),
    answerReality: (call) => answerReality(deps, keyOf(call)),
    setReality: (call) => after(call, (by) => setReality(deps, by, call.body.minutes)),
    net: async (call) =>
      readNet(deps, keyOf(call), {
        session: await sessionStart(deps, call.account),
        day: call.query.dayFrom,
        month: call.query.monthFrom,
      }),
    takeBreak: (call) => after(call, (by) => takeBreak(deps, by, call.body.period)),
    exclude: (call) => after(call, (by) => exclude(deps, by, call.body.period)),
    askReturn: (call) => after(call, (by) => askReturn(deps, by)),
    close: (call) => after(call, (by) => closeAccount(deps, by, call.body.reason)),
  });
}
