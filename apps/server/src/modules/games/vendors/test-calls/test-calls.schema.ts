import { id } from '@croupier/contract/ids.ts';
import { money, positiveMoney } from '@croupier/contract/money.ts';
import { z } from 'zod';

/** Enough for any case, little enough for a mistake. */
const MAX_BALANCE_MINOR = 1_000_000n * 10_000n;

const player = z.string().min(1).max(64);

/** What a vendor may do with its own test players, by the last part of the path. */
export const testCalls = {
  'test-player': z.object({
    game: z.string().min(1).max(64),
    balance: money.refine((minor) => minor >= 0n && minor <= MAX_BALANCE_MINOR),
    /** The member of a test player at another test account. */
    same_as: z.object({ account: id, player }).optional(),
  }),
  'test-limit': z.object({ player, kind: z.literal('stake'), amount: positiveMoney }),
  'test-block': z.object({ player, how: z.enum(['locked', 'excluded']) }),
  'test-visit': z.object({ player, act: z.enum(['end', 'open']) }),
  'test-entries': z.object({ player }),
  'test-end': z.object({ player }),
} as const;

export type TestCall = keyof typeof testCalls;
export type TestInput<Name extends TestCall> = z.output<(typeof testCalls)[Name]>;

export const isTestCall = (path: string): path is TestCall => Object.hasOwn(testCalls, path);
