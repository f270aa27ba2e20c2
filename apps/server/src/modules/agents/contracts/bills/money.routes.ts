import { contractMoneyRoutes as routes } from '@croupier/contract/agents/contracts.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import type { Account } from '../../../../platform/http/context.ts';
import { contractView } from '../contract-views.rules.ts';
import type { MemberKey } from '../contracts.types.ts';
import { instantOf } from '../periods/now.rules.ts';
import type { Forecast } from '../runs/forecast.usecases.ts';
import type { readDebts } from './debts.usecases.ts';

const keyOf = ({ merchantId, id }: Account) => ({ merchantId, memberId: id });

const forecastView = ({ contract, from, until, asOf, reached, tier, next, ...money }: Forecast) => ({
  contract: contractView(contract),
  from: instantOf(from),
  until: instantOf(until),
  asOf: instantOf(asOf),
  activeMembers: reached.activeMembers,
  validBet: reached.validBetMinor,
  netLoss: reached.netLossMinor,
  tier,
  next: next && {
    tier: next.tier,
    missing: {
      activeMembers: next.missing.activeMembers,
      validBet: next.missing.validBetMinor,
      netLoss: next.missing.netLossMinor,
    },
  },
  gross: money.grossMinor,
  downline: money.downlineMinor,
  take: money.takeMinor,
});

export const contractMoneyRoutes = (parts: {
  forecast: (member: MemberKey) => Promise<Forecast[]>;
  debts: (member: MemberKey) => ReturnType<typeof readDebts>;
}): BoundRoutes =>
  bindRoutes(routes, {
    forecast: async ({ account }) => (await parts.forecast(keyOf(account))).map(forecastView),
    debts: ({ account }) => parts.debts(keyOf(account)),
  });
