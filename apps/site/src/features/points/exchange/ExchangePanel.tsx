import { Card } from '@croupier/ui/layout/Card.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { pointsBalanceQuery, pointsConfigQuery } from '../../../shared/loyalty/loyalty.queries.ts';
import { ExchangeForm } from './ExchangeForm.tsx';
import { ExchangeSteps } from './ExchangeSteps.tsx';
import { ownExchange } from './own-exchange.ts';

/** Points for money: a slider with the exact result, and the table that it follows. */
export function ExchangePanel() {
  const t = useTranslations('loyalty.exchange');
  const config = useQuery(pointsConfigQuery);
  const balance = useQuery(pointsBalanceQuery);
  if (config.isLoadingError) return <QueryProblem query={config} />;
  if (!config.data || !balance.data) return <Skeleton className="h-96 rounded-card" />;
  const exchange = ownExchange(config.data);
  if (!exchange)
    return (
      <Card padding="none">
        <EmptyState icon={<ArrowLeftRight />} title={t('closed')} text={t('closedText')} />
      </Card>
    );
  const { points } = balance.data;
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
      <ExchangeForm exchange={exchange} points={points} leftToday={config.data.leftToday} />
      <ExchangeSteps exchange={exchange} points={points} leftToday={config.data.leftToday} />
    </div>
  );
}
