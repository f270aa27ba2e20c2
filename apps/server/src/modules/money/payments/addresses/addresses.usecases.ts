import type { Tx } from '../../../../platform/db/database.ts';
import { findAddress, insertAddress, lockNextIndex } from './addresses.queries.ts';

/** The member's deposit address at a chain account: the same one for ever, made at the first deposit. */
export async function depositAddress(
  tx: Tx,
  input: {
    merchantId: string;
    accountId: string;
    memberId: string;
    at: Date;
    /** Derives an address; see `PaymentAdapter.chain`. */
    addressAt: (index: number) => string;
  },
): Promise<{ index: number; address: string }> {
  const known = await findAddress(tx, input);
  if (known) return known;
  const index = await lockNextIndex(tx, input);
  // Another request of the same member may have been first.
  const made = await findAddress(tx, input);
  if (made) return made;
  const address = input.addressAt(index);
  await insertAddress(tx, { ...input, index, address });
  return { index, address };
}
