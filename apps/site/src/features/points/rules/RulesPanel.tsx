import { Card } from '@croupier/ui/layout/Card.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { pointsConfigQuery } from '../../../shared/loyalty/loyalty.queries.ts';
import { ExchangeTable } from './ExchangeTable.tsx';
import { RatesTable } from './RatesTable.tsx';

const RULES = ['r1', 'r2', 'r3', 'r4', 'r5', 'r6'] as const;

/** The rules, with the tables that everything is computed by. */
export function RulesPanel() {
  const t = useTranslations('loyalty.rules');
  const format = useFormat();
  const query = useQuery(pointsConfigQuery);
  const { data } = query;
  if (query.isLoadingError) return <QueryProblem query={query} />;
  if (!data) return <Skeleton className="h-96 rounded-card" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Card>
        <h2 className="text-lg">{t('title')}</h2>
        <ol className="mt-3 grid gap-2.5 text-sm text-muted sm:grid-cols-2 sm:gap-x-8">
          {RULES.map((rule, index) => (
            <li key={rule} className="flex gap-3">
              <span
                aria-hidden
                className="numeric grid size-6 shrink-0 place-items-center rounded-pill bg-brand-soft text-xs font-bold text-brand-text"
              >
                {index + 1}
              </span>
              <span>{t(rule)}</span>
            </li>
          ))}
        </ol>
      </Card>
      <Card>
        <h2 className="text-lg">{t('ratesTitle')}</h2>
        <p className="mt-1 text-sm text-muted">{t('ratesText')}</p>
        <RatesTable config={data} rates={data.rates} />
        {data.ratesFrom && (
          <p className="mt-3 text-xs text-subtle">{t('since', { date: format.instant(data.ratesFrom) })}</p>
        )}
        {data.nextRates && (
          <>
            <h3 className="mt-5 text-base">{t('upcoming', { date: format.instant(data.nextRates.from) })}</h3>
            <RatesTable config={data} rates={data.nextRates.rates} />
          </>
        )}
      </Card>
      <Card>
        <h2 className="text-lg">{t('exchangeTitle')}</h2>
        <p className="mt-1 text-sm text-muted">{t('exchangeText', { amount: format.amount(10_000n) })}</p>
        <ExchangeTable config={data} levels={data.exchange} />
        {data.exchangeFrom && (
          <p className="mt-3 text-xs text-subtle">
            {t('since', { date: format.instant(data.exchangeFrom) })}
          </p>
        )}
        {data.nextExchange && (
          <>
            <h3 className="mt-5 text-base">
              {t('upcoming', { date: format.instant(data.nextExchange.from) })}
            </h3>
            <ExchangeTable config={data} levels={data.nextExchange.levels} />
          </>
        )}
      </Card>
    </div>
  );
}
