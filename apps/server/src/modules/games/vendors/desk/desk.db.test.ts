import { consoleApi, siteApi } from '@croupier/contract/api.ts';
import type { Approval } from '@croupier/contract/access/approvals.ts';
import type { VendorAccount, VendorDifference } from '@croupier/contract/vendors/vendor-desk.ts';
import type { Route } from '@croupier/contract/route.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { signedHeaders } from '../../../../platform/http/signature.ts';
import { newId } from '../../../../platform/ids.ts';
import { feedGameOf, feedTextOf, openFeedServer, type FeedServer } from '../../../../testing/feed-server.ts';
import { createOperator } from '../../../../testing/operator-session.ts';
import { createTestApp, HOSTS, type TestApp } from '../../../../testing/test-app.ts';
import { openVendorServer, type VendorServer } from '../testing/vendor-server.ts';

const CODE = 'CORALWR';
const GAME = 'coral-guns';
const gameId = `${CODE.toLowerCase()}-${GAME}`;
const REASON = 'The vendor has confirmed it by mail.';
const DAY_MILLISECONDS = 86_400_000;

let running: TestApp;
let vendor: VendorServer;
let feeds: FeedServer;
let owner = '';
let second = '';
let elsewhere = '';
let accountId = '';

beforeAll(async () => {
  [vendor, feeds] = await Promise.all([openVendorServer(), openFeedServer()]);
  running = await createTestApp({ VENDORS_URL: vendor.url });
  const { db } = running.database;
  feeds.publish(CODE, { text: feedTextOf(CODE, [feedGameOf(GAME, { category: 'fish' })]) });
  await sql`delete from vendor_feeds`.execute(db);
  const { catalogue } = running.app.modules;
  await catalogue.connectFeeds([{ code: CODE, url: feeds.urlOf(CODE) }]);
  await catalogue.importFeeds();
  // The demo connects to its vendors in the background.
  await vi.waitFor(async () => {
    const { rows } = await sql<{ id: string }>`select account_id as id from vendor_account_vendors
      where merchant_id = 'croupier' and vendor_id = 'vendor-coralwr'`.execute(db);
    accountId = rows[0]?.id ?? '';
    if (accountId === '') throw new Error('not connected yet');
  }, 20_000);
  const open = (merchants: readonly string[] | null) => createOperator(running, 'owner', merchants);
  const sessions = await Promise.all([open(null), open(null), open(['lotus'])]);
  [owner = '', second = '', elsewhere = ''] = sessions.map(({ token }) => token);
});
afterEach(async () => {
  const { findings } = await running.app.modules.wallet.audit();
  if (findings.length > 0) throw new Error(`the audit found: ${JSON.stringify(findings)}`);
});
afterAll(async () => {
  await running.close();
  await Promise.all([vendor.close(), feeds.close()]);
});

type Body = Record<string, unknown>;
type Player = { token: string; memberId: string; name: string; visitToken: string };

const launch = (token: string) =>
  running.call(siteApi.catalogue.launch, {
    token,
    path: `${siteApi.catalogue.launch.path}?nodeId=${gameId}`,
  });

/** A member with money who has opened the game. */
async function newPlayer(): Promise<Player> {
  const { token, memberId } = await running.register();
  expect(await launch(token)).toMatchObject({ status: 200 });
  const { player, token: visitToken } = vendor.launches.at(-1) as { player: string; token: string };
  return { token, memberId, name: player, visitToken };
}

/** Calls the wallet as the vendor does. */
async function call(name: string, fields: Body, secret = vendor.secret) {
  const body = JSON.stringify({ call: name, to: 'croupier', ...fields });
  const response = await running.app.site.inject({
    method: 'POST',
    url: `/vendors/hmac/${accountId}/${name}`,
    headers: { host: HOSTS.croupier, ...signedHeaders(secret, body, new Date()) },
    payload: body,
  });
  return { status: response.statusCode, body: response.json<Body>() };
}

