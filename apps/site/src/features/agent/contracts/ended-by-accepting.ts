import type { ContractView } from '@croupier/contract/agents/contracts.ts';

/** Of the contracts that end, those that the accepting agent pays; who is further below is not the agent's to offer. */
export const endedByAccepting = (ends: readonly ContractView[], payeeId: string): ContractView[] =>
  ends.filter(({ payer }) => payer?.memberId === payeeId);
