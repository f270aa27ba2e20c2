import type { ContractKind } from '@croupier/contract/agents/contract-terms.ts';
import type { ContractRequestType } from '@croupier/contract/agents/contracts.ts';

/** Where a member stands with each kind of contract. */
export type ContractStanding = (member: {
  merchantId: string;
  memberId: string;
}) => Promise<Record<ContractKind, ContractRequestType>>;
