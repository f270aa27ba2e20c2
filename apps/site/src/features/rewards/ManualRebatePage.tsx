import type { rebatesRoutes } from '@croupier/contract/agents/rebates.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { BALANCE_KEY } from '@croupier/web/realtime/balance.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { HandCoins, Percent } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call, callQuery } from '../../shared/api/call.ts';
import { useRateClassName } from '../../shared/rates/use-rate-class-name.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';

type Rebate = CallOutput<typeof rebatesRoutes.rebate>;

const rebateQuery = { ...callQuery('rebates.rebate'), staleTime: 0, refetchInterval: 60_000 };

function Claim({ rebate: { claimable, minClaim, until } }: { rebate: Rebate }) {
  const t = useTranslations('agent.manualRebate');
  const format = useFormat();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const claim = useMutation({
    mutationFn: () => call('rebates.claimRebate'),
    onSuccess: ({ amount }) =>
      toast.show({ tone: 'win', title: t('claimed', { amount: format.amount(amount) }) }),
    onError: (error) => toast.show({ tone: 'lose', title: errorText(error) }),
    onSettled: () =>
      Promise.all(
        [rebateQuery.queryKey, BALANCE_KEY, ['records.funds']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const isEnough = claimable > 0n && claimable >= minClaim;
  return (
    <Card tone="lit" padding="lg" className="flex flex-wrap items-end justify-between gap-5">
      <div>
        <p className="text-sm text-muted">{t('claimable')}</p>
        <p data-testid="claimable" className="numeric mt-1 font-display text-4xl font-bold text-text">
          {format.amount(claimable)}
        </p>
        <p className="mt-1.5 text-xs text-subtle">
          {until ? t('until', { at: format.instant(until) }) : t('notYet')}
        </p>
      </div>
      <div className="max-sm:w-full">
        <Button
          variant="primary"
          size="lg"
          block
          icon={<HandCoins aria-hidden />}
          loading={claim.isPending}
          disabled={!isEnough}
          onClick={() => claim.mutate()}
        >
          {t('claim')}
        </Button>
        {claimable < minClaim && (
          <p className="mt-2 text-xs text-subtle">{t('min', { amount: format.amount(minClaim) })}</p>
        )}
      </div>
    </Card>
  );
}

function Classes({ classes }: Pick<Rebate, 'classes'>) {
  const t = useTranslations('agent.manualRebate');
  const format = useFormat();
  const className = useRateClassName();
  const played = classes.filter(({ validBet }) => validBet > 0n);
  if (played.length === 0)
    return (
      <Card padding="none">
        <EmptyState icon={<Percent />} title={t('nothing')} text={t('nothingText')} />
      </Card>
    );
  return (
    <Card padding="none">
      <ul>
        {played.map(({ class: of, validBet, amount }) => (
          <li
            key={of}
            className="flex items-baseline justify-between gap-4 border-t border-line px-4 py-3.5 first:border-0 sm:px-5"
          >
            <span className="min-w-0">
              <span className="block truncate text-sm font-semibold text-text">{className(of)}</span>
              <span className="numeric block text-xs text-subtle">
                {t('of', { amount: format.amount(validBet) })}
              </span>
            </span>
            <span className="numeric shrink-0 font-bold text-win">{format.amount(amount)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The rebate of the member's own bets, collected by hand. */
export function ManualRebatePage() {
  const t = useTranslations('agent.manualRebate');
  const query = useQuery(rebateQuery);
  const { data } = query;
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <PageTitle>{t('title')}</PageTitle>
      <header>
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="mt-1 text-sm text-muted">{t('text')}</p>
      </header>
      {query.isLoadingError && <QueryProblem query={query} />}
      {query.isPending && <Skeleton className="h-96 rounded-card" />}
      {data && !data.isManual && (
        <Card padding="none">
          <EmptyState icon={<Percent />} title={t('automatic')} text={t('automaticText')} />
        </Card>
      )}
      {data?.isManual && (
        <>
          <Claim rebate={data} />
          <Classes classes={data.classes} />
        </>
      )}
    </div>
  );
}
