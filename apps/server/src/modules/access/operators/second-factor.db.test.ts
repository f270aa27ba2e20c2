import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { solvedCaptcha } from '../../../testing/solved-captcha.ts';
import { createSoftwarePasskey } from '../factors/testing/software-passkey.ts';
import { PAGE } from '../sign-in/testing/sign-in-world.ts';
import { createOperatorsWorld, type OperatorsWorld } from './testing/operators-world.ts';

let world: OperatorsWorld;
beforeEach(async () => {
  world = await createOperatorsWorld();
});
afterEach(() => world.database.close());

const refused = (code: string) => expect.objectContaining({ code }) as unknown;
const WRONG = refused('identity.proof_wrong');
const GONE = refused('identity.challenge_gone');

describe('an operator without a second factor', () => {
  test('gets a session that only sets one up and is complete afterwards; all other sessions end', async () => {
    const [first, other] = [await world.login(), await world.login()];
    expect(first.factorNeeded).toBe(true);
    const account = await world.account(first.token);
    expect(account.pending).toBe('second_factor');
    expect(await world.handlers.me({ ...world.call, account })).toMatchObject({ factorNeeded: true });
    await world.enrol(first.token);
    const free = await world.account(first.token);
    expect(free.pending).toBeNull();
    expect(await world.handlers.me({ ...world.call, account: free })).toMatchObject({ factorNeeded: false });
    expect(await world.sessions.resolveOperator(other.token)).toBeNull();
  });

  test('may set up a passkey instead', async () => {
    const { token } = await world.login();
    const account = await world.account(token);
    const passkey = createSoftwarePasskey(PAGE.origin);
    const by = { ...world.call, account };
    const { challenge, options } = await world.factorHandlers.passkeyOptions(by);
    const body = { challenge, name: 'laptop', response: passkey.create(options) };
    await world.factorHandlers.addPasskey({ ...by, body });
    expect((await world.account(token)).pending).toBeNull();
    expect((await world.challenge()).methods.map(({ kind }) => kind)).toEqual(['passkey']);
  });
});

describe('an operator with an authenticator app', () => {
  let secret: string;
  let recoveryCodes: string[];
  let token: string;
  beforeEach(async () => {
    ({ token } = await world.login());
    ({ secret, recoveryCodes } = await world.enrol(token));
    world.nextStep();
  });

  test('must enter a code after the password, which works once', async () => {
    const { challenge, methods } = await world.challenge();
    expect(methods).toEqual([
      { kind: 'totp', hint: '' },
      { kind: 'recovery', hint: '' },
    ]);
    const code = world.codeOf(secret);
    const { token: proved, factorNeeded } = await world.prove(challenge, 'totp', code);
    expect(factorNeeded).toBe(false);
    expect(await world.account(proved)).toMatchObject({ kind: 'operator', pending: null });
    await expect(world.prove(challenge, 'totp', code)).rejects.toEqual(GONE);
    const again = await world.challenge();
    await expect(world.prove(again.challenge, 'totp', code)).rejects.toEqual(WRONG);
    const items = await world.audit.latest({ merchantId: '', limit: 1 });
    expect(items[0]).toMatchObject({ action: 'operator.signed_in', after: { by: 'totp' } });
  });

  test('can sign in with a recovery code, once', async () => {
    const [code = ''] = recoveryCodes;
    await world.prove((await world.challenge()).challenge, 'recovery', code);
    const { challenge } = await world.challenge();
    await expect(world.prove(challenge, 'recovery', code)).rejects.toEqual(WRONG);
  });

  test('can sign in with a passkey, whose challenge is requested separately and works once', async () => {
    const account = await world.account(token);
    const passkey = createSoftwarePasskey(PAGE.origin);
    const by = { ...world.call, account };
    const made = await world.factorHandlers.passkeyOptions(by);
    const body = {
      challenge: made.challenge,
      name: 'laptop',
      response: passkey.create(made.options),
    };
    await world.factorHandlers.addPasskey({ ...by, body });

    const { challenge, methods } = await world.challenge();
    expect(methods.map(({ kind }) => kind)).toEqual(['totp', 'passkey', 'recovery']);
    const prove = (response: Record<string, unknown>) =>
      world.handlers.prove({ ...world.call, account: null, body: { challenge, kind: 'passkey', response } });
    const ask = () => world.handlers.proofOptions({ ...world.call, account: null, body: { challenge } });
    await expect(prove({ id: passkey.id })).rejects.toEqual(GONE);
    const evil = { origin: 'https://evil.example' };
    await expect(prove(passkey.use(await ask(), evil))).rejects.toEqual(WRONG);
    const options = await ask();
    const { token: proved } = await prove(passkey.use(options));
    expect((await world.account(proved)).pending).toBeNull();
    await expect(prove(passkey.use(options))).rejects.toEqual(GONE);
  });

  test('is offered no passkey without having one', async () => {
    const { challenge } = await world.challenge();
    const options = world.handlers.proofOptions({ ...world.call, account: null, body: { challenge } });
    await expect(options).rejects.toEqual(GONE);
    const body = { challenge, kind: 'passkey' as const, response: {} };
    await expect(world.handlers.prove({ ...world.call, account: null, body })).rejects.toEqual(WRONG);
  });

  test('limits attempts: five end the sign-in, ten lock the account', async () => {
    const guess = async (times: number): Promise<string> => {
      const { challenge } = await world.challenge();
      for (let attempt = 0; attempt < times; attempt += 1)
        await expect(world.prove(challenge, 'totp', '000000')).rejects.toEqual(WRONG);
      return challenge;
    };
    const burnt = await guess(5);
    await expect(world.prove(burnt, 'totp', world.codeOf(secret))).rejects.toEqual(GONE);
    await guess(5);
    const { challenge } = await world.challenge();
    await expect(world.prove(challenge, 'totp', world.codeOf(secret))).rejects.toEqual(
      refused('identity.locked'),
    );
  });

  test('expires after ten minutes, and if the operator is no longer one', async () => {
    const late = await world.challenge();
    world.clock.advance(10 * 60_000);
    await expect(world.prove(late.challenge, 'totp', world.codeOf(secret))).rejects.toEqual(GONE);
    const { challenge } = await world.challenge();
    await sql`update operators set status = 'closed'`.execute(world.db);
    await expect(world.prove(challenge, 'totp', world.codeOf(secret))).rejects.toEqual(GONE);
  });

  test('an invalid or unknown token finds nothing', async () => {
    for (const challenge of ['x', 'A'.repeat(43)])
      await expect(world.prove(challenge, 'totp', '123456')).rejects.toEqual(GONE);
  });
});

test('strangers who lock the name do not lock out the operator at a known address', async () => {
  const { token } = await world.login();
  const { secret } = await world.enrol(token);
  world.nextStep();
  const { challenge } = await world.challenge();
  await world.prove(challenge, 'totp', world.codeOf(secret));
  const stranger = { ...world.call, ip: '198.51.100.66', account: null };
  const { email } = world.operator;
  const guess = async () => {
    const captcha = await solvedCaptcha(world.db, '', world.clock);
    return world.handlers.login({ ...stranger, body: { email, password: 'wrong', ...captcha } });
  };
  for (let turn = 0; turn < 5; turn += 1)
    await expect(guess()).rejects.toMatchObject({ code: 'identity.bad_credentials' });
  await expect(guess()).rejects.toMatchObject({ code: 'identity.locked' });
  await expect(world.login()).rejects.toMatchObject({ code: 'identity.proof_required' });
});
