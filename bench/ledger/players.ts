import { newId } from '../../apps/server/src/platform/ids.ts';
import type { Wallet } from '../../apps/server/src/modules/money/wallet/index.ts';

export const MERCHANT = 'bench';
export const CURRENCY = 'THB';
const FUNDS_MINOR = 10n ** 13n;
const LINKED = 250;

export type Players = {
  /** Members who never run out of money. */
  rich: string[];
  /** Members without money: all their bets are refused. */
  poor: string[];
};

/** Creates members and funds them by real transfers. */
export async function fundPlayers(
  wallet: Wallet,
  numbers: { rich: number; poor: number },
  shop = { merchantId: MERCHANT, currency: CURRENCY },
): Promise<Players> {
  const rich = Array.from({ length: numbers.rich }, newId);
  const batches = Array.from({ length: Math.ceil(rich.length / LINKED) }, (_, index) =>
    rich.slice(index * LINKED, (index + 1) * LINKED),
  );
  await Promise.all(
    batches.map((members) =>
      wallet.submit({
        ...shop,
        transfers: members.map((memberId) => ({
          id: newId(),
          debit: { owner: 'house', kind: 'deposit_clearing', key: 'bench' },
          credit: { owner: 'member', memberId, kind: 'main' },
          amountMinor: FUNDS_MINOR,
          code: 'deposit',
          reference: memberId,
        })),
      }),
    ),
  );
  return { rich, poor: Array.from({ length: numbers.poor }, newId) };
}
