import { isBeaconRound, signRound } from '@croupier/fairplay/lottery/beacon.ts';
import { leadsToAnchor } from '@croupier/fairplay/lottery/chain.ts';
import { drawNumbers } from '@croupier/fairplay/lottery/numbers.ts';
import { EMPTY_ROOT } from '@croupier/fairplay/merkle.ts';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { findChain } from '../chains/chains.queries.ts';
import { createDrawWorld, TEST_BEACON, type DrawWorld } from '../testing/draw-world.ts';
import { fitsFamily } from '../results/shapes.rules.ts';
import { claimDueDraw, holdSales } from './draws.queries.ts';
import { publicDrawId, type Draw } from './draws.types.ts';

const START = '2026-12-01T09:59:30Z';
const FIRST = '20261201-1020';
const SECOND = '20261201-1021';

let world: DrawWorld;
afterEach(() => world.close());

const openWorld = async (changes: Partial<Parameters<typeof createDrawWorld>[0]> = {}): Promise<void> => {
  world = await createDrawWorld({ start: START, lotteries: ['ssc-1m'], ...changes });
  await world.planAll();
};
const drawAt = (number: string): Promise<Draw> => world.draw('ssc-1m', number);

test('a draw passes through its states, and its numbers can be checked from what was published', async () => {
  await openWorld();
  await world.worker.settle();
  expect(await drawAt(FIRST)).toMatchObject({ state: 'open', chainIndex: 1, ticketRoot: null });
  await world.pass(25);
  const sealed = await drawAt(FIRST);
  expect(sealed).toMatchObject({ state: 'sealed', tickets: 0, ticketRoot: EMPTY_ROOT });
  expect(await drawAt(SECOND)).toMatchObject({ state: 'open' });
  const roundAt = TEST_BEACON.genesisAt.getTime() + (Number(sealed.beaconRound) - 1) * 3_000;
  expect(roundAt - (sealed.sealedAt?.getTime() ?? 0)).toBeGreaterThanOrEqual(3_000);
  await world.pass(9);
  const drawn = await drawAt(FIRST);
  expect(drawn).toMatchObject({ state: 'drawn', resultVersion: 1, dueAt: null });
  const [result] = await world.results(drawn);
  if (!result) throw new Error('no result');
  const { secret = '', signature = '', randomness = '' } = result.evidence as Record<string, string>;
  const chain = await findChain(world.db, drawn.chainId ?? '');
  expect(chain?.publishedAt && chain.publishedAt <= drawn.opensAt).toBe(true);
  expect(leadsToAnchor(secret, 1, chain?.anchor ?? '')).toBe(true);
  expect(
    isBeaconRound(TEST_BEACON.publicKey, { round: Number(drawn.beaconRound), signature, randomness }),
  ).toBe(true);
  const source = { secret, root: drawn.ticketRoot ?? '', randomness, drawId: publicDrawId(drawn) };
  expect(result.numbers).toEqual(drawNumbers(source, { kind: 'digits', count: 5 }));
  expect(fitsFamily('ssc', result.numbers)).toBe(true);
  expect(world.events.map(({ type }) => type)).toEqual(['lottery.draw_closed', 'lottery.draw_drawn']);
  expect(world.errors).toEqual([]);
});

test('the root contains the tickets in the order in which they are told', async () => {
  await openWorld();
  world.hooks.ticketDigests.push(async () => ['aa'.repeat(32), 'bb'.repeat(32)]);
  await world.pass(26);
  const { tickets, ticketRoot } = await drawAt(FIRST);
  expect(tickets).toBe(2);
  expect(ticketRoot).not.toBe(EMPTY_ROOT);
});

test('the seal waits for a transaction that may still sell, and later ones find no sale', async () => {
  await openWorld();
  await world.worker.settle();
  const { id } = await drawAt(FIRST);
  const seller = await world.db.startTransaction().execute();
  expect(await holdSales(seller, [id])).toHaveLength(1);
  await world.pass(26);
  expect(await drawAt(FIRST)).toMatchObject({ state: 'closed', ticketRoot: null });
  await seller.commit().execute();
  await world.pass(1);
  expect(await drawAt(FIRST)).toMatchObject({ state: 'sealed' });
  await world.db.transaction().execute(async (tx) => expect(await holdSales(tx, [id])).toEqual([]));
});

