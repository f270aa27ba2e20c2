import type { Found } from '@croupier/contract/backoffice/find.ts';
import type { Permission } from '@croupier/contract/access/permissions.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../../platform/clock.ts';
import type { Rights } from '../../../platform/http/context.ts';
import { newId } from '../../../platform/ids.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createWallet, type Wallet } from '../../money/wallet/index.ts';
import { FIND_LIMIT } from './find.config.ts';
import { find } from './find.usecases.ts';

let database: TestDatabase;
let wallet: Wallet;
const [ALEX, ALEXA, FOREIGN, OPERATOR] = [newId(), newId(), newId(), newId()];
const [ROUND, VENDOR_ROUND, TRANSFER, REQUEST] = [newId(), newId(), newId(), newId()];
const [ACCOUNT, DEPOSIT] = [newId(), newId()];
const TRANSACTION = `0x${'ab'.repeat(32)}`;

const member = (merchantId: string, id: string, account: string, contact: Record<string, string> = {}) =>
  sql`insert into members (merchant_id, id, account, account_key, password_changed_at, profile, registered_at,
      registered_ip, mobile, email, email_key)
    values (${merchantId}, ${id}, ${account}, ${account.toLowerCase()}, now(), '{}', now(), '203.0.113.9',
      ${contact['mobile'] ?? null}, ${contact['email'] ?? null}, ${contact['email']?.toLowerCase() ?? null})`.execute(
    database.db,
  );

const round = (id: string, reference: string) =>
  sql`insert into rounds (merchant_id, id, member_id, game_id, vendor, currency, rules_version, reference, state,
      stake_minor, opened_at)
    values ('one', ${id}, ${ALEX}, 'dice', 'CROUPIER', 'THB', '1', ${reference}, 'open', 10000, now())`.execute(
    database.db,
  );

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  for (const id of ['one', 'two'])
    await sql`insert into merchants (id, name, currency, settings, created_at)
      values (${id}, ${id}, 'THB', '{}', now())`.execute(db);
  await member('one', ALEX, 'Alex', { mobile: '+66812344321', email: 'Alex@Example.com' });
  await member('one', ALEXA, 'Alexa');
  await member('two', FOREIGN, 'Alex', { mobile: '+84912344321' });
  await round(ROUND, '');
  await round(VENDOR_ROUND, 'Rnd-77');
  wallet = createWallet({ db, clock: { now: () => new Date() } });
  await wallet.transaction((tx) =>
    wallet.post(tx, {
      merchantId: 'one',
      currency: 'THB',
      transfers: [
        {
          id: TRANSFER,
          debit: { owner: 'house', kind: 'bonus_cost', key: 'welcome' },
          credit: { owner: 'member', memberId: ALEX, kind: 'main' },
          amountMinor: 50_000n,
          code: 'welcome_credit',
          reference: ALEX,
        },
      ],
    }),
  );
  await sql`insert into payment_accounts (merchant_id, id, adapter, name, currency, config, secrets_key_id, secrets, state,
      created_at, changed_at)
    values ('one', ${ACCOUNT}, 'evm', 'Chain', 'THB', '{}', '', '', 'open', now(), now())`.execute(db);
  await sql`insert into deposits (merchant_id, id, member_id, method_id, account_id, currency, reference, asked_minor,
      state, created_at, changed_at, expires_at)
    values ('one', ${DEPOSIT}, ${ALEX}, 'usdt', ${ACCOUNT}, 'THB', 'ON7QX2K4ZD', 50000, 'waiting', now(), now(),
      now())`.execute(db);
  for (const theirId of [`${TRANSACTION}:17`, 'line:FT26-1'])
    await sql`insert into movements (merchant_id, account_id, their_id, id, direction, amount_minor, asset, payer, text,
        at, seen_at, source, state)
      values ('one', ${ACCOUNT}, ${theirId}, ${newId()}, 'in', 50000, 'USDT', '', '', now(), now(), 'list',
        'suspense')`.execute(db);
  await sql`insert into operators (id, email, email_key, name, password_hash, password_changed_at, created_at)
    values (${OPERATOR}, 'o@example.com', 'o@example.com', 'Olga', '', now(), now())`.execute(db);
  await sql`insert into approvals (merchant_id, id, kind, subject, payload, payload_hash, facts, reason, asked_by,
      asked_at, expires_at, state)
    values ('', ${REQUEST}, 'grants.change', 'x', '{}', '', '{}', '', ${OPERATOR}, now(), now(), 'asked')`.execute(
    db,
  );
});
afterAll(async () => {
  await wallet.close();
  await database.close();
});

/** May do some things at some merchants; the empty merchant is the platform. */
const rightsTo = (permissions: readonly Permission[], merchantIds: readonly string[]) =>
  ({
    may: (permission, merchantId) => permissions.includes(permission) && merchantIds.includes(merchantId),
  }) as Rights;
