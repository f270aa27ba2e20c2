import type { Contract, ContractState } from '../contracts.types.ts';

export type Act = 'withdraw' | 'accept' | 'reject' | 'askEnd' | 'agreeEnd' | 'refuseEnd' | 'terminate';
export type Side = 'payer' | 'payee';

type Transition = {
  by: Side;
  from: ContractState;
  to: ContractState;
  /** Whether the payer must have asked to end it; either way where it is left out. */
  asked?: boolean;
};

/** Who can do what in which state. Everything that changes a contract by its parties is here. */
export const TRANSITIONS: Readonly<Record<Act, Transition>> = {
  withdraw: { by: 'payer', from: 'requested', to: 'withdrawn' },
  accept: { by: 'payee', from: 'requested', to: 'running' },
  reject: { by: 'payee', from: 'requested', to: 'rejected' },
  askEnd: { by: 'payer', from: 'running', to: 'running', asked: false },
  agreeEnd: { by: 'payee', from: 'running', to: 'ending', asked: true },
  refuseEnd: { by: 'payee', from: 'running', to: 'running', asked: true },
  terminate: { by: 'payee', from: 'running', to: 'ending' },
};

/** Whether an act is open to a party of a contract now. */
export function isOpen(act: Act, side: Side, contract: Contract, now: Date): boolean {
  const { by, from, asked } = TRANSITIONS[act];
  if (by !== side || contract.state !== from) return false;
  if (asked !== undefined && asked !== (contract.endAskedAt !== null)) return false;
  return from !== 'requested' || act === 'withdraw' || contract.expiresAt.getTime() > now.getTime();
}
