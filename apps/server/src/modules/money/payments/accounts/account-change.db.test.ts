import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { REASON } from '../../../access/approvals/testing/approvals-world.ts';
import type { Checker } from '../../../access/approvals/approvals.types.ts';
import { findMethod } from '../channels/methods.reads.ts';
import { createPaymentsWorld, MERCHANT, ONE, TERMS, type PaymentsWorld } from '../testing/payments-world.ts';
import { findAccount } from './accounts.queries.ts';
import { openSecrets } from './accounts.usecases.ts';

let world: PaymentsWorld;
let asker: Checker;
let checker: Checker;
beforeAll(async () => {
  world = await createPaymentsWorld();
  [asker, checker] = [await world.createOperator(['owner']), await world.createOperator(['owner'])];
});
afterAll(() => world.close());

const handlerOf = (name: string) => {
  const group = world.payments.consoleRoutes.find(({ routes }) => 'setMethodOpen' in routes);
  return group?.handlers[name] as unknown as (call: object) => Promise<{ id: string; state: string }>;
};
const call = (name: string, params: object, body: object) =>
  handlerOf(name)({ ...asker, params: { merchantCode: MERCHANT, ...params }, body });
async function approve(id: string, by = checker): Promise<void> {
  const { approval } = (await world.call('get', by, { params: { id } })) as {
    approval: { payloadHash: string };
  };
  const body = { payloadHash: approval.payloadHash, reason: REASON };
  await world.call('approve', by, { params: { id }, body });
}

test('a new account needs a second person, and its secrets are never stored readable', async () => {
  const [key, accountId] = [newId(), newId()];
  const access = {
    adapter: world.provider.adapter.id,
    name: 'Second bank',
    config: { url: 'https://bank.test' },
  };
  const body = { ...access, secrets: { apiKey: 'very-secret-key' }, reason: REASON, key, accountId };
  for (let again = 0; again < 2; again += 1)
    expect(await call('change', {}, body)).toEqual({ id: key, state: 'asked' });
  expect(await findAccount(world.db, { merchantId: MERCHANT, id: accountId })).toBeUndefined();
  const { rows } = await sql<{ text: string }>`select payload::text as text from approvals
    where merchant_id = ${MERCHANT} and id = ${key}`.execute(world.db);
  expect(rows[0]?.text).not.toContain('very-secret-key');
  await approve(key);
  const row = await findAccount(world.db, { merchantId: MERCHANT, id: accountId });
  expect(row).toMatchObject({ name: 'Second bank', state: 'open', config: access.config });
  expect(row && (await openSecrets(world.box, row))).toEqual({ apiKey: 'very-secret-key' });

  // Without new secrets the old ones stay.
  const other = newId();
  await call('change', {}, { ...body, name: 'Renamed', secrets: null, key: other });
  await approve(other);
  const renamed = await findAccount(world.db, { merchantId: MERCHANT, id: accountId });
  expect(renamed?.name).toBe('Renamed');
  expect(renamed && (await openSecrets(world.box, renamed))).toEqual({ apiKey: 'very-secret-key' });
});

test('stored secrets stay with their server, and private addresses are refused', async () => {
  const accountId = newId();
  const body = {
    adapter: world.provider.adapter.id,
    name: 'Third bank',
    config: { url: 'https://third.test/v1' },
    secrets: { apiKey: 'very-secret-key' },
    reason: REASON,
    key: newId(),
    accountId,
  };
  await call('change', {}, body);
  await approve(body.key);
  const asking = (change: object) => call('change', {}, { ...body, secrets: null, key: newId(), ...change });
  for (const url of ['https://thief.test/v1', 'https://third.test:8443/v1', 'http://third.test/v1'])
    await expect(asking({ config: { url } })).rejects.toMatchObject({
      code: 'payments.secret_needed',
      details: { fields: [{ field: 'secrets' }] },
    });
  await expect(asking({ config: {} })).rejects.toMatchObject({ code: 'payments.secret_needed' });
  for (const url of ['http://127.0.0.1:4000', 'http://169.254.169.254/', 'https://bank.internal'])
    await expect(asking({ config: { url }, secrets: body.secrets })).rejects.toMatchObject({
      code: 'payments.address_private',
      details: { fields: [{ field: 'config.url' }] },
    });
  const stored = await findAccount(world.db, { merchantId: MERCHANT, id: accountId });
  expect(stored?.config).toEqual(body.config);
  expect(await asking({ config: { url: 'https://third.test/v2' } })).toMatchObject({ state: 'asked' });
});

