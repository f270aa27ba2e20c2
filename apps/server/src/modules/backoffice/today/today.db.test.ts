import type { Permission } from '@croupier/contract/access/permissions.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../../platform/clock.ts';
import type { Rights } from '../../../platform/http/context.ts';
import { newId } from '../../../platform/ids.ts';
import { createLogger } from '../../../platform/log.ts';
import { createOutbox } from '../../../platform/outbox.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createMembers } from '../../access/members/index.ts';
import { createAudit } from '../../base/audit-log/index.ts';
import { createMerchants } from '../../base/merchants/index.ts';
import { createRounds } from '../../games/rounds/index.ts';
import { createWallet, mainOf, type Wallet } from '../../money/wallet/index.ts';
import { createOperations } from '../operations/index.ts';
import { createReports, type Reports } from '../reports/index.ts';
import { createToday } from './today.usecases.ts';

const HOUR = 60 * 60_000;
/** Starts at noon, so that two hours more or less are the same day. */
const clock = createManualClock(new Date(new Date().setUTCHours(12, 0, 0, 0)));
let database: TestDatabase;
let wallet: Wallet;
let reports: Reports;
let today: ReturnType<typeof createToday>;

const mayAt = (merchants: readonly string[], permissions: readonly Permission[]): Rights => ({
  may: (permission, merchantId) => permissions.includes(permission) && merchants.includes(merchantId),
  merchantsWith: () => merchants,
  ceilingOf: () => ({ actMinor: null, dayMinor: null }),
});
const everywhere = mayAt(['', 'croupier', 'lotus'], ['overview.view', 'approvals.view', 'jobs.view']);

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const audit = createAudit({ db, clock });
  const merchants = createMerchants({ db, clock, publicKeys: () => Promise.resolve({ keys: [] }) });
  await merchants.seedDemo();
  wallet = createWallet({ db, clock, merchants });
  const outbox = createOutbox({ database, clock, log: createLogger('silent', 'test') });
  const members = createMembers({ db, clock, audit, merchants, outbox });
  reports = createReports({
    db,
    clock,
    audit,
    merchants,
    originals: { returns: () => Promise.resolve([]) },
    payments: { methodNames: () => Promise.resolve(new Map()) },
  });
  const operations = createOperations({ db, clock, audit, wallet });
  today = createToday({ db, clock, merchants, members, wallet, reports, operations });
  await play();
});
afterAll(async () => {
  await wallet.close();
  await database.close();
});

/** A round that stays open; three days later, two hours before noon, a bet and its win. */
async function play(): Promise<void> {
  const rounds = createRounds({ db: database.db, clock, wallet });
  const memberId = newId();
  const of = { merchantId: 'croupier', currency: 'EUR', vendor: 'ACME', gameId: 'reels', memberId };
  const deposit = {
    id: newId(),
    debit: { owner: 'house', kind: 'deposit_clearing', key: 'bank' },
    credit: mainOf(memberId),
    amountMinor: 1_000n,
    code: 'deposit',
    reference: newId(),
  } as const;
  await wallet.submit({ merchantId: 'croupier', currency: 'EUR', transfers: [deposit] });
  await rounds.submit({ ...of, kind: 'bet', id: newId(), roundId: newId(), amountMinor: 50n });
  clock.advance(70 * HOUR);
  const roundId = newId();
  await rounds.submit({ ...of, kind: 'bet', id: newId(), roundId, amountMinor: 100n });
  await rounds.submit({ ...of, kind: 'win', id: newId(), roundId, amountMinor: 30n, final: true });
  clock.advance(2 * HOUR);
  await wallet.sealPeriods(clock.now());
  await reports.foldSealed();
}

test('figures by hour, players, and rounds that are open for too long', async () => {
  const { merchants, queues, alarms } = await today(everywhere);
  expect(merchants.find(({ merchantCode }) => merchantCode === 'croupier')).toMatchObject({
    hours: [{ hour: 10, rounds: 1, stakes: 100n, payouts: 30n }],
    activeMembers: 1,
    liability: 880n,
    trialBalance: 0n,
  });
  expect(queues).toMatchObject([{ kind: 'openRounds', merchantCode: 'croupier', waiting: 1, atRisk: 1 }]);
  expect(alarms.filter(({ merchantCode }) => merchantCode !== null)).toEqual([]);
});

test('withdrawals wait with their promise, for those who may see payments', async () => {
  const { db } = database;
  const beneficiaryId = newId();
  await sql`insert into beneficiaries (merchant_id, id, member_id, kind, bank, number_key_id, number, number_hash,
      number_end, holder, usable_from, created_at)
    values ('lotus', ${beneficiaryId}, ${newId()}, 'bank', '002', '', '', '', '1234', 'A', ${clock.now()},
      ${clock.now()})`.execute(db);
  const soon = new Date(clock.now().getTime() + HOUR / 2);
  await sql`insert into withdrawals (merchant_id, id, member_id, method_id, beneficiary_id, currency, reference,
      amount_minor, fee_minor, state, checks, requested_at, changed_at, promised_at)
    select 'lotus', ${newId()}, member_id, 'bank', id, 'THB', 'LO12345678', 10000, 0, 'review', '[]', ${clock.now()},
      ${clock.now()}, ${soon}
    from beneficiaries where merchant_id = 'lotus' and id = ${beneficiaryId}`.execute(db);
  clock.advance(10_000);
  const rights = mayAt(['lotus'], ['overview.view', 'payments.view']);
  expect((await today(rights)).queues).toMatchObject([
    { kind: 'withdrawals', merchantCode: 'lotus', waiting: 1, atRisk: 1 },
  ]);
  expect((await today(mayAt(['lotus'], ['overview.view']))).queues).toEqual([]);
  await sql`delete from withdrawals where merchant_id = 'lotus'`.execute(db);
  clock.advance(10_000);
});

test('an operator sees only the granted merchants, and the platform only with its permission', async () => {
  const { merchants, queues, alarms } = await today(mayAt(['lotus'], ['overview.view', 'approvals.view']));
  expect(merchants.map(({ merchantCode }) => merchantCode)).toEqual(['lotus']);
  expect([queues, alarms]).toEqual([[], []]);
});

test('a seal that lags, locked names and a ledger that does not balance raise alarms', async () => {
  clock.advance(HOUR);
  const { db } = database;
  for (let number = 0; number < 20; number += 1)
    await sql`insert into attempts (merchant_id, scope, key_hash, failures, last_at, locked_until)
      values ('lotus', 'sign_in', ${Buffer.from([number])}, 9, ${clock.now()}, ${clock.now()})`.execute(db);
  await sql`update member_accounts set balance_minor = balance_minor + 1 where merchant_id = 'croupier'`.execute(
    db,
  );
  const kindsOf = async (rights: Rights) =>
    (await today(rights)).alarms
      .filter(({ merchantCode }) => merchantCode !== null)
      .map(({ kind, merchantCode, count }) => [kind, merchantCode, count]);
  expect(await kindsOf(everywhere)).toEqual([
    ['unbalanced', 'croupier', 1],
    ['sealLate', 'croupier', 1],
    ['signInStorm', 'lotus', 20],
  ]);
  expect(await kindsOf(mayAt(['lotus'], ['overview.view']))).toEqual([['signInStorm', 'lotus', 20]]);
});
