import { siteApi } from '@croupier/contract/api.ts';
import { bonusTerms } from '@croupier/contract/bonuses/terms.ts';
import { formatMoney } from '@croupier/contract/money.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { signedHeaders } from '../../../platform/http/signature.ts';
import { newId } from '../../../platform/ids.ts';
import { feedGameOf, feedTextOf, openFeedServer, type FeedServer } from '../../../testing/feed-server.ts';
import { createTestApp, HOSTS, type TestApp } from '../../../testing/test-app.ts';
import type { Operator } from '../../access/permissions/index.ts';
import { grantFreeRounds, type FreeRoundsDeps } from './free-rounds/granting.usecases.ts';
import type { FreeRoundsGrant } from './vendors.types.ts';
import { openVendorServer, type VendorServer } from './testing/vendor-server.ts';

const CODE = 'CORALWR';
const GAME = 'coral-guns';
const ONE = 10_000n;
const gameId = `${CODE.toLowerCase()}-${GAME}`;

let running: TestApp;
let vendor: VendorServer;
let feeds: FeedServer;

beforeAll(async () => {
  [vendor, feeds] = await Promise.all([openVendorServer(), openFeedServer()]);
  running = await createTestApp({ VENDORS_URL: vendor.url });
  feeds.publish(CODE, {
    text: feedTextOf(CODE, [
      feedGameOf(GAME, { category: 'fish' }),
      feedGameOf('no-demo', { category: 'fish', hasDemo: false }),
    ]),
  });
  await sql`delete from vendor_feeds`.execute(running.database.db);
  const { catalogue } = running.app.modules;
  await catalogue.connectFeeds([{ code: CODE, url: feeds.urlOf(CODE) }]);
  await catalogue.importFeeds();
  // The demo connects to its vendors in the background.
  await vi.waitFor(async () => {
    const { rows } =
      await sql`select 1 from vendor_account_vendors where vendor_id = 'vendor-coralwr'`.execute(
        running.database.db,
      );
    if (rows.length < 3) throw new Error('not connected yet');
  }, 20_000);
});
afterAll(async () => {
  await running.close();
  await Promise.all([vendor.close(), feeds.close()]);
});

type Player = { token: string; memberId: string; name: string; visitToken: string; visitId: string };

const launch = (token: string) =>
  running.call(siteApi.catalogue.launch, {
    token,
    path: `${siteApi.catalogue.launch.path}?nodeId=${gameId}`,
  });

const demo = (nodeId: string) =>
  running.call(siteApi.catalogue.demo, { path: `${siteApi.catalogue.demo.path}?nodeId=${nodeId}` });

/** A member with money who has opened the game. */
async function newPlayer(): Promise<Player> {
  const { token, memberId } = await running.register();
  const answer = await launch(token);
  expect(answer).toMatchObject({ status: 200 });
  const { visitId } = answer.body.value as { visitId: string };
  const { player, token: visitToken } = vendor.launches.at(-1) as { player: string; token: string };
  return { token, memberId, visitId, name: player, visitToken };
}

type Body = Record<string, unknown>;

/** Calls the wallet as the vendor does. */
async function call(name: string, fields: Body, secret = vendor.secret) {
  const url = new URL(vendor.operators.find(({ code }) => code === CODE)?.callbackUrl ?? '');
  const body = JSON.stringify({ call: name, to: 'croupier', ...fields });
  const response = await running.app.site.inject({
    method: 'POST',
    url: `${url.pathname}/${name}`,
    headers: { host: HOSTS.croupier, ...signedHeaders(secret, body, new Date()) },
    payload: body,
  });
  return { status: response.statusCode, body: response.json<Body>() };
}

const betOf = ({ name, visitToken }: Player, unit: string, amount: string) => ({
  id: newId(),
  player: name,
  token: visitToken,
  currency: 'EUR',
  game: GAME,
  unit,
  amount,
});
const winOf = ({ name }: Player, unit: string, amount: string) => ({
  id: newId(),
  player: name,
  currency: 'EUR',
  game: GAME,
  unit,
  amount,
  final: true,
});
const balanceOf = async ({ name }: Player): Promise<unknown> =>
  (await call('balance', { player: name })).body['balance'];
const minus = (amount: unknown, less: number): string => (Number(amount) - less).toFixed(4);

