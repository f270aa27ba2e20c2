import { memberList } from '@croupier/contract/lists/members.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { answerList } from '../../../platform/lists/list-reader.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createWallet, type Wallet } from '../../money/wallet/index.ts';
import { refreshBalances, type BalanceDeps } from './balances.usecases.ts';
import { memberReader } from './members.reads.ts';

const clock = createManualClock(new Date('2026-11-21T12:00:00Z'));
const ids = { alex: newId(), alexa: newId(), agent: newId(), locked: newId(), other: newId() };
let database: TestDatabase;
let wallet: Wallet;
const merchants = {
  list: async () => ['one', 'two'].map((id) => ({ id, currency: 'THB' })),
} as unknown as BalanceDeps['merchants'];

type Extra = {
  merchantId?: string;
  type?: number;
  status?: string;
  mobile?: string;
  email?: string;
  payeeName?: string;
};

async function insertMember(id: string, account: string, extra: Extra = {}): Promise<void> {
  const { merchantId = 'one', type = 0, status = 'open', mobile = null, email = null } = extra;
  const { payeeName = null } = extra;
  clock.advance(60_000);
  await sql`insert into members (merchant_id, id, account, account_key, type, status, mobile, email, email_key,
      payee_name, password_changed_at, profile, registered_at, registered_ip)
    values (${merchantId}, ${id}, ${account}, ${account.toLowerCase()}, ${type}, ${status}, ${mobile}, ${email},
      ${email?.toLowerCase() ?? null}, ${payeeName}, ${clock.now()}, '{}', ${clock.now()}, '203.0.113.9')`.execute(
    database.db,
  );
}

const credit = (memberId: string, amountMinor: bigint) =>
  wallet.transaction((tx) =>
    wallet.post(tx, {
      merchantId: 'one',
      currency: 'THB',
      transfers: [
        {
          id: newId(),
          debit: { owner: 'house', kind: 'adjustment', key: 'test' },
          credit: { owner: 'member', memberId, kind: 'main' },
          amountMinor,
          code: 'adjustment',
          reference: memberId,
        },
      ],
    }),
  );

const refresh = () => refreshBalances({ db: database.db, clock, merchants });

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  for (const id of ['one', 'two'])
    await sql`insert into merchants (id, name, currency, settings, created_at)
      values (${id}, ${id}, 'THB', '{}', ${clock.now()})`.execute(db);
  wallet = createWallet({ db, clock });
  await wallet.ensurePartitions(clock.now());
  await insertMember(ids.alex, 'Alex_1', {
    mobile: '+66812341234',
    email: 'Alex@example.com',
    payeeName: 'Alex Smith',
  });
  await insertMember(ids.alexa, 'alexa');
  await insertMember(ids.agent, 'agent7', { type: 1 });
  await insertMember(ids.locked, 'locked', { status: 'locked' });
  await insertMember(ids.other, 'alexander', { merchantId: 'two' });
  await refresh();
});
afterAll(async () => {
  await wallet.close();
  await database.close();
});

const list = async (query: Record<string, unknown>, granted: 'all' | string[] = ['one']) => {
  const { items } = await answerList({ db: database.db, merchants }, memberReader, {
    query: memberList.query.decode(query as never),
    rights: { merchantsWith: () => granted },
  });
  return items;
};
const accounts = async (query: Record<string, unknown>) => (await list(query)).map(({ account }) => account);

test('members of granted merchants, newest first, with masked contacts', async () => {
  const items = await list({});
  expect(items.map(({ account }) => account)).toEqual(['locked', 'agent7', 'alexa', 'Alex_1']);
  expect(items[3]).toMatchObject({
    merchantCode: 'one',
    kind: 'member',
    status: 'open',
    currency: 'THB',
    balance: 0n,
    mobile: '+66 ••• 1234',
    email: 'A•••@example.com',
    payeeName: 'A••• S•••',
    lastLoginAt: null,
  });
  expect((await list({}, 'all')).map(({ merchantCode }) => merchantCode)).toContain('two');
});

test.each([
  [{ account: 'ALEX' }, ['alexa', 'Alex_1']],
  [{ account: 'alex_' }, ['Alex_1']],
  [{ account: '%' }, []],
  [{ mobile: '+66812341234' }, ['Alex_1']],
  [{ email: 'alex@EXAMPLE.com' }, ['Alex_1']],
  [{ kind: 'agent' }, ['agent7']],
  [{ status: 'locked' }, ['locked']],
  [{ registeredFrom: '2026-11-21T12:02:00Z', registeredUntil: '2026-11-21T12:04:00Z' }, ['agent7', 'alexa']],
  [{ sort: 'account' }, ['agent7', 'Alex_1', 'alexa', 'locked']],
])('filtered by %j', async (query, expected) => {
  expect(await accounts(query)).toEqual(expected);
});

test('changed balances can be sorted and filtered by after the job has run', async () => {
  await credit(ids.alexa, 50_000n);
  await credit(ids.alex, 20_000n);
  await refresh();
  expect((await accounts({ sort: '-balance' })).slice(0, 2)).toEqual(['alexa', 'Alex_1']);
  expect(await accounts({ balanceMin: '2', balanceMax: '4.9999' })).toEqual(['Alex_1']);
  clock.advance(60_000);
  await credit(ids.alex, 40_000n);
  // The balance itself is never late, only its place in the order.
  expect((await list({ account: 'alex_' }))[0]?.balance).toBe(60_000n);
  await refresh();
  expect((await accounts({ sort: '-balance' })).slice(0, 2)).toEqual(['Alex_1', 'alexa']);
});
