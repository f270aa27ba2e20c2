import { riskRules } from '@croupier/contract/risk/risk-settings.ts';
import { FLAG_KINDS, RISK_VERDICTS, type FlagKind } from '@croupier/contract/risk/risk-states.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RiskFacts } from './risk.types.ts';
import { flagsOf, strictest } from './rules.rules.ts';

const ONE = 10_000n;
const LINE = 1_000n * ONE;
const AT = new Date('2026-05-01T12:00:00Z');
const before = (hours: number) => new Date(AT.getTime() - hours * 3_600_000);

const facts = (given: Partial<RiskFacts>): RiskFacts => ({
  merchantId: 'croupier',
  memberId: 'self',
  currency: 'EUR',
  event: 'withdrawal',
  subject: 'withdrawal:1',
  amountMinor: 100n * ONE,
  at: AT,
  ...given,
});

const kindsOf = (
  given: Partial<RiskFacts>,
  rules = riskRules.parse({}),
  listedWallets: string[] = [],
): FlagKind[] =>
  flagsOf({ facts: facts(given), rules, listedWallets, lineMinor: LINE }).map(({ kind }) => kind);

const amounts = (...figures: number[]) => ({
  event: 'deposit' as const,
  depositsIn24h: figures.map((figure) => BigInt(figure) * ONE),
});
const flow = (deposited: number, withdrawn: number, validBet: number) => ({
  last30Days: {
    depositedMinor: BigInt(deposited) * ONE,
    withdrawnMinor: BigInt(withdrawn) * ONE,
    validBetMinor: BigInt(validBet) * ONE,
  },
});
const emptied = (ageHours: number, left: number) => ({
  ...flow(1_000, 500, 5_000),
  openedAt: before(ageHours),
  balanceAfterMinor: BigInt(left) * ONE,
});
const opposite = (slots: number): Partial<RiskFacts> => ({
  event: 'play',
  oppositeBets: { slots, stakeMinor: 1_000n * ONE, netMinor: -10n * ONE, members: ['self', 'a'] },
});
const WALLET = '0x52908400098527886E0F7030069857D2E4169EE7';
const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

describe('each rule at its edges', () => {
  test.each<[string, Partial<RiskFacts>, FlagKind[]]>([
    ['three deposits just below the line', amounts(800, 900, 999), ['structuring']],
    ['only two of them', amounts(800, 999), []],
    ['one of three at the line', amounts(800, 900, 1_000), []],
    ['one of three below 80 % of it', amounts(799, 900, 999), []],
    ['deposits below the line at a withdrawal', { ...amounts(900, 900, 900), event: 'withdrawal' }, []],
    ['80 % withdrawn without play', flow(1_000, 800, 999), ['in_and_out']],
    ['less withdrawn', flow(1_000, 799, 0), []],
    ['the deposits bet once', flow(1_000, 1_000, 1_000), []],
    ['winnings without deposits', flow(0, 500, 0), []],
    ['the same at a deposit', { ...flow(1_000, 800, 0), event: 'deposit' }, []],
    ['emptied within 24 hours', emptied(24, 99), ['emptied_quickly']],
    ['emptied later', emptied(24.1, 0), []],
    ['a tenth left', emptied(1, 100), []],
    ['a shared beneficiary', { sharedBeneficiary: ['other'] }, ['shared_beneficiary']],
    ['only the member', { sharedBeneficiary: ['self'], sharedDevice: [] }, []],
    ['a shared device', { sharedDevice: ['other'] }, ['shared_device']],
    ['an address of three others', { sharedAddress: ['a', 'b', 'c'] }, ['shared_address']],
    ['an address of two others, one listed twice', { sharedAddress: ['a', 'b', 'b'] }, []],
    ['another payer', { nameMatches: false, payerName: 'Somebody Else' }, ['other_payer']],
    ['the member as payer', { nameMatches: true }, []],
    [
      'half of the line after 90 days',
      { amountMinor: 500n * ONE, lastActiveAt: before(90 * 24) },
      ['dormant_then_large'],
    ],
    ['half of the line after 89 days', { amountMinor: 500n * ONE, lastActiveAt: before(89 * 24) }, []],
    ['less after 90 days', { amountMinor: 499n * ONE, lastActiveAt: before(90 * 24) }, []],
    ['half of the line from a new member', { amountMinor: 500n * ONE, lastActiveAt: null }, []],
    ['opposite bets in five slots', opposite(5), ['opposite_bets']],
    ['opposite bets in four slots', opposite(4), []],
    ['transfers in a circle', { circularWith: ['a', 'b'] }, ['circular_transfers']],
  ])('%s', (_, given, expected) => {
    expect(kindsOf(given)).toEqual(expected);
  });

  test('listed wallets are found, Ethereum’s in any case', () => {
    const rules = riskRules.parse({});
    expect(kindsOf({ wallets: [WALLET.toLowerCase()] }, rules, [WALLET])).toEqual(['listed_wallet']);
    expect(kindsOf({ wallets: [TRON] }, rules, [TRON])).toEqual(['listed_wallet']);
    expect(kindsOf({ wallets: [TRON.toLowerCase()] }, rules, [TRON])).toEqual([]);
    expect(kindsOf({ wallets: [] }, rules, [TRON])).toEqual([]);
  });
});

