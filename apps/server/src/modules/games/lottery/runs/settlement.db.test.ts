import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketRoot } from '@croupier/fairplay/lottery/root.ts';
import { newId } from '../../../../platform/ids.ts';
import { createLotteryWorld, type LotteryWorld } from '../testing/lottery-world.ts';
import { ONE } from '../testing/test-engine.ts';
import { listDigests } from '../tickets/digests.reads.ts';
import { settleTickets } from './settlement.usecases.ts';

let world: LotteryWorld;
beforeAll(async () => {
  world = await createLotteryWorld();
});
afterAll(() => world.close());

const merchantId = 'demo';

/** What the draw clock writes, without the rows of the catalogue that it refers to. */
async function addResult(drawId: string, version: number, numbers: string[]): Promise<void> {
  await world.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`insert into lottery_results (draw_id, version, numbers, evidence, entered_by, approved_by, at)
      values (${drawId}, ${version}, ${numbers}, '{}', ${version === 1 ? null : newId()},
        ${version === 1 ? null : newId()}, ${new Date()})`.execute(tx);
  });
}

test('the newest result counts, and an event that comes twice or late changes nothing', async () => {
  const { newMember, openDraw, buy, cancel, balance, runDeps, db, findings } = world;
  await sql`insert into lotteries (id, family, mode, source, names, schedule, tz, late_seconds, void_seconds, beacon_id,
      feed_code, is_active, position)
    values ('ssc-test', 'ssc', 'ELOTT', 'feed', '{}', '{}', 'UTC', 1, 2, null, 'x', true, 1)`.execute(db);
  const [memberId, drawId] = [await newMember(10n * ONE), await openDraw()];
  const [id, cancelled] = [newId(), newId()];
  await buy({ memberId, drawId, id }, { pick: '42' });
  await buy({ memberId, drawId, id: cancelled }, { pick: '42' });
  await cancel({ memberId, drawId, id: cancelled }, '42');
  const digests = await listDigests(db, { merchantIds: [merchantId, 'other'], drawId });
  expect(digests).toEqual(['ab'.repeat(32)]);
  expect(ticketRoot(digests)).toMatch(/^[0-9a-f]{64}$/);

  const settle = () => settleTickets(runDeps, { merchantId, drawId });
  const amount = async () => (await balance(memberId)).amountMinor;
  await settle();
  expect(await amount()).toBe(9n * ONE);
  await addResult(drawId, 1, ['0', '0', '0', '4', '2']);
  await settle();
  await settle();
  expect(await amount()).toBe(99n * ONE);
  await addResult(drawId, 2, ['0', '0', '0', '4', '3']);
  await settle();
  await settle();
  expect(await amount()).toBe(9n * ONE);
  await sql`update lottery_draws set state = 'void', void_reason = 'result_missing' where id = ${drawId}`.execute(
    db,
  );
  await settle();
  await settle();
  expect(await amount()).toBe(10n * ONE);
  expect(await findings()).toEqual([]);
});
