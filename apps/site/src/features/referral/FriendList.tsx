import type { Friend } from '@croupier/contract/referrals/referrals.ts';
import { Avatar } from '@croupier/ui/data/Avatar.tsx';
import { Pagination } from '@croupier/ui/data/Pagination.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Banknote, Check, Dices, Smartphone, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Referral } from './InvitePanel.tsx';
import { friendsQuery } from './referral.queries.ts';

const ICONS = { verified: Smartphone, deposited: Banknote, played: Dices } as const;
const STEPS = ['verified', 'deposited', 'played'] as const;
const TONES = { going: 'info', qualified: 'win', refused: 'neutral', late: 'neutral' } as const;

type Programme = NonNullable<Referral['programme']>;

export function useStepName(programme: Programme | null): (step: (typeof STEPS)[number]) => string {
  const t = useTranslations('referral.step');
  const format = useFormat();
  return (step) => {
    if (step === 'verified' || !programme) return t('verified');
    const amount = format.amount(step === 'deposited' ? programme.minDeposit : programme.minPlay);
    return t(step, { amount });
  };
}

function FriendRow({ friend, programme }: { friend: Friend; programme: Programme | null }) {
  const t = useTranslations('referral');
  const format = useFormat();
  const stepName = useStepName(programme);
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line px-4 py-3.5 first:border-0 sm:px-5">
      <span className="flex min-w-40 flex-1 items-center gap-3">
        <Avatar name={friend.name} />
        <span className="min-w-0">
          <span className="block truncate text-sm font-semibold text-text">{friend.name}</span>
          <span className="block text-xs text-subtle">
            {t('since', { at: format.instant(friend.registeredAt, 'date') })}
          </span>
        </span>
      </span>
      <ul className="flex items-center gap-1.5">
        {STEPS.map((step) => {
          const isDone = friend.steps[step];
          const Icon = isDone ? Check : ICONS[step];
          const part = step === 'played' && !isDone ? ` · ${format.bps(friend.playedBps)}` : '';
          return (
            <li
              key={step}
              title={`${stepName(step)}${part}`}
              className={clsx(
                'grid size-9 place-items-center rounded-full [&_svg]:size-4.5',
                isDone ? 'bg-win text-win-ink' : 'bg-surface-3 text-subtle',
              )}
            >
              <Icon aria-hidden />
              <span className="sr-only">{`${stepName(step)}${part}`}</span>
            </li>
          );
        })}
      </ul>
      <span className="ms-auto grid justify-items-end gap-1">
        <Badge tone={TONES[friend.state]}>{t(`stateName.${friend.state}`, { days: friend.daysLeft })}</Badge>
        {friend.earned > 0n && (
          <span className="numeric text-sm font-bold text-win">{format.amount(friend.earned)}</span>
        )}
      </span>
    </li>
  );
}

/** The friends, masked, with what they have done so far. */
export function FriendList({ programme }: { programme: Programme | null }) {
  const t = useTranslations('referral');
  const races = useTranslations('races');
  const [pageNum, setPageNum] = useState(1);
  const query = useQuery({ ...friendsQuery(pageNum), placeholderData: keepPreviousData });
  const { data } = query;
  return (
    <section className="grid gap-3" aria-label={t('friends')}>
      <h2 className="text-xl">{t('friends')}</h2>
      <Card padding="none">
        {query.isLoadingError && <QueryProblem query={query} />}
        {query.isPending && <Skeleton className="m-4 h-40" />}
        {data && data.items.length > 0 && (
          <ul>
            {data.items.map((friend) => (
              <FriendRow
                key={`${friend.name}-${friend.registeredAt.getTime()}`}
                friend={friend}
                programme={programme}
              />
            ))}
          </ul>
        )}
        {data?.items.length === 0 && (
          <EmptyState icon={<UsersRound />} title={t('friendsEmpty')} text={t('friendsEmptyText')} />
        )}
      </Card>
      <Pagination
        page={pageNum}
        pageCount={data?.totalPages ?? 1}
        onPageChange={setPageNum}
        labels={{
          navigation: t('friends'),
          previous: races('previous'),
          next: races('nextPage'),
          page: (page) => races('page', { page: String(page) }),
        }}
      />
    </section>
  );
}
