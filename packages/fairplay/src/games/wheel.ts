import { pickIndex } from '../random.ts';
import type { Fraction } from '../money.ts';
import { defineOneCall, isWon, largest, objectWith, ofE4, smallest } from './one-call.ts';

export const WHEEL_RISKS = ['low', 'medium', 'high'] as const;
export type WheelRisk = (typeof WHEEL_RISKS)[number];
export const WHEEL_SEGMENTS = [10, 20, 30, 40, 50] as const;
export type WheelSegments = (typeof WHEEL_SEGMENTS)[number];

export type WheelBet = { segments: WheelSegments; risk: WheelRisk };
export type WheelFacts = { segment: number };

const LOW = '1.5 1.2 1.2 1.2 0 1.2 1.2 1.2 1.2 0';
/** Without the zeros, which are every other segment. */
const MEDIUM: Readonly<Record<WheelSegments, string>> = {
  10: '1.9 1.5 2 1.5 3',
  20: '1.5 2 2 2 1.5 3 1.8 2 2 2',
  30: '1.5 1.5 2 1.5 2 2 1.5 3 1.5 2 2 1.7 4 1.5 2',
  40: '2 3 2 1.5 3 1.5 1.5 2 1.5 3 1.5 2 2 1.6 2 1.5 3 1.5 2 1.5',
  50: '2 1.5 2 1.5 3 1.5 1.5 2 1.5 3 1.5 2 1.5 2 2 1.5 3 1.5 2 1.5 1.5 5 1.5 2 1.5',
};

const read = (text: string): bigint[] =>
  text.split(' ').map((one) => BigInt(Math.round(Number(one) * 10_000)));

/** The multipliers of all segments in ten-thousandths, in their order on the wheel. */
export function wheelTable({ segments, risk }: WheelBet): readonly bigint[] {
  if (risk === 'low') return Array.from({ length: segments / 10 }, () => read(LOW)).flat();
  if (risk === 'high')
    // 0.99 × segments, in ten-thousandths.
    return Array.from({ length: segments }, (_, index) =>
      index === segments - 1 ? BigInt(segments) * 9_900n : 0n,
    );
  const paying = read(MEDIUM[segments]);
  return paying.flatMap((multiplier) => (segments === 10 ? [0n, multiplier] : [multiplier, 0n]));
}

function returnOf(bet: WheelBet): Fraction {
  const table = wheelTable(bet);
  return {
    numerator: table.reduce((sum, multiplier) => sum + multiplier, 0n),
    denominator: BigInt(table.length) * 10_000n,
  };
}

const ALL_RETURNS = WHEEL_RISKS.flatMap((risk) =>
  WHEEL_SEGMENTS.map((segments) => returnOf({ segments, risk })),
);

/** The segment under the pointer pays; all segments are equally likely. */
export const wheel = defineOneCall<WheelBet, WheelFacts>({
  id: 'wheel',
  rulesVersion: 'wheel/1',
  parseBet: (value) => {
    const bet = objectWith(value, ['segments', 'risk']);
    const segments = WHEEL_SEGMENTS.find((one) => one === bet?.segments);
    const risk = WHEEL_RISKS.find((one) => one === bet?.risk);
    return segments && risk && { segments, risk };
  },
  worst: (bet) => largest(wheelTable(bet).map(ofE4)),
  least: (bet) => smallest(wheelTable(bet).map(ofE4)),
  play: (source, bet) => {
    const segment = pickIndex(source, bet.segments);
    const paid = ofE4(wheelTable(bet)[segment] ?? 0n);
    return { paid, won: isWon(paid), facts: { segment } };
  },
  returnOf,
  returns: { min: smallest(ALL_RETURNS), max: largest(ALL_RETURNS) },
});
