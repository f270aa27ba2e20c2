import { consoleApi, siteApi } from '@croupier/contract/api.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { feedGameOf, feedTextOf } from '../../../../testing/feed-server.ts';
import { HOSTS } from '../../../../testing/test-app.ts';
import {
  CODE,
  DAY_MILLISECONDS,
  GAME,
  gameId,
  openVendorDesk,
  REASON,
  type VendorDesk,
} from '../testing/vendor-desk.ts';

const { vendorDesk: desk } = consoleApi;
type Body = Record<string, unknown>;

let world: VendorDesk;
beforeAll(async () => {
  world = await openVendorDesk();
});
afterEach(async () => {
  const { findings } = await world.running.app.modules.wallet.audit();
  if (findings.length > 0) throw new Error(`the audit found: ${JSON.stringify(findings)}`);
});
afterAll(() => world.close());

test('new keys need a second owner, and the old ones are accepted for another day', async () => {
  const { vendor, owner, accountId, call, ask, accountOf, auditOf, approve } = world;
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

  // The test goes on with the vendor's own key; both others end at once.
  const again = { ...body, key: newId(), keys: { key: vendor.secret }, keysAtOnce: true };
  await ask(desk.change, { body: again });
  expect(await approve(again.key)).toMatchObject({ status: 200 });
  expect((await accountOf()).previousKeysUntil).toBeNull();
  expect(await call('balance', { player: 'nobody' }, key)).toMatchObject({ status: 401 });
  expect(await call('balance', { player: 'nobody' })).toMatchObject({ status: 200 });
});

