import { z } from 'zod';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { defineRoutes } from '../route.ts';

const token = z.string().min(1).max(128);

/**
 * Without control characters and without characters that nobody sees, with which one operator could pass for another:
 * those for formatting, fillers, and blanks other than the space.
 */
const VISIBLE = /^(?:(?![\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u{2800}])[^]| )*$/u;

/** Answered once: only the hash of the token is stored. */
const setupLink = z.object({ operatorId: id, token: z.string(), expiresAt: instant });
export type SetupLink = z.infer<typeof setupLink>;

/** Calls that create operators. What they may do is granted separately. */
export const operatorsRoutes = defineRoutes({
  invite: {
    method: 'POST',
    path: '/console/operators',
    summary: 'Creates an operator without any grant, and a link with which the operator chooses a password.',
    access: 'operator',
    permission: 'operators.invite',
    confirmed: true,
    body: z.object({
      email: z.email().max(254),
      name: z.string().trim().min(1).max(80).regex(VISIBLE),
    }),
    response: setupLink,
    errors: ['operators.email_taken'],
  },
  issueSetupLink: {
    method: 'POST',
    path: '/console/operators/:id/setup',
    summary:
      'Creates a new setup link for an operator who was only invited, or once for an operator whose access was reset at the caller’s request. The older link stops working.',
    access: 'operator',
    permission: 'operators.invite',
    confirmed: true,
    params: z.object({ id }),
    response: setupLink,
    errors: ['operators.not_found', 'operators.closed', 'operators.already_set_up', 'operators.reset_needed'],
  },
  checkSetupLink: {
    method: 'POST',
    path: '/console/setup/check',
    summary: 'The operator of a valid setup link.',
    access: 'visitor',
    encrypted: true,
    body: z.object({ token }),
    response: z.object({ email: z.string(), name: z.string() }),
    errors: ['operators.setup_link_gone', 'identity.locked'],
  },
  setUp: {
    method: 'POST',
    path: '/console/setup',
    summary: 'Chooses the password with a setup link, which works once. The operator then signs in with it.',
    access: 'visitor',
    encrypted: true,
    body: z.object({
      token,
      newPassword: z.string().min(1).max(128),
      confirmNewPassword: z.string().min(1).max(128),
    }),
    response: z.null(),
    errors: [
      'operators.setup_link_gone',
      'identity.field_pattern',
      'identity.passwords_differ',
      'identity.locked',
    ],
  },
});
