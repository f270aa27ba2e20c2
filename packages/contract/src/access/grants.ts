import { z } from 'zod';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { positiveMoney } from '../money.ts';
import { defineRoutes } from '../route.ts';
import { requestReason, requestResult } from './approvals.ts';
import { OPERATOR_STATES } from './operator-state.ts';
import { PERMISSION_NAMES } from './permissions.ts';

const permission = z.enum(PERMISSION_NAMES);
const roleId = z
  .string()
  .max(64)
  .regex(/^[a-z0-9][a-z0-9_-]*$/);

/** A role at some merchants, or at all of them if `merchants` is null, temporarily or permanently. */
const grantChange = z.object({
  roleId,
  merchants: z.array(z.string().min(1).max(32)).min(1).max(200).nullable(),
  /** The maximum amount the operator may move alone, per action and per day. */
  actCeiling: positiveMoney.nullable(),
  dayCeiling: positiveMoney.nullable(),
  until: instant.nullable(),
});
export type GrantChange = z.infer<typeof grantChange>;

/** All grants of an operator, replacing the previous ones. */
export const grantsChange = z.object({ grants: z.array(grantChange).max(50) });

/** The new state of a role; null removes it. */
export const roleChange = z.object({
  role: z
    .object({
      name: z.string().trim().min(1).max(64),
      permissions: z.array(permission).min(1).max(PERMISSION_NAMES.length),
    })
    .nullable(),
});

/** Closing, reopening or resetting an operator: the kind of the request says it all. */
export const accountChange = z.object({});

/** A permission and its merchants; `merchants` is null for all. */
const heldPermission = z.object({ permission, merchants: z.array(z.string()).nullable() });

const operator = z.object({
  id,
  email: z.string(),
  name: z.string(),
  state: z.enum(OPERATOR_STATES),
  /** The link of an operator who has to choose a password; null if there is none, or it has expired. */
  setupLink: z
    .object({
      expiresAt: instant,
      /** The operator who may still create the link after a reset; null if it exists. */
      collectorId: id.nullable(),
    })
    .nullable(),
  lastLoginAt: instant.nullable(),
  hasSecondFactor: z.boolean(),
  grants: z.array(grantChange.extend({ grantedAt: instant })),
  /** The combined rights of the grants in force. */
  permissions: z.array(heldPermission),
});
export type ListedOperator = z.infer<typeof operator>;

const role = z.object({
  id: roleId,
  /** Null for a shipped role, whose id the console translates. */
  name: z.string().nullable(),
  permissions: z.array(permission),
});

const breakGlassUse = z.object({
  id,
  operator: z.object({ id, name: z.string() }),
  reason: z.string(),
  startedAt: instant,
  /** When it ends or ended. */
  endsAt: instant,
  isActive: z.boolean(),
  /** Whether the caller has acknowledged it. */
  isSeen: z.boolean(),
});

const accountRequest = {
  method: 'POST',
  access: 'operator',
  permission: 'operators.manage',
  confirmed: true,
  params: z.object({ id }),
  body: z.object({ reason: requestReason }),
  response: requestResult,
} as const;

/** Operators' calls about roles and grants. Changes wait for a second owner. */
export const permissionsRoutes = defineRoutes({
  mine: {
    method: 'GET',
    path: '/console/me/permissions',
    summary: 'What the operator may do, and the merchants that it concerns.',
    access: 'operator',
    permission: 'own',
    response: z.object({
      permissions: z.array(heldPermission),
      merchants: z.array(z.object({ merchantCode: z.string(), name: z.string(), hue: z.number() })),
    }),
  },
  operators: {
    method: 'GET',
    path: '/console/operators',
    summary: 'All operators with their grants and what these add up to.',
    access: 'operator',
    permission: 'operators.view',
    response: z.array(operator),
  },
  roles: {
    method: 'GET',
    path: '/console/roles',
    summary: 'All roles with their permissions.',
    access: 'operator',
    permission: 'operators.view',
    response: z.array(role),
  },
  changeGrants: {
    method: 'POST',
    path: '/console/operators/:id/grants',
    summary: 'Requests a change of an operator’s grants. An operator who loses a permission is signed out.',
    access: 'operator',
    permission: 'grants.manage',
    confirmed: true,
    params: z.object({ id }),
    body: grantsChange.extend({ reason: requestReason }),
    response: requestResult,
    errors: [
      'permissions.operator_not_found',
      'permissions.operator_not_set_up',
      'permissions.role_not_found',
      'permissions.merchant_not_found',
      'permissions.ceiling_currency',
      'permissions.until_past',
      'permissions.last_owner',
      'approvals.already_asked',
    ],
  },
  closeOperator: {
    ...accountRequest,
    path: '/console/operators/:id/closure',
    summary: 'Requests that an operator be closed: signed out at once, and refused at sign-in.',
    errors: [
      'operators.not_found',
      'operators.closed',
      'operators.own_account',
      'permissions.last_owner',
      'approvals.already_asked',
    ],
  },
  reopenOperator: {
    ...accountRequest,
    path: '/console/operators/:id/reopening',
    summary: 'Requests that a closed operator be reopened, with the same password, second factor and grants.',
    errors: ['operators.not_found', 'operators.not_closed', 'approvals.already_asked'],
  },
  resetOperator: {
    ...accountRequest,
    path: '/console/operators/:id/reset',
    summary:
      'Requests that the password and second factors of an operator who has lost them be removed. The caller may then create one setup link.',
    errors: [
      'operators.not_found',
      'operators.closed',
      'operators.not_set_up',
      'operators.own_account',
      'permissions.last_owner',
      'approvals.already_asked',
    ],
  },
  changeRole: {
    method: 'POST',
    path: '/console/roles/:roleId',
    summary: 'Requests that a role be added, changed or removed. Built-in roles cannot be changed.',
    access: 'operator',
    permission: 'grants.manage',
    confirmed: true,
    params: z.object({ roleId }),
    body: roleChange.extend({ reason: requestReason }),
    response: requestResult,
    errors: [
      'permissions.role_fixed',
      'permissions.role_not_found',
      'permissions.role_in_use',
      'permissions.owner_only',
      'approvals.already_asked',
    ],
  },
  breakGlassUses: {
    method: 'GET',
    path: '/console/breakGlass',
    summary: 'Emergencies of the last 30 days in which an owner acted alone.',
    access: 'operator',
    permission: 'operators.view',
    response: z.array(breakGlassUse),
  },
  breakGlass: {
    method: 'POST',
    path: '/console/breakGlass',
    summary:
      'Lets an owner change roles and grants and close operators alone for 30 minutes. All owners are notified.',
    access: 'operator',
    permission: 'breakGlass.use',
    confirmed: true,
    body: z.object({ reason: requestReason }),
    response: z.object({ endsAt: instant }),
    errors: ['permissions.break_glass_active'],
  },
  endBreakGlass: {
    method: 'DELETE',
    path: '/console/breakGlass',
    summary: 'Ends the emergency before its time.',
    access: 'operator',
    permission: 'breakGlass.use',
    response: z.null(),
  },
  seeBreakGlass: {
    method: 'POST',
    path: '/console/breakGlass/:id/seen',
    summary: 'Confirms that the owner was told of an emergency.',
    access: 'operator',
    permission: 'breakGlass.use',
    params: z.object({ id }),
    response: z.null(),
  },
});
