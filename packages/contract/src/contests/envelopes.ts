import { z } from 'zod';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { money } from '../money.ts';
import { defineRoutes } from '../route.ts';
import { contestFacts } from './missions.ts';

const envelope = z.object({
  ...contestFacts,
  /** `rain`: everybody who joins in time gets a share; `first`: as long as there are shares. */
  way: z.enum(['rain', 'first']),
  pool: money,
  minShare: money,
  shares: z.int().nullable(),
  taken: z.int(),
  joinUntil: instant.nullable(),
  joined: z.boolean(),
  /** The caller's own share. */
  mine: money.nullable(),
  seedHash: z.string(),
  /** Published when it is over. */
  seed: z.string().nullable(),
});
export type Envelope = z.output<typeof envelope>;

export const envelopesRoutes = defineRoutes({
  redEnvelopes: {
    method: 'GET',
    path: '/wps/redEnvelopes',
    summary: 'Envelopes that are coming, open, or were opened in the last days.',
    access: 'member',
    response: z.object({ envelopes: z.array(envelope) }),
  },
  openRedEnvelope: {
    method: 'POST',
    path: '/wps/redEnvelopes/:envelopeId/open',
    summary: 'Takes a share, or joins a rain; again, it answers the same share.',
    access: 'member',
    params: z.object({ envelopeId: id }),
    response: z.object({
      /** `joined`: the rain is divided when its time is up. */
      status: z.enum(['opened', 'joined']),
      amount: money.nullable(),
      currency: z.string(),
    }),
    errors: [
      'contests.not_found',
      'contests.over',
      'contests.not_yet',
      'contests.empty',
      'contests.try_again',
      'contests.not_for_you',
    ],
  },
  redEnvelopeShares: {
    method: 'GET',
    path: '/wps/redEnvelopes/:envelopeId/shares',
    summary: 'All shares of an envelope that is over, in the order in which they were cut, with the seed.',
    access: 'member',
    params: z.object({ envelopeId: id }),
    response: z.object({
      seed: z.string(),
      seedHash: z.string(),
      units: z.string(),
      minUnits: z.string(),
      shares: z.array(z.object({ amount: money, isMine: z.boolean(), isTaken: z.boolean() })),
    }),
    errors: ['contests.not_found', 'contests.not_over'],
  },
});
