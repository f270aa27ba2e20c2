import { describe, expect, test } from 'vitest';
import { HOUSE } from '../tree/depth-order.ts';
import { takes } from '../tree/take.ts';
import { clear, prorate } from './clearing.ts';
import { dividendGross, realtimeGross, salaryGross } from './gross.ts';
import type { DividendTerms, RealtimeTerms, SalaryTerms } from './terms.ts';

const money = (units: number): bigint => BigInt(Math.round(units * 10_000));
const free = { activeMembers: 0, validBetMinor: 0n };
const salary = (kind: 'daily' | 'hourly', ratePpm: number, activeMembers = 0): SalaryTerms => ({
  kind,
  classes: ['live'],
  activeFromMinor: money(100),
  tiers: [{ conditions: { activeMembers, validBetMinor: 0n }, ratePpm }],
});
const reached = (validBet: number, { activeMembers = 0, netLoss = 0 } = {}) => ({
  validBetMinor: money(validBet),
  activeMembers,
  netLossMinor: money(netLoss),
});

describe('daily salary', () => {
  const root = salaryGross(salary('daily', 15_000), reached(121_000)).grossMinor;
  const uplines = Int32Array.of(HOUSE, 0);

  test('the root takes the difference', () => {
    const below = salaryGross(salary('daily', 12_000), reached(80_000)).grossMinor;
    expect([root, below]).toEqual([money(1_815), money(960)]);
    expect([...takes(uplines, BigInt64Array.of(root, below))]).toEqual([money(855), money(960)]);
  });

  test('a downline with two active members of three does not reach its tier', () => {
    const below = salaryGross(salary('daily', 12_000, 3), reached(80_000, { activeMembers: 2 }));
    expect(below).toEqual({ grossMinor: 0n, tier: undefined });
    expect([...takes(uplines, BigInt64Array.of(root, 0n))]).toEqual([money(1_815), 0n]);
  });
});

describe('hourly salary', () => {
  const gross = (ratePpm: number, bets: number): bigint =>
    salaryGross(salary('hourly', ratePpm), reached(bets)).grossMinor;

  test('takes the difference of the hour', () => {
    const bills = BigInt64Array.of(gross(8_000, 12_500), gross(5_000, 7_500));
    expect([...bills]).toEqual([money(100), money(37.5)]);
    expect(takes(Int32Array.of(HOUSE, 0), bills)[0]).toBe(money(62.5));
  });

  test('an hour that the clock repeats has a bill each time', () => {
    expect([gross(8_000, 9_000), gross(8_000, 4_000)]).toEqual([money(72), money(32)]);
  });
});

describe('real-time salary', () => {
  const terms = (tiers: RealtimeTerms['tiers']): RealtimeTerms => ({
    kind: 'realtime',
    classes: ['live'],
    tiers,
  });
  const own = terms([
    { fromBand: 1, winRatePpm: 3_000, lossRatePpm: 8_000 },
    { fromBand: 2, winRatePpm: 5_000, lossRatePpm: 12_000 },
  ]);
  const band = (number: number, won: number, lost: number) => ({
    band: number,
    wonMinor: money(won),
    lostMinor: money(lost),
  });

  test('pays won and lost bets at the rates of their size', () => {
    const gross = realtimeGross(own, [band(0, 900, 900), band(1, 4_000, 6_000), band(2, 10_000, 15_000)]);
    const below = realtimeGross(terms([{ fromBand: 1, winRatePpm: 2_000, lossRatePpm: 5_000 }]), [
      band(1, 5_000, 8_000),
    ]);
    expect([gross, below, gross - below]).toEqual([money(290), money(50), money(240)]);
  });

  test('a won 200 that is corrected to lost adds 1.40 in the slot of the correction', () => {
    expect(realtimeGross(own, [band(2, -200, 200)])).toBe(money(1.4));
  });
});

describe('dividend', () => {
  const terms = (ratePpm: number): DividendTerms => ({
    kind: 'dividend',
    classes: ['live'],
    activeFromMinor: 0n,
    period: 'monthly',
    carry: 'until_cleared',
    deductions: ['rebates', 'bonuses', 'salaries'],
    tiers: [{ conditions: free, ratePpm }],
  });
  const due = (ratePpm: number, netLoss: number) =>
    dividendGross(terms(ratePpm), { reached: reached(0, { netLoss }), losses: [], endsMonth: true });

  test('is paid of the net loss after deductions', () => {
    const netLoss = 5_000_000 - 4_780_000 - 45_000 - 15_000 - 20_000;
    const [own, branch] = [due(300_000, netLoss).grossMinor, due(200_000, 90_000).grossMinor];
    expect([own, branch]).toEqual([money(42_000), money(18_000)]);
    expect(takes(Int32Array.of(HOUSE, 0), BigInt64Array.of(own, branch))[0]).toBe(money(24_000));
  });

  test('one branch’s loss beside another’s win: the upline adds what it has, and the rest stays open', () => {
    const [own, a, b] = [due(300_000, 20_000), due(200_000, 50_000), due(250_000, -30_000)];
    expect(b).toMatchObject({ grossMinor: 0n, carryOutMinor: money(-30_000) });
    const uplines = Int32Array.of(HOUSE, 0, 0);
    const gross = BigInt64Array.of(own.grossMinor, a.grossMinor, b.grossMinor);
    expect([...gross]).toEqual([money(6_000), money(10_000), 0n]);
    expect(takes(uplines, gross)[0]).toBe(money(-4_000));
    const funds = BigInt64Array.of(money(1_500) + money(1_000), 0n, 0n);
    const cleared = clear({ uplines, gross, fundsMinor: funds });
    expect([...cleared.paid]).toEqual([money(6_000), money(8_500), 0n]);
    expect([...cleared.open]).toEqual([0n, money(1_500), 0n]);
    expect([...cleared.movement]).toEqual([money(-2_500), money(8_500), 0n]);
    expect(cleared.houseMinor).toBe(money(6_000));
  });
});

test('a shortfall passes on down the line', () => {
  const uplines = Int32Array.of(HOUSE, 0, 1);
  const cleared = clear({
    uplines,
    gross: BigInt64Array.of(10n, 40n, 30n),
    fundsMinor: BigInt64Array.of(5n, 3n, 0n),
  });
  expect([...cleared.paid]).toEqual([10n, 15n, 18n]);
  expect([...cleared.open]).toEqual([0n, 25n, 12n]);
  expect([...cleared.movement]).toEqual([-5n, -3n, 18n]);
});

test.each([
  ['10', '10 10 10', '4 3 3'],
  ['2', '1 1 1', '1 1 0'],
  ['30', '10 10', '10 10'],
  ['0', '1 2', '0 0'],
])('%s shared over %s is %s: the rest goes to the oldest', (available, dues, parts) => {
  expect(prorate(BigInt(available), dues.split(' ').map(BigInt)).join(' ')).toBe(parts);
});
