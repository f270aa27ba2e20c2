import { randomUUID } from 'node:crypto';
import { siteApi } from '@croupier/contract/api.ts';
import { lotteryPlayRoutes } from '@croupier/contract/games/lottery-play.ts';
import { lotterySaleRoutes } from '@croupier/contract/games/lottery-sale.ts';
import { lotteryTicketRoutes } from '@croupier/contract/games/lottery-tickets.ts';
import type { Route } from '@croupier/contract/route.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOperator, type OperatorSession } from '../../../../testing/operator-session.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { drawByHand, openDrawByHand } from '../testing/draws-by-hand.ts';

const GAME = 'ssc-1m';
const merchantId = 'croupier';
const REASON = 'as agreed in the meeting';
let app: TestApp;
let manager: OperatorSession;
let token: string;
let number = 0;
beforeAll(async () => {
  app = await createTestApp();
  manager = await createOperator(app, 'game_manager', [merchantId]);
  ({ token } = await app.register());
});
afterAll(() => app.close());

const operate = async (route: Route, path: string, body?: object) =>
  (
    await app.call(route, {
      console: true,
      token: manager.token,
      path: `/console/merchants/${merchantId}/lottery/${path}`,
      ...(body && { body: { reason: REASON, ...body } }),
    })
  ).body;
const openDraw = (): Promise<string> => {
  number += 1;
  return openDrawByHand(app.database.db, {
    lotteryId: GAME,
    number: `20261202-${String(number).padStart(4, '0')}`,
    catalogue: 'ssc/1',
    now: new Date(Date.now() - 1_000),
    saleSeconds: 600 + number,
  });
};
const buy = async (drawId: string, changes: object, stake: string, rulesVersion: number) =>
  (
    await app.call(lotteryTicketRoutes.buy, {
      token,
      body: {
        id: randomUUID(),
        gameCode: GAME,
        drawId,
        rulesVersion,
        stake,
        bets: [{ play: 'b2.d', pick: '1|3', line: '2.0000', group: 1_800, priceBps: 10_000, ...changes }],
      },
    })
  ).body;
const game = async () =>
  (await app.call(lotteryPlayRoutes.game, { token, path: `/lotto/lgw/games/${GAME}` })).body;
/** Rules are read again after a second at most. */
const shown = async (isShown: boolean): Promise<void> => {
  await expect.poll(async () => (await game()).success, { timeout: 20_000 }).toBe(isShown);
};

test('operators switch a lottery, change its rules and prices; each act is in the audit log', async () => {
  const drawId = await openDraw();
  const { value } = await operate(lotterySaleRoutes.games, 'games');
  const offers = value as { gameCode: string; isOn: boolean; version: number; rules: object }[];
  const offer = offers.find(({ gameCode }) => gameCode === GAME);
  expect(offer).toMatchObject({ isOn: true, version: 1 });
  expect(offers.map(({ gameCode }) => gameCode)).not.toContain('lotus-ssc');

  const off = await operate(lotterySaleRoutes.switchGame, `games/${GAME}`, { isOn: false });
  expect(off.value).toMatchObject({ isOn: false, version: 2 });
  expect((await buy(drawId, {}, '2.0000', 1)).code).toMatch(/^lottery\.(terms_changed|not_found)$/);
  await shown(false);
  await operate(lotterySaleRoutes.switchGame, `games/${GAME}`, { isOn: true });
  await shown(true);

  const rules = { ...offer?.rules, maxGroup: 1_981 };
  const change = (given: object) => operate(lotterySaleRoutes.changeRules, `rules/${GAME}`, given);
  expect(await change({ version: 3, rules })).toMatchObject({
    code: 'lottery.rules_invalid',
    fields: [{ field: 'rules.maxGroup' }],
  });
  expect(await change({ version: 2, rules: offer?.rules })).toMatchObject({ code: 'lottery.terms_changed' });
  const cut = { ...offer?.rules, playCuts: { 'b2.d': 100 } };
  expect((await change({ version: 3, rules: cut })).value).toMatchObject({
    version: 4,
    rules: { playCuts: { 'b2.d': 100 } },
  });

  const price = { drawId: null, market: 'b2.d', cell: '13', priceBps: 5_000 };
  expect((await operate(lotterySaleRoutes.setPrice, `prices/${GAME}`, price)).value).toEqual([price]);
  expect(
    await operate(lotterySaleRoutes.setPrice, `prices/${GAME}`, { ...price, market: 'zz' }),
  ).toMatchObject({
    fields: [{ field: 'market' }],
  });
  const versionShown = async () => ((await game()).value as { rulesVersion: number }).rulesVersion;
  await expect.poll(versionShown, { timeout: 20_000 }).toBe(4);
  expect((await buy(drawId, {}, '2.0000', 4)).code).toBe('lottery.terms_changed');
  const sold = await buy(drawId, { priceBps: 5_000, group: 1_700 }, '2.0000', 4);
  // 2.00 × 1700 ÷ 2000 × 100 × 50 %
  expect(sold.value, JSON.stringify(sold)).toMatchObject({ ticket: { most: '85.0000' } });
  expect((await operate(lotterySaleRoutes.exposures, `exposures/${drawId}`)).value).toMatchObject({
    limit: '2000000.0000',
    cells: [{ market: 'b2.d', cell: '13', liability: '85.0000' }],
  });
  const full = { ...price, priceBps: 10_000 };
  expect((await operate(lotterySaleRoutes.setPrice, `prices/${GAME}`, full)).value).toEqual([]);
  const { rows } = await sql<{ action: string }>`select action from audit_entries
    where merchant_id = ${merchantId} and subject = ${`lottery:${GAME}`} order by at, id`.execute(
    app.database.db,
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'lottery.closed',
    'lottery.opened',
    'lottery.rules_changed',
    'lottery.price_set',
    'lottery.price_set',
  ]);
});

