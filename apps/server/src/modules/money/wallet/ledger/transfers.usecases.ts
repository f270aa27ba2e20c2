import type { ErrorDefinition } from '../../../../platform/http/errors.ts';
import { accountsOf } from './ids.rules.ts';
import { postLinked, postedOf } from './batch.queries.ts';
import type { MoneyDomain } from './domain.rules.ts';
import { walletErrors } from '../wallet.errors.ts';
import type { PostedTransfer, TransferBatch } from '../wallet.types.ts';

export type TransferOutcome =
  | { status: 'accepted'; transfers: PostedTransfer[] }
  | { status: 'refused'; error: ErrorDefinition };

/** The domain of plain transfers; linked ones form one command. */
export const transferDomain: MoneyDomain<TransferBatch, TransferOutcome, null> = {
  laneKey: ({ merchantId, transfers }) => `${merchantId}/${JSON.stringify(transfers[0]?.debit)}`,
  accounts: accountsOf,
  ids: ({ merchantId, currency, transfers }) =>
    transfers.map(({ id, debit, credit }) => ({
      id,
      account: { merchantId, currency, ref: debit.owner === 'member' ? debit : credit },
    })),
  reads: () => [],
  open: () => null,
  decide: (batch, ledger, _state, accountOf) => {
    const { merchantId, currency } = batch;
    const result = postLinked(ledger, batch, (ref) => accountOf({ merchantId, currency, ref }));
    return result.ok
      ? { status: 'accepted', transfers: postedOf(result) }
      : { status: 'refused', error: walletErrors[result.why] };
  },
  writes: () => [],
};
