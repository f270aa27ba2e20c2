import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestLedger,
  HOUSE,
  main,
  MERCHANT,
  transferOf,
  type TestLedger,
} from '../testing/ledger-fixture.ts';
import type { BalanceChange } from '../index.ts';

let ledger: TestLedger;
beforeAll(async () => {
  ledger = await createTestLedger();
});
afterAll(() => ledger.close());

test('another process is notified of lane and transaction changes after the commit', async () => {
  const heard: BalanceChange[] = [];
  const stop = await ledger.other.listenForChanges(ledger.database, (change) => heard.push(change));
  const hasHeard = (memberId: string): boolean =>
    heard.some(({ merchantId, memberIds }) => merchantId === 'demo' && memberIds?.has(memberId));
  const byLane = await ledger.newMember(10n);
  await expect.poll(() => hasHeard(byLane)).toBe(true);
  heard.length = 0;
  await ledger.post(transferOf(HOUSE, main(byLane), 1n));
  await expect.poll(() => hasHeard(byLane)).toBe(true);
  await stop();
});

test('this process is notified at once, but not of rolled back changes', async () => {
  const memberId = await ledger.newMember(10n);
  const told: BalanceChange[] = [];
  const stop = ledger.wallet.onBalanceChanged((change) => told.push(change));
  const credit = transferOf(HOUSE, main(memberId), 1n);
  await expect(
    ledger.wallet.transaction(async (tx) => {
      await ledger.wallet.post(tx, { ...MERCHANT, transfers: [credit] });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(told).toEqual([]);
  await ledger.post(credit);
  expect(told).toEqual([{ merchantId: 'demo', memberIds: new Set([memberId]) }]);
  stop();
  await ledger.post(transferOf(HOUSE, main(memberId), 1n));
  expect(told).toHaveLength(1);
});

test('a page that was disconnected gets every entry after the last one it saw', async () => {
  const memberId = await ledger.newMember(100n);
  for (const amountMinor of [5n, 6n, 7n]) await ledger.post(transferOf(main(memberId), HOUSE, amountMinor));
  const lines = await ledger.wallet.changesSince({ ...MERCHANT, memberId }, 2n);
  expect(
    lines.map(({ sequence, amountMinor, balanceAfterMinor }) => [sequence, amountMinor, balanceAfterMinor]),
  ).toEqual([
    [3n, -6n, 89n],
    [4n, -7n, 82n],
  ]);
});

test('a statement pages through every entry, with totals of the selection', async () => {
  const memberId = await ledger.newMember(100n);
  const lucky = await ledger.newMember(0n + 1n);
  for (const amountMinor of [5n, 6n, 7n])
    await ledger.post(transferOf(main(memberId), main(lucky), amountMinor));
  await ledger.post({ ...transferOf(HOUSE, main(memberId), 50n), code: 'bonus' });
  const of = (query: object) =>
    ledger.wallet.statement({ ...MERCHANT, memberId, pageNum: 1, pageSize: 10, ...query });
  const all = await of({});
  expect(all).toMatchObject({ totalItems: 5, totalPages: 1, totalInMinor: 150n, totalOutMinor: 18n });
  expect(all.items.map(({ sequence }) => sequence)).toEqual([5n, 4n, 3n, 2n, 1n]);
  const second = await of({ pageNum: 2, pageSize: 2 });
  expect(second.items).toEqual(all.items.slice(2, 4));
  expect(await of({ code: 'bonus' })).toMatchObject({ totalItems: 1, totalInMinor: 50n, totalOutMinor: 0n });
  const later = new Date(ledger.clock.now().getTime() + 1);
  expect(await of({ from: later })).toMatchObject({ totalItems: 0, items: [] });
  expect(await of({ until: later })).toMatchObject({ totalItems: 5 });
  expect(await of({ memberId: lucky, kind: 'bonus' })).toMatchObject({ totalItems: 0, totalPages: 0 });
});
