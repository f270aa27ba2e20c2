import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import {
  createTestLedger,
  HOUSE,
  main,
  MERCHANT,
  transferOf,
  type TestLedger,
} from '../testing/ledger-fixture.ts';

let ledger: TestLedger;
beforeEach(async () => {
  ledger = await createTestLedger();
});
afterEach(() => ledger.close());

const submit = (from: string, to: string, amountMinor: bigint, wallet = ledger.wallet) =>
  wallet.submit({ ...MERCHANT, transfers: [transferOf(main(from), main(to), amountMinor)] });

test('two servers that move money between the same members in all directions lose no cent', async () => {
  const members = await Promise.all(Array.from({ length: 5 }, () => ledger.newMember(10_000n)));
  const pick = (index: number): string => members[index % members.length] ?? '';
  const outcomes = await Promise.all(
    Array.from({ length: 600 }, (_, index) =>
      submit(
        pick(index),
        pick(index + 1 + (index % 4)),
        BigInt(1 + (index % 7)),
        index % 2 ? ledger.wallet : ledger.other,
      ),
    ),
  );
  expect(outcomes.every(({ status }) => status === 'accepted')).toBe(true);
  const balances = await Promise.all(members.map(ledger.balance));
  expect(balances.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)).toBe(50_000n);
  expect(balances.reduce((sum, { sequence }) => sum + sequence, 0n)).toBe(5n + 1_200n);
  expect((await ledger.wallet.audit()).findings).toEqual([]);
});

test('commands that arrive during a commit share the next one', async () => {
  const member = await ledger.newMember(10_000n);
  const commits = async (): Promise<bigint> => {
    const { rows } = await sql<{ number: bigint }>`
      select count(distinct xmin::text) as number from transfers`.execute(ledger.database.db);
    return rows[0]?.number ?? 0n;
  };
  const before = await commits();
  await Promise.all(
    Array.from({ length: 500 }, () =>
      ledger.wallet.submit({ ...MERCHANT, transfers: [transferOf(main(member), HOUSE, 1n)] }),
    ),
  );
  expect((await ledger.balance(member)).amountMinor).toBe(9_500n);
  expect((await commits()) - before).toBeLessThanOrEqual(3n);
});

test('merchants share a commit and nothing else: the same ids, each with separate money', async () => {
  const merchants = ['demo', 'lotus', 'zebra'];
  const ann = newId();
  const transfers = Array.from({ length: 60 }, (_, index) => transferOf(HOUSE, main(ann), BigInt(index + 1)));
  const submitAll = () =>
    Promise.all(
      transfers.flatMap((transfer) =>
        merchants.map((merchantId, index) =>
          (index % 2 ? ledger.wallet : ledger.other).submit({
            ...MERCHANT,
            merchantId,
            transfers: [{ ...transfer, amountMinor: transfer.amountMinor + BigInt(index) }],
          }),
        ),
      ),
    );
  await submitAll();
  const again = await submitAll();
  expect(again.every(({ status }) => status === 'accepted')).toBe(true);
  const balances = merchants.map((merchantId) => ledger.wallet.balanceOf(merchantId, ann, MERCHANT.currency));
  expect((await Promise.all(balances)).map(({ amountMinor }) => amountMinor)).toEqual([
    1_830n,
    1_890n,
    1_950n,
  ]);
  expect((await ledger.wallet.audit()).findings).toEqual([]);
});

