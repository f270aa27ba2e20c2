import { Card } from '@croupier/ui/layout/Card.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { Banknote, Dices, PauseCircle, Smartphone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { Collect, Earnings } from './Earnings.tsx';
import { FriendList, useStepName } from './FriendList.tsx';
import { InvitePanel, type Referral } from './InvitePanel.tsx';
import { referralQuery } from './referral.queries.ts';

const STEPS = [
  { step: 'verified', Icon: Smartphone },
  { step: 'deposited', Icon: Banknote },
  { step: 'played', Icon: Dices },
] as const;

/** What a friend does, and what the member has so far. */
function Overview({ referral }: { referral: Referral }) {
  const t = useTranslations('referral');
  const format = useFormat();
  const { programme, friends, qualified, earned } = referral;
  const stepName = useStepName(programme);
  const facts = [
    { label: t('friends'), value: format.number(friends) },
    { label: t('qualified'), value: format.number(qualified) },
    { label: t('earned'), value: format.amount(earned) },
  ];
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Card>
        <h2 className="text-lg">{t('how')}</h2>
        <ol className="mt-3 grid gap-3">
          {STEPS.map(({ step, Icon }) => (
            <li key={step} className="flex items-center gap-3 text-sm font-semibold text-text">
              <span className="grid size-10 shrink-0 place-items-center rounded-tile border border-brand-line bg-brand-soft text-brand-text">
                <Icon aria-hidden className="size-5" />
              </span>
              {stepName(step)}
            </li>
          ))}
        </ol>
        {programme && (
          <p className="mt-4 text-xs text-subtle">{t('within', { days: format.number(programme.days) })}</p>
        )}
      </Card>
      <div className="grid content-start gap-4">
        <Collect referral={referral} />
        <Card>
          <dl className="grid grid-cols-3 gap-3">
            {facts.map(({ label, value }) => (
              <div key={label} className="min-w-0">
                <dt className="truncate text-xs text-subtle">{label}</dt>
                <dd className="numeric mt-1 truncate font-display text-lg font-bold text-text">{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </div>
  );
}

/** Inviting friends: code, link, their steps, and what their play earns. */
export function InviteFriendsPage() {
  const t = useTranslations('referral');
  const query = useQuery(referralQuery);
  const { data } = query;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageTitle>{t('title')}</PageTitle>
      {query.isLoadingError && <QueryProblem query={query} />}
      {query.isPending && <Skeleton className="h-80 rounded-sheet" />}
      {data && !data.isOpen && (
        <>
          <h1 className="text-2xl">{t('title')}</h1>
          <EmptyState icon={<PauseCircle />} title={t('closed')} text={t('closedText')} />
        </>
      )}
      {data?.isOpen && <InvitePanel referral={data} />}
      {data && <Overview referral={data} />}
      {data && <FriendList programme={data.programme} />}
      {data && <Earnings edgeBps={data.programme?.edgeBps ?? 0} />}
    </div>
  );
}
