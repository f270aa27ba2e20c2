import { randomUUID } from 'node:crypto';
import { siteApi } from '@croupier/contract/api.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { drawByHand, openDrawByHand, openSaleByHand } from '../testing/draws-by-hand.ts';

const { lotteryChases, lotteryTickets, wallet } = siteApi;
const GAME = 'ssc-1m';
const merchantId = 'croupier';
const WIN = ['1', '3', '0', '0', '0'];
const LOSS = ['9', '9', '9', '9', '9'];
let app: TestApp;
let token: string;
let number = 0;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
afterEach(async () => {
  const { findings } = await app.app.modules.wallet.audit();
  if (findings.length > 0) throw new Error(JSON.stringify(findings));
});

/** Draws one minute apart; the first is on sale. */
const planDraws = (count: number): Promise<string[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) => {
      number += 1;
      return openDrawByHand(app.database.db, {
        lotteryId: GAME,
        number: `20261201-${String(number).padStart(4, '0')}`,
        catalogue: 'ssc/1',
        now: new Date(Date.now() - 1_000),
        saleSeconds: 600 + number * 60,
        isPlanned: index > 0,
      });
    }),
  );

type Chase = { id: string; state: string; held: string; payout: string; bought: number; spent: string };
type Step = { state: string; reason: string | null; payout: string | null };
const bet = { play: 'f2.d', pick: '1|3', line: '2.0000', group: 1_800, priceBps: 10_000 };
const order = (draws: readonly string[], changes: object = {}) => ({
  id: randomUUID(),
  gameCode: GAME,
  rulesVersion: 1,
  // 2 + 4 + 6 …
  stake: `${draws.reduce((sum, _, index) => sum + 2 * (index + 1), 0)}.0000`,
  stopsOnWin: true,
  bets: [bet],
  steps: draws.map((drawId, index) => ({ drawId, multiplier: index + 1 })),
  ...changes,
});
const start = (body: object) => app.call(lotteryChases.start, { token, body });
const stop = (id: string) => app.call(lotteryChases.stop, { token, path: `/lotto/lgw/chases/${id}` });
const read = async (id: string): Promise<Chase & { stepList: Step[] }> =>
  (await app.call(lotteryChases.get, { token, path: `/lotto/lgw/chases/${id}` })).body.value as Chase & {
    stepList: Step[];
  };
const stepsOf = async (id: string): Promise<string[]> =>
  (await read(id)).stepList.map(({ state, reason }) => (reason ? `${state} ${reason}` : state));
const balance = async (): Promise<string> =>
  ((await app.call(wallet.balance, { token })).body.value as { amount: string }).amount;
const settle = async (drawId: string, numbers: readonly string[] | null): Promise<void> => {
  await drawByHand(app.database.db, drawId, numbers);
  await app.app.modules.lottery.settle({ merchantId, drawId });
  await app.app.modules.lottery.stopWonChases({ merchantId, drawId });
};
const advance = () => app.app.modules.lottery.advanceChases(merchantId);
const openSale = (id: string | undefined) => openSaleByHand(app.database.db, id ?? '');

test('a chase buys a step once the former one is settled, and a win gives the rest back', async () => {
  ({ token } = await app.register());
  const before = Number(await balance());
  const draws = await planDraws(4);
  const body = order(draws);
  const started = await start(body);
  expect(started.body.value, JSON.stringify(started.body)).toMatchObject({
    chase: { id: body.id, state: 'running', stake: '20.0000', held: '18.0000', bought: 1, waiting: 3 },
  });
  expect((await start(body)).body.value).toEqual(started.body.value);
  expect((await start({ ...body, words: 'others' })).body.code).toBe('lottery.chase_mismatch');
  expect(Number(await balance())).toBe(before - 20);

  await openSale(draws[1]);
  await advance();
  expect(await stepsOf(body.id)).toEqual(['bought', 'waiting', 'waiting', 'waiting']);
  await settle(draws[0] ?? '', LOSS);
  await advance();
  expect(await stepsOf(body.id)).toEqual(['bought', 'bought', 'waiting', 'waiting']);
  const tickets = await app.call(lotteryTickets.list, {
    token,
    path: `/lotto/lgw/tickets?chaseId=${body.id}`,
  });
  expect(tickets.body.value).toMatchObject({ totalItems: 2, totalStake: '6.0000' });
  const [ticket] = (tickets.body.value as { items: { id: string }[] }).items;
  const path = `/lotto/lgw/tickets/${ticket?.id}`;
  expect((await app.call(lotteryTickets.cancel, { token, path })).body.code).toBe('lottery.not_cancellable');

  await settle(draws[1] ?? '', WIN);
  // 4.00 × 1800 ÷ 2000 × 100
  expect(await read(body.id)).toMatchObject({
    state: 'won',
    held: '0.0000',
    spent: '6.0000',
    payout: '360.0000',
  });
  expect(await stepsOf(body.id)).toEqual(['bought', 'bought', 'released', 'released']);
  expect(Number(await balance())).toBe(before - 6 + 360);
});

test('steps whose sale has ended or whose number is closed are skipped and given back', async () => {
  ({ token } = await app.register());
  const draws = await planDraws(4);
  const { id } = order(draws);
  await start({ ...order(draws, { stopsOnWin: false }), id });
  await sql`insert into lottery_prices values (${merchantId}, ${GAME}, ${draws[1]}, 'f2.d', '13', 0)`.execute(
    app.database.db,
  );
  await openSale(draws[1]);
  await advance();
  await settle(draws[2] ?? '', null);
  await advance();
  expect(await stepsOf(id)).toEqual([
    'bought',
    'skipped lottery.number_closed',
    'skipped lottery.draw_closed',
    'waiting',
  ]);
  expect(await read(id)).toMatchObject({ state: 'running', held: '8.0000' });
  await openSale(draws[3]);
  await advance();
  expect(await read(id)).toMatchObject({ state: 'done', held: '0.0000', bought: 2 });
});

test('a chase is stopped by its member only, and nothing is held for one that is refused', async () => {
  ({ token } = await app.register());
  const before = await balance();
  const draws = await planDraws(3);
  const id = randomUUID();
  await start({ ...order(draws), id });
  const own = token;
  ({ token } = await app.register());
  expect((await stop(id)).body.code).toBe('lottery.chase_not_found');
  token = own;
  const stopped = await stop(id);
  expect(stopped.body.value).toMatchObject({ chase: { state: 'stopped', held: '0.0000', bought: 1 } });
  expect((await stop(id)).body.value).toEqual(stopped.body.value);
  expect(Number(await balance())).toBe(Number(before) - 2);
  expect(await stepsOf(id)).toEqual(['bought', 'released', 'released']);

  const refused = async (changes: object) => {
    const { body } = await start(order(draws, changes));
    return [body.code, body.fields?.[0]?.field];
  };
  expect(await refused({ stake: '11.0000' })).toEqual(['lottery.terms_changed', 'stake']);
  const steps = [...draws].reverse().map((drawId) => ({ drawId, multiplier: 1 }));
  expect(await refused({ steps })).toEqual(['lottery.draw_closed', 'steps.1.drawId']);
  expect((await refused({ bets: [{ ...bet, line: '20000.0000' }] }))[0]).toMatch(/^lottery\./);
  const rich = order(draws, { bets: [{ ...bet, line: '2000.0000' }], stake: '12000.0000' });
  expect((await start(rich)).body.code).toBe('wallet.insufficient_funds');
  expect(Number(await balance())).toBe(Number(before) - 2);
});
