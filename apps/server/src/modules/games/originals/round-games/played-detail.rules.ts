import { z } from 'zod';
import { roundSource } from '../round-detail.rules.ts';

/** `detail` of a finished round of several calls: what it can be played again from, and what was shown at its end. */
const playedDetail = roundSource.extend({
  bet: z.unknown(),
  moves: z.array(z.unknown()),
  /** The first stake, which payouts are multiples of. */
  firstStakeMinor: z.string().regex(/^\d{1,19}$/),
  multiplierE4: z.int(),
  view: z.unknown(),
  /** It was ended for a player who had left it. */
  wasLeft: z.literal(true).optional(),
});
export type PlayedDetail = z.infer<typeof playedDetail>;

/** Undefined if the round is not one of several calls or not over. */
export const readPlayedDetail = (detail: unknown): PlayedDetail | undefined =>
  playedDetail.safeParse(detail).data;
