import { randomUUID } from 'node:crypto';
import { siteApi } from '@croupier/contract/api.ts';
import { isInRoot, ticketRoot } from '@croupier/fairplay/lottery/root.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, HOSTS, type TestApp } from '../../../testing/test-app.ts';
import { drawByHand, openDrawByHand } from './testing/draws-by-hand.ts';
import { listDigests } from './tickets/digests.reads.ts';

const { lottery, lotteryTickets } = siteApi;
const GAME = 'ssc-1m';
const NUMBERS = '0,1,2,3,4,5,6,7,8,9';
let app: TestApp;
let token: string;
let drawId: string;
let draws = 0;

const openDraw = (lotteryId: string, catalogue = 'ssc/1'): Promise<string> => {
  draws += 1;
  const number = `20261201-${String(draws).padStart(4, '0')}`;
  return openDrawByHand(app.database.db, { lotteryId, number, catalogue, now: new Date(Date.now() - 1_000) });
};
beforeAll(async () => {
  app = await createTestApp();
  ({ token } = await app.register());
  drawId = await openDraw(GAME);
});
afterAll(() => app.close());

const direct = (changes: object = {}) => ({
  play: 'f2.d',
  pick: '1,2|3,4',
  line: '0.2000',
  group: 1_900,
  priceBps: 10_000,
  ...changes,
});
const order = (changes: object = {}) => ({
  id: randomUUID(),
  gameCode: GAME,
  drawId,
  rulesVersion: 1,
  stake: '0.8000',
  words: 'my words',
  bets: [direct()],
  ...changes,
});
const buy = (body: object, as = token, host: string = HOSTS.croupier) =>
  app.call(lotteryTickets.buy, { token: as, host, body });
const pathOf = (id: string, rest = '') => `/lotto/lgw/tickets/${id}${rest}`;

test('a betting page has plays, groups, limits and the draw on sale', async () => {
  const { body } = await app.call(lottery.game, { token, path: `/lotto/lgw/games/${GAME}` });
  expect(body.value).toMatchObject({
    gameCode: GAME,
    mode: 'ELOTT',
    catalogue: 'ssc/1',
    rulesVersion: 1,
    rateBps: 500,
    minGroup: 1_800,
    maxGroup: 1_900,
    draw: { id: drawId, state: 'open' },
    prices: [],
  });
  const { plays } = body.value as { plays: { code: string; prizes: object[]; input: string }[] };
  expect(plays).toHaveLength(116);
  expect(plays.find(({ code }) => code === 'f2.d')).toMatchObject({
    input: 'both',
    minGroup: 1_800,
    maxGroup: 1_900,
    prizes: [{ code: 'win', prize: '95.0000' }],
  });
  const unknown = await app.call(lottery.game, { token, path: '/lotto/lgw/games/ssc-2m' });
  expect(unknown.body.code).toBe('lottery.not_found');
});

test('a ticket is bought once, listed, read with its bets by its member only, and taken back', async () => {
  const body = order({ bets: [direct(), direct({ play: 'b2.d', pick: '7|7' })], stake: '1.0000' });
  const bought = await buy(body);
  expect(bought.status, JSON.stringify(bought.body)).toBe(200);
  const { ticket, balance } = bought.body.value as { ticket: object; balance: string };
  expect(ticket).toMatchObject({ id: body.id, gameCode: GAME, state: 'open', stake: '1.0000', bets: 2 });
  expect((await buy(body)).body.value).toEqual(bought.body.value);
  expect((await buy({ ...body, words: 'others' })).body.code).toBe('lottery.ticket_mismatch');

  const list = await app.call(lotteryTickets.list, { token, path: `/lotto/lgw/tickets?gameCode=${GAME}` });
  expect(list.body.value).toMatchObject({ items: [ticket], totalItems: 1, totalStake: '1.0000' });
  const detail = await app.call(lotteryTickets.get, { token, path: pathOf(body.id) });
  expect(detail.body.value).toMatchObject({
    words: 'my words',
    results: [],
    claim: null,
    isCancellable: true,
    betList: [
      {
        play: 'f2.d',
        lines: 4,
        rebateBps: 0,
        prizes: [{ code: 'win', prize: '19.0000' }],
        wins: null,
        payout: null,
      },
      { play: 'b2.d', lines: 1, stake: '0.2000' },
    ],
  });
  const rounds = await app.call(siteApi.rounds.list, { token, path: '/wps/rounds?category=elott' });
  expect(rounds.body.value).toMatchObject({
    items: [{ id: body.id, gameId: GAME, gameName: 'Five Digits 1 min' }],
  });
  const path = await app.call(lotteryTickets.path, { token, path: pathOf(body.id, '/path') });
  expect(path.body.code).toBe('lottery.not_sealed');
  const room = await app.call(lottery.room, { token, path: `/lotto/lgw/games/${GAME}/room` });
  expect(room.body.value).toMatchObject({ tickets: 1, members: 1, latest: [{ stake: '1.0000' }] });
  const recent = await app.call(lottery.recent, { token });
  expect(recent.body.value).toMatchObject([{ gameCode: GAME, next: { id: drawId } }]);

  const stranger = await app.register();
  for (const route of [lotteryTickets.get, lotteryTickets.cancel]) {
    const refused = await app.call(route, { token: stranger.token, path: pathOf(body.id) });
    expect(refused.body.code).toBe('lottery.ticket_not_found');
  }
  const cancelled = await app.call(lotteryTickets.cancel, { token, path: pathOf(body.id) });
  expect(cancelled.body.value).toMatchObject({ ticket: { state: 'cancelled' } });
  expect(cancelled.body.value).not.toMatchObject({ balance });
  expect((await app.call(lotteryTickets.cancel, { token, path: pathOf(body.id) })).body.value).toEqual(
    cancelled.body.value,
  );
});

