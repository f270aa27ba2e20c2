import type { Account } from '../../../platform/http/context.ts';
import { AGENT_TYPES, TRIAL_TYPES } from './identity.config.ts';

/** What the numeric member type means for rights (decision D15). */
export function kindOf(type: number): Exclude<Account['kind'], 'operator'> {
  if (TRIAL_TYPES.includes(type)) return 'trial';
  return AGENT_TYPES.includes(type) ? 'agent' : 'member';
}