describe('a launch', () => {
  test('opens the game at the vendor, with a visit and a token', async () => {
    const player = await newPlayer();
    expect(player.name).toMatch(/^p[\da-f]{13}$/);
    const { rows } = await sql<{ token: Buffer; open: boolean }>`
      select token_hash as token, ended_at is null as open from vendor_visits where id = ${player.visitId}`.execute(
      running.database.db,
    );
    expect(rows).toMatchObject([{ open: true }]);
    expect(rows[0]?.token.toString('base64url')).not.toContain(player.visitToken);
  });

  test('replaces the visit before it', async () => {
    const player = await newPlayer();
    const again = await launch(player.token);
    expect(again.status).toBe(200);
    const { body } = await call('bet', betOf(player, 'u-1', '1.0000'));
    expect(body).toMatchObject({ code: 'session_expired' });
  });

  test.each(['https://elsewhere.example/play', 'http://elsewhere.example/', 'javascript:alert(1)'])(
    'never leads to %s',
    async (url) => {
      const { token } = await running.register();
      vendor.answerLaunchesWith(url);
      const answer = await launch(token);
      vendor.answerLaunchesWith(undefined);
      expect(answer.status).toBeGreaterThanOrEqual(500);
      expect(answer.body.success).toBe(false);
    },
  );

  test('of a demo needs no account, names no player and stores nothing', async () => {
    const visits = () => sql`select 1 from vendor_visits`.execute(running.database.db);
    const before = (await visits()).rows.length;
    const answer = await demo(gameId);
    expect(answer).toMatchObject({ status: 200, body: { value: { url: `${vendor.url}/play/1` } } });
    expect(vendor.launches.at(-1)).toMatchObject({ game: GAME, demo: true, currency: 'EUR' });
    expect(Object.keys(vendor.launches.at(-1) ?? {})).not.toContain('player');
    expect((await visits()).rows.length).toBe(before);
    const many = await Promise.all(Array.from({ length: 5 }, () => demo(gameId)));
    expect(many.map(({ body }) => body.code)).toContain('catalogue.too_many_demos');
  });

  test.each([
    [`${CODE.toLowerCase()}-no-demo`, 'catalogue.no_demo'],
    ['dice', 'catalogue.no_demo'],
    ['nothing', 'catalogue.game_not_found'],
  ])('of a demo of %s is refused', async (nodeId, code) => {
    expect((await demo(nodeId)).body.code).toBe(code);
  });

  test('allows frames of the account’s hosts only', async () => {
    const page = await running.app.site.inject({ url: '/', headers: { host: HOSTS.croupier } });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(new RegExp(`frame-src [^;]*http://${new URL(vendor.url).host}`));
  });
});

