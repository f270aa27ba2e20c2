import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { findBonus } from './bonuses.queries.ts';
import { forgetHints } from './hints.usecases.ts';
import { createBonusWorld, minor, termsOf, type BonusWorld } from './testing/bonus-world.ts';

const merchantId = 'demo';
let world: BonusWorld;

beforeAll(async () => {
  world = await createBonusWorld();
});
afterAll(() => world.close());

/** As printed: 10 times in 7 days, at most 5.00 a round; live games count a tenth. */
const TERMS = termsOf({
  wagerTimes: 10,
  days: 7,
  maxBet: '5',
  contributions: { games: { live: 1_000 } },
  barred: { games: ['wheel'] },
});
const find = async (bonusId: string) => {
  const bonus = await findBonus(world.db, { merchantId, bonusId });
  if (!bonus) throw new Error('no bonus');
  return bonus;
};
const begin = async (own: number, terms = TERMS, bonus = 100) => {
  const member = await world.newMember(minor(own));
  const { bonusId } = await world.issue(member, terms, minor(bonus));
  return { member, bonusId };
};
const standing = async (member: string, bonusId: string) => {
  const { main, bonus } = await world.balances(member);
  return [main, bonus, (await find(bonusId)).wageredMinor];
};

test('the worked example, to its last digit', async () => {
  const { member, bonusId } = await begin(100);
  const now = () => standing(member, bonusId);
  expect(await now()).toEqual([minor(100), minor(100), 0n]);
  await world.play(member, 'slot', minor(98));
  expect(await now()).toEqual([minor(2), minor(100), minor(98)]);
  await world.play(member, 'slot', minor(5), minor(12.5));
  expect(await now()).toEqual([minor(5), minor(104.5), minor(103)]);
  await world.play(member, 'live', minor(5));
  expect(await now()).toEqual([0n, minor(104.5), minor(103.5)]);
  expect(await world.play(member, 'slot', minor(6))).toMatchObject({
    status: 'refused',
    code: 'bonuses.bet_above_limit',
  });
  expect(await now()).toEqual([0n, minor(104.5), minor(103.5)]);
});

test('the terms are met in the batch of the round that meets them', async () => {
  const { member, bonusId } = await begin(8, termsOf({ wagerTimes: 10, days: 7, maxBet: '5' }), 0.2);
  await world.play(member, 'slot', minor(2));
  expect(await standing(member, bonusId)).toEqual([minor(6.2), 0n, minor(2)]);
  expect(await find(bonusId)).toMatchObject({ endedHow: 'met', releasedMinor: minor(0.2) });
  // The next stake is the member's own money.
  await world.play(member, 'slot', minor(6.2));
  expect(await world.balances(member)).toEqual({ main: 0n, bonus: 0n });
});

test('an excluded member keeps the wagered part', async () => {
  const { member, bonusId } = await begin(100);
  await world.play(member, 'slot', minor(98));
  await world.play(member, 'slot', minor(5), minor(12.5));
  await world.play(member, 'live', minor(5));
  await world.wallet.transaction((tx) =>
    world.bonuses.endPlaying(tx, { merchantId, memberId: member, reason: 'excluded' }),
  );
  expect(await world.balances(member)).toEqual({ main: 108_157n, bonus: 0n });
  expect(await find(bonusId)).toMatchObject({ endedHow: 'excluded', returnedMinor: minor(104.5) - 108_157n });
});

test('a bonus is used up when nothing of it is left or open', async () => {
  const { member, bonusId } = await begin(0, TERMS, 4);
  const of = world.of(member, 'slot');
  await world.submit({ ...of, kind: 'bet', id: newId(), amountMinor: minor(4) });
  expect(await find(bonusId)).toMatchObject({ state: 'playing', openStakeMinor: minor(4), openRounds: 1 });
  await world.submit({ ...of, kind: 'win', id: newId(), amountMinor: 0n, final: true });
  expect(await find(bonusId)).toMatchObject({ endedHow: 'used_up', openStakeMinor: 0n, openRounds: 0 });
});

test('barred games and expired bonuses take own money only', async () => {
  const { member, bonusId } = await begin(3);
  expect(await world.play(member, 'wheel', minor(4))).toMatchObject({ code: 'wallet.insufficient_funds' });
  await world.play(member, 'wheel', minor(1));
  expect(await standing(member, bonusId)).toEqual([minor(2), minor(100), 0n]);
  world.clock.advance(8 * 86_400_000);
  expect(await world.play(member, 'slot', minor(4))).toMatchObject({ code: 'wallet.insufficient_funds' });
});

test('bonus money first, and a stake above the limit from own money alone', async () => {
  const { member, bonusId } = await begin(
    50,
    termsOf({ wagerTimes: 10, days: 7, maxBet: '5', order: 'bonus_first' }),
  );
  await world.play(member, 'slot', minor(5));
  expect(await standing(member, bonusId)).toEqual([minor(50), minor(95), minor(5)]);
  await world.play(member, 'slot', minor(20));
  expect(await standing(member, bonusId)).toEqual([minor(30), minor(95), minor(25)]);
});

