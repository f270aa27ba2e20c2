import type { ContractKind } from '@croupier/contract/agents/contract-terms.ts';
import { useQuery } from '@tanstack/react-query';
import { fundsQuery, requestsQuery, shownKinds } from '../agent.queries.ts';

/** The kinds of contracts that concern the agent, and how many requests wait. */
export function useContractKinds(): {
  kinds: readonly ContractKind[];
  waiting: ReadonlyMap<ContractKind, number>;
} {
  const { data: funds } = useQuery(fundsQuery);
  const { data: requests = [] } = useQuery(requestsQuery);
  const waiting = new Map<ContractKind, number>();
  for (const { kind } of requests) waiting.set(kind, (waiting.get(kind) ?? 0) + 1);
  return { kinds: shownKinds(funds), waiting };
}