describe('a wallet call', () => {
  let player: Player;
  let before: unknown;
  beforeEach(async () => {
    player = await newPlayer();
    before = await balanceOf(player);
  });

  test('takes bets and pays wins, once each, into the betting record', async () => {
    const bet = betOf(player, 'u-1', '2.5000');
    const taken = await call('bet', bet);
    expect(taken).toEqual({ status: 200, body: { code: 'ok', id: bet.id, balance: minus(before, 2.5) } });
    expect((await call('bet', bet)).body).toEqual({ ...taken.body, repeated: true });
    const win = winOf(player, 'u-1', '4.0000');
    expect((await call('win', win)).body).toMatchObject({ code: 'ok', balance: minus(before, -1.5) });
    expect((await call('win', win)).body).toMatchObject({ repeated: true, balance: minus(before, -1.5) });
    const record = await running.call(siteApi.rounds.list, { token: player.token });
    expect(record.body.value).toMatchObject({
      items: [{ gameId, vendor: CODE, state: 'settled', stake: '2.5000', payout: '4.0000' }],
    });
  });

  test('refuses what is forged, sent twice, malformed or unknown, and moves nothing', async () => {
    const bet = betOf(player, 'u-2', '1.0000');
    expect(await call('bet', bet, 'another-secret-of-somebody')).toMatchObject({
      status: 401,
      body: { code: 'signature' },
    });
    expect(await call('bet', { ...bet, amount: '-1.0000' })).toMatchObject({ status: 400 });
    expect((await call('bet', { ...bet, currency: 'USD' })).body).toMatchObject({ code: 'currency' });
    expect((await call('bet', { ...bet, game: 'unknown' })).body).toMatchObject({ code: 'game' });
    expect((await call('bet', { ...bet, player: 'pnobody' })).body).toMatchObject({ code: 'player_unknown' });
    expect((await call('bet', { ...bet, token: newId() })).body).toMatchObject({ code: 'session_unknown' });
    expect((await call('bet', { ...bet, amount: '99999999.0000' })).body).toMatchObject({
      code: 'insufficient_funds',
      balance: before,
    });
    expect(await balanceOf(player)).toBe(before);
  });

  test('takes bonus money in the order of funds, shares each payout, and returns each part', async () => {
    const { bonuses, wallet } = running.app.modules;
    const { bonusId } = await wallet.transaction((tx) =>
      bonuses.issue(tx, {
        merchantId: 'croupier',
        memberId: player.memberId,
        currency: 'EUR',
        grantId: newId(),
        promotionId: newId(),
        terms: bonusTerms.decode({
          wagerTimes: 10,
          days: 7,
          order: 'bonus_first',
          contributions: { categories: { fish: 5_000 } },
        }),
        amountMinor: 2n * ONE,
        baseMinor: 0n,
      }),
    );
    const standing = async () => {
      const { main, bonus } = await wallet.balanceOf('croupier', player.memberId, 'EUR');
      const { rows } = await sql<{ wagered: bigint }>`select wagered_minor as wagered from bonuses
        where merchant_id = 'croupier' and id = ${bonusId}`.execute(running.database.db);
      return [formatMoney(main.amountMinor), formatMoney(bonus.amountMinor), rows[0]?.wagered];
    };
    // 5.00 = 2.00 of the bonus and 3.00 of the member; the vendor is told both together.
    const bet = betOf(player, 'b-1', '5.0000');
    expect((await call('bet', bet)).body).toMatchObject({ code: 'ok', balance: minus(before, 3) });
    expect((await call('bet', bet)).body).toMatchObject({ repeated: true, balance: minus(before, 3) });
    expect(await standing()).toEqual([minus(before, 3), '0.0000', 0n]);
    await call('win', { ...winOf(player, 'b-1', '4.0000'), final: false });
    expect(await standing()).toEqual([minus(before, 0.6), '1.6000', 0n]);
    // From here on 3.60 of 6.60 are bonus money.
    await call('bet', betOf(player, 'b-1', '1.6000'));
    const last = await call('win', winOf(player, 'b-1', '3.3000'));
    expect(last.body).toMatchObject({ code: 'ok', balance: minus(before, -2.7) });
    expect(await standing()).toEqual([minus(before, -0.9), '1.8000', 33_000n]);

    const taken = betOf(player, 'b-2', '3.0000');
    await call('bet', taken);
    expect(await standing()).toEqual([minus(before, 0.3), '0.0000', 33_000n]);
    const back = { id: newId(), player: player.name, bet: taken.id };
    expect((await call('rollback', back)).body).toMatchObject({ code: 'ok' });
    expect((await call('rollback', back)).body).toMatchObject({ repeated: true });
    expect(await standing()).toEqual([minus(before, -0.9), '1.8000', 33_000n]);
    // A free round costs nothing, counts nothing, and is won for the main account.
    await call('bet', { ...betOf(player, 'b-3', '2.0000'), free: true });
    await call('win', { ...winOf(player, 'b-3', '7.0000'), free: true });
    expect(await standing()).toEqual([minus(before, -7.9), '1.8000', 33_000n]);
    expect((await wallet.audit()).findings).toEqual([]);
  });

  test('uses each nonce once', async () => {
    const url = new URL(vendor.operators.find(({ code }) => code === CODE)?.callbackUrl ?? '');
    const payload = JSON.stringify({ call: 'balance', to: 'croupier', player: player.name });
    const headers = { host: HOSTS.croupier, ...signedHeaders(vendor.secret, payload, new Date()) };
    const send = () =>
      running.app.site.inject({ method: 'POST', url: `${url.pathname}/balance`, headers, payload });
    expect((await send()).statusCode).toBe(200);
    expect((await send()).statusCode).toBe(401);
  });

  test('rolls back by the id of the bet alone, also before the bet', async () => {
    const bet = betOf(player, 'u-3', '3.0000');
    await call('bet', bet);
    const back = { id: newId(), player: player.name, bet: bet.id };
    expect((await call('rollback', back)).body).toMatchObject({ code: 'ok', balance: before });
    expect((await call('rollback', back)).body).toMatchObject({ repeated: true });
    const late = betOf(player, 'u-4', '3.0000');
    expect((await call('rollback', { id: newId(), player: player.name, bet: late.id })).body).toMatchObject({
      code: 'ok',
      remembered: true,
    });
    expect((await call('bet', late)).body).toMatchObject({ code: 'rolled_back' });
    expect(await balanceOf(player)).toBe(before);
  });

  test('decides a batch in order; a win behind its refused bet is refused', async () => {
    const { name, visitToken } = player;
    const { id: _, player: __, token: ___, ...bet } = betOf(player, 'u-5', '1.0000');
    const items = [
      { call: 'bet', ...bet, id: 'b-1' + player.name },
      { call: 'win', ...winOf(player, 'u-5', '0.5000'), final: false, id: 'w-1' + player.name },
      { call: 'bet', ...bet, amount: '99999999.0000', id: 'b-2' + player.name },
      { call: 'win', ...winOf(player, 'u-5', '7.0000'), id: 'w-2' + player.name },
    ];
    const { body } = await call('batch', { player: name, token: visitToken, items });
    expect(body['items']).toMatchObject([
      { code: 'ok' },
      { code: 'ok' },
      { code: 'insufficient_funds' },
      { code: 'bet_not_found' },
    ]);
    expect(await balanceOf(player)).toBe(minus(before, 0.5));
  });

  test('needs a live session for bets only', async () => {
    const bet = betOf(player, 'u-6', '1.0000');
    await call('bet', bet);
    const { endVisit, visit } = siteApi.vendorPlay;
    const at = (path: string) => path.replace(':id', player.visitId);
    await running.call(endVisit, { token: player.token, path: at(endVisit.path), body: {} });
    expect((await call('bet', betOf(player, 'u-6', '1.0000'))).body).toMatchObject({
      code: 'session_expired',
    });
    expect((await call('bet', bet)).body).toMatchObject({ code: 'ok', repeated: true });
    expect((await call('win', winOf(player, 'u-6', '9.0000'))).body).toMatchObject({ code: 'ok' });
    const net = await running.call(visit, { token: player.token, path: at(visit.path) });
    expect(net.body.value).toMatchObject({ gameId, endReason: 'left', stake: '1.0000', payout: '9.0000' });
  });

  test('pays the win of a game that has been withdrawn since the bet', async () => {
    const publish = async (version: string, code: string) => {
      const text = feedTextOf(CODE, [feedGameOf(code, { category: 'fish' })], { version });
      feeds.publish(CODE, { text });
      await running.app.modules.catalogue.importFeeds();
    };
    await call('bet', betOf(player, 'u-9', '1.0000'));
    await publish('2', 'another');
    const [win, elsewhere] = [winOf(player, 'u-9', '4.0000'), winOf(player, 'u-10', '4.0000')];
    expect((await call('bet', betOf(player, 'u-10', '1.0000'))).body).toMatchObject({ code: 'game' });
    expect((await call('win', elsewhere)).body).toMatchObject({ code: 'game' });
    expect((await call('win', win)).body).toMatchObject({ code: 'ok', balance: minus(before, -3) });
    await publish('3', GAME);
  });

  test('takes no bet with the token of a visit that was left alone', async () => {
    const { token } = await running.register();
    await launch(token);
    const { player: name, token: visitToken } = vendor.launches.at(-1) as Record<string, string>;
    await sql`update vendor_visits set seen_at = now() - interval '31 minutes'
      where id = (select id from vendor_visits order by opened_at desc limit 1)`.execute(running.database.db);
    const idle = { ...player, name: name ?? '', visitToken: visitToken ?? '' };
    expect((await call('bet', betOf(idle, 'u-11', '1.0000'))).body).toMatchObject({
      code: 'session_expired',
    });
  });

  test('takes no bet after the kill switch, but the win of an open round', async () => {
    const { rows } = await sql<{ id: string }>`select account_id as id from vendor_account_vendors
      where merchant_id = 'croupier' and vendor_id = 'vendor-coralwr'`.execute(running.database.db);
    const key = { merchantId: 'croupier', id: rows[0]?.id ?? '' };
    await call('bet', betOf(player, 'u-7', '1.0000'));
    const { accountSwitch } = running.app.modules.vendors;
    const operator = {
      account: { kind: 'operator' as const, id: newId() },
      ip: '127.0.0.1',
      requestId: 'test',
    };
    await accountSwitch.stop(key, { reason: 'a test', operator });
    expect((await call('bet', betOf(player, 'u-7', '1.0000'))).body).toMatchObject({ code: 'closed' });
    expect((await launch(player.token)).body).toMatchObject({ code: 'vendors.stopped' });
    expect((await call('win', winOf(player, 'u-7', '1.0000'))).body).toMatchObject({ code: 'ok' });
    await accountSwitch.start(key, { reason: 'a test', operator });
    expect((await launch(player.token)).status).toBe(200);
  });
});

