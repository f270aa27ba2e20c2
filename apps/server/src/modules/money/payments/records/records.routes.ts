import { recordsRoutes as routes } from '@croupier/contract/payments/records.ts';
import { POINTS } from '@croupier/contract/money/points.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import type { ContractStanding } from './contract-standing.types.ts';
import { currencyFor, type Wallet } from '../../wallet/index.ts';
import { readBonuses, readPayments } from './records.reads.ts';
import { readProfit } from './profit.usecases.ts';
import { askStatement, listOwnStatements, readStatementFile } from './statements/statements.usecases.ts';
import type { WritingDeps } from './statements/writing.usecases.ts';

const NO_CONTRACTS = { daily: 0, dividend: 0, hourly: 0, realtime: 0 } as const;

type Deps = WritingDeps & { wallet: Pick<Wallet, 'balanceOf'>; hooks: { contracts: ContractStanding[] } };

export const bindRecords = (deps: Deps): BoundRoutes => {
  const { db, merchants, wallet, hooks } = deps;
  const currencyOf = async (merchantId: string): Promise<string> =>
    (await merchants.byId(merchantId)).currency;
  return bindRoutes(routes, {
    funds: async ({ merchantId, account }) => {
      const currency = currencyFor(account, await currencyOf(merchantId));
      const [balances, { points }, ...standings] = await Promise.all([
        wallet.balanceOf(merchantId, account.id, currency),
        wallet.balanceOf(merchantId, account.id, POINTS),
        ...hooks.contracts.map((standing) => standing({ merchantId, memberId: account.id })),
      ]);
      const types = { ...NO_CONTRACTS, ...standings[0] };
      return {
        currency,
        main: balances.main.amountMinor,
        bonus: balances.bonus.amountMinor,
        held: balances.withdrawal_hold.amountMinor,
        disputed: balances.dispute_hold.amountMinor,
        inPlay: balances.play_hold.amountMinor,
        points: points.amountMinor,
        commission: balances.commission.amountMinor,
        dailysalreqtype: types.daily,
        divtypereq: types.dividend,
        contracthoursalreq: types.hourly,
        realtimesalreqtype: types.realtime,
      };
    },
    payments: ({ merchantId, account, query, language }) =>
      readPayments(db, { merchantId, memberId: account.id, language, ...query }),
    bonuses: async ({ merchantId, account, query }) =>
      readBonuses(db, { merchantId, memberId: account.id, currency: await currencyOf(merchantId), ...query }),
    profit: async ({ merchantId, account, query }) =>
      readProfit(db, { merchantId, memberId: account.id, currency: await currencyOf(merchantId), ...query }),
    statements: async ({ merchantId, account }) => ({
      items: await listOwnStatements(deps, { merchantId, memberId: account.id }),
    }),
    askStatement: ({ merchantId, account, body, language }) =>
      askStatement(deps, { merchantId, memberId: account.id, language, ...body }),
    statementFile: ({ merchantId, account, params }) =>
      readStatementFile(deps, { merchantId, memberId: account.id, id: params.id }),
  });
};