const ALL = rightsTo(['members.view', 'rounds.view', 'approvals.view', 'payments.view'], ['', 'one', 'two']);

const merchants = { list: async () => [{ id: 'one' }, { id: 'two' }] as never };
const clock = createManualClock(new Date('2026-11-22T12:00:00Z'));
const search = (pasted: string, rights = ALL, operatorId: string = newId()): Promise<Found[]> =>
  find({ db: database.db, clock, merchants }, pasted, { operatorId, rights, language: 'EN' });
const names = (found: Found[]): string[] => found.map(({ kind, merchantCode }) => `${kind} ${merchantCode}`);

test.each([
  ['the account in other letters', 'ALEX', ['member one', 'member two', 'member one']],
  ['the start of an account', 'alexa', ['member one']],
  ['a mail address', ' alex@EXAMPLE.com', ['member one']],
  ['the last four digits of the mobile', '4321', ['member one', 'member two']],
  ['the mobile as it is dialled in the country', '081-234-4321', ['member one']],
  ['the mobile with its dialling code', '+84 912 344 321', ['member two']],
  ['the id of a member', ALEXA.toUpperCase(), ['member one']],
  ['the id of a round', ROUND.replaceAll('-', ''), ['round one']],
  ['the vendor’s id of a round', ' Rnd-77 ', ['round one']],
  ['the id of a transfer', TRANSFER, ['transfer one']],
  ['the id of a request', REQUEST, ['approval ']],
  ['the id of a deposit', DEPOSIT, ['payment one']],
  ['the number of a deposit, as it is typed', 'on7qx2k4zd', ['payment one']],
  ['a transaction on a chain', TRANSACTION.toUpperCase().replace('0X', '0x'), ['payment one']],
  ['the number of a bank line that an operator typed', ' ft26-1 ', ['payment one']],
  ['a reference in other letters', 'RND-77', []],
  ['the middle of a mobile', '1234', []],
  ['wildcards', '%lex', []],
])('%s is found', async (_, pasted, expected) => {
  expect(names(await search(pasted))).toEqual(expected);
});

test('contacts are masked, and a transfer names its member', async () => {
  const [alex] = await search(ALEX);
  expect(alex).toMatchObject({ account: 'Alex', mobile: '+66 ••• 4321', email: 'A•••@Example.com' });
  const [transfer] = await search(TRANSFER);
  expect(transfer).toMatchObject({ memberId: ALEX, account: 'Alex', amount: 50_000n, currency: 'THB' });
});

test.each([
  ['members at one merchant', rightsTo(['members.view'], ['one']), '4321', ['member one']],
  ['members, but not requests', rightsTo(['members.view'], ['', 'one', 'two']), REQUEST, []],
  ['requests, but not members', rightsTo(['approvals.view'], ['', 'one']), ALEX, []],
  ['nothing of the platform', rightsTo(['approvals.view'], ['one', 'two']), REQUEST, []],
  ['members, but not rounds', rightsTo(['members.view'], ['one']), ROUND, []],
  ['payments of another merchant', rightsTo(['payments.view'], ['two']), DEPOSIT, []],
  ['members, but not payments', rightsTo(['members.view'], ['one']), TRANSACTION, []],
  ['another merchant', rightsTo(['rounds.view'], ['two']), ROUND, []],
  ['another merchant, by a vendor’s id', rightsTo(['rounds.view'], ['two']), 'Rnd-77', []],
  ['another merchant, by a transfer', rightsTo(['members.view'], ['two']), TRANSFER, []],
  ['nothing', rightsTo([], []), 'alex', []],
] as const)('an operator who may see %s finds only that', async (_, rights, pasted, expected) => {
  expect(names(await search(pasted, rights))).toEqual(expected);
});

test('at most eight of a kind, the exact account first', async () => {
  for (let at = 0; at < 10; at += 1) await member('one', newId(), `sam${at}`);
  await member('two', newId(), 'sam');
  const found = await search('sam');
  expect(found).toHaveLength(8);
  expect(found[0]).toMatchObject({ account: 'sam', merchantCode: 'two' });
});

test('an operator who searches without end has to pause; others do not', async () => {
  for (let done = 0; done < FIND_LIMIT.attempts; done += 1) await search('0000', rightsTo([], []), OPERATOR);
  await expect(search('0000', ALL, OPERATOR)).rejects.toMatchObject({ code: 'request.too_many' });
  expect(await search('4321')).toHaveLength(2);
  clock.advance((FIND_LIMIT.firstLockSeconds + FIND_LIMIT.windowSeconds + 1) * 1_000);
  expect(await search('4321', ALL, OPERATOR)).toHaveLength(2);
});
