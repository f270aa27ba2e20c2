import { randomUUID } from 'node:crypto';
import { siteApi } from '@croupier/contract/api.ts';
import { PLAY_MONEY } from '@croupier/contract/money/play-money.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeOf, createMethodsWorld, startedOf, type MethodsWorld } from '../testing/methods-world.ts';

let world: MethodsWorld;
beforeAll(async () => {
  world = await createMethodsWorld();
});
beforeEach(() => world.forgetAttempts());
afterAll(() => world.close());

const play = (ip = world.newAddress()) =>
  world.call(siteApi.session.freePlay, { ip, body: { os: 'Linux', platform: 'W' } });
const info = async (token: string) =>
  (await world.call(siteApi.identity.memberInfo, { token })).body.value as { id: string };
const statusOf = async (id: string) => (await world.memberRow(id))['status'];

test('free play opens a trial account, which is not a member', async () => {
  const { token, account, firstTimeLogin } = startedOf(await play());
  expect(account).toMatch(/^guest-[2-9A-HJ-NP-Z]{6}$/);
  expect(firstTimeLogin).toBe(true);
  expect(await info(token)).toMatchObject({ account, type: 4, isTrial: true, isAgent: false });
  for (const route of [siteApi.session.list, siteApi.session.endOthers, siteApi.account.security])
    expect(codeOf(await world.call(route, { token }))).toBe('in_need_true_account');
});

test('a trial account gets play money, can bet it, and has no records', async () => {
  const { token } = startedOf(await play());
  await world.deliver();
  const balance = async () => (await world.call(siteApi.wallet.balance, { token })).body.value;
  expect(await balance()).toMatchObject({ currency: PLAY_MONEY, amount: '1000.0000' });
  const body = { id: randomUUID(), stake: '10', bet: { direction: 'over', targetHundredths: 5_050 } };
  const bet = await world.call(siteApi.originals.bet, { path: '/wps/originals/dice/bet', token, body });
  expect(bet.body).toMatchObject({ success: true, value: { stake: '10.0000', jackpot: null } });
  expect(await balance()).toMatchObject({ amount: (bet.body.value as { balance: string }).balance });
  for (const route of [siteApi.rounds.list, siteApi.wallet.statement])
    expect(codeOf(await world.call(route, { token }))).toBe('in_need_true_account');
});

test('a trial account cannot be signed in to', async () => {
  const { account } = startedOf(await play());
  for (const password of ['', ' ', 'null', account])
    expect(codeOf(await world.login(account, password || ' ', { ip: world.newAddress() }))).toMatch(
      /bad_credentials|captcha\.required/,
    );
});

test('trial accounts per address are limited', async () => {
  const ip = world.newAddress();
  for (let time = 0; time < 10; time += 1) expect(codeOf(await play(ip))).toBe('signed in');
  expect(codeOf(await play(ip))).toBe('request.too_many');
  expect(codeOf(await play())).toBe('signed in');
});

test('free play is refused if the merchant does not offer it', async () => {
  await world.withSettings(
    (settings) => ({
      ...settings,
      brand: { ...settings.brand, features: { ...settings.brand.features, freePlay: false } },
    }),
    async () => expect(codeOf(await play())).toBe('identity.free_play_closed'),
  );
});

test('a trial account is closed after its session has ended, a member is not', async () => {
  const [over, going] = [startedOf(await play()).token, startedOf(await play()).token];
  const [overId, goingId] = [(await info(over)).id, (await info(going)).id];
  const person = await world.openAccount();
  for (const token of [over, person.token]) await world.call(siteApi.session.logout, { token });
  for (const job of world.app.modules.signIn.jobs) await job.run();
  expect(await statusOf(overId)).toBe('closed');
  expect(await statusOf(goingId)).toBe('open');
  expect(await statusOf(person.id)).toBe('open');
});
