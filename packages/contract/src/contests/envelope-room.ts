import { z } from 'zod';
import { id } from '../ids.ts';

/** An envelope that has changed: how many shares are taken, or how many have joined a rain. */
export const envelopeNews = z.object({
  envelopeId: id,
  taken: z.int(),
  joins: z.int(),
  isOver: z.boolean(),
});
export type EnvelopeNews = z.infer<typeof envelopeNews>;
