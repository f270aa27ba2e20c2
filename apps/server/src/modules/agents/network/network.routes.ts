import { networkRoutes as routes } from '@croupier/contract/agents/network.ts';
import { ZERO_SHEET, type RateSheet } from '@croupier/agreements/rates/sheets.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { Account } from '../../../platform/http/context.ts';
import type { createLinks } from './links/links.usecases.ts';
import { ratesOf } from './rates/rates.rules.ts';
import type { createRates } from './rates/rates.usecases.ts';
import type { createTeam } from './team/team.usecases.ts';

const keyOf = ({ merchantId, id }: Account) => ({ merchantId, memberId: id });
const withRates = <T extends { sheet: RateSheet | null }>({ sheet, ...rest }: T) => ({
  ...rest,
  rates: ratesOf(sheet ?? ZERO_SHEET),
});

export const networkRoutes = (parts: {
  links: ReturnType<typeof createLinks>;
  rates: ReturnType<typeof createRates>;
  team: ReturnType<typeof createTeam>;
}): BoundRoutes =>
  bindRoutes(routes, {
    links: async ({ account }) => (await parts.links.list(keyOf(account))).map(withRates),
    createLink: async ({ account, body }) => withRates(await parts.links.create(keyOf(account), body)),
    changeLink: async ({ account, params, body }) =>
      withRates(await parts.links.change(keyOf(account), { ...params, ...body })),
    team: async ({ account, query }) => {
      const { items, next } = await parts.team.list(keyOf(account), query);
      return { items: items.map(withRates), next };
    },
    teamMember: async ({ account, params }) =>
      withRates(await parts.team.get(keyOf(account), params.memberId)),
    raiseRates: async (call) => {
      const { account, params, body } = call;
      const { memberId } = params;
      return {
        rates: ratesOf(await parts.rates.raise(keyOf(account), { memberId, rates: body.rates }, call)),
      };
    },
  });
