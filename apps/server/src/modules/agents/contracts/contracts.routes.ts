import type { ContractKind } from '@croupier/contract/agents/contract-terms.ts';
import { contractsRoutes as routes } from '@croupier/contract/agents/contracts.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { Account } from '../../../platform/http/context.ts';
import { contractView } from './contract-views.rules.ts';
import type { ActionInput, ActionResult, createActions } from './contracts.usecases.ts';
import { instantOf } from './periods/now.rules.ts';
import type { Preview } from './preview.usecases.ts';
import type { LastPeriod } from './runs/last-period.usecases.ts';
import type { createViews } from './views.usecases.ts';

const keyOf = ({ merchantId, id }: Account) => ({ merchantId, memberId: id });

const lastPeriodView = (last: LastPeriod) => ({
  from: instantOf(last.from),
  until: instantOf(last.until),
  gross: last.grossMinor,
  tier: last.tier,
  payerKeeps: last.payerKeepsMinor,
  activeMembers: last.activeMembers,
  validBet: last.validBetMinor,
  netLoss: last.netLossMinor,
});
export const previewView = ({ startsPeriod, lastPeriod, current, ends, ...preview }: Preview) => ({
  ...preview,
  current: current && contractView(current),
  startsAt: instantOf(startsPeriod),
  lastPeriod: lastPeriod ? lastPeriodView(lastPeriod) : null,
  ends: ends.map(contractView),
});
const resultView = ({ contracts, refused, preview }: ActionResult) => ({
  contracts: contracts.map(contractView),
  refused,
  preview: preview && previewView(preview),
});

export function contractRoutes({
  views,
  act,
}: {
  views: ReturnType<typeof createViews>;
  act: ReturnType<typeof createActions>;
}): BoundRoutes {
  type ListCall = { account: Account; query: Parameters<typeof views.ofKind>[2] };
  type ActCall = { account: Account; body: ActionInput; ip: string; requestId: string };
  const listOf =
    (kind: ContractKind) =>
    async ({ account, query }: ListCall) => {
      const { own, offer, downlines, ...rest } = await views.ofKind(keyOf(account), kind, query);
      return {
        ...rest,
        own: own && contractView(own),
        offer: offer && contractView(offer),
        downlines: downlines.map(contractView),
      };
    };
  const actOn =
    (kind: ContractKind) =>
    async ({ account, body, ip, requestId }: ActCall) =>
      resultView(
        await act(
          { member: keyOf(account), kind, by: { actor: { kind: 'agent', id: account.id }, ip, requestId } },
          body,
        ),
      );
  return bindRoutes(routes, {
    dividends: listOf('dividend'),
    actOnDividend: actOn('dividend'),
    dailySalaries: listOf('daily'),
    actOnDailySalary: actOn('daily'),
    hourlySalaries: listOf('hourly'),
    actOnHourlySalary: actOn('hourly'),
    realtimeSalaries: listOf('realtime'),
    actOnRealtimeSalary: actOn('realtime'),
    requests: async ({ account }) => (await views.requests(keyOf(account))).map(contractView),
  });
}