describe('the vendor’s list', () => {
  const EARLIER = new Date(Date.now() - 11 * 60_000).toISOString();
  const lineOf = (
    kind: string,
    { id, player, currency, game, unit, amount }: ReturnType<typeof winOf>,
    at = EARLIER,
  ) => ({
    id,
    call: kind,
    player,
    currency,
    game,
    unit,
    amount,
    state: 'done',
    at,
    final: true,
  });
  const reconcile = () =>
    running.app.modules.vendors.jobs.find(({ name }) => name === 'vendor-reconcile')?.run();
  const differences = async (...keys: string[]): Promise<unknown[]> => {
    const { rows } =
      await sql`select key, kind, state, outcome from vendor_differences where key = any(${keys}::text[])
      order by kind`.execute(running.database.db);
    return rows;
  };

  test('is compared with the ledger; a lost win is paid, a lost bet is shown until a later run agrees', async () => {
    const player = await newPlayer();
    const before = await balanceOf(player);
    const bet = betOf(player, 'u-20', '2.0000');
    await call('bet', bet);
    const [win, lost, wrong] = [
      winOf(player, 'u-20', '5.0000'),
      betOf(player, 'u-21', '1.0000'),
      betOf(player, 'u-22', '1.0000'),
    ];
    await call('bet', wrong);
    vendor.list(`${CODE}/croupier`, [
      lineOf('bet', { ...bet, final: true }),
      lineOf('win', win),
      lineOf('bet', { ...lost, final: true }),
      lineOf('bet', { ...wrong, amount: '3.0000', final: true }),
    ]);
    await reconcile();
    expect(await balanceOf(player)).toBe(minus(before, -2));
    expect(await differences(bet.id, win.id, lost.id, wrong.id)).toMatchObject([
      { key: wrong.id, kind: 'amount', state: 'open' },
      { key: lost.id, kind: 'bet_missing', state: 'open' },
    ]);
    await call('bet', lost);
    await reconcile();
    expect(await differences(lost.id)).toMatchObject([{ state: 'closed', outcome: 'agreed' }]);
    expect(await balanceOf(player)).toBe(minus(before, -1));
  });
});

