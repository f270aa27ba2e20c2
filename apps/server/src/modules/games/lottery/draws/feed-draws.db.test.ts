import { afterEach, expect, test } from 'vitest';
import { saveFeed } from '../results/readings.queries.ts';
import { createDrawWorld, type DrawWorld } from '../testing/draw-world.ts';
import { readLobby, readOpened, readVietnamMenu } from './lobby.usecases.ts';
import { readProof } from './proof.usecases.ts';

const [SEVEN, EIGHT] = [{ numbers: ['7', '7', '1'] }, { numbers: ['8', '0', '1'] }];
const NUMBER = '20261201';

let world: DrawWorld;
afterEach(() => world.close());

/** The 3D lottery, whose sale has just closed; it is drawn ten minutes later. */
const openWorld = async (): Promise<void> => {
  world = await createDrawWorld({
    start: '2026-12-01T13:04:59Z',
    lotteries: ['3d', 'vn-north', 'vn-hue', 'vn-ben-tre'],
  });
  await world.planAll();
  await world.worker.settle();
  await world.pass(2);
};
const drawn = () => world.draw('3d', NUMBER);

test('two feeds that agree decide a draw; the evidence of both is public', async () => {
  await openWorld();
  expect(await drawn()).toMatchObject({ state: 'sealed', beaconRound: null });
  world.told.set('north', () => SEVEN);
  await world.pass(620, 310);
  const waiting = await drawn();
  expect(waiting).toMatchObject({ state: 'sealed' });
  expect(await readProof(world, { merchantId: 'croupier', id: waiting.id })).toMatchObject({
    results: [],
    provisional: [{ owner: 'owner-north', ...SEVEN }],
  });
  world.told.set('south', () => SEVEN);
  await world.pass(24, 12);
  const { id, state } = await drawn();
  expect(state).toBe('drawn');
  const proof = await readProof(world, { merchantId: 'croupier', id });
  expect(proof).toMatchObject({ chain: null, beacon: null, secret: null, provisional: [] });
  expect(proof.results).toMatchObject([
    { version: 1, source: 'feeds', ...SEVEN, feeds: [{ owner: 'owner-north' }, { owner: 'owner-south' }] },
  ]);
  expect(await readOpened(world, { merchantId: 'croupier', gameCode: '3d', limit: 5 })).toMatchObject([
    { number: NUMBER, ...SEVEN, version: 1 },
  ]);
});

test('feeds that differ hold the draw until they agree', async () => {
  await openWorld();
  world.told.set('north', () => SEVEN);
  world.told.set('south', () => EIGHT);
  await world.pass(630, 315);
  await world.pass(12, 12);
  expect(await drawn()).toMatchObject({ state: 'held', heldReason: 'feeds_differ' });
  world.told.set('north', () => EIGHT);
  await world.pass(24, 12);
  expect(await drawn()).toMatchObject({ state: 'drawn', heldReason: 'feeds_differ' });
});

test('two feeds of one owner are one source', async () => {
  await openWorld();
  for (const id of ['north', 'south'])
    await saveFeed(world.db, { id, owner: 'the same', url: `http://${id}.invalid`, isActive: true });
  for (const id of ['north', 'south']) world.told.set(id, () => SEVEN);
  await world.pass(640, 320);
  expect(await drawn()).toMatchObject({ state: 'sealed' });
});

test('without a result a draw is late, and void after a day', async () => {
  await openWorld();
  await world.pass(2 * 3_600, 3_600);
  expect(await drawn()).toMatchObject({ state: 'late' });
  await world.pass(23 * 3_600, 23 * 3_600);
  expect(await drawn()).toMatchObject({ state: 'void', voidReason: 'result_missing' });
});

test('the lobby shows what is on sale, and the menu of Vietnam who draws today', async () => {
  await openWorld();
  const merchantId = 'croupier';
  const { lotteries } = await readLobby(world, { merchantId, language: 'TY' });
  expect(lotteries).toMatchObject([
    {
      gameCode: '3d',
      name: '3D จีน',
      mode: 'LOTT',
      isOwn: false,
      next: { number: '20261202', state: 'open' },
      last: null,
    },
    { gameCode: 'vn-north' },
    { gameCode: 'vn-hue' },
    { gameCode: 'vn-ben-tre' },
  ]);
  // A Tuesday: the north is drawn by Quảng Ninh, the south by Bến Tre among others, and Huế rests.
  const menu = await readVietnamMenu(world, { merchantId });
  expect(menu.stations.map(({ region, name }) => `${region} ${name}`)).toEqual(['N Quảng Ninh', 'S Bến Tre']);
  const missing = readProof(world, { merchantId, id: '00000000-0000-4000-8000-000000000000' });
  await expect(missing).rejects.toMatchObject({ code: 'lottery.draw_not_found' });
  await expect(readOpened(world, { merchantId, gameCode: 'ssc-1m', limit: 5 })).rejects.toMatchObject({
    code: 'lottery.not_found',
  });
});

test('a feed that changes its mind about a decided draw is noticed, until the result is corrected', async () => {
  await openWorld();
  for (const id of ['north', 'south']) world.told.set(id, () => SEVEN);
  await world.pass(644, 322);
  expect(await drawn()).toMatchObject({ state: 'drawn', feedDiffersAt: null });
  await world.recheckFeeds();
  expect(await drawn()).toMatchObject({ feedDiffersAt: null });
  expect(world.errors).toEqual([]);

  world.told.set('south', () => EIGHT);
  await world.pass(60, 60);
  await world.recheckFeeds();
  const { feedDiffersAt } = await drawn();
  expect(feedDiffersAt).not.toBeNull();
  expect(world.errors).toHaveLength(1);
  await world.pass(60, 60);
  await world.recheckFeeds();
  expect(await drawn()).toMatchObject({ feedDiffersAt });
  expect(world.errors).toHaveLength(1);

  world.told.set('south', () => SEVEN);
  await world.pass(60, 60);
  await world.recheckFeeds();
  expect(await drawn()).toMatchObject({ feedDiffersAt: null });
});

test('a draw without tickets is settled, and draws whose sale never opened go after a week', async () => {
  await openWorld();
  for (const id of ['north', 'south']) world.told.set(id, () => SEVEN);
  await world.pass(644, 322);
  const { id } = await drawn();
  await world.settleDraw(id);
  expect(await drawn()).toMatchObject({ state: 'settled' });
  // Nobody was there when the sale of the next one should have opened.
  world.clock.advance(3 * 24 * 3_600_000);
  await world.worker.runDue();
  expect(await world.draw('3d', '20261203')).toMatchObject({ state: 'void', voidReason: 'not_opened' });
  await world.clearOver();
  await world.draw('3d', '20261203');
  world.clock.advance(7 * 24 * 3_600_000);
  await world.clearOver();
  await expect(world.draw('3d', '20261203')).rejects.toThrow('no draw');
  expect(await drawn()).toMatchObject({ state: 'settled' });
});
