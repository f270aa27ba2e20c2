import { jackpotRules, parseJackpotTerms, type JackpotTerms } from '@croupier/fairplay/jackpot.ts';

/** The jackpot draw in a round's record. */
export type JackpotDraw = JackpotTerms & {
  /** 0 to 2⁶⁴ - 1. */
  draw: bigint;
  /** The payout; undefined if the round did not win the jackpot. */
  wonMinor: bigint | undefined;
};

const digits = (value: unknown): bigint | undefined =>
  typeof value === 'string' && /^\d{1,20}$/.test(value) ? BigInt(value) : undefined;

/** Undefined for rounds without a draw, such as those from before there was a pool. */
export function readJackpotDraw(detail: Record<string, unknown>): JackpotDraw | undefined {
  const record = detail['jackpot'];
  const terms = parseJackpotTerms(record);
  if (!terms || typeof record !== 'object' || record === null) return undefined;
  const draw = 'draw' in record ? digits(record.draw) : undefined;
  if (draw === undefined) return undefined;
  return { ...terms, draw, wonMinor: 'wonMinor' in record ? digits(record.wonMinor) : undefined };
}

const DECIMALS = 10n;

/** A fraction with ten decimals, truncated: `0.1234567890`. The odds of a jackpot are too small for percentages. */
export function partOf(numerator: bigint, denominator: bigint): string {
  const scale = 10n ** DECIMALS;
  const cut = (numerator * scale) / denominator;
  return `${cut / scale}.${String(cut % scale).padStart(Number(DECIMALS), '0')}`;
}

/** The draw as a number from 0 up to 1. */
export const drawText = (draw: bigint): string => partOf(draw, jackpotRules.draws);

/** The threshold that the draw has to be below: the odds of the round. */
export const belowText = ({ stakeMinor, drawnOncePerMinor }: JackpotTerms): string =>
  stakeMinor >= drawnOncePerMinor ? '1' : partOf(stakeMinor, drawnOncePerMinor);
