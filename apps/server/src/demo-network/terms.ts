import type { ContractKind, ContractTerms } from '@croupier/contract/agents/contract-terms.ts';
import type { RateClass } from '@croupier/agreements/rates/sheets.ts';
import { RATE_CLASSES } from '@croupier/contract/agents/network.ts';

const UNIT = 10_000n;
const GAMES = ['live', 'sports', 'fish', 'rng', 'pvp', 'esports', 'cockfight', 'bgs'] as const;
const LOTTERIES = new Set<string>(['LOTT', 'ZY', 'ELOTT', 'SEA']);

/** The deepest level whose agents get a contract of a kind, by the root of the line. */
const DEPTHS: Readonly<Record<string, Readonly<Record<ContractKind, number>>>> = {
  agent1: { daily: 3, dividend: 3, hourly: 2, realtime: 2 },
  agent2: { daily: 3, dividend: 2, hourly: 0, realtime: -1 },
};
/** Salaries first, because each kind stands by itself and dividends deduct them. */
export const KINDS = ['daily', 'hourly', 'realtime', 'dividend'] as const;

export const kindsAt = (root: string, level: number): ContractKind[] =>
  KINDS.filter((kind) => level <= (DEPTHS[root]?.[kind] ?? -1));

/** The rates of a level: each keeps a difference. */
export const ratesAt = (level: number): Record<RateClass, number> =>
  Object.fromEntries(
    RATE_CLASSES.map((of) => [
      of,
      LOTTERIES.has(of) ? 60_000 - 10_000 * level : Math.max(0, 6_000 - 1_000 * level),
    ]),
  ) as Record<RateClass, number>;

const counted = ([few, many]: readonly [number, number], ratesPpm: readonly number[]) => ({
  classes: [...GAMES],
  activeFromMinor: 20n * UNIT,
  tiers: ratesPpm.map((ratePpm, index) => ({
    conditions:
      index === 0
        ? { activeMembers: few, validBetMinor: 0n }
        : { activeMembers: many, validBetMinor: BigInt(index) * 2_000n * UNIT },
    ratePpm,
  })),
});

const TERMS: { [K in ContractKind]: (root: string, level: number) => ContractTerms } = {
  daily: (_, level) => {
    const top = 6_000 - 1_500 * level;
    return { kind: 'daily', ...counted([1, 8], [top - 1_000, top]) };
  },
  hourly: (_, level) => ({ kind: 'hourly', ...counted([1, 3], [3_000 - 1_000 * level]) }),
  realtime: (_, level) => ({
    kind: 'realtime',
    classes: [...GAMES],
    tiers: [
      { fromBand: 0, winRatePpm: 1_500 - 500 * level, lossRatePpm: 3_000 - 1_000 * level },
      { fromBand: 2, winRatePpm: 2_500 - 500 * level, lossRatePpm: 5_000 - 1_000 * level },
    ],
  }),
  dividend: (root, level) => {
    const top = 350_000 - 70_000 * level;
    const { tiers, ...rest } = counted([1, 20], [top - 50_000, top]);
    return {
      kind: 'dividend',
      ...rest,
      tiers: tiers.map(({ conditions, ratePpm }) => ({
        conditions: { ...conditions, netLossMinor: 0n },
        ratePpm,
      })),
      period: root === 'agent1' ? 'semimonthly' : 'weekly',
      carry: 'until_cleared',
      deductions: ['rebates', 'salaries'],
    };
  },
};

/** What an agent of a level is paid; each level's terms are covered by the one above. */
export const termsAt = (kind: ContractKind, root: string, level: number): ContractTerms =>
  TERMS[kind](root, level);