test('the limit binds the stakes of a round together', async () => {
  const { member } = await begin(0);
  const of = world.of(member, 'slot');
  const bet = (amount: number) =>
    world.submit({ ...of, kind: 'bet', id: newId(), amountMinor: minor(amount) });
  expect(await bet(3)).toMatchObject({ status: 'accepted' });
  expect(await bet(3)).toMatchObject({ code: 'bonuses.bet_above_limit' });
  expect(await bet(2)).toMatchObject({ status: 'accepted' });
});

test('a rollback returns each part to its source, once, and the same id stands for the whole stake', async () => {
  const { member, bonusId } = await begin(2);
  const of = world.of(member, 'slot');
  const bet = { ...of, kind: 'bet' as const, id: newId(), amountMinor: minor(5) };
  const first = await world.submit(bet);
  expect(first).toMatchObject({ status: 'accepted', balanceMinor: 0n, bonusMinor: minor(97) });
  expect(await world.submit(bet)).toMatchObject({ status: 'accepted', duplicate: true });
  expect(await world.submit({ ...bet, amountMinor: minor(4) })).toMatchObject({
    code: 'wallet.transfer_mismatch',
  });
  const { gameId: _game, roundId: _round, ...bare } = of;
  const rollback = { ...bare, kind: 'rollback' as const, id: newId(), betId: bet.id };
  await world.submit(rollback);
  expect(await world.submit(rollback)).toMatchObject({ status: 'accepted', duplicate: true });
  expect(await world.balances(member)).toEqual({ main: minor(2), bonus: minor(100) });
  expect(await find(bonusId)).toMatchObject({ openStakeMinor: 0n, openRounds: 0 });
});

test('a cancelled round and corrected results move each part, and the house bears what a bonus lacks', async () => {
  const { member, bonusId } = await begin(2);
  const of = world.of(member, 'slot');
  await world.submit({ ...of, kind: 'bet', id: newId(), amountMinor: minor(5) });
  await world.submit({ ...of, kind: 'win', id: newId(), amountMinor: minor(10), final: false });
  expect(await world.balances(member)).toEqual({ main: minor(4), bonus: minor(103) });
  await world.submit({ ...of, kind: 'cancel', id: newId() });
  expect(await world.balances(member)).toEqual({ main: minor(2), bonus: minor(100) });

  const later = world.of(member, 'slot');
  await world.submit({ ...later, kind: 'bet', id: newId(), amountMinor: minor(5) });
  await world.submit({ ...later, kind: 'win', id: newId(), amountMinor: minor(12.5), final: true });
  expect(await world.balances(member)).toEqual({ main: minor(5), bonus: minor(104.5) });
  const correct = (previous: number, payout: number) =>
    world.submit({
      ...later,
      kind: 'correct',
      id: newId(),
      belowZero: 'refuse',
      previousMinor: minor(previous),
      payoutMinor: minor(payout),
    });
  await correct(12.5, 0);
  expect(await world.balances(member)).toEqual({ main: 0n, bonus: minor(97) });
  await correct(0, 5);
  expect(await world.balances(member)).toEqual({ main: minor(2), bonus: minor(100) });
  await world.wallet.transaction((tx) =>
    world.bonuses.endFor(tx, { merchantId, bonusId, reason: 'cancelled' }),
  );
  await correct(5, 0);
  expect(await world.balances(member)).toEqual({ main: 0n, bonus: 0n });
  expect(await find(bonusId)).toMatchObject({ coveredMinor: minor(3), returnedMinor: minor(100) });
});

test('what was open when a bonus was left goes back to the house, what is the member’s own is paid', async () => {
  const { member, bonusId } = await begin(2);
  const of = world.of(member, 'slot');
  await world.submit({ ...of, kind: 'bet', id: newId(), amountMinor: minor(5) });
  await world.wallet.transaction((tx) =>
    world.bonuses.endFor(tx, { merchantId, bonusId, reason: 'cancelled' }),
  );
  await world.submit({ ...of, kind: 'win', id: newId(), amountMinor: minor(10), final: true });
  expect(await world.balances(member)).toEqual({ main: minor(4), bonus: 0n });
  expect(await find(bonusId)).toMatchObject({ returnedMinor: minor(103), openStakeMinor: 0n });
});

test('commands of one moment keep their order where one of them needs a bonus that was not read', async () => {
  const { member, bonusId } = await begin(2);
  const of = world.of(member, 'slot');
  await world.submit({ ...of, kind: 'bet', id: newId(), amountMinor: minor(5) });
  await world.wallet.transaction((tx) =>
    world.bonuses.endFor(tx, { merchantId, bonusId, reason: 'cancelled' }),
  );
  forgetHints();
  // Only the win pays for the bet after it.
  const [win, bet] = await Promise.all([
    world.submit({ ...of, kind: 'win', id: newId(), amountMinor: minor(10), final: true }),
    world.submit({ ...world.of(member, 'slot'), kind: 'bet', id: newId(), amountMinor: minor(4) }),
  ]);
  expect([win, bet]).toMatchObject([{ status: 'accepted' }, { status: 'accepted', balanceMinor: 0n }]);
});

test('the auditor finds nothing after all of it', async () => {
  expect((await world.audit()).findings).toEqual([]);
});
