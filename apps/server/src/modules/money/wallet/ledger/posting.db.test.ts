import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../../../platform/clock.ts';
import { newId } from '../../../../platform/ids.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import { createWallet, type AccountRef, type Transfer, type Wallet } from '../index.ts';

const MERCHANT = { merchantId: 'demo', currency: 'THB' };
const REFERENCE = '00000000-0000-7000-8000-00000000000a';
const HOUSE: AccountRef = { owner: 'house', kind: 'adjustment', key: 'test' };

let database: TestDatabase;
let wallet: Wallet;
const clock = createManualClock(new Date());

const main = (memberId: string): AccountRef => ({ owner: 'member', memberId, kind: 'main' });
const transfer = (debit: AccountRef, credit: AccountRef, amountMinor: bigint, id = newId()): Transfer => ({
  id,
  debit,
  credit,
  amountMinor,
  code: 'adjustment',
  reference: REFERENCE,
});
const post = (...transfers: Transfer[]) =>
  wallet.transaction((tx) => wallet.post(tx, { ...MERCHANT, transfers }));
const balance = async (memberId: string) =>
  (await wallet.balanceOf(MERCHANT.merchantId, memberId, MERCHANT.currency)).main;

beforeAll(async () => {
  database = await createTestDatabase();
  wallet = createWallet({ db: database.db, clock });
});
afterAll(async () => {
  await wallet.close();
  await database.close();
});

test('a transfer moves money once, however often it is posted', async () => {
  const member = newId();
  const credit = transfer(HOUSE, main(member), 500n);
  const [first] = await post(credit);
  expect(first).toMatchObject({
    duplicate: false,
    debit: null,
    credit: { sequence: 1n, balanceAfterMinor: 500n },
  });
  const [again] = await post(credit);
  expect(again).toEqual({ ...first, duplicate: true });
  expect(await balance(member)).toEqual({ amountMinor: 500n, sequence: 1n });
});

test.each([
  ['amount', { amountMinor: 501n }],
  ['reference', { reference: '00000000-0000-7000-8000-000000000009' }],
  ['code', { code: 'bonus' as const }],
  ['side', { credit: main('00000000-0000-7000-8000-000000000001') }],
])('the same id with another %s is refused', async (_, other) => {
  const member = newId();
  const credit = transfer(HOUSE, main(member), 500n);
  await post(credit);
  await expect(post({ ...credit, ...other })).rejects.toMatchObject({ code: 'wallet.transfer_mismatch' });
  expect(await balance(member)).toEqual({ amountMinor: 500n, sequence: 1n });
});

test('linked transfers are posted all or none', async () => {
  const [ann, bob] = [newId(), newId()];
  await post(transfer(HOUSE, main(ann), 100n));
  await expect(
    post(transfer(main(ann), main(bob), 60n), transfer(main(ann), main(bob), 60n)),
  ).rejects.toMatchObject({
    code: 'wallet.insufficient_funds',
    status: 422,
  });
  expect([await balance(ann), await balance(bob)]).toEqual([
    { amountMinor: 100n, sequence: 1n },
    { amountMinor: 0n, sequence: 0n },
  ]);
  const posted = await post(transfer(main(ann), main(bob), 60n), transfer(main(bob), main(ann), 10n));
  expect(posted.map(({ debit, credit }) => [debit?.balanceAfterMinor, credit?.balanceAfterMinor])).toEqual([
    [40n, 60n],
    [50n, 50n],
  ]);
});

test('a failed transaction leaves nothing behind, not even new accounts', async () => {
  const member = newId();
  await expect(
    wallet.transaction(async (tx) => {
      await wallet.post(tx, { ...MERCHANT, transfers: [transfer(HOUSE, main(member), 5n)] });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(await balance(member)).toEqual({ amountMinor: 0n, sequence: 0n });
  await post(transfer(HOUSE, main(member), 7n));
  expect(await balance(member)).toEqual({ amountMinor: 7n, sequence: 1n });
});

test('repeated transfers between system accounts are recognized too', async () => {
  const jackpot: AccountRef = { owner: 'house', kind: 'jackpot', key: newId() };
  const fill = transfer(HOUSE, jackpot, 900n);
  expect((await post(fill))[0]?.duplicate).toBe(false);
  expect((await post(fill))[0]?.duplicate).toBe(true);
  await expect(post({ ...fill, amountMinor: 1n })).rejects.toMatchObject({
    code: 'wallet.transfer_mismatch',
  });
  const house = await wallet.houseBalance(MERCHANT.merchantId, MERCHANT.currency);
  expect(house.find(({ key }) => key === (jackpot.owner === 'house' ? jackpot.key : ''))?.amountMinor).toBe(
    900n,
  );
});

test('an impossible transfer is a programming error and throws', async () => {
  const member = main(newId());
  for (const wrong of [
    transfer(HOUSE, member, 0n),
    transfer(HOUSE, member, -1n),
    transfer(member, member, 1n),
    transfer(HOUSE, member, 1n, 'x'),
  ])
    await expect(post(wrong)).rejects.toThrow(RangeError);
});

test('an ordinary transaction cannot move money', async () => {
  await expect(
    database.db
      .transaction()
      .execute((tx) =>
        wallet.post(tx as never, { ...MERCHANT, transfers: [transfer(HOUSE, main(newId()), 1n)] }),
      ),
  ).rejects.toThrow('wallet.transaction');
});

test('many concurrent transactions on the same accounts neither lose nor create money', async () => {
  const members = [newId(), newId(), newId()];
  for (const member of members) await post(transfer(HOUSE, main(member), 1_000n));
  await Promise.all(
    Array.from({ length: 60 }, (_, index) => {
      const from = members[index % 3] ?? '';
      const to = members[(index + 1 + (index % 2)) % 3] ?? '';
      return post(transfer(main(from), main(to), 7n));
    }),
  );
  const balances = await Promise.all(members.map(balance));
  expect(balances.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)).toBe(3_000n);
  expect(balances.reduce((sum, { sequence }) => sum + sequence, 0n)).toBe(3n + 120n);
});

test('the ledger audit finds nothing afterwards', async () => {
  expect((await wallet.audit()).findings).toEqual([]);
});
