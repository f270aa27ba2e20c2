import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Account } from '../../../platform/http/context.ts';
import { createFactorsWorld, ORIGIN, type FactorsWorld } from './testing/factors-world.ts';
import { createSoftwarePasskey, type Misuse, type SoftwarePasskey } from './testing/software-passkey.ts';

let world: FactorsWorld;
beforeAll(async () => {
  world = await createFactorsWorld();
});
afterAll(() => world.database.close());

const refused = (code: string) => expect.objectContaining({ code }) as unknown;
const UNKNOWN = refused('factors.passkey_unknown');
const GONE = refused('identity.challenge_gone');
const REFUSED = refused('factors.passkey_refused');

const holder = async (merchantId = 'croupier') => {
  const account = world.newAccount(merchantId);
  const passkey = createSoftwarePasskey(ORIGIN);
  const { id } = await world.withPasskey(account, passkey);
  return { account, passkey, id };
};

type Ways = { misuse?: Misuse; as?: Account | null; origin?: string; merchantId?: string };
/** Requests and uses the passkey; `as` is null for a sign-in by passkey alone. */
const signIn = async (account: Account, passkey: SoftwarePasskey, ways: Ways = {}) => {
  const { misuse = {}, as = account, origin = ORIGIN, merchantId = account.merchantId } = ways;
  const known = as ? { accountId: as.id } : {};
  const { challenge, options } = await world.factors.passkeyRequest({
    merchantId,
    origin,
    ...(as ? { accountId: as.id } : {}),
  });
  const response = passkey.use({ ...options }, misuse);
  return world.factors.checkPasskey({ merchantId, origin, challenge, response, ...known });
};