test('only an owner decides about an account', async () => {
  const lead = await world.createOperator(['finance_lead']);
  const body = {
    adapter: world.provider.adapter.id,
    name: 'Fourth bank',
    config: {},
    secrets: {},
    reason: REASON,
    key: newId(),
    accountId: newId(),
  };
  await call('change', {}, body);
  await expect(approve(body.key, lead)).rejects.toMatchObject({ code: 'permissions.missing' });
});

test('a change can still be approved after calls to the account have failed, but not after another change', async () => {
  const change = (name: string) => ({
    adapter: world.provider.adapter.id,
    name,
    config: {},
    secrets: { apiKey: name },
    reason: REASON,
    key: newId(),
    accountId: world.accountId,
  });
  const body = change('Renamed bank');
  await call('change', {}, body);
  world.provider.isDown = true;
  await call('test', { id: world.accountId }, {});
  world.provider.isDown = false;
  world.clock.advance(1_000);
  await approve(body.key);
  const stored = await findAccount(world.db, { merchantId: MERCHANT, id: world.accountId });
  expect(stored?.name).toBe('Renamed bank');
  const [first, second] = [change('Renamed bank'), change('Renamed bank')];
  await call('change', {}, first);
  await sql`update payment_accounts set secrets = decode('00', 'hex')
    where merchant_id = ${MERCHANT} and id = ${world.accountId}`.execute(world.db);
  await expect(approve(first.key)).rejects.toMatchObject({ code: 'approvals.stale' });
  await sql`update payment_accounts set secrets = ${stored?.secrets}
    where merchant_id = ${MERCHANT} and id = ${world.accountId}`.execute(world.db);
  await call('change', {}, second);
  await approve(second.key);
});

test('an adapter that does not exist is refused at the request', async () => {
  const body = {
    adapter: 'nobody',
    name: 'x',
    config: {},
    secrets: {},
    reason: REASON,
    key: newId(),
    accountId: newId(),
  };
  await expect(call('change', {}, body)).rejects.toMatchObject({ code: 'payments.config_invalid' });
});

test('terms and channels of a method change with the second person; opening it needs none', async () => {
  const key = newId();
  const channels = [{ accountId: world.accountId, position: 0, isOpen: true, maxAmount: 500n * ONE }];
  const terms = { ...TERMS, max: 900n * ONE };
  const method = { kind: 'page', names: { EN: 'Card' }, terms, position: 3, isOpen: true, channels };
  await call('changeMethod', { direction: 'deposit', id: 'page' }, { ...method, key, reason: REASON });
  const of = { merchantId: MERCHANT, direction: 'deposit' as const, id: 'page' };
  expect((await findMethod(world.db, of))?.terms.max).toBe(TERMS.max);
  await approve(key);
  expect(await findMethod(world.db, of)).toMatchObject({
    terms: { max: 900n * ONE },
    channels: [{ maxMinor: 500n * ONE }],
  });
  const turned = { isOpen: false, reason: REASON };
  expect(await call('setMethodOpen', { direction: 'deposit', id: 'page' }, turned)).toEqual({
    isOpen: false,
  });
  const memberId = await world.openMember();
  await expect(world.start(memberId)).rejects.toMatchObject({ code: 'payments.method_closed' });
});

test('five failed calls let an account rest until one succeeds', async () => {
  const memberId = await world.openMember();
  world.provider.isDown = true;
  const resting = world.payments.jobs.find(({ name }) => name === 'payments-resting');
  const stateOf = async () =>
    (await findAccount(world.db, { merchantId: MERCHANT, id: world.accountId }))?.state;
  for (let failed = 0; failed < 5; failed += 1)
    expect(await call('test', { id: world.accountId }, {})).toEqual({ answers: false });
  expect(await stateOf()).toBe('resting');
  await expect(world.start(memberId, { methodId: 'bank' })).rejects.toMatchObject({
    code: 'payments.provider_down',
  });
  await resting?.run();
  expect(await stateOf()).toBe('resting');
  world.provider.isDown = false;
  world.provider.balanceMinor = 0n;
  await resting?.run();
  expect(await stateOf()).toBe('open');
});
