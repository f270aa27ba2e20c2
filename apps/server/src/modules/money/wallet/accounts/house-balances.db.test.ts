import { afterEach, beforeEach, expect, test } from 'vitest';
import type { HouseAccountRef } from '../index.ts';
import {
  createTestLedger,
  HOUSE,
  main,
  MERCHANT,
  transferOf,
  type TestLedger,
} from '../testing/ledger-fixture.ts';

const POOL: HouseAccountRef = { owner: 'house', kind: 'jackpot', key: 'test' };
const ELSEWHERE: HouseAccountRef = { owner: 'house', kind: 'jackpot', key: 'elsewhere' };
const MINUTE = 60_000;

let ledger: TestLedger;
beforeEach(async () => {
  ledger = await createTestLedger();
});
afterEach(() => ledger.close());

const putIn = (amountMinor: bigint) => ledger.post(transferOf(HOUSE, POOL, amountMinor));
const inIt = () => ledger.wallet.houseAccountBalance(ledger.database.db, { ...MERCHANT, account: POOL });

test('repeated reads stay correct while money moves, periods are sealed and reads overlap', async () => {
  const { clock, wallet } = ledger;
  const [read, readByOther] = [wallet.houseReader(POOL), ledger.other.houseReader(POOL)];
  expect(await read()).toEqual([]);
  const memberId = await ledger.newMember(1_000n);
  for (let step = 1; step <= 30; step += 1) {
    await putIn(BigInt(step));
    await ledger.post(transferOf(HOUSE, ELSEWHERE, 5n));
    if (step % 4 === 0) await ledger.post(transferOf(POOL, main(memberId), 3n));
    clock.advance((step % 5) * 13_000);
    if (step % 7 === 0) await wallet.sealPeriods();
    const expected = [{ ...MERCHANT, amountMinor: await inIt() }];
    expect(await Promise.all([read(), read(), read()])).toEqual([expected, expected, expected]);
    if (step % 6 === 0) expect(await readByOther()).toEqual(expected);
  }
});

test('each merchant has its own', async () => {
  const read = ledger.wallet.houseReader(POOL);
  await putIn(7n);
  await read();
  const transfers = [transferOf(HOUSE, POOL, 9n)];
  await ledger.wallet.transaction((tx) =>
    ledger.wallet.post(tx, { merchantId: 'second', currency: 'EUR', transfers }),
  );
  const amounts = [
    { ...MERCHANT, amountMinor: 7n },
    { merchantId: 'second', currency: 'EUR', amountMinor: 9n },
  ];
  expect(await read()).toEqual(expect.arrayContaining(amounts));
});

test('a very late commit is included when its period is sealed, and can be paid out at once', async () => {
  const { clock, wallet } = ledger;
  const read = wallet.houseReader(POOL);
  await putIn(100n);
  clock.advance(2 * MINUTE);
  await read();
  clock.advance(-MINUTE);
  await putIn(1n);
  clock.advance(MINUTE);
  expect(await read()).toMatchObject([{ amountMinor: 100n }]);
  expect(await inIt()).toBe(101n);
  clock.advance(10 * MINUTE);
  await wallet.sealPeriods();
  expect(await read()).toMatchObject([{ amountMinor: 101n }]);
});
