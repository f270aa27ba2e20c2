import type { AccountRef, Transfer } from '../../wallet/index.ts';
import { exchange, transfersOf, withdrawalClearing } from '../movements/clearing.rules.ts';
import type { PayoutRow } from './payouts.types.ts';

type Left = Pick<PayoutRow, 'merchantId' | 'id' | 'withdrawalId' | 'accountId' | 'asset' | 'assetMinor'>;

/** Where the member's money goes, in the currency: to the provider, or into the asset that the provider sends. */
export const leavesBy = ({ accountId, asset }: Left): AccountRef =>
  asset === null ? withdrawalClearing(accountId) : exchange(accountId);

/** The same in the asset: `out` when it leaves the provider, `back` when it returns. None for the currency. */
export function assetTransfers(payout: Left, direction: 'out' | 'back'): Transfer[] {
  const { accountId, withdrawalId: reference, assetMinor } = payout;
  const [exchanged, provider] = [exchange(accountId), withdrawalClearing(accountId)];
  return transfersOf(payout, [
    {
      step: `asset-${direction}`,
      debit: direction === 'out' ? exchanged : provider,
      credit: direction === 'out' ? provider : exchanged,
      amountMinor: assetMinor ?? 0n,
      code: 'exchange',
      reference,
    },
  ]);
}