test('a stop refuses bets and launches; open rounds end, and a start ends it', async () => {
  const { accountId, launch, newPlayer, call, betOf, winOf, balanceOf, ask, accountOf, auditOf } = world;
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

test('free rounds are granted once, and the member sees those that are left', async () => {
  const { vendor, running, newPlayer, ask } = world;
  const player = await newPlayer();
  vendor.answerCall('free-rounds/grant', ({ id }, response) =>
    response.end(JSON.stringify({ code: 'ok', id })),
  );
  const body = { id: newId(), memberId: player.memberId, gameId, count: 5, bet: '1.0000', reason: REASON };
  const expiresAt = new Date(Date.now() + DAY_MILLISECONDS).toISOString();
  const grant = { body: { ...body, expiresAt } };
  expect(await ask(desk.grantFreeRounds, grant)).toMatchObject({ value: { state: 'granted' } });
  expect(await ask(desk.grantFreeRounds, grant)).toMatchObject({ value: { state: 'granted' } });
  const { freeRounds } = siteApi.vendorPlay;
  const own = async (of: string, token = player.token) =>
    (await running.call(freeRounds, { token, path: `${freeRounds.path}?gameId=${of}` })).body.value;
  vendor.answerCall('free-rounds/list', (_, response) => response.writeHead(503).end());
  expect(await own(gameId)).toMatchObject([{ count: 5, bet: '1.0000' }]);
  vendor.answerCall('free-rounds/list', (_, response) =>
    response.end(JSON.stringify({ code: 'ok', items: [{ id: body.id, count: 5, used: 2 }] })),
  );
  expect(await own(gameId)).toMatchObject([{ count: 3 }]);
  expect(await own('dice')).toEqual([]);
  expect(await own(gameId, (await newPlayer()).token)).toEqual([]);
});

test('a test call says whether the vendor answers', async () => {
  const { vendor, ask } = world;
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

/** A win of 5 that never arrived, for a bet of 2. */
async function lostWin() {
  const { newPlayer, call, betOf, winOf, balanceOf, listed, find } = world;
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
  expect(difference).toMatchObject({
    kind: 'win_missing',
    state: 'open',
    acts: ['replay', 'book', 'ask', 'close'],
  });
  if (!difference) throw new Error('no difference');
  return { player, win, before, difference };
}

test('a lost win is replayed once, however often it is pressed', async () => {
  const { second, accountId, call, balanceOf, auditOf, find, act } = world;
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
  const { call, balanceOf, find, act } = world;
  const { player, win, before, difference } = await lostWin();
  expect((await call('win', win)).body).toMatchObject({ code: 'ok' });
  expect(await act(difference, 'replay')).toMatchObject({ status: 200, value: { state: 'done' } });
  expect(await balanceOf(player)).toBe(before + 50_000n);
  expect(await find(win.id)).toMatchObject({ state: 'closed', outcome: 'replayed' });
});

test('a difference is looked at again, closed, or not found', async () => {
  const { newPlayer, betOf, listed, find, act } = world;
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
  const { running, vendor, newPlayer, ask } = world;
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

describe('free rounds of a promotion', () => {
  const { promotionsDesk, loyaltyDesk } = consoleApi;
  const answer = (call: string, content: object, status = 200): void =>
    world.vendor.answerCall(`free-rounds/${call}`, (_, response) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content)),
    );
  const rowsOf = async (memberId: string) =>
    (
      await sql<{ id: string; state: string; used: number; count: number; source: string }>`
        select id, state, used, count, source from vendor_free_rounds where member_id = ${memberId}`.execute(
        world.running.database.db,
      )
    ).rows;
  /** The next question is due now, and what is not used is over if `hours` have passed since its end. */
  const follow = async (hours = -24): Promise<void> => {
    await sql`update vendor_free_rounds set ask_at = now() - interval '1 second',
        expires_at = now() - make_interval(hours => ${hours})
      where ask_at is not null`.execute(world.running.database.db);
    await world.runJob('vendor-free-rounds');
    while ((await world.running.app.outbox.deliverDue()) > 0);
    await sql`select 1 from outbox for share`.execute(world.running.database.db);
  };
  const draft = {
    kind: 'offer',
    trigger: { on: 'claim', window: 'day' },
    who: [],
    release: null,
    steps: [],
    limit: { perMember: { n: 1, window: 'ever' }, total: null, marks: [], group: null },
    rewards: [{ kind: 'freeRounds', amount: { by: 'fixed', amount: '20' }, gameId, stake: '0.2', days: 7 }],
    score: null,
    prizes: null,
    budget: { amount: '100', whenShort: 'refuse' },
    holdoutBps: 0,
    shownFrom: null,
    opensAt: null,
    closesAt: null,
    claimWithinDays: null,
    delivery: 'claim',
  };
  let id = '';
  beforeAll(async () => {
    const body = { slug: 'rounds', texts: { EN: { title: 'Rounds', summary: '' } }, draft };
    ({ id } = (await world.ask(promotionsDesk.create, { body })).value as { id: string });
    const asked = await world.ask(promotionsDesk.publish, { id, body: { reason: REASON } });
    await world.approve((asked.value as { id: string }).id);
  });
  const claim = async () => {
    const { token, memberId } = await world.running.register();
    const { path } = siteApi.promotions.claim;
    const claimed = await world.running.call(siteApi.promotions.claim, {
      token,
      path: path.replace(':id', id),
    });
    expect(claimed.body).toMatchObject({ success: true, value: { state: 'process' } });
    return { token, memberId, grantId: (claimed.body.value as { id: string }).id };
  };
  const standing = async (grantId: string) => {
    const { granted } = (await world.ask(promotionsDesk.get, { id })).value as { granted: string };
    const { rows } = await sql<{
      state: string;
    }>`select state from promotion_grants where id = ${grantId}`.execute(world.running.database.db);
    const account = { owner: 'house', kind: 'bonus_cost', key: id } as const;
    const { wallet } = world.running.app.modules;
    const cost = await wallet.houseAccountBalance(world.running.database.db, {
      merchantId: 'croupier',
      currency: 'EUR',
      account,
    });
    return [granted, -cost, rows[0]?.state];
  };

  test('are asked for until the vendor answers, cost what is used, and the rest comes back', async () => {
    const { memberId, grantId } = await claim();
    expect(await rowsOf(memberId)).toMatchObject([{ state: 'asked', count: 20, source: 'promotion' }]);
    answer('grant', {}, 503);
    await follow();
    expect(await rowsOf(memberId)).toMatchObject([{ state: 'asked' }]);
    answer('grant', { code: 'ok' });
    await follow();
    const [{ id: roundsId } = { id: '' }] = await rowsOf(memberId);
    answer('list', { code: 'ok', items: [{ id: roundsId, count: 20, used: 5 }] });
    await follow();
    await follow();
    expect(await rowsOf(memberId)).toMatchObject([{ state: 'granted', used: 5 }]);
    expect(await standing(grantId)).toEqual(['4.0000', 10_000n, 'process']);
    answer('list', { code: 'ok', items: [{ id: roundsId, count: 20, used: 7 }] });
    await follow(2);
    await follow(2);
    expect(await rowsOf(memberId)).toMatchObject([{ state: 'expired', used: 7 }]);
    expect(await standing(grantId)).toEqual(['1.4000', 14_000n, 'claimed']);
  });

  test('that the vendor refuses or two operators take back cost nothing more', async () => {
    const before = (await standing(newId())).slice(0, 2);
    const refused = await claim();
    answer('grant', { code: 'refused', message: 'no campaign' });
    answer('list', { code: 'ok', items: [] });
    await follow();
    expect(await rowsOf(refused.memberId)).toMatchObject([{ state: 'refused', used: 0 }]);
    expect(await standing(refused.grantId)).toEqual([...before, 'claimed']);

    const taken = await claim();
    answer('grant', { code: 'ok' });
    await follow();
    const asked = await world.ask(promotionsDesk.revokeGrant, {
      id: taken.grantId,
      body: { reason: REASON },
    });
    await world.approve((asked.value as { id: string }).id);
    answer('cancel', { code: 'ok' });
    await follow();
    expect(await rowsOf(taken.memberId)).toMatchObject([{ state: 'cancelled', used: 0 }]);
    expect(await standing(taken.grantId)).toEqual([...before, 'revoked']);
  });

  test('are a good of the mall, too, where their terms can be kept', async () => {
    const { loyalty, wallet } = world.running.app.modules;
    await loyalty.seedDemo();
    const goodId = newId();
    const save = (terms: object) =>
      world.running.call(loyaltyDesk.putGood, {
        console: true,
        token: world.owner,
        path: loyaltyDesk.putGood.path.replace(':merchantCode', 'croupier').replace(':goodId', goodId),
        body: {
          kind: 'free_rounds',
          state: 'on_sale',
          names: { EN: 'Rounds' },
          details: {},
          terms,
          art: 'free_rounds',
          points: '100',
          amount: '0',
          worth: '2',
          stock: null,
          perMember: null,
          minLevel: 0,
          position: 1,
          stockSeen: null,
        },
      });
    const terms = { gameId, count: 10, stake: '0.2', days: 7 };
    expect((await save({ ...terms, gameId: 'dice' })).body.code).toBe('loyalty.no_issuer');
    expect((await save({ ...terms, count: 0 })).body.code).toBe('loyalty.no_issuer');
    expect((await save(terms)).body.success).toBe(true);
    const { memberId } = await world.running.register();
    const redemptionId = newId();
    const gift = {
      merchantId: 'croupier',
      memberId,
      id: redemptionId,
      goodId,
      quantity: 2,
      reference: newId(),
    };
    await wallet.transaction((tx) => loyalty.issueGood(tx, gift));
    const approved = await world.running.call(loyaltyDesk.approve, {
      console: true,
      token: world.owner,
      path: loyaltyDesk.approve.path
        .replace(':merchantCode', 'croupier')
        .replace(':redemptionId', redemptionId),
      body: {},
    });
    expect(approved.body).toMatchObject({ value: { state: 'done' } });
    expect(await rowsOf(memberId)).toMatchObject([{ state: 'asked', count: 20, source: 'mall' }]);
    await follow();
    expect(await rowsOf(memberId)).toMatchObject([{ state: 'granted' }]);
    expect((await wallet.audit()).findings).toEqual([]);
  });
});

test('an operator of another merchant sees nothing and changes nothing', async () => {
  const { elsewhere, balanceOf, ask, accountOf, act } = world;
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
