import { randomUUID } from 'node:crypto';
import type { ControlledGame, ControlledVendor } from '@croupier/contract/games/game-control.ts';
import { minePositions } from '@croupier/fairplay/mines.ts';
import { createFloats } from '@croupier/fairplay/random.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createAudit } from '../../base/audit-log/index.ts';
import { minesOf, minesView } from './testing/mines-play.ts';
import { createTestGames, ONE, type TestGames } from './testing/test-games.ts';

let house: TestGames;
let player: { merchantId: string; memberId: string };
const OPERATOR = randomUUID();
beforeAll(async () => {
  house = await createTestGames();
  player = await house.addPlayer(1_000n * ONE);
});
afterEach(() => house.expectCleanAudit());
afterAll(() => house.close());

/** A call of the console, as an operator of all merchants makes it. */
async function call<T = ControlledGame>(name: string, params: object = {}, body: object = {}): Promise<T> {
  const handler = house.catalogue.consoleRoutes.handlers[name] as (call: object) => Promise<T>;
  const account = { kind: 'operator', id: OPERATOR };
  const context = { account, ip: '203.0.113.5', requestId: 'request-1', language: 'EN', query: {} };
  return handler({ ...context, params: { merchantCode: 'croupier', ...params }, body });
}
const dice = (from: Pick<TestGames, 'originals'> = house, by = player, stakeMinor = ONE) =>
  from.originals.bet({
    ...by,
    id: randomUUID(),
    stakeMinor,
    game: 'dice',
    bet: { direction: 'over', targetHundredths: 5_050 },
  });
const startMines = () =>
  minesOf(house.originals).start({ ...player, id: randomUUID(), stakeMinor: ONE, mines: 3 });
const CLOSED = { code: 'catalogue.game_maintenance', status: 409 };

test('the kill switch refuses the next bet here and on every other server, at this merchant only', async () => {
  const other = house.startServer();
  let heard = '';
  const stop = await other.catalogue.listen(house.database, ({ merchantId }) => {
    heard = merchantId;
  });
  await dice(other);
  expect(await call('stopGame', { gameId: 'dice' }, { notice: { EN: 'Back at noon.' } })).toMatchObject({
    reach: 'stopped',
    stopNotice: { EN: 'Back at noon.' },
  });
  await expect(dice()).rejects.toMatchObject(CLOSED);
  await expect.poll(() => heard).toBe('croupier');
  await expect(dice(other)).rejects.toMatchObject(CLOSED);
  await dice(house, await house.addPlayer(10n * ONE, 'lotus'), 10n * ONE);

  const shown = await house.catalogue.gamesById('croupier', 'TY', ['dice', 'mines']);
  expect(shown.get('dice')).toMatchObject({ state: 'maintenance', notice: 'Back at noon.' });
  expect(shown.get('mines')).toMatchObject({ state: 'up' });

  await call('startGame', { gameId: 'dice' });
  await dice();
  await stop();
});

test('a bet that was placed before the stop gets its answer again', async () => {
  const bet = {
    ...player,
    id: randomUUID(),
    stakeMinor: ONE,
    game: 'dice',
    bet: { direction: 'over', targetHundredths: 5_050 },
  } as const;
  const placed = await house.originals.bet(bet);
  await call('stopGame', { gameId: 'dice' }, { notice: {} });
  expect(await house.originals.bet(bet)).toEqual(placed);
  await call('startGame', { gameId: 'dice' });
});

test('a round in progress is finished while the vendor is stopped, and no other one begins', async () => {
  const { roundId, nonce } = await startMines();
  await call('stopVendor', { vendorId: 'croupier-originals' }, { notice: {} });
  const { serverSeed, clientSeed } = await house.readSeeds(player);
  const mines = minePositions(createFloats(serverSeed, clientSeed, nonce), 3);
  const field = Array.from({ length: 25 }, (_, index) => index).find((index) => !mines.includes(index)) ?? 0;
  const { open, cashOut } = minesOf(house.originals);
  await open({ ...player, roundId, step: 0, field });
  const ended = await cashOut({ ...player, roundId, step: 1 });
  expect(minesView(ended)).toMatchObject({ state: 'cashed_out' });
  await expect(startMines()).rejects.toMatchObject(CLOSED);
  await expect(dice()).rejects.toMatchObject(CLOSED);
  await call('startVendor', { vendorId: 'croupier-originals' });
});