const moneyOf = ({ name, visitToken }: Player, unit: string, amount: string) => ({
  id: newId(),
  player: name,
  token: visitToken,
  currency: 'EUR',
  game: GAME,
  unit,
  amount,
});
const betOf = moneyOf;
const winOf = (player: Player, unit: string, amount: string) => {
  const { token: _, ...win } = moneyOf(player, unit, amount);
  return { ...win, final: true };
};
const balanceOf = async ({ memberId }: Player): Promise<bigint> =>
  (await running.app.modules.wallet.balanceOf('croupier', memberId, 'EUR')).main.amountMinor;

type DeskCall = { as?: string; id?: string; body?: object; query?: string; merchant?: string };
const ask = async (route: Route, { as = owner, id = accountId, body, query, merchant }: DeskCall = {}) => {
  const path = route.path.replace(':merchantCode', merchant ?? 'croupier').replace(':id', id);
  const { status, body: answer } = await running.call(route, {
    console: true,
    token: as,
    path: query ? `${path}?${query}` : path,
    ...(body && { body }),
  });
  return { status, ...answer };
};
const { vendorDesk: desk, approvals } = consoleApi;
const accountOf = async (): Promise<VendorAccount> => {
  const { accounts } = (await ask(desk.accounts)).value as { accounts: VendorAccount[] };
  const found = accounts.find(({ id }) => id === accountId);
  if (!found) throw new Error('no account');
  return found;
};
/** Newest first. */
const auditOf = (subject: string) =>
  running.app.modules.audit.latest({ merchantId: 'croupier', subject, limit: 9 });
const approve = async (id: string, as = second) => {
  const { value } = await ask(approvals.get, { id, as: second });
  const { payloadHash } = (value as { approval: Approval }).approval;
  return ask(approvals.approve, { id, as, body: { payloadHash, reason: REASON } });
};

test('new keys need a second owner, and the old ones are accepted for another day', async () => {
  const key = 'a-new-secret-of-the-test-vendor';
  const { name, adapter, config, hosts, addresses, vendorCodes } = await accountOf();
  const content = { adapter, name, config, hosts, addresses, vendorCodes, keys: { key }, reason: REASON };
  const body = { ...content, key: newId(), accountId };
  expect(await ask(desk.change, { body: { ...body, config: { account: '' } } })).toMatchObject({
    code: 'vendors.config_invalid',
  });
  const asked = await ask(desk.change, { body });
  expect(asked).toMatchObject({ status: 200, value: { id: body.key, state: 'asked' } });
  expect(await ask(desk.change, { body })).toMatchObject({ status: 200, value: { id: body.key } });
  expect(await approve(body.key, owner)).toMatchObject({ code: 'approvals.own_request' });
  expect(await call('balance', { player: 'nobody' }, key)).toMatchObject({ status: 401 });

  expect(await approve(body.key)).toMatchObject({ status: 200 });
  const until = (await accountOf()).previousKeysUntil;
  expect(new Date(String(until)).getTime()).toBeGreaterThan(Date.now() + DAY_MILLISECONDS - 60_000);
  const entries = await auditOf(`vendor-account:${accountId}`);
  expect(entries[0]).toMatchObject({ action: 'vendor_account.changed', after: { areKeysNew: true } });
  expect(JSON.stringify(entries)).not.toContain(key);
  for (const secret of [key, vendor.secret])
    expect(await call('balance', { player: 'nobody' }, secret)).toMatchObject({ status: 200 });
});

test('a stop refuses bets and launches; open rounds end, and a start ends it', async () => {
  const player = await newPlayer();
  const before = await balanceOf(player);
  await call('bet', betOf(player, 'stopped', '1.0000'));
  const stop = { body: { reason: REASON } };
  expect(await ask(desk.stop, stop)).toMatchObject({ status: 200, value: { state: 'stopped' } });
  expect(await ask(desk.stop, stop)).toMatchObject({ status: 200, value: { state: 'stopped' } });
  expect((await accountOf()).state).toBe('stopped');
  expect((await call('bet', betOf(player, 'stopped', '1.0000'))).body).toMatchObject({ code: 'closed' });
  expect((await launch(player.token)).body).toMatchObject({ code: 'vendors.stopped' });
  const win = await call('win', winOf(player, 'stopped', '3.0000'));
  expect(win.body).toMatchObject({ code: 'ok' });
  expect(await ask(desk.start)).toMatchObject({ status: 200, value: { state: 'open' } });
  expect((await launch(player.token)).status).toBe(200);
  expect(await balanceOf(player)).toBe(before + 20_000n);
  const entries = await auditOf(`vendor-account:${accountId}`);
  expect(entries.slice(0, 2).map(({ action }) => action)).toEqual(['vendor.started', 'vendor.stopped']);
  expect(entries.filter(({ action }) => action === 'vendor.stopped')).toHaveLength(1);
});

