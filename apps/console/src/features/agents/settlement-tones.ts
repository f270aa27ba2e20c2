import type { ContractState, RunState, BillState } from './agents.queries.ts';
import type { Tone } from '@croupier/ui/status/Badge.tsx';

export const CONTRACT_TONES: Readonly<Record<ContractState, Tone>> = {
  requested: 'info',
  running: 'win',
  ending: 'warn',
  withdrawn: 'neutral',
  rejected: 'lose',
  expired: 'neutral',
  ended: 'neutral',
};

export const RUN_TONES: Readonly<Record<RunState, Tone>> = {
  computed: 'info',
  review: 'warn',
  approved: 'brand',
  paid: 'win',
};

export const BILL_TONES: Readonly<Record<BillState, Tone>> = {
  computed: 'info',
  review: 'warn',
  held: 'warn',
  due: 'info',
  paid: 'win',
  part_paid: 'warn',
  insufficient: 'lose',
  waiting: 'neutral',
  offset: 'neutral',
};