test.each([
  ['lottery.pick_invalid', 'bets.0.pick', { bets: [direct({ pick: '2,1|3' })] }],
  ['lottery.pick_invalid', 'bets.1.pick', { bets: [direct(), direct({ play: 'zz.d' })] }],
  ['lottery.terms_changed', 'bets.0.group', { bets: [direct({ group: 1_901 })] }],
  ['lottery.terms_changed', 'rulesVersion', { rulesVersion: 2 }],
  ['lottery.terms_changed', 'stake', { stake: '0.7000' }],
  ['lottery.stake_out_of_limits', 'bets.0.line', { bets: [direct({ line: '0.0001' })] }],
  ['lottery.stake_out_of_limits', 'bets.0.line', { bets: [direct({ line: '99999999999.0000' })] }],
  [
    'lottery.payout_above_limit',
    'bets.0.line',
    { bets: [direct({ line: '20000.0000' })], stake: '80000.0000' },
  ],
  [
    'lottery.too_many_lines',
    'bets.1.pick',
    {
      bets: ['a5.d', 'a5.d'].map((play) =>
        direct({ play, pick: Array(5).fill(NUMBERS).join('|'), line: '0.0020' }),
      ),
    },
  ],
  ['field.invalid', 'words', { words: 'two\nlines' }],
  ['field.invalid', 'id', { id: '6ba7b811-9dad-51d1-80b4-00c04fd430c8' }],
  ['field.invalid', 'bets.0.line', { bets: [direct({ line: '-1' })] }],
])('%s names %s, and nothing is bought', async (code, field, changes) => {
  const { body } = await buy(order(changes));
  expect(body.fields).toMatchObject([{ field, code }]);
  const list = await app.call(lotteryTickets.list, { token, path: '/lotto/lgw/tickets?state=open' });
  expect(list.body.value).toMatchObject({ totalItems: 0 });
});

test('a draw is sold only with its own lottery, and only by the merchants that have it', async () => {
  const other = await openDraw('ssc-5m');
  expect((await buy(order({ drawId: other }))).body).toMatchObject({
    code: 'lottery.draw_closed',
    fields: [{ field: 'drawId' }],
  });
  const brand = await openDraw('lotus-ssc');
  expect((await buy(order({ drawId: brand, gameCode: 'lotus-ssc' }))).body.code).toBe('lottery.not_found');
  const { token: elsewhere } = await app.register(HOSTS.lotus);
  const bets = [direct({ group: 1_900 })];
  const bought = await buy(order({ drawId: brand, gameCode: 'lotus-ssc', bets }), elsewhere, HOSTS.lotus);
  expect(bought.body.success, JSON.stringify(bought.body)).toBe(true);
  const { id } = (bought.body.value as { ticket: { id: string } }).ticket;
  expect((await app.call(lotteryTickets.get, { token, path: pathOf(id) })).body.code).toBe(
    'lottery.ticket_not_found',
  );
});

test('a sealed ticket has a way to the root, and a cancelled one has none', async () => {
  const sealed = await openDraw(GAME);
  const ids = [];
  for (let count = 0; count < 3; count += 1) {
    const body = order({ drawId: sealed, bets: [direct()] });
    expect((await buy(body)).status).toBe(200);
    ids.push(body.id);
  }
  await app.call(lotteryTickets.cancel, { token, path: pathOf(ids[2] ?? '') });
  const digests = await listDigests(app.database.db, { merchantIds: ['croupier', 'lotus'], drawId: sealed });
  expect(digests).toHaveLength(2);
  await drawByHand(app.database.db, sealed, ['1', '3', '0', '0', '0']);
  for (const id of ids.slice(0, 2)) {
    const { value } = (await app.call(lotteryTickets.path, { token, path: pathOf(id, '/path') })).body;
    const { digest, ...proof } = value as { digest: string; index: number; size: number; path: string[] };
    expect(isInRoot(digest, proof, ticketRoot(digests))).toBe(true);
  }
  const none = await app.call(lotteryTickets.path, { token, path: pathOf(ids[2] ?? '', '/path') });
  expect(none.body.code).toBe('lottery.not_sealed');
});
