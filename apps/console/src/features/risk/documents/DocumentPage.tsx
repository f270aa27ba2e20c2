import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useTitle } from '../../../shared/use-title.ts';
import { documentQuery, type Ref } from '../risk.queries.ts';
import { RiskNav } from '../RiskNav.tsx';
import { DocumentView } from './DocumentView.tsx';

/** A document in the panel over its list, or on its own page. */
export function DocumentOf({ of, frame }: { of: Ref; frame: 'page' | 'panel' }) {
  const query = useQuery(documentQuery(of));
  if (query.isPending) return <Skeleton className="h-100 rounded-card" />;
  if (query.isLoadingError) return <QueryProblem query={query} />;
  return query.data ? <DocumentView file={query.data} frame={frame} /> : null;
}

export function DocumentPage() {
  const t = useTranslations('console.risk');
  const { merchantCode = '', id = '' } = useParams();
  useTitle(t('document'));
  return (
    <>
      <RiskNav />
      <DocumentOf key={id} of={{ merchantCode, id }} frame="page" />
    </>
  );
}
