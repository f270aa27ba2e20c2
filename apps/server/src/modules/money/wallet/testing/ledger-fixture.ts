import { createManualClock } from '../../../../platform/clock.ts';
import { newId } from '../../../../platform/ids.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createWallet, type AccountRef, type Transfer } from '../index.ts';

export const MERCHANT = { merchantId: 'demo', currency: 'THB' };
export const HOUSE: AccountRef = { owner: 'house', kind: 'adjustment', key: 'test' };
export const main = (memberId: string): AccountRef => ({ owner: 'member', memberId, kind: 'main' });

export const transferOf = (
  debit: AccountRef,
  credit: AccountRef,
  amountMinor: bigint,
  id = newId(),
): Transfer => ({
  id,
  debit,
  credit,
  amountMinor,
  code: 'adjustment',
  reference: '00000000-0000-7000-8000-00000000000a',
});

/** A separate ledger, and a second one on the same database, as in another server process. */
export async function createTestLedger() {
  const database = await createTestDatabase({ maxConnections: 12 });
  const clock = createManualClock(new Date());
  const wallet = createWallet({ db: database.db, clock });
  const other = createWallet({ db: database.db, clock });
  return {
    database,
    clock,
    wallet,
    other,
    post: (...transfers: Transfer[]) =>
      wallet.transaction((tx) => wallet.post(tx, { ...MERCHANT, transfers })),
    newMember: async (amountMinor: bigint): Promise<string> => {
      const memberId = newId();
      await wallet.submit({ ...MERCHANT, transfers: [transferOf(HOUSE, main(memberId), amountMinor)] });
      return memberId;
    },
    balance: async (memberId: string) =>
      (await wallet.balanceOf(MERCHANT.merchantId, memberId, MERCHANT.currency)).main,
    close: async () => {
      await Promise.all([wallet.close(), other.close()]);
      await database.close();
    },
  };
}

export type TestLedger = Awaited<ReturnType<typeof createTestLedger>>;
