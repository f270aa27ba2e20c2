import type { MemberReward } from '@croupier/contract/promotions/promotions.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useRewardText } from '@croupier/web/promotions/use-reward-text.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/api/call.ts';
import { REWARD_TONES } from './RewardCard.tsx';

const PAGE = 50;

/** What was claimed or has expired, the newest first. */
export function PastRewards({ first, next }: { first: readonly MemberReward[]; next: string | null }) {
  const t = useTranslations('rewardCentre');
  const format = useFormat();
  const rewardText = useRewardText(format);
  const [later, setLater] = useState<{ items: readonly MemberReward[]; next: string | null }>();
  const more = useMutation({
    mutationFn: (after: string) => call('rewards.list', { query: { after, limit: PAGE } }),
    onSuccess: (page) =>
      setLater((now) => ({ items: [...(now?.items ?? []), ...page.past], next: page.next })),
  });
  const items = [...first, ...(later?.items ?? [])];
  const after = later ? later.next : next;
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-base">{t('past')}</h2>
      <Card padding="none">
        <ul>
          {items.map((reward) => (
            <li
              key={reward.id}
              className="flex items-center justify-between gap-4 border-t border-line px-4 py-3 first:border-0 sm:px-5"
            >
              <span className="min-w-0">
                <span className="numeric block truncate text-sm font-semibold text-text">
                  {rewardText(reward.rewards)}
                </span>
                <span className="block truncate text-xs text-subtle">
                  {t('from', { title: reward.title })} ·{' '}
                  {format.instant(reward.claimedAt ?? reward.createdAt, 'date')}
                </span>
              </span>
              <Badge tone={REWARD_TONES[reward.state]}>{t(`state.${reward.state}`)}</Badge>
            </li>
          ))}
        </ul>
      </Card>
      {after !== null && (
        <Button className="mt-3" block loading={more.isPending} onClick={() => more.mutate(after)}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}
