import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { beneficiariesQuery, methodsQuery, termsQuery } from '../../../shared/payments/payments.queries.ts';
import { NewWithdrawal } from './NewWithdrawal.tsx';
import { OpenWithdrawal } from './OpenWithdrawal.tsx';
import { WithdrawalView } from './WithdrawalView.tsx';

const Waiting = () => (
  <div className="grid gap-4">
    <Skeleton className="h-32 rounded-card" />
    <Skeleton className="h-96 rounded-card" />
  </div>
);

function Fresh({ onRequested }: { onRequested: (id: string) => void }) {
  const terms = useQuery(termsQuery);
  const methods = useQuery(methodsQuery('withdrawal'));
  const beneficiaries = useQuery(beneficiariesQuery);
  const parts = [terms, methods, beneficiaries];
  if (parts.some(({ isLoadingError }) => isLoadingError)) return <QueryProblem query={parts} />;
  if (!terms.data || !methods.data || !beneficiaries.data) return <Waiting />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {methods.data.openId && <OpenWithdrawal id={methods.data.openId} />}
      <NewWithdrawal
        terms={terms.data}
        methods={methods.data.methods}
        beneficiaries={beneficiaries.data.items}
        onRequested={onRequested}
      />
    </div>
  );
}

/** Money out: a new withdrawal, or the one in the address. */
export function WithdrawalPage() {
  const t = useTranslations('payments.withdrawal');
  const [search, setSearch] = useSearchParams();
  const id = search.get('id');
  return (
    <div className="mx-auto max-w-4xl">
      <PageTitle>{t('title')}</PageTitle>
      <header className="mb-5">
        <h1 className="text-2xl">{t('title')}</h1>
        {!id && <p className="mt-1 text-muted">{t('text')}</p>}
      </header>
      {id ? (
        <WithdrawalView key={id} id={id} />
      ) : (
        <Fresh onRequested={(requested) => setSearch({ id: requested })} />
      )}
    </div>
  );
}
