import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { createLotteryWorld, LOTTERY, type LotteryWorld } from '../testing/lottery-world.ts';
import { ONE, TERMS } from '../testing/test-engine.ts';

let world: LotteryWorld;
beforeAll(async () => {
  world = await createLotteryWorld();
});
afterAll(() => world.close());

test('a ticket takes its stake once, stands for what it may win, and can be taken back', async () => {
  const { newMember, openDraw, buy, cancel, balance, liabilityOf, findings } = world;
  const [memberId, drawId, id] = [await newMember(100n * ONE), await openDraw(), newId()];
  const bought = await buy({ memberId, drawId, id }, { pick: '07,42' }, { pick: '42', lineMinor: 2n * ONE });
  expect(bought).toMatchObject({ status: 'done', balanceMinor: 96n * ONE });
  expect(await liabilityOf(drawId, '42')).toBe(270n * ONE);
  const again = await buy({ memberId, drawId, id }, { pick: '07,42' }, { pick: '42', lineMinor: 2n * ONE });
  expect(again).toMatchObject({ status: 'known', balanceMinor: 96n * ONE });
  expect(await findings()).toEqual([]);

  const single = newId();
  await buy({ memberId, drawId, id: single }, { pick: '42' });
  expect(await cancel({ memberId, drawId, id: single }, '42')).toMatchObject({ status: 'done' });
  expect(await cancel({ memberId, drawId, id: single }, '42')).toMatchObject({ status: 'known' });
  expect(await liabilityOf(drawId, '42')).toBe(270n * ONE);
  expect((await balance(memberId)).amountMinor).toBe(96n * ONE);
  expect(await findings()).toEqual([]);
});

test('nothing changes if the draw is closed, the terms are others, or the money is missing', async () => {
  const { newMember, openDraw, closeSale, buy, cancel, clock, balance, liabilityOf } = world;
  const memberId = await newMember(10n * ONE);
  const drawId = await openDraw();
  const of = { memberId, drawId };
  const codeOf = async (outcome: Promise<unknown>) => ((await outcome) as { code?: string }).code;
  expect(await codeOf(buy({ ...of, terms: { ...TERMS, version: 2 } }, { pick: '01' }))).toBe('terms_changed');
  expect(await codeOf(buy(of, { pick: '01', priceBps: 9_000 }))).toBe('terms_changed');
  expect(await codeOf(buy(of, { pick: '01', lineMinor: 11n * ONE }))).toBe('wallet.insufficient_funds');
  const limits = { ...TERMS.limits, maxDrawStakeMinor: 3n * ONE };
  expect(await codeOf(buy({ ...of, terms: { ...TERMS, limits } }, { pick: '01,02,03,04' }))).toBe(
    'stake_out_of_limits',
  );
  const id = newId();
  await buy({ ...of, id }, { pick: '05' });
  const stranger = await newMember(10n * ONE);
  expect(await codeOf(buy({ memberId: stranger, drawId, id }, { pick: '05' }))).toBe('ticket_mismatch');
  expect(await codeOf(cancel({ memberId: stranger, drawId, id }, '05'))).toBe('not_found');
  clock.advance(60_000);
  expect(await codeOf(buy(of, { pick: '01' }))).toBe('draw_closed');
  expect(await codeOf(cancel({ ...of, id }, '05'))).toBe('not_cancellable');
  await closeSale(drawId);
  expect(await codeOf(buy(of, { pick: '01' }))).toBe('draw_closed');
  expect((await balance(memberId)).amountMinor).toBe(9n * ONE);
  expect(await liabilityOf(drawId, '01')).toBe(0n);
});

test('a closed number is not sold, and a lower price must have been seen', async () => {
  const { newMember, openDraw, buy, db, liabilityOf } = world;
  const [memberId, drawId] = [await newMember(100n * ONE), await openDraw()];
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`insert into lottery_prices values ('demo', ${LOTTERY}, null, 'b2.d', '88', 5000),
      ('demo', ${LOTTERY}, ${drawId}, 'b2.d', '99', 0)`.execute(tx);
  });
  const of = { memberId, drawId };
  expect(await buy(of, { pick: '99' })).toMatchObject({ code: 'number_closed' });
  expect(await buy(of, { pick: '88' })).toMatchObject({ code: 'terms_changed' });
  expect(await buy(of, { pick: '88', priceBps: 5_000 })).toMatchObject({ status: 'done' });
  expect(await liabilityOf(drawId, '88')).toBe(45n * ONE);
  await sql`delete from lottery_prices`.execute(db);
});

test('buyers of one number at two servers reach its limit to the last unit', async () => {
  const { newMember, openDraw, buy, liabilityOf, findings } = world;
  const drawId = await openDraw();
  const members = await Promise.all(Array.from({ length: 60 }, () => newMember(10n * ONE)));
  // 90 for each: 33 tickets and not a unit more.
  const terms = { ...TERMS, limits: { ...TERMS.limits, maxCellMinor: 2_970n * ONE } };
  const outcomes = await Promise.all(
    members.map((memberId, index) =>
      buy({ memberId, drawId, terms, server: index % 2 === 0 ? 0 : 1 }, { pick: '13' }, { pick: '31' }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'done')).toHaveLength(33);
  expect(outcomes.find(({ status }) => status === 'refused')).toMatchObject({
    code: 'number_limit',
    cell: { cell: '13', roomMinor: 0n },
  });
  expect(await liabilityOf(drawId, '13')).toBe(2_970n * ONE);
  expect(await liabilityOf(drawId, '31')).toBe(2_970n * ONE);
  expect(await findings()).toEqual([]);
});
