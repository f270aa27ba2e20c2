import { z } from 'zod';
import { positiveMoney } from '../money.ts';
import { playClass } from './words.ts';
import { window } from './windows.ts';

const simple = [
  z.strictObject({ is: z.literal('level'), min: z.int().min(1).max(100) }),
  z.strictObject({ is: z.literal('registeredDays'), min: z.int().min(0).max(36_500) }),
  z.strictObject({
    is: z.literal('deposits'),
    min: z.int().min(1).max(1_000),
    amount: positiveMoney.nullable(),
    window,
  }),
  z.strictObject({
    is: z.literal('played'),
    class: playClass.nullable(),
    min: positiveMoney,
    window,
  }),
  z.strictObject({
    is: z.literal('country'),
    in: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .min(1)
      .max(50),
  }),
  z.strictObject({ is: z.literal('tag'), tag: z.string().trim().min(1).max(32) }),
  z.strictObject({ is: z.literal('birthday') }),
  z.strictObject({ is: z.literal('idleDays'), min: z.int().min(1).max(3_650) }),
  z.strictObject({ is: z.literal('verified'), what: z.enum(['mobile', 'email', 'identity']) }),
  z.strictObject({ is: z.literal('friend') }),
  z.strictObject({ is: z.literal('joined') }),
] as const;

const positive = z.discriminatedUnion('is', simple);
export type PositiveCondition = z.output<typeof positive>;

/** Who is meant; all conditions must be met. */
export const condition = z.discriminatedUnion('is', [
  ...simple,
  z.strictObject({ is: z.literal('not'), of: positive }),
]);
export type Condition = z.output<typeof condition>;
