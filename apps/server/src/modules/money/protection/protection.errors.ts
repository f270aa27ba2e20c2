import type { ProtectionCode } from '@croupier/contract/protection/protection.ts';
import { appError, type AppError, type ErrorDefinition } from '../../../platform/http/errors.ts';

export const protectionErrors = {
  /** The member has excluded themself, or was excluded. */
  excluded: { code: 'protection.excluded', status: 403 },
  coolingOff: { code: 'protection.cooling_off', status: 403 },
  accountClosed: { code: 'protection.account_closed', status: 403 },
  limitReached: { code: 'protection.limit_reached', status: 409 },
  timeUsedUp: { code: 'protection.time_used_up', status: 409 },
  realityCheckDue: { code: 'protection.reality_check_due', status: 409 },
  limitUnknown: { code: 'protection.limit_unknown', status: 404 },
  /** No higher limit was requested, or the request has lapsed. */
  nothingPending: { code: 'protection.nothing_pending', status: 409 },
  tooEarly: { code: 'protection.too_early', status: 409 },
  notOver: { code: 'protection.not_over', status: 409 },
  notExcluded: { code: 'protection.not_excluded', status: 409 },
  notClosed: { code: 'protection.not_closed', status: 409 },
  /** An operator alone may only tighten a limit. */
  looserLimit: { code: 'protection.looser_limit', status: 409 },
  /** The person is excluded under another account. */
  registrationRefused: { code: 'protection.registration_refused', status: 403 },
} as const satisfies Record<string, ErrorDefinition>;

const REFUSALS: Readonly<Record<ProtectionCode, ErrorDefinition>> = {
  'protection.excluded': protectionErrors.excluded,
  'protection.cooling_off': protectionErrors.coolingOff,
  'protection.account_closed': protectionErrors.accountClosed,
  'protection.limit_reached': protectionErrors.limitReached,
  'protection.time_used_up': protectionErrors.timeUsedUp,
  'protection.reality_check_due': protectionErrors.realityCheckDue,
};

export const protectionRefusal = (code: ProtectionCode): AppError => appError(REFUSALS[code]);

export const isProtectionCode = (code: string): code is ProtectionCode => Object.hasOwn(REFUSALS, code);