test.each([
  ['no answer', () => undefined],
  [
    'the round before',
    (round: number) => signRound(Uint8Array.of(...Array<number>(31).fill(0), 7), round - 1),
  ],
  [
    'a signature of another key',
    (round: number) => signRound(Uint8Array.of(...Array<number>(31).fill(0), 7), round),
  ],
])('with %s of the beacon the draw is late, then void', async (_, answer) => {
  await openWorld();
  await world.pass(26);
  world.beacon.answer = answer;
  const { beaconRound } = await drawAt(FIRST);
  await world.pass(30, 10);
  expect(await drawAt(FIRST)).toMatchObject({ state: 'late', beaconRound });
  await world.pass(600, 200);
  expect(await drawAt(FIRST)).toMatchObject({ state: 'void', voidReason: 'beacon_missing', beaconRound });
  expect(await world.results(await drawAt(FIRST))).toEqual([]);
  expect(world.events).toContainEqual({ type: 'lottery.draw_voided', merchantId: 'croupier' });
});

test('a beacon that comes back decides late draws by their own rounds, and sales pause until then', async () => {
  await openWorld();
  await world.worker.settle();
  const { answer } = world.beacon;
  world.beacon.answer = () => undefined;
  await world.pass(3 * 60, 10);
  const late = await drawAt(FIRST);
  expect(late.state).toBe('late');
  expect((await drawAt('20261201-1023')).state).toBe('planned');
  world.beacon.answer = answer;
  await world.pass(10);
  expect(await drawAt(FIRST)).toMatchObject({ state: 'drawn', beaconRound: late.beaconRound });
  expect((await drawAt('20261201-1023')).state).toBe('open');
});

test('two workers claim different draws', async () => {
  await openWorld({ lotteries: ['ssc-1m', 'k3-1m'] });
  const [one, other] = [
    await world.db.startTransaction().execute(),
    await world.db.startTransaction().execute(),
  ];
  const claimed = [await claimDueDraw(one, world.clock.now()), await claimDueDraw(other, world.clock.now())];
  expect(new Set(claimed.map((draw) => draw?.lotteryId))).toEqual(new Set(['ssc-1m', 'k3-1m']));
  expect(await world.worker.runDue()).toBe(0);
  await one.rollback().execute();
  await other.rollback().execute();
  expect(await world.worker.runDue()).toBe(2);
});

test('two workers together do every step once', async () => {
  await openWorld({ lotteries: ['ssc-1m', 'k3-1m', 'pk10-1m'] });
  const drawn: string[] = [];
  world.hooks.drawn.push(async (_tx, { id }) => void drawn.push(id));
  const workers = [world.worker, world.startWorker()];
  for (let second = 0; second < 165; second += 5) {
    world.clock.advance(5_000);
    await Promise.all(workers.map((worker) => worker.settle()));
  }
  expect(drawn).toHaveLength(9);
  expect(new Set(drawn).size).toBe(9);
  expect(world.errors).toEqual([]);
});

test('a worker that dies in the middle of a step leaves it to the next one', async () => {
  await openWorld();
  world.hooks.drawn.push(async (tx) => {
    world.hooks.drawn.length = 0;
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
  });
  await world.pass(34);
  expect(world.errors.length).toBeGreaterThan(0);
  await world.pass(10);
  const draw = await drawAt(FIRST);
  expect(draw.state).toBe('drawn');
  expect(await world.results(draw)).toHaveLength(1);
});

test('draws that were missed while nothing was running are void, and the next one opens at once', async () => {
  await openWorld();
  await world.worker.settle();
  world.clock.advance(3_600_000);
  await world.planAll();
  await world.worker.settle();
  await world.pass(4);
  expect(await drawAt(FIRST)).toMatchObject({ state: 'void', voidReason: 'beacon_missing' });
  expect(await drawAt('20261201-1030')).toMatchObject({ state: 'void', voidReason: 'not_opened' });
  expect(await drawAt('20261201-1080')).toMatchObject({ state: 'open' });
});

test('a chain that is used up is followed by another, and no secret serves two draws', async () => {
  await openWorld({ chainLength: 3 });
  await world.planAll();
  const { rows } = await sql<{ number: string; chain: string; index: number }>`
    select number, chain_id as chain, chain_index as index from lottery_draws order by draws_at`.execute(
    world.db,
  );
  expect(rows.map(({ index }) => index)).toEqual([1, 2, 3, 1, 2, 3]);
  expect(new Set(rows.map(({ chain }) => chain)).size).toBe(2);
});

test('results never change', async () => {
  await openWorld();
  await world.pass(34);
  const change = sql`update lottery_results set numbers = '{1,2,3,4,5}'`.execute(world.db);
  await expect(change).rejects.toThrow('append-only');
  await expect(sql`delete from lottery_results`.execute(world.db)).rejects.toThrow('append-only');
});
