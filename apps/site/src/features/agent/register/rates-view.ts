import { RATE_CLASSES } from '@croupier/contract/agents/network.ts';
import { RATE_STEP_PPM } from '@croupier/agreements/rates/sheets.ts';

export type RateClass = (typeof RATE_CLASSES)[number];
export type Rates = Readonly<Record<RateClass, number>>;

const MINOR_OF_THOUSAND = 10_000_000n;
const PPM = 1_000_000n;

/** What the giver keeps of bets of 1,000 by a downline with a lower rate. */
export const keptOfThousand = (ownPpm: number, givenPpm: number): bigint =>
  (MINOR_OF_THOUSAND * BigInt(ownPpm - givenPpm)) / PPM;

/** The classes in which the agent has something to give. */
export const givenClasses = (own: Rates): RateClass[] => RATE_CLASSES.filter((of) => own[of] > 0);

/** Rates that keep the same in every class, and never fall below what is already given. */
export const ratesKeeping = (own: Rates, keepPpm: number, floor?: Rates): Rates =>
  Object.fromEntries(
    RATE_CLASSES.map((of) => [of, Math.max(own[of] - keepPpm, floor?.[of] ?? 0, 0)]),
  ) as Record<RateClass, number>;

/** The most that can be kept in every class at once. */
export const mostKept = (own: Rates): number => Math.max(0, ...RATE_CLASSES.map((of) => own[of]));

/** The prize group of a rate: a group is one step. */
export const groupOf = (base: number, ratePpm: number): number => base + ratePpm / RATE_STEP_PPM;

type Quota = { class: RateClass; fromPpm: number; places: number };

/** The place that a rate takes; undefined below every threshold. */
export const quotaOf = (quotas: readonly Quota[], of: RateClass, ratePpm: number): Quota | undefined =>
  quotas
    .filter((each) => each.class === of && each.fromPpm <= ratePpm)
    .toSorted((a, b) => b.fromPpm - a.fromPpm)[0];
