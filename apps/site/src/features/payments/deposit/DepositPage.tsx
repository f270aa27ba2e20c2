import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { methodsQuery } from '../../../shared/payments/payments.queries.ts';
import { DepositView } from './DepositView.tsx';
import { NewDeposit } from './NewDeposit.tsx';
import { OpenDeposit } from './OpenDeposit.tsx';

const Waiting = () => (
  <div className="grid gap-3 lg:grid-cols-2">
    {['a', 'b', 'c', 'd'].map((name) => (
      <Skeleton key={name} className="h-26 rounded-card" />
    ))}
  </div>
);

/** Money in: a new deposit, with the one that is still open above it, or the one in the address. */
export function DepositPage() {
  const t = useTranslations('payments.deposit');
  const [search, setSearch] = useSearchParams();
  const id = search.get('id');
  const methods = useQuery({ ...methodsQuery('deposit'), enabled: id === null });
  const show = (depositId: string): void => setSearch({ id: depositId }, { replace: true });
  return (
    <div className="mx-auto max-w-4xl">
      <PageTitle>{t('title')}</PageTitle>
      <header className="mb-5">
        <h1 className="text-2xl">{t('title')}</h1>
        {!id && <p className="mt-1 text-muted">{t('text')}</p>}
      </header>
      {id && (
        <DepositView key={id} id={id} returned={search.get('returned') !== null} onShown={() => show(id)} />
      )}
      {!id && methods.isLoadingError && <QueryProblem query={methods} />}
      {!id && methods.isPending && <Waiting />}
      {!id && methods.data && (
        <>
          {methods.data.openId && <OpenDeposit id={methods.data.openId} />}
          <NewDeposit {...methods.data} onStarted={show} />
        </>
      )}
    </div>
  );
}
