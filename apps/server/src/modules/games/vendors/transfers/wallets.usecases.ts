import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../../../platform/db/database.ts';
import type { Wallet } from '../../../money/wallet/index.ts';
import type { OpenedAccount } from '../accounts/accounts.usecases.ts';
import { walletAccounts } from './collect.usecases.ts';
import { walletOf } from './moves.usecases.ts';
import { listOpenTransfers } from './transfers.queries.ts';
import type { VendorTransfer } from './transfers.rules.ts';
import type { TransferDeps } from './transfers.usecases.ts';

/** How long the page waits for a vendor's own balance; then it shows ours. */
const WAIT_MILLISECONDS = 2_000;

export type WalletsDeps = TransferDeps & {
  wallet: Pick<Wallet, 'entriesBefore'>;
  vendorCodes: (db: Db, of: { merchantId: string; accountId: string }) => Promise<string[]>;
};
type Member = { merchantId: string; memberId: string };

/** What our ledger says: without the bets that have not been read yet. */
async function ledgerBalance(
  deps: WalletsDeps,
  { account }: OpenedAccount,
  { merchantId, memberId }: Member,
) {
  const { kind } = walletOf({ memberId, accountId: account.id }) as { kind: `vendor_wallet:${string}` };
  const query = { merchantId, memberId, currency: account.currency, kind };
  const [last] = await deps.wallet.entriesBefore(query, { beforeSequence: undefined, limit: 1 });
  return last?.balanceAfterMinor ?? 0n;
}

async function balanceAt(deps: WalletsDeps, opened: OpenedAccount, member: Member): Promise<bigint> {
  const { wallet } = deps.clientOf(opened);
  const player = await deps.players.nameOf(opened.account, member.memberId);
  const timer = new AbortController();
  const theirs = await Promise.race([
    wallet?.balance(player).catch(() => null) ?? null,
    pause(WAIT_MILLISECONDS, null, { ref: false, signal: timer.signal }).catch(() => null),
  ]);
  timer.abort();
  return theirs && 'balanceMinor' in theirs ? theirs.balanceMinor : ledgerBalance(deps, opened, member);
}

const underWayOf = (transfer: VendorTransfer | undefined) => {
  if (!transfer || (transfer.state !== 'sent' && transfer.state !== 'unknown')) return null;
  const { id, direction, amountMinor: amount, state } = transfer;
  return { id, direction, amount, state };
};

/** The member's wallets at vendors. */
export async function listWallets(deps: WalletsDeps, member: Member) {
  const [accounts, open] = await Promise.all([
    walletAccounts(deps, member),
    listOpenTransfers(deps.db, member),
  ]);
  return Promise.all(
    accounts.map(async (opened) => {
      const { id: accountId, name, state } = opened.account;
      const [balance, vendorCodes] = await Promise.all([
        balanceAt(deps, opened, member),
        deps.vendorCodes(deps.db, { merchantId: member.merchantId, accountId }),
      ]);
      const underWay = underWayOf(open.find((transfer) => transfer.accountId === accountId));
      return { accountId, name, vendorCodes, balance, underWay, open: state === 'open' };
    }),
  );
}
