import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { createLotteryWorld, type LotteryWorld } from './testing/lottery-world.ts';
import { ONE, TERMS } from './testing/test-engine.ts';

let world: LotteryWorld;
beforeAll(async () => {
  world = await createLotteryWorld();
});
afterAll(() => world.close());

const codeOf = async (outcome: Promise<unknown>) => ((await outcome) as { code?: string }).code;
const statusOf = async (outcome: Promise<unknown>) => ((await outcome) as { status: string }).status;

test('the last millisecond of a sale is sold, the next one is not, at either server', async () => {
  const { newMember, openDraw, buy, clock } = world;
  const [memberId, drawId] = [await newMember(100n * ONE), await openDraw()];
  clock.advance(59_999);
  for (const server of [0, 1] as const)
    expect(await statusOf(buy({ memberId, drawId, server }, { pick: '01' }))).toBe('done');
  clock.advance(1);
  for (const server of [0, 1] as const)
    expect(await codeOf(buy({ memberId, drawId, server }, { pick: '01' }))).toBe('draw_closed');
});

test('one id at two servers at once buys one ticket', async () => {
  const { newMember, openDraw, buy, balance, liabilityOf } = world;
  const [memberId, drawId, id] = [await newMember(100n * ONE), await openDraw(), newId()];
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      statusOf(buy({ memberId, drawId, id, server: index % 2 === 0 ? 0 : 1 }, { pick: '01' })),
    ),
  );
  expect(outcomes.toSorted()).toEqual(['done', ...Array.from({ length: 19 }, () => 'known')]);
  expect((await balance(memberId)).amountMinor).toBe(99n * ONE);
  expect(await liabilityOf(drawId, '01')).toBe(90n * ONE);
});

test('a member who buys at two servers at once stays within the limit of the draw', async () => {
  const { newMember, openDraw, buy, balance } = world;
  const [memberId, drawId] = [await newMember(100n * ONE), await openDraw()];
  const terms = { ...TERMS, limits: { ...TERMS.limits, maxDrawStakeMinor: 7n * ONE } };
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      buy({ memberId, drawId, terms, server: index % 2 === 0 ? 0 : 1 }, { pick: String(index + 10) }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'done')).toHaveLength(7);
  expect((await balance(memberId)).amountMinor).toBe(93n * ONE);
});

test('a thousand buyers of one number at two servers meet its limit to the last unit', async () => {
  const { newMember, openDraw, buy, cancel, liabilityOf, findings } = world;
  const drawId = await openDraw();
  const members: string[] = [];
  while (members.length < 1_000)
    members.push(...(await Promise.all(Array.from({ length: 250 }, () => newMember(10n * ONE)))));
  // Each wins 90 × 1.2345; 333 of them, and not a unit more.
  const lineMinor = 12_345n;
  const each = (lineMinor * 1_800n * 100n) / 2_000n;
  const terms = { ...TERMS, limits: { ...TERMS.limits, maxCellMinor: each * 333n } };
  const buyAs = (memberId: string, index: number) => {
    const id = newId();
    return buy({ memberId, drawId, id, terms, server: index % 2 === 0 ? 0 : 1 }, { pick: '13', lineMinor });
  };
  const outcomes = await Promise.all(members.map(buyAs));
  expect(outcomes.filter(({ status }) => status === 'done')).toHaveLength(333);
  expect(await liabilityOf(drawId, '13')).toBe(each * 333n);
  // What is taken back can be sold once more, to one of those who ask at once.
  const first = outcomes.find((outcome) => outcome.status === 'done');
  if (first?.status !== 'done') throw new Error('nothing was sold');
  const { memberId, id } = first.ticket;
  await cancel({ memberId, drawId, id, lineMinor }, '13');
  const again = await Promise.all(members.slice(0, 50).map(buyAs));
  expect(again.filter(({ status }) => status === 'done')).toHaveLength(1);
  expect(await liabilityOf(drawId, '13')).toBe(each * 333n);
  expect(await findings()).toEqual([]);
});

test('a cancel that races the close gives the stake back or not at all', async () => {
  const { newMember, openDraw, buy, cancel, closeSale, balance, liabilityOf, findings } = world;
  const [memberId, drawId, id] = [await newMember(10n * ONE), await openDraw(), newId()];
  await buy({ memberId, drawId, id }, { pick: '77' });
  const [outcome] = await Promise.all([statusOf(cancel({ memberId, drawId, id }, '77')), closeSale(drawId)]);
  const isBack = outcome === 'done';
  expect((await balance(memberId)).amountMinor).toBe(isBack ? 10n * ONE : 9n * ONE);
  expect(await liabilityOf(drawId, '77')).toBe(isBack ? 0n : 90n * ONE);
  expect(await findings()).toEqual([]);
});
