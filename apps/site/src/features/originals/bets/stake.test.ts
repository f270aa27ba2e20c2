import { bonusTerms } from '@croupier/contract/bonuses/terms.ts';
import { payoutMinor } from '@croupier/fairplay/money.ts';
import { assert, bigInt, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fundsIn } from './funds.ts';
import { firstStake, highestStake, moveStake, stakeProblem, type StakeRoom } from './stake.ts';

const limits = { minStake: 1_000n, maxStake: 10_000_000n, maxPayout: 100_000_000n };
const room = (change: Partial<StakeRoom> = {}): StakeRoom => ({
  limits,
  balanceMinor: 5_000_000n,
  bonusLimitMinor: undefined,
  multiplierE4: 20_000n,
  stepMinor: 100n,
  ...change,
});

test('names each limit that a stake breaks', () => {
  expect(stakeProblem(undefined, room())).toBe('empty');
  expect(stakeProblem(0n, room())).toBe('empty');
  expect(stakeProblem(999n, room())).toBe('belowMin');
  expect(stakeProblem(10_000_001n, room({ balanceMinor: 10n ** 9n }))).toBe('aboveMax');
  expect(stakeProblem(5_000_001n, room())).toBe('aboveBalance');
  expect(stakeProblem(1_000_000n, room({ multiplierE4: 1_000_001n }))).toBe('payoutAboveLimit');
  expect(stakeProblem(5_000_000n, room())).toBeUndefined();
  expect(stakeProblem(5_000_001n, room({ balanceMinor: undefined }))).toBeUndefined();
});

test('the highest stake is allowed, one step more is not', () => {
  assert(
    property(bigInt({ min: 10_103n, max: 99_009_900n }), (multiplierE4) => {
      const here = room({ multiplierE4, balanceMinor: 10n ** 12n });
      const highest = highestStake(here) ?? 0n;
      expect(payoutMinor(highest, multiplierE4) <= limits.maxPayout).toBe(true);
      expect(stakeProblem(highest + 100n, here)).toBeDefined();
    }),
  );
});

test('the buttons stay within the limits', () => {
  expect(moveStake(10_000n, 'half', room())).toBe(5_000n);
  expect(moveStake(1_500n, 'half', room())).toBe(1_000n);
  expect(moveStake(4_000_000n, 'double', room())).toBe(5_000_000n);
  expect(moveStake(10_000n, 'min', room())).toBe(1_000n);
  expect(moveStake(10_000n, 'max', room())).toBe(5_000_000n);
  expect(moveStake(10_000n, 'max', room({ balanceMinor: 0n }))).toBe(1_000n);
  expect(moveStake(100_300n, 'half', room())).toBe(50_100n);
  const open = room({ limits: undefined, balanceMinor: undefined, multiplierE4: 0n });
  expect(moveStake(10_000n, 'double', open)).toBe(20_000n);
});

test('the buttons give whole amounts in a currency without decimals', () => {
  const whole = room({ stepMinor: 10_000n, limits: { ...limits, minStake: 20_000n } });
  expect(moveStake(50_000n, 'half', whole)).toBe(20_000n);
  expect(moveStake(1_010_000n, 'half', whole)).toBe(500_000n);
  expect(moveStake(10_000n, 'max', { ...whole, balanceMinor: 3_456_789n })).toBe(3_450_000n);
});

test('the default stake is allowed in every currency', () => {
  expect(firstStake(limits)).toBe(10_000n);
  expect(firstStake({ ...limits, minStake: 50_000n })).toBe(50_000n);
});

describe('with a bonus in play', () => {
  const dice = { gameId: 'dice', vendor: 'CRO', category: 'bgs' };
  const given = { wagerTimes: 10, days: 7, maxBet: '5' };
  const bonus = { balance: 1_000_000n, terms: bonusTerms.parse(given) };

  test.each([
    ['bonus money is staked up to the limit', 20_000n, 50_000n],
    ['own money alone is not limited', 300_000n, 300_000n],
    ['nothing is added to own money of exactly the limit', 50_000n, 50_000n],
  ])('%s', (_, own, highest) => {
    const here = room(fundsIn(dice, own, bonus));
    expect(moveStake(10_000n, 'max', here)).toBe(highest);
    expect(stakeProblem(highest, here)).toBeUndefined();
    expect(stakeProblem(highest + 100n, here)).toBe('aboveBonusLimit');
  });

  test('less than the limit is left of both together', () => {
    const here = room(fundsIn(dice, 20_000n, { ...bonus, balance: 10_000n }));
    expect(moveStake(10_000n, 'max', here)).toBe(30_000n);
    expect(stakeProblem(30_100n, here)).toBe('aboveBalance');
  });

  test('all of it, without a limit', () => {
    const terms = bonusTerms.parse({ ...given, maxBet: null });
    expect(moveStake(10_000n, 'max', room(fundsIn(dice, 20_000n, { ...bonus, terms })))).toBe(1_020_000n);
  });

  test('own money only, where the terms bar the game', () => {
    const terms = bonusTerms.parse({ ...given, barred: { games: ['dice'] } });
    const here = room(fundsIn(dice, 20_000n, { ...bonus, terms }));
    expect(moveStake(10_000n, 'max', here)).toBe(20_000n);
    expect(stakeProblem(20_100n, here)).toBe('aboveBalance');
  });
});
