import { type Fraction, type ReturnRange, RETURN_PERCENT, cutToE4, floorPpm } from './money.ts';
import { type NumberSource, pickIndex } from './random.ts';

/** Rolls range from 0.00 to 100.00 inclusive, hence 10001 outcomes. */
const OUTCOMES = 10_001;
const LAST_ROLL = OUTCOMES - 1;
const MIN_WINS = 1;
const MAX_WINS = 9_800;

export const diceRules = {
  version: 'dice/1',
  outcomes: OUTCOMES,
  /**
   * The number of winning outcomes a bet may have: chances from 0.01 % to just under 98 %, multipliers from 9900.99
   * to 1.0103.
   */
  minWins: MIN_WINS,
  maxWins: MAX_WINS,
  /** Targets in hundredths (5050 is 50.50), inclusive. */
  targets: {
    over: { min: LAST_ROLL - MAX_WINS, max: LAST_ROLL - MIN_WINS },
    under: { min: MIN_WINS, max: MAX_WINS },
  },
  minMultiplierE4: 10_103n,
  maxMultiplierE4: 99_009_900n,
} as const;

/** A roll wins strictly over or under the target; the target itself always loses. */
export type DiceBet = { direction: 'over' | 'under'; targetHundredths: number };

export type DiceQuote = {
  wins: number;
  outcomes: number;
  /** Chance of winning in millionths, rounded down. */
  chancePpm: number;
  multiplierE4: bigint;
  /** Exact return of this bet, before the payout is rounded down to the ledger's scale. */
  rtp: Fraction;
  rtpPpm: number;
};

export type DiceOutcome = { rollHundredths: number; won: boolean; multiplierE4: bigint };

/**
 * Returns over all possible bets. They are below 99 % because the multiplier is truncated to four decimals. The 10001
 * rolls are taken as equally likely; 2³² numbers cannot be distributed evenly over them, which changes a return by
 * less than 3 millionths.
 */
export const diceRtpRange: ReturnRange = {
  min: { numerator: 99_000_132n, denominator: 100_010_000n },
  max: { numerator: 99n, denominator: 100n },
  minPpm: 989_902,
  maxPpm: 990_000,
};

export function isDiceBetAllowed({ direction, targetHundredths }: DiceBet): boolean {
  const { min, max } = diceRules.targets[direction];
  return Number.isInteger(targetHundredths) && targetHundredths >= min && targetHundredths <= max;
}

/** Parses the bet in a record; undefined if the rules do not allow it. */
export function parseDiceBet(value: unknown): DiceBet | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('direction' in value) || !('targetHundredths' in value)) return undefined;
  const { direction, targetHundredths } = value;
  if ((direction !== 'over' && direction !== 'under') || typeof targetHundredths !== 'number')
    return undefined;
  const bet: DiceBet = { direction, targetHundredths };
  return isDiceBetAllowed(bet) ? bet : undefined;
}

/** The target with this many winning rolls, for screens where the player sets the chance. */
export const diceTargetFor = (direction: DiceBet['direction'], wins: number): number =>
  direction === 'under' ? wins : LAST_ROLL - wins;

/**
 * Payout and chance of a bet: multiplier = 0.99 ÷ (wins ÷ 10001), truncated to 4 decimals. Throws RangeError if the
 * target is outside the limits.
 */
export function diceQuote(bet: DiceBet): DiceQuote {
  if (!isDiceBetAllowed(bet)) throw new RangeError(`target ${bet.targetHundredths} is out of limits`);
  const wins = bet.direction === 'under' ? bet.targetHundredths : LAST_ROLL - bet.targetHundredths;
  const outcomes = BigInt(OUTCOMES);
  const multiplierE4 = cutToE4({ numerator: RETURN_PERCENT * outcomes, denominator: 100n * BigInt(wins) }, 4);
  const rtp = { numerator: BigInt(wins) * multiplierE4, denominator: outcomes * 10_000n };
  return {
    wins,
    outcomes: OUTCOMES,
    chancePpm: floorPpm({ numerator: BigInt(wins), denominator: outcomes }),
    multiplierE4,
    rtp,
    rtpPpm: floorPpm(rtp),
  };
}

/** ⌊f × 10001⌋: 5054 is a roll of 50.54. */
export const rollDice = (source: NumberSource): number => pickIndex(source, OUTCOMES);

/** Plays one roll; a losing roll has multiplier 0. Throws RangeError if the target is outside the limits. */
export function playDice(source: NumberSource, bet: DiceBet): DiceOutcome {
  const quote = diceQuote(bet);
  const rollHundredths = rollDice(source);
  const won =
    bet.direction === 'over' ? rollHundredths > bet.targetHundredths : rollHundredths < bet.targetHundredths;
  return { rollHundredths, won, multiplierE4: won ? quote.multiplierE4 : 0n };
}