describe('a passkey', () => {
  test('is created, recorded in the audit log, used and removed', async () => {
    const { account, passkey, id } = await holder();
    expect(await signIn(account, passkey)).toEqual({ accountId: account.id });
    expect(await signIn(account, passkey, { as: null })).toEqual({ accountId: account.id });
    const at = world.clock.now();
    expect((await world.factors.state(world.ownerOf(account))).passkeys).toEqual([
      { id, name: 'phone', createdAt: at, lastUsedAt: at },
    ]);
    const remove = () => world.handlers.removePasskey({ ...world.call(account), params: { id } });
    expect(await remove()).toBeNull();
    await expect(remove()).rejects.toEqual(UNKNOWN);
    await expect(signIn(account, passkey)).rejects.toEqual(UNKNOWN);
    const items = await world.audit.latest({ merchantId: 'croupier', limit: 2 });
    expect(items.map(({ action }) => action)).toEqual(['factors.passkey_removed', 'factors.passkey_added']);
  });

  test('that did not verify its user is a second factor, but not the only one', async () => {
    const { account, passkey } = await holder();
    const misuse = { verified: false };
    expect(await signIn(account, passkey, { misuse })).toEqual({ accountId: account.id });
    await expect(signIn(account, passkey, { misuse, as: null })).rejects.toEqual(UNKNOWN);
  });

  test.each<[string, Misuse]>([
    ['another origin', { origin: 'https://play.example.com.evil.example' }],
    ['the same host on another scheme', { origin: 'http://play.example.com' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['a count that it had before', { counter: 0 }],
    ['the handle of somebody else', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('is refused for %s', async (_, misuse) => {
    const { account, passkey } = await holder();
    await signIn(account, passkey);
    await expect(signIn(account, passkey, { misuse })).rejects.toEqual(UNKNOWN);
  });

  test('of one host name is unknown at another, even if both are ours', async () => {
    const { account, passkey } = await holder();
    const origin = 'https://other.example.com';
    const misuse = { origin, rpId: 'other.example.com' };
    await expect(signIn(account, passkey, { origin, misuse })).rejects.toEqual(UNKNOWN);
  });

  test('of a member is unknown at another merchant, on the console, and for another account', async () => {
    const [{ account, passkey }, other] = [await holder(), await holder()];
    for (const merchantId of ['lotus', ''])
      await expect(signIn(account, passkey, { merchantId, as: null })).rejects.toEqual(UNKNOWN);
    await expect(signIn(account, passkey, { as: other.account })).rejects.toEqual(UNKNOWN);
  });

  test.each([{}, { id: 7 }, { id: '' }, { id: 'unknown' }, { id: 'x', response: 'no' }])(
    'that looks like %j is none',
    async (response) => {
      const { challenge } = await world.factors.passkeyRequest({ merchantId: 'croupier', origin: ORIGIN });
      const check = world.factors.checkPasskey({
        merchantId: 'croupier',
        origin: ORIGIN,
        challenge,
        response,
      });
      await expect(check).rejects.toEqual(UNKNOWN);
    },
  );

  test('with a malformed assertion is refused', async () => {
    const { account, passkey } = await holder();
    const { challenge } = await world.factors.passkeyRequest({
      merchantId: 'croupier',
      origin: ORIGIN,
      accountId: account.id,
    });
    const response = { id: passkey.id, rawId: passkey.id, type: 'public-key', response: {} };
    const { id: accountId } = account;
    const check = world.factors.checkPasskey({
      merchantId: 'croupier',
      origin: ORIGIN,
      challenge,
      response,
      accountId,
    });
    await expect(check).rejects.toEqual(UNKNOWN);
  });
});

describe('a challenge', () => {
  test('works once, even if the first answer was wrong', async () => {
    const { account, passkey } = await holder();
    const { challenge, options } = await world.factors.passkeyRequest({
      merchantId: 'croupier',
      origin: ORIGIN,
      accountId: account.id,
    });
    const answer = (misuse: Misuse = {}) =>
      world.factors.checkPasskey({
        merchantId: 'croupier',
        origin: ORIGIN,
        challenge,
        response: passkey.use({ ...options }, misuse),
        accountId: account.id,
      });
    await expect(answer({ rpId: 'evil.example' })).rejects.toEqual(UNKNOWN);
    await expect(answer()).rejects.toEqual(GONE);
  });

  test('is bound to its account, site and purpose', async () => {
    const { account, passkey } = await holder();
    const request = await world.factors.passkeyRequest({ merchantId: 'croupier', origin: ORIGIN });
    const response = passkey.use({ ...request.options });
    const input = { merchantId: 'croupier', origin: ORIGIN, challenge: request.challenge, response };
    await expect(world.factors.checkPasskey({ ...input, accountId: account.id })).rejects.toEqual(GONE);
    await expect(world.factors.checkPasskey({ ...input, merchantId: 'lotus' })).rejects.toEqual(GONE);
    const { challenge } = await world.handlers.passkeyOptions(world.call(account));
    await expect(world.factors.checkPasskey({ ...input, challenge })).rejects.toEqual(GONE);
    expect(await world.factors.checkPasskey(input)).toEqual({ accountId: account.id });
  });

  test('expires after five minutes and is deleted', async () => {
    const { account, passkey } = await holder();
    const { challenge, options } = await world.factors.passkeyRequest({
      merchantId: 'croupier',
      origin: ORIGIN,
      accountId: account.id,
    });
    world.clock.advance(5 * 60_000);
    await world.factors.jobs[0]?.run();
    const check = world.factors.checkPasskey({
      merchantId: 'croupier',
      origin: ORIGIN,
      challenge,
      response: passkey.use({ ...options }),
      accountId: account.id,
    });
    await expect(check).rejects.toEqual(GONE);
  });
});

describe('adding a passkey', () => {
  const add = async (account: Account, misuse: Misuse = {}, passkey = createSoftwarePasskey(ORIGIN)) => {
    const { challenge, options } = await world.handlers.passkeyOptions(world.call(account));
    const body = { challenge, name: 'x', response: passkey.create(options, misuse) };
    return world.handlers.addPasskey({ ...world.call(account), body });
  };

  test.each<[string, Misuse]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
  ])('is refused for %s', async (_, misuse) => {
    await expect(add(world.newAccount(), misuse)).rejects.toEqual(REFUSED);
  });

  test('requires an unused challenge of the same account', async () => {
    const [account, other] = [world.newAccount(), world.newAccount()];
    const { challenge, options } = await world.handlers.passkeyOptions(world.call(account));
    const response = createSoftwarePasskey(ORIGIN).create(options);
    const body = { challenge, name: 'x', response };
    await expect(world.handlers.addPasskey({ ...world.call(other), body })).rejects.toEqual(REFUSED);
    await world.handlers.addPasskey({ ...world.call(account), body });
    await expect(world.handlers.addPasskey({ ...world.call(account), body })).rejects.toEqual(REFUSED);
  });

  test('the same passkey twice is refused, and existing ones are excluded in the browser', async () => {
    const { account, passkey } = await holder();
    const { options } = await world.handlers.passkeyOptions(world.call(account));
    expect(options).toMatchObject({
      rp: { id: 'play.example.com', name: 'Aurum Room' },
      user: { name: 'ann' },
      excludeCredentials: [{ id: passkey.id }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await expect(add(world.newAccount(), {}, passkey)).rejects.toEqual(REFUSED);
  });

  test('is limited to ten', async () => {
    const account = world.newAccount();
    for (let count = 0; count < 9; count += 1) await add(account);
    const both = await Promise.allSettled([add(account), add(account)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(add(account)).rejects.toEqual(refused('factors.too_many'));
  });

  test('is refused if the merchant disables passkeys', async () => {
    await world.db.transaction().execute((tx) =>
      world.merchants.changeSettings(tx, 'lotus', (settings) => ({
        ...settings,
        signIn: { ...settings.signIn, passkeys: false },
      })),
    );
    world.merchants.refresh();
    await expect(add(world.newAccount('lotus'))).rejects.toEqual(REFUSED);
  });

  test('requires a valid origin', async () => {
    const account = world.newAccount();
    await expect(world.handlers.passkeyOptions(world.call(account, 'nowhere'))).rejects.toEqual(REFUSED);
    await expect(world.factors.passkeyRequest({ merchantId: 'croupier', origin: 'nowhere' })).rejects.toEqual(
      UNKNOWN,
    );
  });
});

describe('an operator who must set up a factor', () => {
  const pending = () => world.newAccount('', { pending: 'second_factor' });

  test('triggers `enrolled` for the first factor of any account, but for no other', async () => {
    const enrolled: string[] = [];
    world.factors.hooks.enrolled.push(async ({ id }) => void enrolled.push(id));
    const [byApp, byPasskey, member] = [pending(), pending(), world.newAccount()];
    await world.withApp(byApp);
    await world.withPasskey(byPasskey, createSoftwarePasskey(ORIGIN));
    await world.withApp(member);
    await world.withPasskey(member, createSoftwarePasskey(ORIGIN));
    expect(enrolled).toEqual([byApp.id, byPasskey.id, member.id]);
  });

  test('is refused if someone else was faster: a password alone adds nothing to an existing factor', async () => {
    const operator = pending();
    const { challenge, options } = await world.handlers.passkeyOptions(world.call(operator));
    await world.withApp(operator);
    const body = { challenge, name: 'x', response: createSoftwarePasskey(ORIGIN).create(options) };
    await expect(world.handlers.addPasskey({ ...world.call(operator), body })).rejects.toEqual(
      refused('identity.sign_in_needed'),
    );
  });
});
