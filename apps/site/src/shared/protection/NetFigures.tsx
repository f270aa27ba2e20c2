import type { NetPosition } from '@croupier/contract/protection/protection.ts';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { netQuery } from './protection.queries.ts';

const SPANS = ['session', 'day', 'month', 'ever'] as const;

const toneOf = (net: bigint): string | undefined =>
  net === 0n ? undefined : net > 0n ? 'text-win' : 'text-lose';

function Figures({ position }: { position: NetPosition }) {
  const t = useTranslations('protection');
  const format = useFormat();
  return (
    <dl className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      {SPANS.map((span) => {
        const { net, staked, paid } = position[span];
        return (
          <div key={span} className="rounded-field bg-well px-3.5 py-2.5 shadow-well">
            <dt className="text-sm text-muted">{t(`net.${span}`)}</dt>
            <dd>
              <span className={clsx('numeric font-display text-lg font-bold', toneOf(net))}>
                {format.amount(net, { sign: net === 0n ? 'auto' : 'always' })}
              </span>
              <span className="numeric block text-xs text-subtle">
                {t('reality.staked')} {format.amount(staked)} · {t('reality.paid')} {format.amount(paid)}
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** What the member has won or lost: in this session, today, this month, and ever. */
export function NetFigures() {
  const [options] = useState(() => netQuery());
  const query = useQuery({ ...options, staleTime: 0 });
  if (query.isLoadingError) return <QueryProblem query={query} />;
  return query.data ? <Figures position={query.data} /> : <Skeleton className="h-32 w-full" />;
}