test('ending a stop returns to the state before it, and the log has every step', async () => {
  await call(
    'changeGame',
    { gameId: 'mines' },
    { state: 'maintenance', notice: { EN: 'New board.' }, hot: false },
  );
  await call('stopGame', { gameId: 'mines' }, { notice: {} });
  expect(await call('startGame', { gameId: 'mines' })).toMatchObject({
    state: 'maintenance',
    reach: 'maintenance',
    notice: { EN: 'New board.' },
    stoppedAt: null,
    hot: false,
  });
  await expect(startMines()).rejects.toMatchObject(CLOSED);
  await call('changeGame', { gameId: 'mines' }, { state: 'hidden', notice: {}, hot: null });
  await expect(startMines()).rejects.toMatchObject({ code: 'request.not_found' });
  await call('changeGame', { gameId: 'mines' }, { state: 'visible', notice: {}, hot: null });

  const audit = createAudit({ db: house.db, clock: house.clock });
  const log = await audit.latest({ merchantId: 'croupier', subject: 'game:mines', limit: 20 });
  expect(log.map(({ action }) => action)).toEqual([
    'game.changed',
    'game.changed',
    'game.started',
    'game.stopped',
    'game.changed',
  ]);
  expect(log.at(-1)).toMatchObject({
    actor: { kind: 'operator', id: OPERATOR },
    before: { state: 'visible' },
    after: { state: 'maintenance', notice: { EN: 'New board.' } },
  });
});

test('games are pinned within their category, and vendors that are on are ordered', async () => {
  await call('placeGame', { gameId: 'mines' }, { position: 1 });
  expect(await call('placeGame', { gameId: 'dice' }, { position: 1 })).toMatchObject({ position: 1 });
  const list = { query: { pageNum: 1, pageSize: 20 } };
  const games = () =>
    (
      house.catalogue.consoleRoutes.handlers['games'] as (
        call: object,
      ) => Promise<{ items: ControlledGame[] }>
    )({
      params: { merchantCode: 'croupier' },
      language: 'EN',
      ...list,
    });
  expect((await games()).items.slice(0, 2).map(({ id, position }) => [id, position])).toEqual([
    ['dice', 1],
    ['mines', 2],
  ]);
  await call('placeGame', { gameId: 'dice' }, { position: null });
  expect((await games()).items.slice(0, 2).map(({ id, position }) => [id, position])).toEqual([
    ['mines', 1],
    ['dice', null],
  ]);

  await sql`insert into vendors (id, code, name, in_house, created_at) values
    ('vendor-nova', 'NOVA', 'Nova', false, now())`.execute(house.db);
  await house.catalogue.seedInHouse();
  await expect(call('placeVendor', { vendorId: 'vendor-nova' }, { position: 1 })).rejects.toMatchObject({
    code: 'catalogue.vendor_off',
  });
  const on = { state: 'on', notice: {} };
  expect(await call<ControlledVendor>('changeVendor', { vendorId: 'vendor-nova' }, on)).toMatchObject({
    position: 2,
  });
  const vendors = await call<ControlledVendor[]>('placeVendor', { vendorId: 'vendor-nova' }, { position: 1 });
  expect(vendors.map(({ code, position }) => [code, position])).toEqual([
    ['NOVA', 1],
    ['CRO', 2],
  ]);
});

test.each([
  ['stopGame', { gameId: 'nothing' }, 'catalogue.game_not_found'],
  ['stopVendor', { vendorId: 'nothing' }, 'catalogue.vendor_not_found'],
  ['stopGame', { gameId: 'dice', merchantCode: 'nowhere' }, 'merchants.not_found'],
])('%s of %j is refused', async (name, params, code) => {
  await expect(call(name, params, { notice: {} })).rejects.toMatchObject({ code });
});
