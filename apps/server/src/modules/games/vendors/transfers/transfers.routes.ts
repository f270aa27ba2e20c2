import { vendorWalletRoutes } from '@croupier/contract/vendors/play.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import type { Merchants } from '../../../base/merchants/index.ts';
import type { Wallet } from '../../../money/wallet/index.ts';
import { requestTransfer } from './collect.usecases.ts';
import { listWallets, type WalletsDeps } from './wallets.usecases.ts';

export type TransferRouteDeps = WalletsDeps & {
  wallet: Pick<Wallet, 'balanceOf'>;
  merchants: Pick<Merchants, 'byId'>;
};

/** Members' calls about their wallets at vendors. */
export function transferRoutes(deps: TransferRouteDeps): BoundRoutes {
  const mainOf = async (merchantId: string, memberId: string) => {
    const { currency } = await deps.merchants.byId(merchantId);
    const { main } = await deps.wallet.balanceOf(merchantId, memberId, currency);
    return { currency, mainMinor: main.amountMinor };
  };
  return bindRoutes(vendorWalletRoutes, {
    wallets: async ({ merchantId, account }) => {
      const [{ currency, mainMinor }, wallets] = await Promise.all([
        mainOf(merchantId, account.id),
        listWallets(deps, { merchantId, memberId: account.id }),
      ]);
      return { currency, main: mainMinor, wallets };
    },
    transfer: async ({ merchantId, account, body }) => {
      const { id, from, to, amount } = body;
      const { mainMinor } = await mainOf(merchantId, account.id);
      const request = { merchantId, memberId: account.id, id, from, to, amount, mainMinor };
      const lines = await requestTransfer(deps, request);
      return { main: (await mainOf(merchantId, account.id)).mainMinor, lines };
    },
  });
}
