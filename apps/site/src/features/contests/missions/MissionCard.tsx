import type { Mission } from '@croupier/contract/contests/missions.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Progress } from '@croupier/ui/status/Progress.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { BALANCE_KEY } from '@croupier/web/realtime/balance.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarClock, CircleCheck, Gift, PartyPopper } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { useNow } from '../../../shared/browser/use-now.ts';
import { WinBurst } from '../../../shared/celebration/WinBurst.tsx';
import { missionsQuery } from '../shared/contests.queries.ts';
import { useRewardText } from '../shared/use-reward-text.ts';
import { StepPath } from './StepPath.tsx';

const TONES = { going: 'brand', claimable: 'win', claimed: 'neutral', missed: 'neutral' } as const;

function Claim({ mission }: { mission: Mission }) {
  const t = useTranslations('missions');
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const claim = useMutation({
    mutationFn: () => call('missions.claimMission', { body: { missionId: mission.id } }),
    onSuccess: () => toast.show({ tone: 'win', title: t('claimedToast') }),
    onError: (error) => toast.show({ tone: 'lose', title: errorText(error) }),
    onSettled: () =>
      Promise.all(
        [missionsQuery.queryKey, BALANCE_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
  return (
    <span className="relative">
      {claim.isSuccess && <WinBurst multiplierE4={60_000} />}
      <Button
        variant="primary"
        size="lg"
        icon={<PartyPopper aria-hidden />}
        loading={claim.isPending}
        disabled={claim.isSuccess}
        onClick={() => claim.mutate()}
      >
        {t('claim')}
      </Button>
    </span>
  );
}

/** A mission with its path, reward and time. */
export function MissionCard({ mission }: { mission: Mission }) {
  const t = useTranslations('missions');
  const contests = useTranslations('contests');
  const format = useFormat();
  const now = new Date(useNow());
  const rewardText = useRewardText();
  const { steps, status, rewards, closesAt, title, summary } = mission;
  const done = steps.filter(({ reachedAt }) => reachedAt !== null).length;
  const isOpen = status === 'going' || status === 'claimable';
  return (
    <Card tone={status === 'claimable' ? 'lit' : 'panel'} padding="lg" className="grid gap-6">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <Badge tone={TONES[status]} icon={status === 'claimed' ? <CircleCheck aria-hidden /> : undefined}>
            {t(status)}
          </Badge>
          <h2 className="mt-2 text-xl leading-snug">{title}</h2>
          {summary !== '' && <p className="mt-1 max-w-prose text-sm text-muted">{summary}</p>}
        </div>
        <div className="flex items-center gap-3 rounded-card border border-brand-line bg-brand-soft px-4 py-2.5">
          <Gift aria-hidden className="size-6 text-brand-text" />
          <div>
            <p className="text-2xs font-medium text-muted">{t('reward')}</p>
            <p className="numeric font-display font-bold text-brand-text">
              {rewards.map((reward) => rewardText(reward)).join(' + ')}
            </p>
          </div>
        </div>
      </header>
      <div className="@container">
        <StepPath steps={steps} />
      </div>
      <footer className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-4">
        <div className="min-w-40 flex-1">
          <p className="numeric flex justify-between gap-3 text-xs text-subtle">
            <span>{t('stepsOf', { done: String(done), all: String(steps.length) })}</span>
            <span className="inline-flex items-center gap-1.5">
              <CalendarClock aria-hidden className="size-3.5" />
              {isOpen && mission.state === 'open'
                ? contests('endsWhen', { when: format.relative(closesAt, now) })
                : contests('endedAt', { at: format.instant(closesAt, 'date') })}
            </span>
          </p>
          <Progress
            className="mt-2"
            label={t('progress')}
            tone={done === steps.length ? 'win' : 'brand'}
            value={done / steps.length}
          />
        </div>
        {status === 'claimable' && <Claim mission={mission} />}
      </footer>
    </Card>
  );
}
