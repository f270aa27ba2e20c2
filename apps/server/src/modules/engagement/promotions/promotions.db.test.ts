import type { GrantedReward } from '@croupier/contract/promotions/granted.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewGrant, Promotion } from './promotions.types.ts';
import { createPromotionsWorld, minor } from './testing/promotions-world.ts';
import { createCatalogue } from './versions/catalogue.usecases.ts';
import { createViews } from './views.usecases.ts';

let world: Awaited<ReturnType<typeof createPromotionsWorld>>;
beforeAll(async () => {
  world = await createPromotionsWorld();
});
afterAll(() => world.close());

const cash = (amount: string): GrantedReward[] => [{ kind: 'cash', amountMinor: minor(amount) }];
const grantOf = (memberId: string, changes: Partial<NewGrant> = {}): NewGrant => ({
  memberId,
  windowKey: 'once',
  rewards: cash('10'),
  because: [],
  state: 'claimed',
  ...changes,
});
const give = ({ merchantId, id, version }: Promotion, grant: NewGrant) =>
  world.wallet.transaction((tx) =>
    world.promotions.grant(tx, { merchantId, promotionId: id, version, ...grant }),
  );

test('a grant is given once however often it is asked for, and costs what it pays', async () => {
  const promotion = await world.publish({ budget: { amount: '100', whenShort: 'refuse' } });
  const memberId = await world.open();
  const before = await world.mainOf(memberId);
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => give(promotion, grantOf(memberId))));
  expect(outcomes.filter(({ outcome }) => outcome === 'granted')).toHaveLength(1);
  expect(outcomes.filter(({ outcome }) => outcome === 'duplicate')).toHaveLength(7);
  expect((await world.mainOf(memberId)) - before).toBe(minor('10'));
  const found = await world.promotions.find({ merchantId: world.merchantId, promotionId: promotion.id });
  expect(found).toMatchObject({ grantedMinor: minor('10'), grantsCount: 1 });
  const cost = await world.wallet.houseAccountBalance(world.db, {
    merchantId: world.merchantId,
    currency: 'THB',
    account: { owner: 'house', kind: 'bonus_cost', key: promotion.id },
  });
  expect(cost).toBe(-minor('10'));
});

test('a budget is exact, and the last grant is cut only where the promotion says so', async () => {
  for (const [whenShort, last] of [
    ['refuse', { outcome: 'budget' }],
    ['prorate', { outcome: 'granted', grant: { costMinor: minor('5') } }],
  ] as const) {
    const promotion = await world.publish({ budget: { amount: '25', whenShort } });
    const members = await Promise.all(Array.from({ length: 4 }, world.open));
    const outcomes = [];
    for (const memberId of members) outcomes.push(await give(promotion, grantOf(memberId)));
    expect(outcomes).toMatchObject([
      { outcome: 'granted' },
      { outcome: 'granted' },
      last,
      { outcome: 'budget' },
    ]);
  }
});

test('limits, groups and marks hold; a paused promotion gives nothing', async () => {
  const limited = await world.publish({
    limit: { perMember: { n: 2, window: 'week' }, total: 3, marks: [], group: null },
  });
  const [one, two, three] = await Promise.all([world.open(), world.open(), world.open()]);
  const keys = ['a', 'b', 'c'];
  const outcomes = [];
  for (const windowKey of keys) outcomes.push((await give(limited, grantOf(one, { windowKey }))).outcome);
  expect(outcomes).toEqual(['granted', 'granted', 'limit']);
  expect((await give(limited, grantOf(two))).outcome).toBe('granted');
  expect((await give(limited, grantOf(three))).outcome).toBe('total');

  const group = { perMember: null, total: null, marks: [], group: 'welcome' };
  const [first, second] = [await world.publish({ limit: group }), await world.publish({ limit: group })];
  expect((await give(first, grantOf(one))).outcome).toBe('granted');
  expect((await give(second, grantOf(one))).outcome).toBe('group');
  expect((await give(second, grantOf(two))).outcome).toBe('granted');

  const marked = await world.publish({});
  const mark = { kind: 'device' as const, hash: Buffer.alloc(32, 1) };
  expect((await give(marked, grantOf(one, { marks: [{ ...mark, clash: 'refuse' }] }))).outcome).toBe(
    'granted',
  );
  expect((await give(marked, grantOf(two, { marks: [{ ...mark, clash: 'refuse' }] }))).outcome).toBe('mark');
  expect(await give(marked, grantOf(three, { marks: [{ ...mark, clash: 'review' }] }))).toMatchObject({
    grant: { state: 'review', remark: 'mark.device' },
  });

  await sql`update promotions set state = 'paused' where merchant_id = ${world.merchantId} and id = ${marked.id}`.execute(
    world.db,
  );
  expect((await give(marked, grantOf(await world.open()))).outcome).toBe('closed');
});

test('a published version never changes', async () => {
  const { id } = await world.publish({});
  await expect(
    sql`update promotion_versions set definition = '{}' where merchant_id = ${world.merchantId}
      and promotion_id = ${id}`.execute(world.db),
  ).rejects.toThrow('never changes');
});

test('the list shows an open wheel, to whom it fits and to whom it does not', async () => {
  const { id } = await world.publish({
    kind: 'wheel',
    who: [{ is: 'registeredDays', min: 1 }],
    rewards: [
      {
        kind: 'cash',
        playThrough: false,
        amount: {
          by: 'chance',
          outcomes: [
            { amount: '1', weight: 1 },
            { amount: '2', weight: 1 },
          ],
        },
      },
    ],
  });
  const { list } = createViews({ ...world.parts, catalogue: createCatalogue(world.parts) });
  const cardOf = async (memberId?: string) => {
    const cards = await list({ merchantId: world.merchantId, memberId, language: 'EN' });
    return cards.find((card) => card.id === id);
  };
  const memberId = await world.open();
  expect(await cardOf()).toMatchObject({ kind: 'wheel', reason: null });
  expect(await cardOf(memberId)).toMatchObject({ next: 'claim', reason: 'registeredDays' });
  world.clock.advance(25 * 60 * 60_000);
  expect(await cardOf(memberId)).toMatchObject({ next: 'claim', reason: null });
});
