import { networkRoutes as routes } from '@croupier/contract/agents/network.ts';
import { ZERO_SHEET, type RateSheet } from '@croupier/agreements/rates/sheets.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { Account } from '../../../platform/http/context.ts';
import type { createLinks } from './links/links.usecases.ts';
import { ratesOf } from './rates/rates.rules.ts';
import type { createRates } from './rates/rates.usecases.ts';
import type { createOpening } from './opening/opening.usecases.ts';
import type { createVisits } from './links/visits.usecases.ts';

const keyOf = ({ merchantId, id }: Account) => ({ merchantId, memberId: id });
const withRates = <T extends { sheet: RateSheet | null }>({ sheet, ...rest }: T) => ({
  ...rest,
  rates: ratesOf(sheet ?? ZERO_SHEET),
});

export const networkRoutes = (parts: {
  links: ReturnType<typeof createLinks>;
  rates: ReturnType<typeof createRates>;
  opening: ReturnType<typeof createOpening>;
  visits: ReturnType<typeof createVisits>;
}): BoundRoutes =>
  bindRoutes(routes, {
    links: async ({ account }) => (await parts.links.list(keyOf(account))).map(withRates),
    createLink: async ({ account, body }) => withRates(await parts.links.create(keyOf(account), body)),
    changeLink: async ({ account, params, body }) =>
      withRates(await parts.links.change(keyOf(account), { ...params, ...body })),
    linkVisit: async ({ merchantId, params, ip }) => ({
      counted: await parts.visits.count({ merchantId, code: params.code, ip }),
    }),
    rights: async ({ account }) => withRates(await parts.opening.rights(keyOf(account))),
    open: async (call) => withRates(await parts.opening.open(keyOf(call.account), call.body, call)),
    raiseRates: async (call) => {
      const { account, params, body } = call;
      const { memberId } = params;
      return {
        rates: ratesOf(await parts.rates.raise(keyOf(account), { memberId, rates: body.rates }, call)),
      };
    },
  });
