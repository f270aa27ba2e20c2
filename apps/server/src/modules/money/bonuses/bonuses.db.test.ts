import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { findBonus } from './bonuses.queries.ts';
import { createBonusWorld, minor, termsOf, type BonusWorld } from './testing/bonus-world.ts';

const merchantId = 'demo';
let world: BonusWorld;

beforeAll(async () => {
  world = await createBonusWorld();
});
afterAll(() => world.close());

const TERMS = termsOf({ wagerTimes: 10, days: 7, maxBet: '5' });
const find = (bonusId: string) => findBonus(world.db, { merchantId, bonusId });

test('a bonus starts at once, the next one waits, and a repeated grant changes nothing', async () => {
  const member = await world.newMember(minor(100));
  const grantId = newId();
  const first = await world.issue(member, TERMS, minor(100), grantId);
  expect(first.state).toBe('playing');
  expect(await world.issue(member, TERMS, minor(100), grantId)).toEqual(first);
  expect((await world.issue(member, TERMS, minor(30))).state).toBe('waiting');
  expect(await world.balances(member)).toEqual({ main: minor(100), bonus: minor(100) });
  expect((await world.audit()).findings).toEqual([]);
});

test('a bonus that is left goes back to the house, and only once', async () => {
  const member = await world.newMember(minor(1));
  const { bonusId } = await world.issue(member, TERMS, minor(20));
  const end = () =>
    world.wallet.transaction((tx) => world.bonuses.endFor(tx, { merchantId, bonusId, reason: 'cancelled' }));
  expect(await Promise.all([end(), end()])).toMatchObject([
    { endedHow: 'cancelled', returnedMinor: minor(20) },
    { endedHow: 'cancelled', returnedMinor: minor(20) },
  ]);
  expect(await world.balances(member)).toEqual({ main: minor(1), bonus: 0n });
  expect(await find(bonusId)).toMatchObject({ state: 'ended', releasedMinor: 0n });
});

test('of ten bonuses at once one plays', async () => {
  const member = await world.newMember(minor(1));
  const issued = await Promise.all(Array.from({ length: 10 }, () => world.issue(member, TERMS, minor(5))));
  expect(issued.filter(({ state }) => state === 'playing')).toHaveLength(1);
  expect(await world.balances(member)).toEqual({ main: minor(1), bonus: minor(5) });
});