test('a draw is settled once its tickets are; a claim is waived once, and the audit finds nothing', async () => {
  const { lottery, wallet } = app.app.modules;
  ({ token } = await app.register());
  const { rulesVersion, plays } = (await game()).value as {
    rulesVersion: number;
    plays: { code: string; minGroup: number }[];
  };
  const groupOf = (play: string) => plays.find(({ code }) => code === play)?.minGroup ?? 0;
  const [drawId, other] = [await openDraw(), await openDraw()];
  const settle = async (numbers: string[]): Promise<void> => {
    await drawByHand(app.database.db, drawId, numbers);
    await lottery.settle({ merchantId, drawId });
  };
  const bought = await buy(drawId, { line: '0.2000', group: groupOf('b2.d') }, '0.2000', rulesVersion);
  expect(bought.success, JSON.stringify(bought)).toBe(true);
  await settle(['0', '0', '0', '1', '3']);
  const { rows } = await sql<{ state: string }>`select state from lottery_draws
    where id = ${drawId}`.execute(app.database.db);
  expect(rows).toEqual([{ state: 'settled' }]);
  const journal = await sql<{ class: string }>`select class from round_results
    where merchant_id = ${merchantId} and game_id = ${GAME}`.execute(app.database.db);
  expect(journal.rows).toEqual([{ class: 'ELOTT' }]);

  // Everything is staked elsewhere, so that the correction finds too little.
  const { body } = await app.call(siteApi.wallet.balance, { token });
  const line = (body.value as { amount: string }).amount;
  const all = { play: 'a5.pos', pick: '0||||', line, group: groupOf('a5.pos') };
  const staked = await buy(other, all, line, rulesVersion);
  expect(staked.success, JSON.stringify(staked)).toBe(true);
  await settle(['9', '9', '9', '9', '9']);
  const [claim] = (await operate(lotterySaleRoutes.claims, 'claims')).value as {
    ticketId: string;
    run: number;
  }[];
  expect(claim).toMatchObject({ gameCode: GAME, collected: '0.0000', state: 'open', run: 2 });
  const path = `claims/${claim?.ticketId}/waive`;
  const waived = await operate(lotterySaleRoutes.waiveClaim, path, { run: 2 });
  expect(waived.value, JSON.stringify(waived)).toMatchObject({ state: 'waived' });
  expect((await operate(lotterySaleRoutes.waiveClaim, path, { run: 2 })).code).toBe('lottery.claim_over');
  expect((await operate(lotterySaleRoutes.waiveClaim, path, { run: 3 })).code).toBe(
    'lottery.claim_not_found',
  );
  expect((await operate(lotterySaleRoutes.claims, 'claims')).value).toEqual([]);
  expect((await wallet.audit()).findings).toEqual([]);
});