test('two merchants whose accounts have the same numbers keep their money separate', async () => {
  const { database, wallet, clock } = ledger;
  const [ann, bob] = [await ledger.newMember(100n), newId()];
  // As when a merchant was moved from another database.
  await sql`insert into member_accounts (id, merchant_id, member_id, currency, kind)
    select id, 'lotus', ${bob}, currency, kind from member_accounts where member_id = ${ann}`.execute(
    database.db,
  );
  await sql`insert into system_accounts (id, merchant_id, currency, kind, key)
    select id, 'lotus', currency, kind, key from system_accounts`.execute(database.db);
  const readHouse = wallet.houseReader({ owner: 'house', kind: 'adjustment', key: 'test' });
  const pay = (merchantId: string, memberId: string, amountMinor: bigint) =>
    wallet.submit({ ...MERCHANT, merchantId, transfers: [transferOf(HOUSE, main(memberId), amountMinor)] });
  for (let turn = 0; turn < 3; turn += 1) {
    await Promise.all([pay('demo', ann, 10n), pay('lotus', bob, 1n), pay('lotus', bob, 2n)]);
    clock.advance(300_000);
    await wallet.sealPeriods();
    await readHouse();
  }
  expect(
    new Map((await readHouse()).map(({ merchantId, amountMinor }) => [merchantId, amountMinor])),
  ).toEqual(
    new Map([
      ['demo', -130n],
      ['lotus', -9n],
    ]),
  );
  expect(await wallet.houseBalance('lotus', 'THB')).toMatchObject([{ amountMinor: -9n }]);
  const page = { currency: 'THB', pageNum: 1, pageSize: 10 };
  const entriesOf = async (merchantId: string, memberId: string) =>
    (await wallet.statement({ ...page, merchantId, memberId })).items.map(({ amountMinor }) => amountMinor);
  expect(await entriesOf('demo', ann)).toEqual([10n, 10n, 10n, 100n]);
  expect((await entriesOf('lotus', bob)).reduce((sum, amount) => sum + amount, 0n)).toBe(9n);
  expect((await wallet.audit()).findings).toEqual([]);
});

test('repeatedly broken connections lose nothing and repeat nothing', async () => {
  const member = await ledger.newMember(100_000n);
  const load = { on: true };
  const accepted: string[] = [];
  const play = async (): Promise<void> => {
    while (load.on) {
      const transfer = transferOf(main(member), HOUSE, 1n);
      const outcome = await ledger.wallet.submit({ ...MERCHANT, transfers: [transfer] });
      expect(outcome.status).toBe('accepted');
      accepted.push(transfer.id);
    }
  };
  const players = Array.from({ length: 20 }, play);
  let cut = 0;
  while (cut < 6) {
    const before = accepted.length;
    await expect.poll(() => accepted.length, { interval: 2, timeout: 20_000 }).toBeGreaterThan(before + 20);
    // Only the lane's session, which plans without sequential scans.
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query ~ '^(begin|copy|commit|insert|update|select id)'
      limit 1`.execute(ledger.database.db);
    cut += rows.length;
  }
  load.on = false;
  await Promise.all(players);
  const { rows } = await sql<{ id: string }>`select id from transfers where amount_minor = 1`.execute(
    ledger.database.db,
  );
  expect(rows.map(({ id }) => id).toSorted()).toEqual(accepted.toSorted());
  expect(await ledger.balance(member)).toEqual({
    amountMinor: 100_000n - BigInt(accepted.length),
    sequence: 1n + BigInt(accepted.length),
  });
  expect((await ledger.wallet.audit()).findings).toEqual([]);
});

test('a missing monthly partition is created by the first transfer, in lanes and transactions', async () => {
  const member = await ledger.newMember(100n);
  ledger.clock.advance(400 * 86_400_000);
  expect(await submit(member, newId(), 1n)).toMatchObject({ status: 'accepted' });
  ledger.clock.advance(400 * 86_400_000);
  const [posted] = await ledger.post(transferOf(main(member), HOUSE, 1n));
  expect(posted?.at).toEqual(ledger.clock.now());
  await ledger.wallet.ensurePartitions(ledger.clock.now());
  await Promise.all([1, 2, 3].map(() => ledger.other.ensurePartitions(ledger.clock.now())));
  expect((await ledger.wallet.audit()).findings).toEqual([]);
});

test('a closed lane accepts nothing more and has answered everything', async () => {
  const member = await ledger.newMember(100n);
  const open = Array.from({ length: 10 }, () => submit(member, newId(), 1n, ledger.other));
  // Submitted in the same turn of the event loop, so they are waiting when the lane is closed.
  await Promise.resolve();
  await ledger.other.close();
  expect((await Promise.all(open)).every(({ status }) => status === 'accepted')).toBe(true);
  await expect(submit(member, newId(), 1n, ledger.other)).rejects.toMatchObject({
    code: 'server.unavailable',
  });
});
