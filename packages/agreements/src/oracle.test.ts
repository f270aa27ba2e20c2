import { describe, expect, test } from 'vitest';
import { clear } from './contracts/clearing.ts';
import { coverProblems } from './contracts/cover.ts';
import type { CarriedLoss } from './contracts/carry.ts';
import { dividendGross, realtimeGross, salaryGross } from './contracts/gross.ts';
import type { ContractKind, Terms } from './contracts/terms.ts';
import { termsProblems } from './contracts/validation.ts';
import { splitRebate } from './rates/split.ts';
import * as naive from './testing/naive.ts';
import { createRandom, type Random } from './testing/random.ts';
import { randomAmounts, randomContracts, randomRates, randomTree } from './testing/random-trees.ts';
import { amountsFor, HOUSE, rollUp, type Uplines } from './tree/depth-order.ts';
import { takes } from './tree/take.ts';
import { teamFigures } from './tree/team-figures.ts';

/** Trees per subject; a long run takes more: AGREEMENTS_TREES=200000. A failed one is repeated with its seed. */
const TREES = Number(process.env['AGREEMENTS_TREES'] ?? 5_000);
const SEED = Number(process.env['AGREEMENTS_SEED'] ?? Math.trunc(Math.random() * 1e9));
const PERIODS = 3;
const BANDS = [0, 1, 2, 4, 7];

const at = (column: BigInt64Array) => (node: number) => column[node] ?? 0n;
const total = (amounts: Iterable<bigint>): bigint => [...amounts].reduce((sum, each) => sum + each, 0n);
const rootsOf = (uplines: Uplines, amounts: BigInt64Array): bigint =>
  total(amounts.filter((_, node) => uplines[node] === HOUSE));

function expectRebates(random: Random): number {
  const uplines = randomTree(random, 24);
  const nodes = naive.nodesOf(uplines);
  let rates: Int32Array | undefined;
  for (let slot = 0; slot < PERIODS; slot += 1) {
    rates = randomRates(random, uplines, rates);
    const ratesPpm = rates;
    const bets = randomAmounts(random, uplines.length, 1, 10_000_000);
    const played = bets.map(
      (bet, node) => (bet * BigInt(random.below((ratesPpm[node] ?? 0) + 1))) / 1_000_000n,
    );
    const shares = splitRebate({ uplines, ratesPpm, validBetMinor: bets, prizeSharesMinor: played });
    const of = { bets: at(bets), rate: (node: number) => ratesPpm[node] ?? 0, prize: at(played) };
    const expected = nodes.map((node) => naive.rebateOf(node, of));
    expect([...shares]).toEqual(expected.map(({ share }) => share));
    expect(shares.every((share) => share >= 0n)).toBe(true);
    const roots = total(expected.filter((_, node) => uplines[node] === HOUSE).map(({ gross }) => gross));
    expect(total(shares) + total(played)).toBe(roots);
  }
  return uplines.length;
}

/** Clears bills in both ways and checks what must hold of any run. */
function expectPayment(random: Random, uplines: Uplines, gross: BigInt64Array): void {
  const funds = randomAmounts(random, uplines.length, 0, 500_000);
  const cleared = clear({ uplines, gross, fundsMinor: funds });
  const nodes = naive.nodesOf(uplines);
  const roots = nodes.filter((_, node) => uplines[node] === HOUSE);
  const paid = roots.flatMap((root) =>
    naive.pay(root, at(gross)(root.number), { gross: at(gross), funds: at(funds) }),
  );
  const found = paid.map(({ number }) => [at(cleared.paid)(number), at(cleared.movement)(number)]);
  expect(found).toEqual(paid.map(({ paid: amount, moved }) => [amount, moved]));
  expect(cleared.movement.every((moved, node) => moved >= -at(funds)(node))).toBe(true);
  expect(total(cleared.movement)).toBe(cleared.houseMinor);
  expect(cleared.houseMinor <= rootsOf(uplines, gross)).toBe(true);
  expect(gross.every((due, node) => due === at(cleared.paid)(node) + at(cleared.open)(node))).toBe(true);
  expect(total(takes(uplines, gross))).toBe(rootsOf(uplines, gross));
}

function expectCover(uplines: Uplines, contracts: ReadonlyArray<Terms | undefined>): void {
  contracts.forEach((terms, node) => {
    if (!terms) return;
    expect(termsProblems(terms)).toEqual([]);
    const above = contracts[uplines[node] ?? HOUSE];
    if (above) expect(coverProblems(above, terms)).toEqual([]);
  });
}

