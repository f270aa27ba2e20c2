import type { ErrorDefinition } from '../../../platform/http/errors.ts';

export const adjustmentErrors = {
  /** A closed account, or a trial account with play money. */
  notAdjustable: { code: 'adjustments.not_adjustable', status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
