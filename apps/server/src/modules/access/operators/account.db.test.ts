import { consoleApi } from '@croupier/contract/api.ts';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createOperatorsWorld, type OperatorsWorld } from './testing/operators-world.ts';

const refused = (code: string) => expect.objectContaining({ code }) as unknown;

describe('an operator’s own account', () => {
  let world: OperatorsWorld;
  let token: string;
  let secret: string;
  beforeEach(async () => {
    world = await createOperatorsWorld();
    ({ token } = await world.login());
    ({ secret } = await world.enrol(token));
    world.nextStep();
  });
  afterEach(() => world.database.close());

  const signInAgain = async (): Promise<string> => {
    const { challenge } = await world.challenge();
    const { token: other } = await world.prove(challenge, 'totp', world.codeOf(secret));
    world.nextStep();
    return other;
  };
  const confirm = async (body: { password?: string; totp?: string }) =>
    world.handlers.confirm({ ...world.call, account: await world.account(token), body });

  test('is confirmed by a code of the app', async () => {
    world.clock.advance(20 * 60_000);
    const before = (await world.account(token)).confirmedAt;
    expect(await confirm({ totp: world.codeOf(secret) })).toBeNull();
    const { confirmedAt } = await world.account(token);
    expect(confirmedAt).toEqual(world.clock.now());
    expect(confirmedAt.getTime()).toBeGreaterThan(before.getTime());
  });

  test('is not confirmed by the password alone or by a guess, and guessing locks', async () => {
    const { password } = world.operator;
    for (const proof of [{}, { password }, { totp: '000000' }, { password, totp: '000000' }, { totp: '' }])
      await expect(confirm(proof)).rejects.toEqual(refused('factors.code_wrong'));
    await expect(confirm({ totp: world.codeOf(secret) })).rejects.toEqual(refused('identity.locked'));
  });

  test('lists sessions and signs them out', async () => {
    const other = await signInAgain();
    const account = await world.account(token);
    const list = () => world.handlers.sessions({ ...world.call, account });
    expect((await list()).filter(({ current }) => current)).toHaveLength(1);
    expect(await list()).toHaveLength(2);
    const { sessionId: id } = await world.account(other);
    const end = () => world.handlers.endSession({ ...world.call, account, params: { id } });
    expect(await end()).toBeNull();
    expect(await world.sessions.resolveOperator(other)).toBeNull();
    expect(await list()).toHaveLength(1);
    await expect(end()).rejects.toEqual(refused('identity.session_not_found'));
  });

  const change = async (
    changes: Partial<Record<'oldPassword' | 'newPassword' | 'confirmNewPassword', string>>,
  ) =>
    world.handlers.changePassword({
      ...world.call,
      account: await world.account(token),
      body: {
        oldPassword: world.operator.password,
        newPassword: 'four words in a row',
        confirmNewPassword: 'four words in a row',
        ...changes,
      },
    });

  test('changes the password, which ends all other sessions and pending sign-ins', async () => {
    const other = await signInAgain();
    const { challenge } = await world.challenge();
    expect(await change({})).toBeNull();
    expect(await world.sessions.resolveOperator(other)).toBeNull();
    expect(await world.sessions.resolveOperator(token)).not.toBeNull();
    await expect(world.prove(challenge, 'totp', world.codeOf(secret))).rejects.toEqual(
      refused('identity.challenge_gone'),
    );
    await expect(world.login()).rejects.toEqual(refused('identity.bad_credentials'));
    await sql`delete from attempts`.execute(world.db);
    await expect(world.login('four words in a row')).rejects.toEqual(refused('identity.proof_required'));
  });

  test.each([
    [
      { newPassword: 'too-short-1', confirmNewPassword: 'too-short-1' },
      'identity.field_pattern',
      'newPassword',
    ],
    [{ confirmNewPassword: 'another one here' }, 'identity.passwords_differ', 'confirmNewPassword'],
    [{ oldPassword: 'wrong' }, 'identity.old_password_wrong', 'oldPassword'],
  ])('refuses %j', async (changes, code, field) => {
    await expect(change(changes)).rejects.toMatchObject({ code, details: { fields: [{ field }] } });
  });

  test('one of two concurrent changes wins; guesses at the old password lock', async () => {
    const both = await Promise.allSettled([
      change({}),
      change({ newPassword: 'quite another one', confirmNewPassword: 'quite another one' }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await sql`delete from attempts`.execute(world.db);
    for (let attempt = 0; attempt < 5; attempt += 1)
      await expect(change({ oldPassword: 'wrong' })).rejects.toEqual(refused('identity.old_password_wrong'));
    await expect(change({})).rejects.toEqual(refused('identity.locked'));
  });
});

describe('over HTTP', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await createTestApp();
  });
  afterAll(() => running.close());
  const { console: calls, factors, today } = consoleApi;

  test('a session that waits for a second factor can do nothing else', async () => {
    const body = running.app.demo?.operator;
    const login = await running.call(calls.login, { console: true, body });
    const { token } = login.body.value as { token: string };
    const as = { console: true, token };
    for (const route of [today.get, calls.sessions, factors.removeTotp, factors.renewRecoveryCodes]) {
      const answer = await running.call(route, as);
      expect(answer).toMatchObject({ status: 403, body: { code: 'identity.second_factor_needed' } });
    }
    expect((await running.call(calls.me, as)).body.value).toMatchObject({ factorNeeded: true });
    expect((await running.call(factors.state, as)).body.value).toEqual({
      totp: null,
      recoveryCodesLeft: 0,
      passkeys: [],
    });

    const begun = await running.call(factors.beginTotp, as);
    const { secret, uri } = begun.body.value as { secret: string; uri: string };
    expect(uri).toContain('Croupier%20Console:operator%40example.com');
    const done = await running.call(factors.finishTotp, { ...as, body: { code: generateSync({ secret }) } });
    expect((done.body.value as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
    expect((await running.call(today.get, as)).status).toBe(200);
    expect(await running.call(factors.removeTotp, as)).toMatchObject({
      status: 409,
      body: { code: 'factors.last_one' },
    });

    await sql`update sessions set confirmed_at = confirmed_at - interval '11 minutes' where merchant_id = ''`.execute(
      running.database.db,
    );
    running.app.modules.sessions.forget({
      merchantId: '',
      accountId: (await running.app.modules.sessions.resolveOperator(token))?.id ?? '',
    });
    const asked = await running.call(factors.renewRecoveryCodes, as);
    expect(asked).toMatchObject({ status: 403, body: { code: 'identity.confirmation_needed' } });
    const byPassword = await running.call(calls.confirm, { ...as, body: { password: body?.password } });
    expect(byPassword.body.code).toBe('factors.code_wrong');
    // A code works once, so use that of the next half minute.
    const totp = generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 });
    await running.call(calls.confirm, { ...as, body: { totp } });
    expect((await running.call(factors.renewRecoveryCodes, as)).status).toBe(200);
  });
});
