import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { createAudit } from '../../../base/audit-log/index.ts';
import { moveDay } from '../schedules/calendar.usecases.ts';
import { createDrawWorld, type DrawWorld } from '../testing/draw-world.ts';
import { readDeskDraw, readDeskDraws } from './desk.usecases.ts';
import { enterResult, type EntryDeps } from './entries.usecases.ts';

const NUMBER = '20261201';
const RIGHT = ['7', '7', '1'];
const [ANNA, BEN, CARA] = [newId(), newId(), newId()];
const reason = 'read from the official page';

let world: DrawWorld;
afterEach(() => world.close());

const openWorld = async (): Promise<void> => {
  world = await createDrawWorld({ start: '2026-12-01T13:04:59Z', lotteries: ['3d', 'ssc-1m'] });
  await world.planAll();
  await world.worker.settle();
  await world.pass(2, 2);
};
const deps = (): EntryDeps => ({
  db: world.db,
  clock: world.clock,
  audit: createAudit(world),
  hooks: world.hooks,
  outbox: { record: async (_tx, { type, merchantId }) => void world.events.push({ type, merchantId }) },
  merchantIds: async () => ['croupier'],
});
const operatorOf = (id: string) => ({ account: { kind: 'operator', id } as const, ip: '', requestId: '' });
const type = async (who: string, numbers: string[], lotteryId = '3d', number = NUMBER) =>
  enterResult(deps(), {
    id: newId(),
    drawId: (await world.draw(lotteryId, number)).id,
    numbers,
    reason,
    operator: operatorOf(who),
  });

test('a result counts when two operators have typed the same, and one alone never', async () => {
  await openWorld();
  await expect(type(ANNA, RIGHT)).rejects.toMatchObject({ code: 'lottery.entry_not_allowed' });
  await world.pass(620, 620);
  await expect(type(ANNA, ['7', '7'])).rejects.toMatchObject({ code: 'lottery.numbers_invalid' });
  expect(await type(ANNA, RIGHT)).toBe('waiting');
  expect(await type(ANNA, RIGHT)).toBe('waiting');
  expect(await type(BEN, ['7', '7', '2'])).toBe('differs');
  expect(await world.draw('3d', NUMBER)).toMatchObject({ state: 'sealed', resultVersion: 0 });
  const { id } = await world.draw('3d', NUMBER);
  const desk = await readDeskDraw(world, { id, brands: 'all' });
  expect(desk.entries.map(({ operatorId }) => operatorId).toSorted()).toEqual([ANNA, BEN].toSorted());
  // Neither the desk nor the audit log tells what the first one typed.
  const { rows } = await sql<{
    after: unknown;
  }>`select after from audit_entries where merchant_id = ''`.execute(world.db);
  expect(JSON.stringify([desk, rows])).not.toContain('"7"');
  expect(await type(CARA, RIGHT)).toBe('done');
  expect(await world.draw('3d', NUMBER)).toMatchObject({ state: 'drawn', resultVersion: 1 });
  expect(await world.results(await world.draw('3d', NUMBER))).toMatchObject([
    { version: 1, numbers: RIGHT, enteredBy: ANNA, approvedBy: CARA },
  ]);
});

test('a correction is a new version by two operators; the first result stays', async () => {
  await openWorld();
  for (const id of ['north', 'south']) world.told.set(id, () => ({ numbers: RIGHT }));
  await world.pass(640, 320);
  const corrected: number[] = [];
  world.hooks.corrected.push(async (_tx, _draw, { version }) => void corrected.push(version));
  await expect(type(ANNA, RIGHT)).rejects.toMatchObject({ code: 'lottery.numbers_invalid' });
  const other = ['7', '7', '9'];
  expect(await type(ANNA, other)).toBe('waiting');
  expect(await type(BEN, other)).toBe('done');
  expect(corrected).toEqual([2]);
  expect(await world.results(await world.draw('3d', NUMBER))).toMatchObject([
    { version: 1, numbers: RIGHT, enteredBy: null },
    { version: 2, numbers: other, enteredBy: ANNA, approvedBy: BEN },
  ]);
  // Entries for the first version don't count for the next one.
  expect(await type(CARA, RIGHT)).toBe('waiting');
  expect(world.events.map(({ type: event }) => event)).toContain('lottery.draw_corrected');
});

test('nobody types a result of a draw of our own', async () => {
  await openWorld();
  await world.pass(90, 10);
  const [draw] = await readDeskDraws(world, { view: 'drawn', lotteryCode: 'ssc-1m', brands: 'all' });
  if (!draw) throw new Error('nothing was drawn');
  const typed = type(ANNA, ['1', '2', '3', '4', '5'], 'ssc-1m', draw.number);
  await expect(typed).rejects.toMatchObject({ code: 'lottery.entry_not_allowed' });
});

test('a day is moved before its sale opens, and later draws keep their order', async () => {
  await openWorld();
  const move = (day: string, movedTo: string | null, lotteryCode = '3d') =>
    moveDay(
      { ...world.plan, audit: createAudit(world) },
      { lotteryCode, day, movedTo, reason, operator: operatorOf(ANNA) },
    );
  // The sale for the second of December has opened.
  await expect(move('2026-12-02', null)).rejects.toMatchObject({ code: 'lottery.draw_started' });
  await expect(move('2026-11-30', null)).rejects.toMatchObject({ code: 'lottery.day_invalid' });
  await expect(move('2026-12-05', null, 'ssc-1m')).rejects.toMatchObject({ code: 'lottery.not_found' });
  await move('2026-12-05', null);
  const coming = await readDeskDraws(world, { view: 'coming', lotteryCode: '3d', brands: [] });
  expect(coming.slice(0, 4).map(({ number }) => number)).toEqual([
    '20261202',
    '20261203',
    '20261204',
    '20261206',
  ]);
});
