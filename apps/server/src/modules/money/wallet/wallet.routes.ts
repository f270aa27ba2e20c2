import { walletRoutes as routes } from '@croupier/contract/money/wallet.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import { currencyFor } from './currency.rules.ts';
import { statementView } from './statement-view.rules.ts';
import type { Balances, StatementPage, StatementQuery } from './wallet.types.ts';

type Deps = {
  currencyOf: (merchantId: string) => Promise<string>;
  balanceOf: (merchantId: string, memberId: string, currency: string) => Promise<Balances>;
  statement: (query: StatementQuery) => Promise<StatementPage>;
};

export const walletRoutes = ({ currencyOf, balanceOf, statement }: Deps): BoundRoutes =>
  bindRoutes(routes, {
    balance: async ({ account }) => {
      const { merchantId, id } = account;
      const currency = currencyFor(account, await currencyOf(merchantId));
      const { main } = await balanceOf(merchantId, id, currency);
      return { currency, amount: main.amountMinor, sequence: String(main.sequence) };
    },
    statement: async ({ account: { merchantId, id }, query: { code, from, until, ...paging } }) => {
      const page = await statement({
        merchantId,
        memberId: id,
        currency: await currencyOf(merchantId),
        ...paging,
        ...(code && { code }),
        ...(from && { from }),
        ...(until && { until }),
      });
      return statementView(page);
    },
  });
