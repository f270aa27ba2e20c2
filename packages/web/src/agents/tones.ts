import type { CONTRACT_STATES } from '@croupier/contract/agents/contracts.ts';
import type { CONTRACT_BILL_STATES } from '@croupier/contract/agents/contract-bills.ts';
import type { Tone } from '@croupier/ui/status/Badge.tsx';

/** The states of contracts and their bills look the same to agents and operators. */
export const CONTRACT_TONES: Readonly<Record<(typeof CONTRACT_STATES)[number], Tone>> = {
  requested: 'info',
  running: 'win',
  ending: 'warn',
  withdrawn: 'neutral',
  rejected: 'lose',
  expired: 'neutral',
  ended: 'neutral',
};

export const CONTRACT_BILL_TONES: Readonly<Record<(typeof CONTRACT_BILL_STATES)[number], Tone>> = {
  computed: 'info',
  review: 'warn',
  held: 'warn',
  due: 'info',
  paid: 'win',
  part_paid: 'lose',
  insufficient: 'lose',
  waiting: 'warn',
  offset: 'neutral',
};
