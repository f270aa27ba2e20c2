import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { RollingNumber } from '@croupier/ui/lobby/RollingNumber.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { BALANCE_KEY } from '@croupier/web/realtime/balance.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { HandCoins, Sigma, Wallet } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/api/call.ts';
import type { Referral } from './InvitePanel.tsx';
import { earningsQuery, referralQuery } from './referral.queries.ts';

/** What can be collected, with one button. */
export function Collect({ referral }: { referral: Referral }) {
  const t = useTranslations('referral');
  const format = useFormat();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const collect = useMutation({
    mutationFn: () => call('referrals.collectReferral'),
    onSuccess: ({ amount }) =>
      toast.show({ tone: 'win', title: t('collected', { amount: format.amount(amount) }) }),
    onError: (error) => toast.show({ tone: 'lose', title: errorText(error) }),
    onSettled: () =>
      Promise.all(
        [referralQuery.queryKey, earningsQuery.queryKey, BALANCE_KEY].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return (
    <Card tone="lit" className="flex flex-wrap items-center justify-between gap-4">
      <div>
        <p className="text-sm text-muted">{t('collectable')}</p>
        <RollingNumber
          value={format.amount(referral.collectable)}
          className="mt-1 font-display text-3xl font-bold text-text"
        />
      </div>
      <Button
        variant="primary"
        size="lg"
        icon={<HandCoins aria-hidden />}
        loading={collect.isPending}
        disabled={referral.collectable <= 0n}
        onClick={() => collect.mutate()}
      >
        {t('collect')}
      </Button>
    </Card>
  );
}

/** Week by week, with the formula that makes the amounts. */
export function Earnings({ edgeBps }: { edgeBps: number }) {
  const t = useTranslations('referral');
  const format = useFormat();
  const query = useQuery(earningsQuery);
  const weeks = query.data?.weeks.filter(({ amount, isOver }) => isOver || amount !== 0n);
  return (
    <section className="grid gap-3" aria-label={t('earnings')}>
      <h2 className="text-xl">{t('earnings')}</h2>
      <Card padding="none">
        <div className="flex items-start gap-3 border-b border-line bg-brand-soft px-4 py-3.5 sm:px-5">
          <Sigma aria-hidden className="mt-0.5 size-5 shrink-0 text-brand-text" />
          <div>
            <p className="numeric text-sm font-semibold text-text">
              {t('formula', { share: format.bps(edgeBps) })}
            </p>
            <p className="mt-0.5 text-xs text-muted">{t('formulaText')}</p>
          </div>
        </div>
        {query.isLoadingError && <QueryProblem query={query} />}
        {query.isPending && <Skeleton className="m-4 h-32" />}
        {weeks && weeks.length > 0 && (
          <ul>
            {weeks.map((week) => (
              <li
                key={week.week}
                className="flex items-center justify-between gap-4 border-t border-line px-4 py-3 first:border-0 sm:px-5"
              >
                <span className="min-w-0">
                  <span className="block text-sm font-semibold text-text">
                    {t('week', { at: format.instant(new Date(`${week.week}T12:00:00Z`), 'date') })}
                    {!week.isOver && <span className="font-normal text-subtle"> · {t('running')}</span>}
                  </span>
                  <span className="numeric block text-xs text-subtle">
                    {t('edgeOf', { edge: format.amount(week.edge), share: format.bps(week.bps) })}
                  </span>
                </span>
                <span className="numeric shrink-0 font-bold text-win">{format.amount(week.amount)}</span>
              </li>
            ))}
          </ul>
        )}
        {weeks?.length === 0 && <EmptyState icon={<Wallet />} title={t('noWeeks')} text={t('noWeeksText')} />}
      </Card>
    </section>
  );
}
