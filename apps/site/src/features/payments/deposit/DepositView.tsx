import type { Deposit } from '@croupier/contract/payments/deposits.ts';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../../shared/api/call.ts';
import { depositQuery } from '../../../shared/payments/payments.queries.ts';
import { DepositEnd } from './DepositEnd.tsx';
import { DepositFacts } from './DepositFacts.tsx';
import { DepositProgress } from './DepositProgress.tsx';
import { DepositToPay } from './DepositToPay.tsx';

const ENDED: ReadonlySet<Deposit['state']> = new Set(['credited', 'failed', 'expired', 'cancelled']);

/** The part of the page that belongs to the state. */
function Current({ deposit }: { deposit: Deposit }) {
  if (ENDED.has(deposit.state)) return <DepositEnd deposit={deposit} />;
  if (deposit.state === 'waiting' && deposit.instructions)
    return <DepositToPay deposit={deposit} instructions={deposit.instructions} />;
  return <DepositProgress deposit={deposit} />;
}

export type DepositViewProps = {
  id: string;
  /** The member comes back from the provider’s page. */
  returned: boolean;
  /** Called when the address should name the deposit, and no longer the return. */
  onShown: () => void;
};

/** A deposit in its current state, which the socket keeps up to date. */
export function DepositView({ id, returned, onShown }: DepositViewProps) {
  const queryClient = useQueryClient();
  const query = useQuery(depositQuery(id));
  const shown = useRef(false);
  useEffect(() => {
    if (shown.current) return;
    shown.current = true;
    onShown();
    if (!returned) return;
    // Nobody believes the address of a return: the server asks the provider.
    void call('deposits.get', { params: { id }, query: { returned: '1' } })
      .then((deposit) => queryClient.setQueryData(depositQuery(id).queryKey, deposit))
      .catch(() => undefined);
  }, [id, returned, onShown, queryClient]);
  if (query.isLoadingError) return <QueryProblem query={query} />;
  if (!query.data) return <Skeleton className="h-96 rounded-card" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Current deposit={query.data} />
      <DepositFacts deposit={query.data} />
    </div>
  );
}
