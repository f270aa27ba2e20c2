import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFactorsWorld, type FactorsWorld } from './testing/factors-world.ts';
import { createSoftwarePasskey } from './testing/software-passkey.ts';
import { ORIGIN } from './testing/factors-world.ts';

let world: FactorsWorld;
beforeAll(async () => {
  world = await createFactorsWorld();
});
afterAll(() => world.database.close());

const refused = (code: string) => expect.objectContaining({ code }) as unknown;
const WRONG = refused('factors.code_wrong');

test('each code works once, in any notation, for its owner only', async () => {
  const [account, other] = [world.newAccount(), world.newAccount()];
  const [first = '', second = '', third = ''] = (await world.withApp(account)).recoveryCodes;
  await world.withApp(other);
  const use = (code: string, by = account) => world.factors.useRecoveryCode(world.ownerOf(by), code);
  await use(first);
  await expect(use(first)).rejects.toEqual(WRONG);
  await use(second.toLowerCase().replace('-', ' '));
  await expect(use(third, other)).rejects.toEqual(WRONG);
  for (const none of ['', '-', 'AAAAA-AAAAA']) await expect(use(none)).rejects.toEqual(WRONG);
  expect((await world.factors.state(world.ownerOf(account))).recoveryCodesLeft).toBe(8);
  const items = await world.audit.latest({ merchantId: 'croupier', limit: 9 });
  expect(items.filter(({ action }) => action === 'factors.recovery_code_used')).toHaveLength(2);
});

test('concurrent use of a code is accepted once', async () => {
  const account = world.newAccount();
  const [code = ''] = (await world.withApp(account)).recoveryCodes;
  const tries = await Promise.allSettled(
    Array.from({ length: 6 }, () => world.factors.useRecoveryCode(world.ownerOf(account), code)),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('new codes invalidate the old ones and require an authenticator app', async () => {
  const account = world.newAccount();
  const renew = () => world.handlers.renewRecoveryCodes(world.call(account));
  await expect(renew()).rejects.toEqual(refused('factors.not_begun'));
  const [old = ''] = (await world.withApp(account)).recoveryCodes;
  const [fresh = ''] = (await renew()).recoveryCodes;
  await expect(world.factors.useRecoveryCode(world.ownerOf(account), old)).rejects.toEqual(WRONG);
  await world.factors.useRecoveryCode(world.ownerOf(account), fresh);
});

test('they are deleted with the app and never stored in plain text', async () => {
  const account = world.newAccount();
  const { recoveryCodes } = await world.withApp(account);
  const { rows } = await sql<{ row: string }>`select r::text as row from recovery_codes r`.execute(world.db);
  for (const { row } of rows)
    for (const code of recoveryCodes) expect(row).not.toContain(code.replace('-', ''));
  expect(await world.handlers.removeTotp(world.call(account))).toBeNull();
  await expect(world.factors.useRecoveryCode(world.ownerOf(account), recoveryCodes[0] ?? '')).rejects.toEqual(
    WRONG,
  );
  expect(await world.factors.state(world.ownerOf(account))).toEqual({
    totp: null,
    recoveryCodesLeft: 0,
    passkeys: [],
  });
  expect(await world.handlers.removeTotp(world.call(account))).toBeNull();
});

test('an operator keeps at least one factor', async () => {
  const operator = world.newAccount('');
  const remove = (id: string) => world.handlers.removePasskey({ ...world.call(operator), params: { id } });
  await world.withApp(operator);
  await expect(world.handlers.removeTotp(world.call(operator))).rejects.toEqual(refused('factors.last_one'));
  const { id } = await world.withPasskey(operator, createSoftwarePasskey(ORIGIN));
  await world.handlers.removeTotp(world.call(operator));
  await expect(remove(id)).rejects.toEqual(refused('factors.last_one'));
  const second = await world.withPasskey(operator, createSoftwarePasskey(ORIGIN));
  const both = await Promise.allSettled([remove(id), remove(second.id)]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await world.factors.state(world.ownerOf(operator))).passkeys).toHaveLength(1);
});
