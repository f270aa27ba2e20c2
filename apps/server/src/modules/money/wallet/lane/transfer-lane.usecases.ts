import type { MoneyDomain } from '../ledger/domain.rules.ts';
import { normalBatch } from '../ledger/ids.rules.ts';
import { transferDomain, type TransferOutcome } from '../ledger/transfers.usecases.ts';
import type { TransferBatch } from '../wallet.types.ts';
import type { Lane } from './lane.usecases.ts';

/** The lane for plain transfers, created with the first batch. */
export function createTransferLane(
  open: (domain: MoneyDomain<TransferBatch, TransferOutcome, null>) => Lane<TransferBatch, TransferOutcome>,
) {
  let lane: Lane<TransferBatch, TransferOutcome> | undefined;
  return {
    /** @throws RangeError for an impossible transfer */
    submit: async (batch: TransferBatch): Promise<TransferOutcome> => {
      lane ??= open(transferDomain);
      return lane.submit(normalBatch(batch));
    },
  };
}
