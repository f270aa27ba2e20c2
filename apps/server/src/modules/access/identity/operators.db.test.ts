import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DemoOperator } from './index.ts';
import { CALLER, PAGE, createIdentityWorld, newUser, type IdentityWorld } from './testing/identity-world.ts';

let world: IdentityWorld;
let operator: DemoOperator;
beforeAll(async () => {
  world = await createIdentityWorld();
  operator = await world.identity.seedDemoOperator();
});
afterAll(() => world.database.close());

const call = { merchantId: '', language: 'EN', ...CALLER, ...PAGE };
const login = (credentials: DemoOperator) =>
  world.identity.consoleHandlers.login({ ...call, account: null, body: credentials });
const present = async (token: string) => {
  const account = await world.identity.resolveOperator(token);
  if (!account) throw new Error('no operator is signed in');
  return account;
};

test('the demo operator is seeded once, signs in, is shown and signs out, and the audit log tells it', async () => {
  expect(await world.identity.seedDemoOperator()).toEqual(operator);
  const { token } = await login({ ...operator, email: operator.email.toUpperCase() });
  const account = await present(token);
  expect(account).toMatchObject({ kind: 'operator', merchantId: '' });
  expect(await world.identity.consoleHandlers.me({ ...call, account })).toEqual({
    id: account.id,
    email: operator.email,
    name: 'Demo operator',
    lastLoginAt: world.clock.now(),
    factorNeeded: true,
  });
  expect(await world.identity.consoleHandlers.logout({ ...call, account })).toBeNull();
  expect(await world.identity.resolveOperator(token)).toBeNull();
  expect(await world.identity.consoleHandlers.logout({ ...call, account })).toBeNull();
  const { items } = await world.audit.list({ merchantId: '', pageNum: 1, pageSize: 9 });
  expect(items.map(({ action }) => action)).toEqual(['operator.signed_out', 'operator.signed_in']);
  expect(items[0]).toMatchObject({ actor: { kind: 'operator', id: account.id }, ip: CALLER.ip });
});

test('the token of an operator opens no merchant', async () => {
  const { token } = await login(operator);
  for (const merchantId of ['croupier', 'lotus', ''])
    expect(await world.identity.resolveAccount(token, merchantId)).toBeNull();
});

test('a member is no operator, and an operator no member', async () => {
  await world.identity.register('croupier', newUser('Member1'), CALLER);
  await expect(login({ email: 'Member1', password: 'Secret-123' })).rejects.toMatchObject({
    code: 'identity.bad_credentials',
  });
  const credentials = { username: operator.email, password: operator.password };
  await expect(world.identity.login('croupier', credentials, CALLER)).rejects.toMatchObject({
    code: 'identity.bad_credentials',
  });
});

test('failures lock the console as well', async () => {
  const wrong = { email: 'guess@example.com', password: 'wrong' };
  for (let attempt = 1; attempt <= 5; attempt += 1)
    await expect(login(wrong)).rejects.toMatchObject({ code: 'identity.bad_credentials' });
  await expect(login(wrong)).rejects.toMatchObject({ code: 'identity.locked' });
});
