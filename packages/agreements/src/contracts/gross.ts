import { atLeast, floorDivide, PPM, rateOfMinor } from '../amounts.ts';
import { carryOver, type CarriedLoss, type Carried } from './carry.ts';
import type { DividendTerms, RealtimeTerms, SalaryTerms } from './terms.ts';
import { tierOfBand, tierReached, type Reached } from './tiers.ts';

/** The gross of a contract and the number of the tier that counted; undefined if none was reached. */
export type Gross = { grossMinor: bigint; tier: number | undefined };

/** A daily or hourly salary: the tier's rate of the valid bet. */
export function salaryGross(terms: SalaryTerms, reached: Reached): Gross {
  const tier = tierReached(terms.tiers, reached);
  const ratePpm = tier === undefined ? 0 : (terms.tiers[tier]?.ratePpm ?? 0);
  return { grossMinor: rateOfMinor(reached.validBetMinor, ratePpm), tier };
}

/** Valid bets of won and of lost bets, by the band of the single stake. */
export type BandFigures = { band: number; wonMinor: bigint; lostMinor: bigint };

/** A real-time salary: won and lost bets at the rates of their band, rounded down once. */
export function realtimeGross(terms: RealtimeTerms, figures: readonly BandFigures[]): bigint {
  let ppm = 0n;
  for (const { band, wonMinor, lostMinor } of figures) {
    const tier = tierOfBand(terms.tiers, band);
    if (tier) ppm += wonMinor * BigInt(tier.winRatePpm) + lostMinor * BigInt(tier.lossRatePpm);
  }
  return floorDivide(ppm, PPM);
}

/** A dividend: the tier's rate of the net loss after what was carried in, and never below zero. */
export function dividendGross(
  terms: DividendTerms,
  input: { reached: Reached; losses: readonly CarriedLoss[]; endsMonth: boolean },
): Gross & Carried {
  const { reached, losses, endsMonth } = input;
  const carried = carryOver({ mode: terms.carry, netLossMinor: reached.netLossMinor, losses, endsMonth });
  const tier = tierReached(terms.tiers, reached);
  const ratePpm = tier === undefined ? 0 : (terms.tiers[tier]?.ratePpm ?? 0);
  return { ...carried, tier, grossMinor: rateOfMinor(atLeast(0n, carried.baseMinor), ratePpm) };
}
