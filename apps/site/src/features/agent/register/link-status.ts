import type { AgentLink } from '@croupier/contract/agents/network.ts';

export type LinkStatus = 'open' | 'closed' | 'expired' | 'used';

/** Whether somebody can register with a link now, and why not. */
export function linkStatus(
  { state, expiresAt, maxUses, uses }: Pick<AgentLink, 'state' | 'expiresAt' | 'maxUses' | 'uses'>,
  now: Date,
): LinkStatus {
  if (state === 'closed') return 'closed';
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  return maxUses !== null && uses >= maxUses ? 'used' : 'open';
}
