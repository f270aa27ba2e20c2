import { afterEach, expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { createAudit } from '../../../base/audit-log/index.ts';
import { readDeskDraws } from '../results/desk.usecases.ts';
import { createDrawWorld, type DrawWorld } from '../testing/draw-world.ts';
import { readFigures } from './figures.usecases.ts';
import { createVoidRequest } from './voids.usecases.ts';

const payload = { reason: 'the organiser has declared it invalid' };
const merchantIds = async () => ['croupier'];
let world: DrawWorld;
afterEach(() => world.close());

const openWorld = async (): Promise<void> => {
  world = await createDrawWorld({ start: '2026-12-01T13:04:59Z', lotteries: ['3d', 'ssc-1m'] });
  await world.planAll();
  await world.worker.settle();
  await world.pass(2, 2);
};
const request = () =>
  createVoidRequest({
    audit: createAudit(world),
    hooks: world.hooks,
    outbox: { record: async (_tx, { type, merchantId }) => void world.events.push({ type, merchantId }) },
    merchantIds,
  });
const factsOf = (subject: string) =>
  world.db.transaction().execute((tx) => request().facts(tx, { subject, payload }));
const execute = (subject: string) =>
  world.db.transaction().execute((tx) =>
    request().execute(tx, {
      subject,
      payload,
      operator: { account: { kind: 'operator', id: newId() }, ip: '', requestId: '' },
    }),
  );

test('an outside draw is voided once its sale has ended, and only once', async () => {
  await openWorld();
  const { id } = await world.draw('3d', '20261201');
  const { id: onSale } = await world.draw('3d', '20261202');
  await expect(factsOf(onSale)).rejects.toMatchObject({ code: 'lottery.void_not_allowed' });
  expect(await factsOf(id)).toEqual({ draw: '3d/20261201', resultVersion: 0 });
  await execute(id);
  expect(await world.draw('3d', '20261201')).toMatchObject({
    state: 'void',
    voidReason: 'operators',
    dueAt: null,
  });
  expect(world.events).toContainEqual({ type: 'lottery.draw_voided', merchantId: 'croupier' });
  await expect(execute(id)).rejects.toMatchObject({ code: 'approvals.stale' });
  expect(await readFigures({ db: world.db, merchantIds }, { id, merchants: 'all' })).toEqual([]);
});

test('nobody voids a draw of our own, whatever came of it', async () => {
  await openWorld();
  await world.pass(90, 10);
  const [draw] = await readDeskDraws(world, { view: 'drawn', source: 'own', brands: 'all' });
  expect(await readDeskDraws(world, { view: 'drawn', source: 'feed', brands: 'all' })).toEqual([]);
  await expect(factsOf(draw?.id ?? '')).rejects.toMatchObject({ code: 'lottery.void_not_allowed' });
});
