import type { Difference } from '../lists/comparison.rules.ts';
import { closeTransferDifference, putDifferences } from '../differences/differences.queries.ts';
import { creditExplained } from './moves.usecases.ts';
import { findTransfer, listHeldTransfers, setHeld } from './transfers.queries.ts';
import type { VendorTransfer } from './transfers.rules.ts';
import type { TransferDeps } from './transfers.usecases.ts';

const AT_ONCE = 100;
/** A vendor's list may be late for so long; then people see it. */
const LISTED_AFTER_MILLISECONDS = 10 * 60_000;

const differenceOf = (transfer: VendorTransfer, heldMinor: bigint, player: string): Difference => ({
  key: transfer.id,
  kind: 'transfer',
  ours: { amount: String((transfer.amountMinor ?? 0n) - heldMinor), held: String(heldMinor) },
  theirs: { player, amount: String(transfer.amountMinor ?? 0n) },
});

async function release(deps: TransferDeps, { merchantId, id, accountId }: VendorTransfer): Promise<void> {
  const { wallet, players, clock } = deps;
  await wallet.transaction(async (tx) => {
    const transfer = await findTransfer(tx, { merchantId, id }, true);
    if (!transfer || transfer.heldMinor === 0n) return;
    const at = clock.now();
    const credited = await creditExplained(deps, tx, transfer, {
      step: `rest ${transfer.heldMinor}`,
      amountMinor: transfer.heldMinor,
    });
    const heldMinor = transfer.heldMinor - credited;
    if (credited > 0n) await setHeld(tx, { merchantId, id, heldMinor });
    if (heldMinor === 0n) await closeTransferDifference(tx, { merchantId, accountId, key: id, at });
    else if (at.getTime() - transfer.createdAt.getTime() >= LISTED_AFTER_MILLISECONDS) {
      const player = await players.nameOf({ merchantId, id: accountId }, transfer.memberId);
      const differences = [differenceOf(transfer, heldMinor, player)];
      await putDifferences(tx, { merchantId, accountId, differences, at });
    }
  });
}

/** Credits what vendors have paid out as soon as their lists explain it; what they don't explain is listed. */
export async function releaseHeld(deps: TransferDeps, merchantId: string): Promise<void> {
  for (const transfer of await listHeldTransfers(deps.db, { merchantId, limit: AT_ONCE })) {
    try {
      await release(deps, transfer);
    } catch (error) {
      deps.log.warn({ err: error, transferId: transfer.id }, 'a held transfer could not be credited');
    }
  }
}
