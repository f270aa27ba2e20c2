import { z } from 'zod';
import { MAX_AMOUNT_MINOR, money, positiveMoney } from '../money.ts';
import { base, playClass } from './words.ts';

/** An amount from zero up. Rewards that are counted, such as free rounds, have whole amounts. */
export const amountFromZero = money.refine(
  (amountMinor) => amountMinor >= 0n && amountMinor <= MAX_AMOUNT_MINOR,
  { message: 'must not be negative' },
);
const bps = z.int().min(1).max(1_000_000);
const level = z.int().min(0).max(100);

/** Ascending and without repetition, so that one row applies. */
const ascending = (values: readonly bigint[]): boolean =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? value));

export const amount = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('fixed'), amount: positiveMoney }),
  /** A part of a base that is at least `from`; an amount below `min` is raised to it. */
  z.strictObject({
    by: z.literal('percent'),
    base,
    bps,
    from: amountFromZero,
    min: amountFromZero,
    max: positiveMoney.nullable(),
  }),
  /** A part of play by its class; classes that are missing earn nothing. */
  z.strictObject({
    by: z.literal('class'),
    base: z.enum(['validBet', 'edge']),
    rates: z
      .array(z.strictObject({ class: playClass, bps }))
      .min(1)
      .max(12)
      .refine((rates) => new Set(rates.map((rate) => rate.class)).size === rates.length, {
        message: 'a class stands twice',
      }),
    max: positiveMoney.nullable(),
  }),
  /** The last step that the base reaches. */
  z.strictObject({
    by: z.literal('tiers'),
    base,
    tiers: z
      .array(z.strictObject({ from: amountFromZero, amount: positiveMoney }))
      .min(1)
      .max(31)
      .refine((tiers) => ascending(tiers.map(({ from }) => from)), { message: 'must ascend' }),
  }),
  /** By the member's level: the highest row at or below it. */
  z.strictObject({
    by: z.literal('level'),
    levels: z
      .array(z.strictObject({ level, amount: positiveMoney }))
      .min(1)
      .max(50)
      .refine((levels) => ascending(levels.map((row) => BigInt(row.level))), { message: 'must ascend' }),
  }),
  /** A part of a base by the member's level. */
  z.strictObject({
    by: z.literal('levelPercent'),
    base,
    from: amountFromZero,
    max: positiveMoney.nullable(),
    levels: z
      .array(z.strictObject({ level, bps }))
      .min(1)
      .max(50)
      .refine((levels) => ascending(levels.map((row) => BigInt(row.level))), { message: 'must ascend' }),
  }),
  /** By the place in a contest. */
  z.strictObject({
    by: z.literal('place'),
    places: z
      .array(z.strictObject({ until: z.int().min(1).max(100_000), amount: positiveMoney }))
      .min(1)
      .max(100)
      .refine((places) => ascending(places.map((row) => BigInt(row.until))), { message: 'must ascend' }),
  }),
  /** One of several by lot; an outcome may be nothing. */
  z.strictObject({
    by: z.literal('chance'),
    outcomes: z
      .array(z.strictObject({ weight: z.int().min(1).max(1_000_000), amount: amountFromZero }))
      .min(2)
      .max(24),
  }),
  /** An operator decides within these. */
  z.strictObject({ by: z.literal('operator'), min: positiveMoney, max: positiveMoney }),
  /** Equal or cut shares of a pool, which a contest divides. */
  z.strictObject({ by: z.literal('pool'), amount: positiveMoney }),
]);
export type Amount = z.output<typeof amount>;
