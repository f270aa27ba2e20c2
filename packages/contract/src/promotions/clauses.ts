import { z } from 'zod';
import { money } from '../money.ts';
import { instant } from '../instant.ts';

/** A value in a sentence; whoever shows it writes it in the reader's language. */
const clauseParam = z.discriminatedUnion('is', [
  z.object({ is: z.literal('money'), value: money }),
  /** A whole count in the ledger's scale, such as free rounds or points. */
  z.object({ is: z.literal('count'), value: money }),
  z.object({ is: z.literal('number'), value: z.number() }),
  /** In hundredths of a percent. */
  z.object({ is: z.literal('percent'), value: z.number() }),
  z.object({ is: z.literal('instant'), value: instant }),
  z.object({ is: z.literal('text'), value: z.string() }),
  /** A word of the terms, by its key. */
  z.object({ is: z.literal('word'), value: z.string() }),
  /** Several words. */
  z.object({ is: z.literal('words'), value: z.array(z.string()) }),
]);
export type ClauseParam = z.output<typeof clauseParam>;

export const CLAUSE_PARTS = [
  'who',
  'what',
  'reward',
  'dates',
  'limits',
  'funds',
  'leaving',
  'budget',
  'disputes',
] as const;
const clausePart = z.enum(CLAUSE_PARTS);
export type ClausePart = z.infer<typeof clausePart>;

/** One sentence of the printed terms. */
export const clause = z.object({
  part: clausePart,
  key: z.string(),
  params: z.record(z.string(), clauseParam),
});
export type Clause = z.output<typeof clause>;
