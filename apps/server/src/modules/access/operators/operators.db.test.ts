import type { CaptchaAnswer } from '@croupier/contract/access/captcha.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { solvedCaptcha } from '../../../testing/solved-captcha.ts';
import { CALLER, newUser } from '../sign-in/testing/sign-in-world.ts';
import type { DemoOperator } from './index.ts';
import { createOperatorsWorld, type OperatorsWorld } from './testing/operators-world.ts';

let world: OperatorsWorld;
let operator: DemoOperator;
beforeAll(async () => {
  world = await createOperatorsWorld();
  ({ operator } = world);
});
afterAll(() => world.database.close());

const login = (credentials: Omit<DemoOperator, 'id'>) =>
  world.handlers.login({ ...world.call, account: null, body: credentials });

test('the demo operator is seeded once, signs in, is shown and signs out, and the audit log records it', async () => {
  expect((await world.operators.seedDemoOperators())[0]).toEqual(operator);
  const { token } = await login({ ...operator, email: operator.email.toUpperCase() });
  const account = await world.account(token);
  expect(account).toMatchObject({ kind: 'operator', merchantId: '' });
  expect(await world.handlers.me({ ...world.call, account })).toEqual({
    id: account.id,
    email: operator.email,
    name: 'Demo operator',
    lastLogin: null,
    factorNeeded: true,
  });
  const startedAt = world.clock.now();
  world.clock.advance(60_000);
  const later = await world.account((await login(operator)).token);
  const lastLogin = { at: startedAt, ip: CALLER.ip };
  expect(await world.handlers.me({ ...world.call, account: later })).toMatchObject({ lastLogin });
  expect(await world.handlers.me({ ...world.call, account })).toMatchObject({ lastLogin: null });
  expect(await world.handlers.logout({ ...world.call, account })).toBeNull();
  expect(await world.sessions.resolveOperator(token)).toBeNull();
  expect(await world.handlers.logout({ ...world.call, account })).toBeNull();
  const items = await world.audit.latest({ merchantId: '', limit: 9 });
  expect(items.map(({ action }) => action)).toEqual([
    'operator.signed_out',
    'operator.signed_in',
    'operator.signed_in',
  ]);
  expect(items[0]).toMatchObject({ actor: { kind: 'operator', id: account.id }, ip: CALLER.ip });
});

test('an operator’s token does not work at a merchant', async () => {
  const { token } = await login(operator);
  for (const merchantId of ['croupier', 'lotus', ''])
    expect(await world.sessions.resolveAccount(token, merchantId)).toBeNull();
});

test('members cannot sign in as operators, nor operators as members', async () => {
  await world.signIn.register('croupier', newUser('Member1'), CALLER);
  await expect(login({ email: 'Member1', password: 'Secret-123' })).rejects.toMatchObject({
    code: 'identity.bad_credentials',
  });
  const credentials = { username: operator.email, password: operator.password };
  await expect(world.signIn.login('croupier', credentials, CALLER)).rejects.toMatchObject({
    code: 'identity.bad_credentials',
  });
});

/** A guess from elsewhere, so that only the name is counted. */
const guess = async (email: string, answer: CaptchaAnswer = {}, ip = '198.51.100.7') =>
  world.handlers.login({ ...world.call, ip, account: null, body: { email, password: 'wrong', ...answer } });
const solved = () => solvedCaptcha(world.db, '', world.clock);

test('a captcha is required after a failure, by name and by address, and only then do guesses lock', async () => {
  const name = 'guess@example.com';
  await expect(guess(name)).rejects.toMatchObject({
    code: 'identity.bad_credentials',
    details: { value: { captcha: true, kind: 'image' } },
  });
  for (let attempt = 1; attempt <= 8; attempt += 1)
    await expect(guess(name)).rejects.toMatchObject({
      code: 'captcha.required',
      details: { value: { captcha: true, kind: 'image' } },
    });
  for (let attempt = 2; attempt <= 5; attempt += 1)
    await expect(guess(name, await solved())).rejects.toMatchObject({ code: 'identity.bad_credentials' });
  await expect(guess(name, await solved())).rejects.toMatchObject({ code: 'identity.locked' });
  // Five failures from this address: it is asked about other names as well.
  await expect(guess('guess2@example.com')).rejects.toMatchObject({ code: 'captcha.required' });
});

test('a merchant’s captcha is not accepted on the console', async () => {
  const name = 'guess3@example.com';
  const ip = '198.51.100.8';
  await expect(guess(name, {}, ip)).rejects.toMatchObject({ code: 'identity.bad_credentials' });
  const foreign = await solvedCaptcha(world.db, 'croupier', world.clock);
  await expect(guess(name, foreign, ip)).rejects.toMatchObject({ code: 'captcha.wrong' });
});
