import { agentDeskRoutes as routes } from '@croupier/contract/agents/agent-desk.ts';
import { ZERO_SHEET, type RateSheet } from '@croupier/agreements/rates/sheets.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import { ratesOf } from '../network/index.ts';
import { browseTree, readAgent, readRootLines } from './desk/desk.usecases.ts';
import type { TeamDeps } from './teams.types.ts';

const withRates = <T extends { sheet: RateSheet | null }>({ sheet, ...row }: T) => ({
  ...row,
  rates: ratesOf(sheet ?? ZERO_SHEET),
});

export const teamsConsole = (deps: TeamDeps): BoundRoutes =>
  bindRoutes(routes, {
    tree: async ({ params, query }) => {
      const { items, ...page } = await browseTree(deps, params.merchantCode, query);
      return { ...page, items: items.map(withRates) };
    },
    agent: async ({ params, query }) => {
      const { merchantCode: merchantId, memberId } = params;
      const { history, uplineSheet, links, ...agent } = await readAgent(
        deps,
        { merchantId, memberId },
        query,
      );
      return {
        ...withRates(agent),
        currency: (await deps.merchants.byId(merchantId)).currency,
        ratesHistory: history.map(withRates),
        uplineRates: uplineSheet && ratesOf(uplineSheet),
        links: links.map(withRates),
        ownIncome: agent.figures.ownIncome,
      };
    },
    rootLines: async ({ params, query }) => {
      const { items, totals, ...page } = await readRootLines(deps, params.merchantCode, query);
      return {
        ...page,
        currency: (await deps.merchants.byId(params.merchantCode)).currency,
        items: items.map((line) => ({ ...line, figures: line })),
        totals: totals && { ...totals, figures: totals },
      };
    },
  });
