import { teamsRoutes as routes } from '@croupier/contract/agents/teams.ts';
import { ZERO_SHEET, type RateSheet } from '@croupier/agreements/rates/sheets.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { Account } from '../../../platform/http/context.ts';
import { ratesOf } from '../network/index.ts';
import { readBets, readTransactions } from './lists/happened.usecases.ts';
import { readLosses } from './lists/losses.usecases.ts';
import { readTeamMember } from './lists/member.usecases.ts';
import { readTeam } from './lists/team.usecases.ts';
import { readOverview, type Counted } from './overview/overview.usecases.ts';
import type { TeamDeps, TeamFigures, TeamHooks } from './teams.types.ts';

const keyOf = ({ merchantId, id }: Account) => ({ merchantId, memberId: id });

type Row = TeamFigures & { sheet: RateSheet | null; balance: bigint };
const memberOf = <T extends Row>({ sheet, balance, ...row }: T, showsBalances: boolean) => ({
  ...row,
  rates: ratesOf(sheet ?? ZERO_SHEET),
  balance: showsBalances ? balance : null,
  figures: row,
});

export const teamRoutes = (deps: TeamDeps & { hooks: TeamHooks; counted: Counted }): BoundRoutes =>
  bindRoutes(routes, {
    overview: ({ account, query }) => readOverview(deps, keyOf(account), query),
    team: async ({ account, query }) => {
      const { items, showsBalances, ...page } = await readTeam(deps, keyOf(account), query);
      return { ...page, items: items.map((row) => memberOf(row, showsBalances)) };
    },
    teamMember: async ({ account, params, query }) => {
      const { showsBalances, ...row } = await readTeamMember(deps, keyOf(account), { ...params, ...query });
      return memberOf(row, showsBalances);
    },
    bets: ({ account, query, language }) => readBets(deps, keyOf(account), { ...query, language }),
    losses: async ({ account, query }) => {
      const { items, ...page } = await readLosses(deps, keyOf(account), query);
      return { ...page, items: items.map((row) => ({ ...row, figures: row })) };
    },
    transactions: ({ account, query }) => readTransactions(deps, keyOf(account), query),
  });
