import { newId } from '../../../../platform/ids.ts';
import type { Wallet } from '../../../money/wallet/index.ts';
import type { OpenedAccount } from '../accounts/accounts.usecases.ts';
import type {
  TheirTransaction,
  TransferAnswer,
  Unknown,
  VendorClient,
  VendorProtocol,
} from '../vendors.types.ts';

/** What the vendor does with the next call: carries it out or not, and answers or not. */
export type Fault = 'none' | 'refuses' | 'lost_before' | 'lost_after' | 'under_way' | 'throws';

/** A vendor with wallets, which remembers transfers by our id. */
export function createWalletVendor() {
  const balances = new Map<string, bigint>();
  const transfers = new Map<string, TransferAnswer>();
  const state = { fault: 'none' as Fault, calls: 0, silent: false, list: [] as TheirTransaction[] };
  const unknown: Unknown = { unknown: true, reason: 'timeout' };
  const move = async (
    id: string,
    player: string,
    changeOf: (balance: bigint) => bigint,
  ): Promise<TransferAnswer | Unknown> => {
    state.calls += 1;
    const { fault } = state;
    if (fault === 'throws') throw new Error('a client that throws');
    if (fault === 'lost_before') return unknown;
    if (fault === 'refuses') return { state: 'failed', reason: 'closed' };
    if (fault === 'under_way') {
      transfers.set(id, { state: 'under_way' });
      return { state: 'under_way' };
    }
    const balance = balances.get(player) ?? 0n;
    const change = changeOf(balance);
    if (balance + change < 0n) return { state: 'failed', reason: 'insufficient_funds' };
    balances.set(player, balance + change);
    const answer = { state: 'done', amountMinor: change < 0n ? -change : change } as const;
    transfers.set(id, answer);
    return fault === 'lost_after' ? unknown : answer;
  };
  const vendorWallet: NonNullable<VendorClient['wallet']> = {
    deposit: ({ id, player, amountMinor }) => move(id, player, () => amountMinor),
    withdraw: ({ id, player, amountMinor }) => move(id, player, (balance) => -(amountMinor ?? balance)),
    balance: async (player) => ({ balanceMinor: balances.get(player) ?? 0n }),
    ask: async (id) => (state.silent ? unknown : (transfers.get(id) ?? { state: 'absent' })),
  };
  return { state, balances, transfers, wallet: vendorWallet };
}

type Of = { merchantId: string; currency: string; id: string };

const protocol: VendorProtocol = {
  id: 'transfer',
  ownWallet: () => true,
  read: (stored) => ({ config: stored.config, keys: stored.secrets }),
  client: () => {
    throw new Error('not needed');
  },
};
/** An account of a vendor with wallets of its own. */
export const openedAccount = ({ merchantId, currency, id }: Of): OpenedAccount => ({
  account: {
    merchantId,
    id,
    adapter: 'transfer',
    name: `Vendor ${id.slice(0, 4)}`,
    currency,
    config: {},
    hosts: [],
    addresses: [],
    state: 'open',
    isTest: false,
  },
  protocol,
  keys: { current: {} },
});

export const clientOfVendor = ({
  wallet,
  state,
}: Pick<ReturnType<typeof createWalletVendor>, 'wallet' | 'state'>): VendorClient => ({
  launch: () => Promise.reject(new Error('not needed')),
  games: async () => [],
  transactions: async ({ ...query }) =>
    'from' in query ? state.list.filter(({ at }) => at >= query.from && at < query.until) : [],
  replay: () => Promise.reject(new Error('not needed')),
  wallet,
});

type Credit = { merchantId: string; memberId: string; currency: string; amountMinor: bigint };

/** Money in a member's main wallet. */
export const welcome = (
  wallet: Wallet,
  { merchantId, memberId, currency, amountMinor }: Credit,
): Promise<unknown> =>
  wallet.transaction((tx) =>
    wallet.post(tx, {
      merchantId,
      currency,
      transfers: [
        {
          id: newId(),
          debit: { owner: 'house', kind: 'bonus_cost', key: 'welcome' },
          credit: { owner: 'member', memberId, kind: 'main' },
          amountMinor,
          code: 'welcome_credit',
          reference: memberId,
        },
      ],
    }),
  );
