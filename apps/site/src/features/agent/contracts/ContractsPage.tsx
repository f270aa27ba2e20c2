import type { ContractKind } from '@croupier/contract/agents/contract-terms.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { FileSignature } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { CONTRACT_PATHS } from '../../../paths.ts';
import { BillTable } from '../bills/BillTable.tsx';
import { Head } from '../parts/Head.tsx';
import { PeriodBar } from '../period/PeriodBar.tsx';
import { contractsQuery } from './contracts.queries.ts';
import { DownlineContracts } from './DownlineContracts.tsx';
import { OfferDialog } from './offer/OfferDialog.tsx';
import { OwnContract } from './OwnContract.tsx';
import { ReceivedOffer } from './ReceivedOffer.tsx';

const kindAt = (path: string): ContractKind =>
  (Object.keys(CONTRACT_PATHS) as ContractKind[]).find(
    (kind) => CONTRACT_PATHS[kind].toLowerCase() === path.toLowerCase().replace(/\/$/, ''),
  ) ?? 'daily';

function KindPage({ kind }: { kind: ContractKind }) {
  const t = useTranslations('agent');
  const query = useQuery(contractsQuery(kind));
  const [offering, setOffering] = useState(false);
  const { data } = query;
  const canOffer = data?.own != null && data.offerRefusal === null;
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] gap-5 pt-2">
      <Head
        title={t(`menu.${kind}`)}
        text={t(`contract.text.${kind}`)}
        action={
          canOffer && (
            <Button
              variant="primary"
              className="max-sm:w-full"
              icon={<FileSignature aria-hidden />}
              onClick={() => setOffering(true)}
            >
              {t('contract.offerMany')}
            </Button>
          )
        }
      />
      {query.isLoadingError && <QueryProblem query={query} />}
      {query.isPending && <Skeleton className="h-96 rounded-card" />}
      {data && (
        <>
          {data.offer && <ReceivedOffer contract={data.offer} />}
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2">
            <OwnContract kind={kind} contract={data.own} />
            <Card padding="none">
              <DownlineContracts kind={kind} />
            </Card>
          </div>
          <PeriodBar />
          <BillTable title={t('bill.list')} only={kind} />
        </>
      )}
      {offering && data?.own && (
        <OfferDialog kind={kind} own={data.own} limits={data.limits} onClose={() => setOffering(false)} />
      )}
    </div>
  );
}

/** The contracts of one kind: the own one, those of the downlines, and all bills. */
export function ContractsPage() {
  const { pathname } = useLocation();
  const kind = kindAt(pathname);
  return <KindPage key={kind} kind={kind} />;
}
