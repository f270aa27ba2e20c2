import { defaultKycSettings, kycSettings } from '@croupier/contract/kyc/kyc-settings.ts';
import { DOCUMENT_NEEDS, PROFILE_NEEDS, type DocumentNeed } from '@croupier/contract/kyc/kyc-states.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capUse, needsToAsk, tierOf, usesOf, type Known } from './tiers.rules.ts';

const ONE = 10_000n;
const settings = defaultKycSettings('EUR');
const known = (
  profile: readonly (typeof PROFILE_NEEDS)[number][],
  accepted: readonly DocumentNeed[] = [],
): Known => ({
  profile: new Set(profile),
  accepted: new Set(accepted),
});
const PROFILE = [...PROFILE_NEEDS];

describe('the tier', () => {
  test.each([
    [known([]), 0],
    [known(['contact', 'name']), 0],
    [known(PROFILE), 1],
    [known(PROFILE, ['identity']), 1],
    [known(PROFILE, ['identity', 'selfie']), 2],
    [known(['name', 'birthday'], ['identity', 'selfie']), 0],
    [known(PROFILE, ['identity', 'selfie', 'address']), 2],
    [known(PROFILE, ['identity', 'selfie', 'address', 'funds']), 3],
    [known(PROFILE, ['address', 'funds']), 1],
  ])('%#', (given, expected) => {
    expect(tierOf(settings.tiers, given)).toBe(expected);
  });

  test('never falls when something more is known', () => {
    const anyKnown = fc.tuple(fc.subarray([...PROFILE_NEEDS]), fc.subarray([...DOCUMENT_NEEDS]));
    fc.assert(
      fc.property(anyKnown, anyKnown, ([profile, accepted], [moreProfile, moreAccepted]) => {
        const more = known([...profile, ...moreProfile], [...accepted, ...moreAccepted]);
        expect(tierOf(settings.tiers, more)).toBeGreaterThanOrEqual(
          tierOf(settings.tiers, known(profile, accepted)),
        );
      }),
    );
  });
});

describe('documents are asked for', () => {
  test.each<[string, Known, { deposits?: number; withdrawals?: number }, DocumentNeed[]]>([
    ['not below 80 % of a cap', known(PROFILE), { deposits: 3_999, withdrawals: 3_999 }, []],
    ['from 80 % of the deposits on', known(PROFILE), { deposits: 4_000 }, ['identity', 'selfie']],
    ['from 80 % of the withdrawals on', known(PROFILE), { withdrawals: 4_000 }, ['identity', 'selfie']],
    ['without those that are accepted', known(PROFILE, ['selfie']), { deposits: 4_000 }, ['identity']],
    ['of an account without a profile, too', known([]), { deposits: 1_600 }, ['identity', 'selfie']],
    ['of the next tier', known(PROFILE, ['identity', 'selfie']), { deposits: 40_000 }, ['address', 'funds']],
    [
      'not at the highest tier',
      known(PROFILE, ['identity', 'selfie', 'address', 'funds']),
      { deposits: 9_000_000 },
      [],
    ],
  ])('%s', (_, given, { deposits = 0, withdrawals = 0 }, expected) => {
    const uses = { deposits: BigInt(deposits) * ONE, withdrawals: BigInt(withdrawals) * ONE };
    expect(needsToAsk(settings, given, uses)).toEqual(expected);
  });

  test('before a cap is reached, whatever the payments are', () => {
    expect.hasAssertions();
    const amount = fc.bigInt({ min: 0n, max: 6_000n * ONE });
    fc.assert(
      fc.property(amount, amount, (deposits, withdrawals) => {
        const caps = usesOf(settings.tiers, 1, { deposits, withdrawals });
        const isReached = caps.deposits.left === 0n || caps.withdrawals.left === 0n;
        const asked = needsToAsk(settings, known(PROFILE), { deposits, withdrawals });
        expect(!isReached || asked.length > 0).toBe(true);
      }),
    );
  });
});

test('what is left of a cap is never negative, and nothing is left to count without one', () => {
  expect(capUse(100n, 30n)).toEqual({ cap: 100n, used: 30n, left: 70n });
  expect(capUse(100n, 130n)).toEqual({ cap: 100n, used: 130n, left: 0n });
  expect(capUse(null, 130n)).toEqual({ cap: null, used: 130n, left: null });
});

test('settings with a lower cap at a higher tier are refused', () => {
  const tiers = settings.tiers.map(({ needs }, index) => ({
    deposits: String(100 - index),
    withdrawals: null,
    needs,
  }));
  expect(kycSettings.safeParse({ tiers }).success).toBe(false);
  expect(defaultKycSettings('VND').tiers[0]?.deposits).toBe(2_000_000n * ONE);
});