test('one operator gives a member no more free rounds in small parts than at once', async () => {
  const { memberId } = await newPlayer();
  const { db } = running.database;
  const { rows } = await sql<{ accountId: string; operatorId: string }>`select account_id as "accountId",
    (select id from operators limit 1) as "operatorId" from vendor_account_vendors
    where merchant_id = 'croupier' and vendor_id = 'vendor-coralwr'`.execute(db);
  const { accountId = '', operatorId = '' } = rows[0] ?? {};
  const asked: FreeRoundsGrant[] = [];
  const deps = {
    db,
    clock: systemClock,
    audit: { record: async () => undefined },
    members: { find: async () => ({}) },
    accounts: { ofVendor: async () => ({ account: { id: accountId, currency: 'EUR', state: 'open' } }) },
    players: { nameOf: async () => 'p-1' },
    clientOf: () => ({
      freeRounds: { grant: async (grant: FreeRoundsGrant) => (asked.push(grant), { unknown: true }) },
    }),
  } as unknown as FreeRoundsDeps;
  const operator = { account: { id: operatorId }, ip: '', requestId: 't' } as unknown as Operator;
  const give = (count: number, id = newId()) => {
    const expiresAt = new Date(Date.now() + 3_600_000);
    const body = { id, memberId, gameId, count, bet: 600_000n, expiresAt, reason: 'a test' };
    return grantFreeRounds(deps, { merchantId: 'croupier', body, operator });
  };
  const id = newId();
  expect(await give(10, id)).toEqual({ state: 'asked' });
  await expect(give(10)).rejects.toMatchObject({ code: 'vendors.free_rounds_limit' });
  // The vendor has not answered; it is asked again for the same, never for more.
  await expect(give(16, id)).rejects.toMatchObject({ code: 'vendors.free_rounds_unknown' });
  await give(10, id);
  expect(asked.map(({ count }) => count)).toEqual([10, 10]);
});

test('refused calls are listed, without their tokens, and the ledger is clean', async () => {
  const player = await newPlayer();
  const bet = betOf(player, 'u-8', '99999999.0000');
  await call('bet', bet);
  await running.app.modules.vendors.close();
  const { rows } =
    await sql`select call, their_id, player, code from vendor_problems where their_id = ${bet.id}`.execute(
      running.database.db,
    );
  expect(rows).toEqual([
    { call: 'bet', their_id: bet.id, player: player.name, code: 'wallet.insufficient_funds' },
  ]);
  expect((await running.app.modules.wallet.audit()).findings).toEqual([]);
});
