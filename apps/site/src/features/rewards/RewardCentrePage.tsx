import type { MemberReward } from '@croupier/contract/promotions/promotions.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { RollingNumber } from '@croupier/ui/lobby/RollingNumber.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useRewardText } from '@croupier/web/promotions/use-reward-text.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Gift, HandCoins } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { call, callQuery } from '../../shared/api/call.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { useReloadRewards } from '../../shared/promotions/promotions.queries.ts';
import { besidesCash } from './besides-cash.ts';
import { PastRewards } from './PastRewards.tsx';
import { RewardCard } from './RewardCard.tsx';

const rewardsQuery = { ...callQuery('rewards.list', { query: { limit: 50 } }), staleTime: 0 };

function ClaimAll({ waiting, claimable }: { waiting: readonly MemberReward[]; claimable: bigint }) {
  const t = useTranslations('rewardCentre');
  const format = useFormat();
  const toast = useToast();
  const errorText = useErrorText();
  const reload = useReloadRewards();
  const rewardText = useRewardText(format);
  const rest = besidesCash(waiting);
  const claim = useMutation({
    mutationFn: () => call('rewards.claimAll'),
    onSuccess: ({ cash }) =>
      toast.show({
        tone: 'win',
        title: cash > 0n ? t('done', { amount: format.amount(cash) }) : t('doneOther'),
      }),
    onError: (error) => toast.show({ tone: 'lose', title: errorText(error) }),
    onSettled: reload,
  });
  return (
    <Card tone="lit" padding="lg" className="flex flex-wrap items-end justify-between gap-5">
      <div>
        <p className="text-sm text-muted">{t('claimable', { count: waiting.length })}</p>
        <p data-testid="claimable" className="numeric mt-1 font-display text-4xl font-bold text-text">
          {claimable > 0n || rest.length === 0 ? (
            <RollingNumber value={format.amount(claimable)} />
          ) : (
            rewardText(rest)
          )}
        </p>
        {claimable > 0n && rest.length > 0 && (
          <p className="numeric mt-1 text-sm font-semibold text-brand-text">+ {rewardText(rest)}</p>
        )}
      </div>
      <div className="max-sm:w-full">
        <Button
          variant="primary"
          size="lg"
          block
          icon={<HandCoins aria-hidden />}
          loading={claim.isPending}
          onClick={() => claim.mutate()}
        >
          {t('claimAll')}
        </Button>
      </div>
    </Card>
  );
}

function Shelf({ title, rewards }: { title: string; rewards: readonly MemberReward[] }) {
  if (rewards.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-base">{title}</h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {rewards.map((reward) => (
          <li key={reward.id} className="min-w-0">
            <RewardCard reward={reward} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Everything that a member was given, on one shelf: what can be claimed, what is under way, what was. */
export function RewardCentrePage() {
  const t = useTranslations('rewardCentre');
  const query = useQuery(rewardsQuery);
  const { data } = query;
  const waiting = data?.open.filter(({ state }) => state === 'issued') ?? [];
  const others = data?.open.filter(({ state }) => state !== 'issued') ?? [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageTitle>{t('title')}</PageTitle>
      <header>
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="mt-1 text-sm text-muted">{t('text')}</p>
      </header>
      {query.isPending && <Skeleton className="h-96 rounded-card" />}
      {query.isLoadingError && <QueryProblem query={query} title={t('failed')} />}
      {data && (
        <>
          {waiting.length > 0 ? (
            <ClaimAll waiting={waiting} claimable={data.claimable} />
          ) : (
            <Card padding="none">
              <EmptyState
                icon={<Gift />}
                title={t('nothing')}
                text={t('nothingText')}
                action={
                  <Link to={paths.promotions()} className={buttonClass({ variant: 'primary' })}>
                    {t('seePromotions')}
                  </Link>
                }
              />
            </Card>
          )}
          <Shelf title={t('ready')} rewards={waiting} />
          <Shelf title={t('inProcess')} rewards={others} />
          <PastRewards first={data.past} next={data.next} />
        </>
      )}
    </div>
  );
}
