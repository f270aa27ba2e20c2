import { z } from 'zod';
import { id } from './ids.ts';
import { instant } from './instant.ts';
import { money } from './money.ts';
import { defineRoutes } from './route.ts';

/** Calls of the operators' console; they live on a listener of their own. */
export const consoleRoutes = defineRoutes({
  login: {
    method: 'POST',
    path: '/console/session',
    summary: 'Signs an operator in.',
    access: 'visitor',
    encrypted: true,
    body: z.object({ email: z.email().max(254), password: z.string().min(1).max(128) }),
    response: z.object({ token: z.string() }),
    errors: ['identity.bad_credentials', 'identity.locked'],
  },
  logout: {
    method: 'DELETE',
    path: '/console/session',
    summary: 'Ends the operator session.',
    access: 'operator',
    response: z.null(),
  },
  me: {
    method: 'GET',
    path: '/console/session',
    summary: 'The signed-in operator.',
    access: 'operator',
    response: z.object({ id, email: z.string(), name: z.string(), lastLoginAt: instant.nullable() }),
  },
  overview: {
    method: 'GET',
    path: '/console/overview',
    summary: 'Merchants with members, rounds and the trial balance, which is zero when the books are right.',
    access: 'operator',
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
  keys: {
    method: 'GET',
    path: '/console/keys',
    summary: 'Public keys (JWK set) for encrypted calls.',
    access: 'visitor',
    response: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
  },
});
