import { z } from 'zod';
import { instant } from '../instant.ts';
import { money } from '../money.ts';
import { defineRoutes } from '../route.ts';

/** What operators see of several merchants at once. */
export const overviewRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: '/console/overview',
    summary:
      'The granted merchants with members, rounds and the trial balance, which is zero in a correct ledger.',
    access: 'operator',
    permission: 'overview.view',
    response: z.array(
      z.object({
        merchantCode: z.string(),
        name: z.string(),
        currency: z.string(),
        members: z.int(),
        rounds: z.int(),
        liability: money,
        trialBalance: money,
        auditedAt: instant.nullable(),
        auditFindings: z.int().nullable(),
      }),
    ),
  },
});
