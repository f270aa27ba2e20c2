import type { Account } from '../../../platform/http/context.ts';
import { AGENT_TYPES, MEMBER_TYPES, TRIAL_TYPES } from './members.config.ts';
import type { MemberRow } from './members.types.ts';

/** Whether the member has verified the number. @param number in E.164 */
export const isHolder = (
  { mobile, mobile_verified_at }: Pick<MemberRow, 'mobile' | 'mobile_verified_at'>,
  number: string,
): boolean => mobile === number && mobile_verified_at !== null;

/** The numeric account types of each kind. */
export const TYPES_OF_KIND = { member: MEMBER_TYPES, agent: AGENT_TYPES, trial: TRIAL_TYPES } as const;

/** The rights of a numeric account type. */
export function kindOf(type: number): Exclude<Account['kind'], 'operator'> {
  if (TRIAL_TYPES.includes(type)) return 'trial';
  return AGENT_TYPES.includes(type) ? 'agent' : 'member';
}

/** False for types of the house, which cannot sign in. */
export const isKnownType = (type: number): boolean =>
  [...MEMBER_TYPES, ...TRIAL_TYPES, ...AGENT_TYPES].includes(type);
