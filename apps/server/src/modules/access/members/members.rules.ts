import type { Account } from '../../../platform/http/context.ts';
import { AGENT_TYPES, MEMBER_TYPES, TRIAL_TYPES } from './members.config.ts';

/** The rights of a numeric account type. */
export function kindOf(type: number): Exclude<Account['kind'], 'operator'> {
  if (TRIAL_TYPES.includes(type)) return 'trial';
  return AGENT_TYPES.includes(type) ? 'agent' : 'member';
}

/** False for types of the house, which cannot sign in. */
export const isKnownType = (type: number): boolean =>
  [...MEMBER_TYPES, ...TRIAL_TYPES, ...AGENT_TYPES].includes(type);