test('a flag keeps its facts and the members it names', () => {
  const input = { facts: facts({ sharedDevice: ['a', 'self', 'a'] }), rules: riskRules.parse({}) };
  expect(flagsOf({ ...input, listedWallets: [], lineMinor: LINE })).toEqual([
    { kind: 'shared_device', verdict: 'review', facts: { members: '1' }, members: ['a'] },
  ]);
});

const money = fc.bigInt({ min: 0n, max: 10_000n * ONE });
const anyFacts = fc.record(
  {
    event: fc.constantFrom(
      'deposit' as const,
      'withdrawal' as const,
      'transfer' as const,
      'beneficiary' as const,
    ),
    amountMinor: money,
    depositsIn24h: fc.array(money, { maxLength: 6 }),
    last30Days: fc.record({ depositedMinor: money, withdrawnMinor: money, validBetMinor: money }),
    balanceAfterMinor: money,
    openedAt: fc.date({ min: before(2_000), max: AT, noInvalidDate: true }),
    sharedDevice: fc.array(fc.constantFrom('self', 'a', 'b'), { maxLength: 4 }),
    nameMatches: fc.boolean(),
  },
  { requiredKeys: ['event', 'amountMinor'] },
);

test('a rule that is off raises nothing and changes no other rule', () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(...FLAG_KINDS), (given, off) => {
      const all = kindsOf(given);
      const rules = riskRules.parse({ [off]: { on: false } });
      expect(kindsOf(given, rules)).toEqual(all.filter((kind) => kind !== off));
    }),
  );
});

test('more play never raises a flag, and more withdrawn never removes one', () => {
  fc.assert(
    fc.property(anyFacts, money, (given, more) => {
      if (!given.last30Days) return;
      const { last30Days } = given;
      const played = { ...last30Days, validBetMinor: last30Days.validBetMinor + more };
      expect(kindsOf(given)).toEqual(expect.arrayContaining(kindsOf({ ...given, last30Days: played })));
      const paid = { ...last30Days, withdrawnMinor: last30Days.withdrawnMinor + more };
      expect(kindsOf({ ...given, last30Days: paid })).toEqual(expect.arrayContaining(kindsOf(given)));
    }),
  );
});

test('the strictest verdict counts', () => {
  expect(strictest([])).toBe('pass');
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...RISK_VERDICTS), { minLength: 1 }), (verdicts) => {
      const rank = Math.max(...verdicts.map((verdict) => RISK_VERDICTS.indexOf(verdict)));
      expect(strictest(verdicts)).toBe(RISK_VERDICTS[rank]);
    }),
  );
});
