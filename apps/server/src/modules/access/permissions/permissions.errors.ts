import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const permissionErrors = {
  operatorNotFound: { code: 'permissions.operator_not_found', status: 404 },
  operatorNotSetUp: { code: 'permissions.operator_not_set_up', status: 409 },
  roleNotFound: { code: 'permissions.role_not_found', status: 404 },
  merchantNotFound: { code: 'permissions.merchant_not_found', status: 422 },
  roleFixed: { code: 'permissions.role_fixed', status: 409 },
  roleInUse: { code: 'permissions.role_in_use', status: 409 },
  ownerOnly: { code: 'permissions.owner_only', status: 422 },
  ceilingCurrency: { code: 'permissions.ceiling_currency', status: 422 },
  untilPast: { code: 'permissions.until_past', status: 422 },
  lastOwner: { code: 'permissions.last_owner', status: 409 },
  breakGlassActive: { code: 'permissions.break_glass_active', status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