function expectCounted(random: Random, kind: 'dividend' | 'daily' | 'hourly'): number {
  const uplines = randomTree(random, 16);
  const nodes = naive.nodesOf(uplines);
  const contracts = randomContracts(random, uplines, kind);
  expectCover(uplines, contracts);
  const carried: CarriedLoss[][] = contracts.map(() => []);
  const history: bigint[][] = contracts.map(() => []);
  const months: boolean[] = [];
  for (let period = 0; period < PERIODS; period += 1) {
    const validBetMinor = randomAmounts(random, uplines.length, 1, 200_000_000);
    const netLossMinor = randomAmounts(random, uplines.length, -100_000_000, 120_000_000);
    const active = Int32Array.from(uplines, () => random.below(2));
    const reached = teamFigures({ uplines, validBetMinor, netLossMinor, active });
    months.push(random.chance(0.3));
    const gross = amountsFor(uplines);
    nodes.forEach((node, number) => {
      const terms = contracts[number];
      if (!terms || terms.kind === 'realtime') return;
      const netLoss = naive.teamSum(node, at(netLossMinor));
      history[number]?.push(netLoss);
      const base = terms.kind === 'dividend' ? naive.baseOf(terms.carry, history[number] ?? [], months) : 0n;
      const members = naive.teamSum(node, (one) => (one === number ? 0n : BigInt(active[one] ?? 0)));
      const validBet = naive.teamSum(node, at(validBetMinor));
      const expected = naive.countedGross(terms, { activeMembers: members, validBet, netLoss }, base);
      if (terms.kind === 'dividend') {
        const losses = carried[number] ?? [];
        const due = dividendGross(terms, {
          reached: reached(number),
          losses,
          endsMonth: months.at(-1) === true,
        });
        carried[number] = due.losses;
        expect(due.baseMinor).toBe(base);
        gross[number] = due.grossMinor;
      } else gross[number] = salaryGross(terms, reached(number)).grossMinor;
      expect(gross[number]).toBe(expected);
    });
    if (kind !== 'dividend') expect(takes(uplines, gross).every((take) => take >= 0n)).toBe(true);
    expectPayment(random, uplines, gross);
  }
  // Bills that no cover limits, so that payers often lack something.
  expectPayment(random, uplines, randomAmounts(random, uplines.length, 1, 1_000_000));
  return uplines.length;
}

function expectRealtime(random: Random): number {
  const uplines = randomTree(random, 16);
  const contracts = randomContracts(random, uplines, 'realtime');
  expectCover(uplines, contracts);
  const nodes = naive.nodesOf(uplines);
  const own = BANDS.map((band) => ({
    band,
    won: randomAmounts(random, uplines.length, 1, 5_000_000),
    lost: randomAmounts(random, uplines.length, 1, 5_000_000),
  }));
  const team = own.map(({ band, won, lost }) => ({ band, won: won.slice(), lost: lost.slice() }));
  rollUp(
    uplines,
    team.flatMap(({ won, lost }) => [won, lost]),
  );
  const gross = amountsFor(uplines);
  nodes.forEach((node, number) => {
    const terms = contracts[number];
    if (terms?.kind !== 'realtime') return;
    const bands = team.map(({ band, won, lost }) => ({
      band,
      wonMinor: at(won)(number),
      lostMinor: at(lost)(number),
    }));
    gross[number] = realtimeGross(terms, bands);
    const ppm = own.map(({ band, won, lost }) =>
      naive.bandPpm(terms, band, naive.teamSum(node, at(won)), naive.teamSum(node, at(lost))),
    );
    expect(gross[number]).toBe(naive.realtimeGross(total(ppm)));
  });
  expect(takes(uplines, gross).every((take) => take >= 0n)).toBe(true);
  expectPayment(random, uplines, gross);
  return uplines.length;
}

const KINDS: readonly ContractKind[] = ['dividend', 'daily', 'hourly', 'realtime'];

/** Runs so many trees, each with a seed of its own; answers how many nodes were compared. */
function compared(run: (random: Random, tree: number) => number): number {
  let nodes = 0;
  for (let tree = 0; tree < TREES; tree += 1) nodes += run(createRandom(SEED + tree), tree);
  return nodes;
}

describe(`the engine agrees with a recursion per node (seed ${SEED})`, () => {
  test(`rebates of ${TREES} trees`, () => {
    expect(compared(expectRebates)).toBeGreaterThan(TREES);
  });

  test(`contracts and payments of ${TREES} trees`, () => {
    const nodes = compared((random, tree) => {
      const kind = KINDS[tree % KINDS.length] ?? 'daily';
      return kind === 'realtime' ? expectRealtime(random) : expectCounted(random, kind);
    });
    expect(nodes).toBeGreaterThan(TREES);
  });
});