test('a test call says whether the vendor answers', async () => {
  vendor.answerCall('games', (_, response) => response.writeHead(503).end());
  expect(await ask(desk.test, { body: {} })).toMatchObject({
    value: { answers: false, reason: 'HTTP 503' },
  });
  vendor.answerCall('games', (_, response) =>
    response.end(feedTextOf(CODE, [feedGameOf(GAME, { category: 'fish' })])),
  );
  expect(await ask(desk.test, { body: {} })).toMatchObject({ value: { answers: true, reason: null } });
  expect(await ask(desk.test, { id: newId(), body: {} })).toMatchObject({
    status: 404,
    code: 'vendors.account_not_found',
  });
});

type Line = ReturnType<typeof winOf> | ReturnType<typeof betOf>;
/** The vendor's list is read, and what it differs in was found long enough ago for an operator to act. */
async function listed(lines: ReadonlyArray<{ call: string } & Line & { state?: string }>): Promise<void> {
  vendor.list(
    `${CODE}/croupier`,
    lines.map(({ id, call: name, player, currency, game, unit, amount, state = 'done' }) => ({
      id,
      call: name,
      player,
      currency,
      game,
      unit,
      amount,
      state,
      at: new Date().toISOString(),
      final: true,
    })),
  );
  await running.app.modules.vendors.jobs.find(({ name }) => name === 'vendor-reconcile')?.run();
  await sql`update vendor_differences set found_at = found_at - interval '11 minutes'`.execute(
    running.database.db,
  );
}
const find = async (key: string): Promise<VendorDifference | undefined> => {
  const { value } = await ask(desk.differences, { query: 'pageSize=100' });
  return (value as { items: VendorDifference[] }).items.find((each) => each.key === key);
};
const act = (
  difference: Pick<VendorDifference, 'key' | 'kind'>,
  name: VendorDifference['acts'][number],
  as = owner,
) =>
  ask(desk.act, {
    as,
    body: {
      key: newId(),
      accountId,
      differenceKey: difference.key,
      kind: difference.kind,
      act: name,
      reason: REASON,
    },
  });

/** A win of 5 that never arrived, for a bet of 2. */
async function lostWin() {
  const player = await newPlayer();
  const bet = betOf(player, newId(), '2.0000');
  await call('bet', bet);
  const before = await balanceOf(player);
  const win = winOf(player, bet.unit, '5.0000');
  await listed([
    { call: 'bet', ...bet },
    { call: 'win', ...win },
  ]);
  const difference = await find(win.id);
  expect(difference).toMatchObject({ kind: 'win_missing', state: 'open', acts: ['replay', 'ask', 'close'] });
  if (!difference) throw new Error('no difference');
  return { player, win, before, difference };
}

