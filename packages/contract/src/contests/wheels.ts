import { z } from 'zod';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { money } from '../money.ts';
import { defineRoutes } from '../route.ts';
import { rewardKind } from '../promotions/words.ts';
import { contestFacts } from './missions.ts';

const spin = z.object({
  segment: z.int(),
  amount: money,
  serverSeed: z.string(),
  seedHash: z.string(),
  clientSeed: z.string(),
  nonce: z.int(),
  spunAt: instant,
});
export type WheelSpin = z.output<typeof spin>;

const wheel = z.object({
  ...contestFacts,
  rewardKind,
  /** In their order on the wheel, with their odds. */
  segments: z.array(z.object({ amount: money, weight: z.int(), chancePpm: z.int() })),
  /** The hash of the seed of the caller's next spin; null for visitors. */
  seedHash: z.string().nullable(),
  clientSeed: z.string().nullable(),
  nonce: z.int().nullable(),
  /** When the caller may spin again; null for at once. */
  nextAt: instant.nullable(),
  last: spin.nullable(),
});
export type Wheel = z.output<typeof wheel>;

export const wheelsRoutes = defineRoutes({
  wheels: {
    method: 'GET',
    path: '/wps/wheels',
    summary: 'The wheels that are running, with their odds and the commitment of the caller’s next spin.',
    access: 'visitor',
    response: z.object({ wheels: z.array(wheel) }),
  },
  spinWheel: {
    method: 'POST',
    path: '/wps/wheels/:wheelId/spin',
    summary: 'Spins once a day; again on the same day, it answers the same spin.',
    access: 'member',
    params: z.object({ wheelId: id }),
    body: z.object({
      clientSeed: z
        .string()
        .regex(/^[\x20-\x7e]{1,64}$/)
        .optional(),
    }),
    response: spin,
    errors: ['contests.not_found', 'contests.over', 'contests.not_yet', 'contests.not_for_you'],
  },
});
