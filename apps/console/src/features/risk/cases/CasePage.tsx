import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useTitle } from '../../../shared/use-title.ts';
import { caseQuery, type Ref } from '../risk.queries.ts';
import { RiskNav } from '../RiskNav.tsx';
import { CaseView } from './CaseView.tsx';

/** A case in the panel over its list, or on its own page. */
export function CaseOf({ of, frame }: { of: Ref; frame: 'page' | 'panel' }) {
  const query = useQuery(caseQuery(of));
  if (query.isPending) return <Skeleton className="h-100 rounded-card" />;
  if (query.isLoadingError) return <QueryProblem query={query} />;
  return query.data ? <CaseView file={query.data} frame={frame} /> : null;
}

export function CasePage() {
  const t = useTranslations('console.risk');
  const { merchantCode = '', id = '' } = useParams();
  useTitle(t('case'));
  return (
    <>
      <RiskNav />
      <CaseOf key={id} of={{ merchantCode, id }} frame="page" />
    </>
  );
}
