import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { GAME, openVendorDesk, type VendorDesk } from '../testing/vendor-desk.ts';
import { createTestCalls, type TestCallDeps } from './test-calls.usecases.ts';

let desk: VendorDesk;

beforeAll(async () => {
  desk = await openVendorDesk();
});
afterAll(() => desk.close());

type Opened = { player: string; token: string; currency: string };

const open = async (balance = '100'): Promise<Opened> => {
  const { status, body } = await desk.call('test-player', { game: GAME, balance });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Opened;
};
const bet = ({ player, token, currency }: Opened, amount: string) =>
  desk.call('bet', { id: newId(), player, token, currency, game: GAME, unit: newId(), amount });

test('a player for tests plays, has limits, is blocked and gives the rest back', async () => {
  const player = await open();
  expect((await bet(player, '10')).body).toMatchObject({ code: 'ok', balance: '90.0000' });
  await desk.call('test-limit', { player: player.player, kind: 'stake', amount: '5' });
  expect((await bet(player, '6')).body).toMatchObject({ code: 'limit' });
  const { body: counted } = await desk.call('test-entries', { player: player.player });
  expect(counted).toMatchObject({ entries: 2, balance: '90.0000' });
  const { body: again } = await desk.call('test-visit', { player: player.player, act: 'open' });
  expect((await bet(player, '5')).body).toMatchObject({ code: 'session_expired' });
  expect((await bet({ ...player, token: String(again['token']) }, '5')).body).toMatchObject({ code: 'ok' });
  await desk.call('test-block', { player: player.player, how: 'excluded' });
  expect((await bet({ ...player, token: String(again['token']) }, '5')).body).toMatchObject({
    code: 'player_blocked',
  });
  await desk.call('test-end', { player: player.player });
  const { body: ended } = await desk.call('test-entries', { player: player.player });
  expect(ended).toMatchObject({ balance: '0.0000' });
  expect((await desk.running.app.modules.wallet.audit()).findings).toEqual([]);
});

test('only the account’s own test players are reached, and only with its signature', async () => {
  const member = await desk.newPlayer();
  const real = { player: member.name };
  expect((await desk.call('test-end', real)).body).toEqual({ code: 'player_unknown' });
  expect((await desk.call('test-limit', { ...real, kind: 'stake', amount: '1' })).body).toEqual({
    code: 'player_unknown',
  });
  const same = { game: GAME, balance: '0', same_as: { account: desk.accountId, player: member.name } };
  expect((await desk.call('test-player', same)).body).toEqual({ code: 'player_unknown' });
  const forged = await desk.call('test-player', { game: GAME, balance: '1' }, 'another-key-of-the-vendor');
  expect(forged).toMatchObject({ status: 401, body: { code: 'signature' } });
  const rich = await desk.call('test-player', { game: GAME, balance: '1000000.01' });
  expect(rich).toMatchObject({ status: 400, body: { code: 'malformed', field: 'balance' } });
});

test('two owners mark an account; without the mark its calls are unknown', async () => {
  const { id, adapter, name, config, hosts, addresses, vendorCodes } = await desk.accountOf();
  const change = async (isTest: boolean) => {
    const renamed = `${name} ${isTest}`;
    const body = {
      key: newId(),
      accountId: id,
      adapter,
      name: renamed,
      config,
      hosts,
      addresses,
      vendorCodes,
    };
    const asked = await desk.ask(desk.routes.change, {
      body: { ...body, keys: null, isTest, reason: 'The vendor tries its new version.' },
    });
    const approved = await desk.approve((asked.value as { id: string }).id);
    expect(approved).toMatchObject({ status: 200 });
  };
  await change(false);
  expect(await desk.accountOf()).toMatchObject({ isTest: false, name: `${name} false` });
  expect((await desk.call('test-player', { game: GAME, balance: '1' })).body['code']).toBe('malformed');
  await change(true);
  expect((await desk.accountOf()).isTest).toBe(true);
  await open('1');
});

test.each([
  [true, true, 'open', true],
  [false, true, 'open', false],
  [true, false, 'open', false],
  [true, true, 'stopped', false],
] as const)('allowed %j, marked %j, %s: %j', (allowsTestCalls, isTest, state, takes) => {
  const calls = createTestCalls({ allowsTestCalls } as TestCallDeps);
  const opened = { account: { isTest, state } } as Parameters<typeof calls.takes>[0];
  expect(calls.takes(opened, 'test-player')).toBe(takes);
  expect(calls.takes(opened, 'bet')).toBe(false);
});