test('a lost win is replayed once, however often it is pressed', async () => {
  const { player, win, before, difference } = await lostWin();
  const answers = await Promise.all([act(difference, 'replay'), act(difference, 'replay', second)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await act(difference, 'replay')).toMatchObject({ code: 'vendors.act_not_possible' });
  expect(await balanceOf(player)).toBe(before + 50_000n);
  expect(await find(win.id)).toMatchObject({ state: 'closed', outcome: 'replayed', acts: [] });
  expect((await call('win', win)).body).toMatchObject({ code: 'ok', repeated: true });
  expect(await balanceOf(player)).toBe(before + 50_000n);
  expect(await auditOf(`vendor-difference:${accountId}/${win.id}`)).toMatchObject([
    { action: 'vendor_difference.replayed' },
  ]);
});

test('a lost win whose retry arrived meanwhile is paid once', async () => {
  const { player, win, before, difference } = await lostWin();
  expect((await call('win', win)).body).toMatchObject({ code: 'ok' });
  expect(await act(difference, 'replay')).toMatchObject({ status: 200, value: { state: 'done' } });
  expect(await balanceOf(player)).toBe(before + 50_000n);
  expect(await find(win.id)).toMatchObject({ state: 'closed', outcome: 'replayed' });
});

test('a difference is looked at again, closed, or not found', async () => {
  const player = await newPlayer();
  const bet = betOf(player, newId(), '1.0000');
  await listed([{ call: 'bet', ...bet }]);
  const difference = { key: bet.id, kind: 'bet_missing' };
  expect(await act(difference, 'replay')).toMatchObject({ status: 409, code: 'vendors.act_not_possible' });
  expect(await act({ ...difference, key: 'b-0' }, 'close')).toMatchObject({
    code: 'vendors.difference_not_found',
  });
  expect(await act(difference, 'ask')).toMatchObject({ status: 200 });
  expect(await find(bet.id)).toMatchObject({ state: 'asked', member: expect.any(String) });
  expect(await act(difference, 'ask')).toMatchObject({ code: 'vendors.act_not_possible' });
  expect(await act(difference, 'close')).toMatchObject({ status: 200 });
  expect(await find(bet.id)).toMatchObject({ state: 'closed', outcome: 'settled' });
});

test('free rounds are asked for until the vendor answers, and granted once', async () => {
  const { memberId } = await newPlayer();
  const body = {
    id: newId(),
    memberId,
    gameId,
    count: 5,
    bet: '0.2000',
    expiresAt: new Date(Date.now() + DAY_MILLISECONDS).toISOString(),
    reason: REASON,
  };
  const grant = (changes: object = {}) => ask(desk.grantFreeRounds, { body: { ...body, ...changes } });
  const asked: Body[] = [];
  const answerWith = (status: number, content: object): void =>
    vendor.answerCall('free-rounds/grant', (fields, response) => {
      asked.push(fields);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    });
  answerWith(503, {});
  expect(await grant()).toMatchObject({ status: 200, value: { state: 'asked' } });
  answerWith(200, { code: 'ok' });
  expect(await grant({ count: 50 })).toMatchObject({ code: 'vendors.free_rounds_unknown' });
  expect(await grant()).toMatchObject({ status: 200, value: { state: 'granted' } });
  const before = asked.length;
  expect(await grant()).toMatchObject({ status: 200, value: { state: 'granted' } });
  expect(asked.length).toBe(before);
  expect(asked.every(({ id, count, bet }) => id === body.id && count === 5 && bet === '0.2000')).toBe(true);

  answerWith(200, { code: 'refused', message: 'no campaign' });
  expect(await grant({ id: newId() })).toMatchObject({ status: 200, value: { state: 'refused' } });
  expect(await grant({ id: newId(), gameId: 'no-such-game' })).toMatchObject({
    code: 'vendors.free_rounds_unknown',
  });
  expect(await grant({ id: newId(), count: 1_000, bet: '1.0000' })).toMatchObject({
    code: 'vendors.free_rounds_limit',
  });
  const { memberId: theirs } = await running.register(HOSTS.lotus);
  expect(await grant({ id: newId(), memberId: theirs })).toMatchObject({ code: 'identity.member_not_found' });
});

test('an operator of another merchant sees nothing and changes nothing', async () => {
  const { difference, player, before } = await lostWin();
  const calls = [
    ask(desk.accounts, { as: elsewhere }),
    ask(desk.differences, { as: elsewhere }),
    ask(desk.stop, { as: elsewhere, body: { reason: REASON } }),
    act(difference, 'replay', elsewhere),
  ];
  for (const answer of await Promise.all(calls))
    expect(answer).toMatchObject({ status: 403, success: false });
  // Under the merchant's own path, too, another merchant's account does not exist.
  const own = { as: elsewhere, merchant: 'lotus' };
  expect(await ask(desk.stop, { ...own, body: { reason: REASON } })).toMatchObject({ status: 404 });
  expect(await ask(desk.test, { ...own, body: {} })).toMatchObject({ status: 404 });
  const { value } = await ask(desk.differences, own);
  expect((value as { items: unknown[] }).items).toEqual([]);
  expect((await accountOf()).state).toBe('open');
  expect(await balanceOf(player)).toBe(before);
});
