import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFactorsWorld, type FactorsWorld } from './testing/factors-world.ts';

let world: FactorsWorld;
beforeAll(async () => {
  world = await createFactorsWorld();
});
afterAll(() => world.database.close());

const refused = (code: string) => expect.objectContaining({ code }) as unknown;
const finish = (account: ReturnType<FactorsWorld['newAccount']>, code: string) =>
  world.handlers.finishTotp({ ...world.call(account), body: { code } });

describe('setting up an authenticator app', () => {
  test('requires a code of the app and shows ten recovery codes once', async () => {
    const account = world.newAccount();
    const owner = world.ownerOf(account);
    const { secret, uri } = await world.handlers.beginTotp(world.call(account));
    expect(uri).toMatch(/^otpauth:\/\/totp\/Aurum%20Room:ann\?/);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect((await world.factors.state(owner)).totp).toBeNull();
    await expect(world.factors.checkTotp(owner, world.codeOf(secret))).rejects.toEqual(
      refused('factors.code_wrong'),
    );
    const { recoveryCodes } = await finish(account, ` ${world.codeOf(secret).replace(/^.../, '$& ')} `);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{5}-[2-9A-HJKMNP-TV-Z]{5}$/);
    expect(await world.factors.state(owner)).toEqual({
      totp: { since: world.clock.now() },
      recoveryCodesLeft: 10,
      passkeys: [],
    });
    const items = await world.audit.latest({ merchantId: 'croupier', limit: 1 });
    expect(items[0]).toMatchObject({
      action: 'factors.totp_switched_on',
      subject: `member:${account.id}`,
      actor: { kind: 'member', id: account.id },
      ip: '203.0.113.9',
    });
  });

  test('must be started, and works once', async () => {
    const account = world.newAccount();
    await expect(finish(account, '123456')).rejects.toEqual(refused('factors.not_begun'));
    const { secret } = await world.withApp(account);
    await expect(world.handlers.beginTotp(world.call(account))).rejects.toEqual(
      refused('factors.already_on'),
    );
    await expect(finish(account, world.codeOf(secret, 1))).rejects.toEqual(refused('factors.not_begun'));
  });

  test('starting again replaces the secret', async () => {
    const account = world.newAccount();
    const first = await world.handlers.beginTotp(world.call(account));
    const second = await world.handlers.beginTotp(world.call(account));
    await expect(finish(account, world.codeOf(first.secret))).rejects.toEqual(refused('factors.code_wrong'));
    await finish(account, world.codeOf(second.secret));
  });

  test('limits code attempts', async () => {
    const account = world.newAccount();
    const { secret } = await world.handlers.beginTotp(world.call(account));
    for (let attempt = 1; attempt <= 10; attempt += 1)
      await expect(finish(account, 'no code')).rejects.toEqual(refused('factors.code_wrong'));
    await expect(finish(account, world.codeOf(secret))).rejects.toEqual(refused('request.too_many'));
  });

  test('expires after a day if it is not finished', async () => {
    const account = world.newAccount();
    await world.handlers.beginTotp(world.call(account));
    world.clock.advance(25 * 60 * 60_000);
    await world.factors.jobs[0]?.run();
    await expect(finish(account, '123456')).rejects.toEqual(refused('factors.not_begun'));
  });
});

describe('a code of the app', () => {
  test.each([-1, 0, 1])('of step %i is accepted once, and earlier ones no longer', async (steps) => {
    const account = world.newAccount();
    const owner = world.ownerOf(account);
    const { secret } = await world.withApp(account);
    world.nextStep();
    world.nextStep();
    const code = world.codeOf(secret, steps);
    await world.factors.checkTotp(owner, code);
    await expect(world.factors.checkTotp(owner, code)).rejects.toEqual(refused('factors.code_wrong'));
    await expect(world.factors.checkTotp(owner, world.codeOf(secret, steps - 1))).rejects.toEqual(
      refused('factors.code_wrong'),
    );
  });

  test.each([-2, 2])('of step %i is refused', async (steps) => {
    const account = world.newAccount();
    const { secret } = await world.withApp(account);
    world.nextStep();
    world.nextStep();
    world.nextStep();
    const check = world.factors.checkTotp(world.ownerOf(account), world.codeOf(secret, steps));
    await expect(check).rejects.toEqual(refused('factors.code_wrong'));
  });

  test('used for the setup is not accepted again', async () => {
    const account = world.newAccount();
    const { secret } = await world.withApp(account);
    const check = world.factors.checkTotp(world.ownerOf(account), world.codeOf(secret));
    await expect(check).rejects.toEqual(refused('factors.code_wrong'));
  });

  test('used concurrently is accepted once', async () => {
    const account = world.newAccount();
    const { secret } = await world.withApp(account);
    world.nextStep();
    const code = world.codeOf(secret);
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, () => world.factors.checkTotp(world.ownerOf(account), code)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '-12345'])('%j is refused', async (code) => {
    const account = world.newAccount();
    await world.withApp(account);
    const check = world.factors.checkTotp(world.ownerOf(account), code);
    await expect(check).rejects.toEqual(refused('factors.code_wrong'));
  });
});

describe('at rest', () => {
  test('secrets are unreadable and cannot be moved to another account', async () => {
    const [account, thief] = [world.newAccount(), world.newAccount()];
    const { secret } = await world.withApp(account);
    await world.withApp(thief);
    const { rows } = await sql<{ row: string }>`
      select t::text || encode(t.secret, 'escape') as row from totp_factors t`.execute(world.db);
    for (const { row } of rows) expect(row).not.toContain(secret);
    await sql`update totp_factors t set secret = o.secret from totp_factors o
      where t.account_id = ${thief.id} and o.account_id = ${account.id}`.execute(world.db);
    world.nextStep();
    await expect(world.factors.checkTotp(world.ownerOf(thief), world.codeOf(secret))).rejects.toThrow(
      /unable to authenticate/i,
    );
  });

  test('a configured key seals new secrets, and older ones can still be opened', async () => {
    const [before, after] = [world.newAccount(), world.newAccount()];
    const { secret, recoveryCodes } = await world.withApp(before);
    const configured = world.createProcess({ secretsKey: Buffer.alloc(32, 7) });
    world.nextStep();
    await configured.checkTotp(world.ownerOf(before), world.codeOf(secret));
    await configured.useRecoveryCode(world.ownerOf(before), recoveryCodes[0] ?? '');
    const handlers = configured.routes.handlers as unknown as typeof world.handlers;
    const begun = await handlers.beginTotp(world.call(after));
    await handlers.finishTotp({ ...world.call(after), body: { code: world.codeOf(begun.secret) } });
    world.nextStep();
    const without = world.factors.checkTotp(world.ownerOf(after), world.codeOf(begun.secret));
    await expect(without).rejects.toThrow(/SECRETS_KEY/);
  });
});
