import type { MemberReward } from '@croupier/contract/promotions/promotions.ts';
import type { GrantState } from '@croupier/contract/promotions/words.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Badge, type Tone } from '@croupier/ui/status/Badge.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useRewardText } from '@croupier/web/promotions/use-reward-text.ts';
import { useMutation } from '@tanstack/react-query';
import { Clock, Gift, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { gamePath, paths } from '../../paths.ts';
import { call } from '../../shared/api/call.ts';
import { useReloadRewards } from '../../shared/promotions/promotions.queries.ts';

export const REWARD_TONES: Readonly<Record<GrantState, Tone>> = {
  issued: 'win',
  claimed: 'neutral',
  process: 'info',
  review: 'warn',
  expired: 'neutral',
  revoked: 'lose',
};
const SOON_MILLISECONDS = 3 * 24 * 60 * 60_000;

function Expiry({ expiresAt }: Pick<MemberReward, 'expiresAt'>) {
  const t = useTranslations('rewardCentre');
  const format = useFormat();
  const [now] = useState(() => new Date());
  if (!expiresAt) return null;
  const isSoon = expiresAt.getTime() - now.getTime() < SOON_MILLISECONDS;
  return (
    <p className={`inline-flex items-center gap-1.5 text-xs ${isSoon ? 'text-warn' : 'text-subtle'}`}>
      {isSoon ? <Hourglass aria-hidden className="size-3.5" /> : <Clock aria-hidden className="size-3.5" />}
      <time dateTime={expiresAt.toISOString()}>
        {isSoon
          ? t('soon', { when: format.relative(expiresAt, now) })
          : t('expires', { when: format.instant(expiresAt, 'date') })}
      </time>
    </p>
  );
}

/** One reward: what it is, where it comes from, until when. */
export function RewardCard({ reward }: { reward: MemberReward }) {
  const t = useTranslations('rewardCentre');
  const toast = useToast();
  const errorText = useErrorText();
  const rewardText = useRewardText(useFormat());
  const reload = useReloadRewards();
  const claim = useMutation({
    mutationFn: () => call('rewards.claim', { params: { id: reward.id } }),
    onSuccess: () => toast.show({ tone: 'win', title: t('doneOther'), text: rewardText(reward.rewards) }),
    onError: (error) => toast.show({ tone: 'lose', title: errorText(error) }),
    onSettled: reload,
  });
  const { state } = reward;
  const gameId = reward.rewards.find(({ kind }) => kind === 'freeRounds')?.gameId;
  return (
    <Card className="flex h-full flex-col gap-3">
      <div className="flex items-start gap-3">
        <span
          aria-hidden
          className="grid size-11 shrink-0 place-items-center rounded-full border border-brand-line bg-brand-soft text-brand-text"
        >
          <Gift className="size-5" />
        </span>
        <div className="min-w-0 flex-1">
          <p className="numeric leading-snug font-bold text-text">{rewardText(reward.rewards)}</p>
          <Link
            to={paths.promotions(reward.slug)}
            className="mt-0.5 block truncate text-sm text-muted underline-offset-2 hover:underline"
          >
            {t('from', { title: reward.title })}
          </Link>
        </div>
        {state !== 'issued' && <Badge tone={REWARD_TONES[state]}>{t(`state.${state}`)}</Badge>}
      </div>
      {state === 'process' && gameId !== undefined && (
        <Link to={gamePath(gameId)} className={`${buttonClass({ size: 'sm' })} mt-auto ml-auto`}>
          {t('play')}
        </Link>
      )}
      {state === 'issued' && (
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
          <Expiry expiresAt={reward.expiresAt} />
          <Button
            variant="primary"
            size="sm"
            className="ml-auto"
            loading={claim.isPending}
            onClick={() => claim.mutate()}
          >
            {t('claim')}
          </Button>
        </div>
      )}
    </Card>
  );
}
