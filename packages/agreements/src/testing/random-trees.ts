import type { CarryMode } from '../contracts/carry.ts';
import { CARRY_MODES } from '../contracts/carry.ts';
import type { BandTier, Conditions, ContractKind, Terms, Tier } from '../contracts/terms.ts';
import { RATE_STEP_PPM } from '../rates/sheets.ts';
import { HOUSE, type Uplines } from '../tree/depth-order.ts';
import type { Random } from './random.ts';

const ACTIVE_FROM = 1_000_000n;

export function randomTree(random: Random, most: number): Uplines {
  const uplines = new Int32Array(random.between(1, most)).fill(HOUSE);
  const isDeep = random.chance(0.3);
  for (let node = 1; node < uplines.length; node += 1)
    uplines[node] = isDeep
      ? Math.max(HOUSE, node - random.between(1, 3))
      : random.chance(0.1)
        ? HOUSE
        : random.below(node);
  return uplines;
}

/** Rates that don't rise downwards; never below what they were. */
export function randomRates(random: Random, uplines: Uplines, before?: Int32Array): Int32Array {
  const rates = new Int32Array(uplines.length);
  uplines.forEach((upline, node) => {
    const limit = upline === HOUSE ? 40 * RATE_STEP_PPM : (rates[upline] ?? 0);
    const least = before?.[node] ?? 0;
    const steps = (limit - least) / RATE_STEP_PPM;
    rates[node] =
      least + RATE_STEP_PPM * Math.max(0, steps - random.below(random.chance(0.5) ? 2 : steps + 1));
  });
  return rates;
}

export const randomAmounts = (random: Random, count: number, min: number, max: number): BigInt64Array =>
  BigInt64Array.from({ length: count }, () => (random.chance(0.3) ? 0n : BigInt(random.between(min, max))));

/** Conditions that ask at least as much as the given ones. */
function harder(random: Random, from: Conditions, asksLoss: boolean): Conditions {
  const netLoss = asksLoss && random.chance(0.5) ? { netLossMinor: BigInt(random.below(50_000_000)) } : {};
  const least = from.netLossMinor;
  const harderLoss =
    least === undefined ? netLoss : { netLossMinor: least + BigInt(random.below(10_000_000)) };
  return {
    activeMembers: from.activeMembers + random.below(3),
    validBetMinor: from.validBetMinor + BigInt(random.below(100_000_000)),
    ...harderLoss,
  };
}

const FREE: Conditions = { activeMembers: 0, validBetMinor: 0n };

function randomTiers(random: Random, asksLoss: boolean, above?: readonly Tier[]): Tier[] {
  const tiers: Tier[] = [];
  let conditions = FREE;
  let rate = 0;
  for (let count = random.between(1, 4); count > 0; count -= 1) {
    const covering: Tier | undefined = above?.[Math.min(tiers.length, above.length - 1)];
    const base = covering ? mostOf(conditions, covering.conditions) : conditions;
    conditions = harder(random, base, asksLoss);
    rate += RATE_STEP_PPM * random.between(1, 20);
    if (covering && rate > covering.ratePpm) rate = covering.ratePpm;
    if (tiers.some(({ ratePpm }) => ratePpm >= rate)) break;
    tiers.push({ conditions, ratePpm: rate });
  }
  return tiers;
}

/** What asks for all that either of the two asks for. */
function mostOf(a: Conditions, b: Conditions): Conditions {
  const losses = [a.netLossMinor, b.netLossMinor].filter((each) => each !== undefined);
  const most = losses.toSorted((x, y) => Number(y - x))[0];
  return {
    activeMembers: Math.max(a.activeMembers, b.activeMembers),
    validBetMinor: a.validBetMinor > b.validBetMinor ? a.validBetMinor : b.validBetMinor,
    ...(most === undefined ? {} : { netLossMinor: most }),
  };
}

function randomBandTiers(random: Random, above?: readonly BandTier[]): BandTier[] {
  const [first] = above ?? [];
  const limit = first ?? { fromBand: 0, winRatePpm: 20_000, lossRatePpm: 20_000 };
  const steps = (ratePpm: number): number => RATE_STEP_PPM * random.between(1, ratePpm / RATE_STEP_PPM);
  const low = { winRatePpm: steps(limit.winRatePpm), lossRatePpm: steps(limit.lossRatePpm) };
  const fromBand = random.between(limit.fromBand, Math.min(limit.fromBand + 2, 6));
  const tiers: BandTier[] = [{ fromBand, ...low }];
  const second = above?.[1];
  if (!above && random.chance(0.6))
    tiers.push({ fromBand: fromBand + 1, winRatePpm: low.winRatePpm, lossRatePpm: low.lossRatePpm + 1_000 });
  else if (
    second &&
    second.fromBand >= fromBand &&
    second.lossRatePpm > low.lossRatePpm &&
    second.fromBand < 7
  )
    tiers.push({ ...low, fromBand: second.fromBand + 1, lossRatePpm: second.lossRatePpm });
  return tiers;
}

function randomTerms(random: Random, kind: ContractKind, carry: CarryMode, above?: Terms): Terms {
  if (kind === 'realtime') {
    const own = above?.kind === 'realtime' ? above.tiers : undefined;
    return { kind, classes: ['live'], tiers: randomBandTiers(random, own) };
  }
  const own = above && above.kind !== 'realtime' ? above.tiers : undefined;
  const counted = { classes: ['live'] as const, activeFromMinor: ACTIVE_FROM };
  return kind === 'dividend'
    ? {
        ...counted,
        kind,
        tiers: randomTiers(random, true, own),
        period: 'weekly',
        carry,
        deductions: ['rebates'],
      }
    : { ...counted, kind, tiers: randomTiers(random, false, own) };
}

/** Contracts of one kind down the lines, each covered by its payer's. */
export function randomContracts(
  random: Random,
  uplines: Uplines,
  kind: ContractKind,
): ReadonlyArray<Terms | undefined> {
  const contracts: Array<Terms | undefined> = [];
  const carry = random.pick(CARRY_MODES);
  for (const upline of uplines) {
    const above = upline === HOUSE ? undefined : contracts[upline];
    const hasContract = (upline === HOUSE || above !== undefined) && random.chance(0.9);
    contracts.push(hasContract ? randomTerms(random, kind, carry, above) : undefined);
  }
  return contracts;
}
