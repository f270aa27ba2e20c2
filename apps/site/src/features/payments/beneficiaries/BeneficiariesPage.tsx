import type { Beneficiary } from '@croupier/contract/payments/withdrawals.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Landmark, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { securityDialogPath } from '../../../paths.ts';
import { LazyPart, lazyPart } from '../../../shared/loading/LazyPart.tsx';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { beneficiariesQuery } from '../../../shared/payments/payments.queries.ts';
import { MemberSecurity } from '../../../shared/security/MemberSecurity.tsx';
import { BeneficiaryCard } from './BeneficiaryCard.tsx';

const AddDialog = lazyPart(async () => (await import('./AddBeneficiaryDialog.tsx')).AddBeneficiaryDialog);

type ListProps = { items: readonly Beneficiary[]; payeeName: string; max: number; onAdd: () => void };

function List({ items, payeeName, max, onAdd }: ListProps) {
  const t = useTranslations('payments.beneficiaries');
  if (payeeName === '')
    return (
      <Card>
        <EmptyState
          icon={<BadgeCheck />}
          title={t('noName')}
          text={t('noNameText')}
          action={
            <Link
              to={securityDialogPath('payeeName')}
              state={{ opened: true }}
              className={buttonClass({ variant: 'primary' })}
            >
              {t('setName')}
            </Link>
          }
        />
      </Card>
    );
  if (items.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<Landmark />}
          title={t('empty')}
          text={t('emptyText')}
          action={
            <Button variant="primary" icon={<Plus />} onClick={onAdd}>
              {t('add')}
            </Button>
          }
        />
      </Card>
    );
  return (
    <>
      <ul className="grid gap-3">
        {items.map((beneficiary) => (
          <BeneficiaryCard key={beneficiary.id} beneficiary={beneficiary} />
        ))}
      </ul>
      {items.length >= max && <p className="text-sm text-muted">{t('full', { max: String(max) })}</p>}
    </>
  );
}

/** The bank accounts and wallets that withdrawals go to. */
export function BeneficiariesPage() {
  const t = useTranslations('payments.beneficiaries');
  const query = useQuery(beneficiariesQuery);
  const [adding, setAdding] = useState(false);
  const { data } = query;
  const mayAdd = data && data.payeeName !== '' && data.items.length > 0 && data.items.length < data.max;
  return (
    <MemberSecurity>
      <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
        <PageTitle>{t('title')}</PageTitle>
        <header className="flex flex-wrap items-end justify-between gap-3">
          <div>
            <h1 className="text-2xl">{t('title')}</h1>
            <p className="mt-1 text-sm text-muted">{t('text')}</p>
          </div>
          {mayAdd && (
            <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          )}
        </header>
        {query.isLoadingError && <QueryProblem query={query} />}
        {query.isPending && <Skeleton className="h-40 rounded-card" />}
        {data && <List {...data} onAdd={() => setAdding(true)} />}
        <LazyPart onError={() => setAdding(false)}>
          {adding && data && <AddDialog payeeName={data.payeeName} onClose={() => setAdding(false)} />}
        </LazyPart>
      </div>
    </MemberSecurity>
  );
}
