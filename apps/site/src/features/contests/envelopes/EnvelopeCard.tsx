import type { Envelope } from '@croupier/contract/contests/envelopes.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Progress } from '@croupier/ui/status/Progress.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { BALANCE_KEY } from '@croupier/web/realtime/balance.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CloudRain, MailOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNow } from '../../../shared/browser/use-now.ts';
import { WinBurst } from '../../../shared/celebration/WinBurst.tsx';
import { call } from '../../../shared/api/call.ts';
import { envelopesQuery } from '../shared/contests.queries.ts';
import { Countdown } from '../shared/Countdown.tsx';
import { EnvelopeFigure } from './EnvelopeFigure.tsx';
import { SharesDialog } from './SharesDialog.tsx';

const SECOND = 1_000;

/** What a member can do with an envelope now. */
type Step = 'soon' | 'open' | 'joined' | 'dividing' | 'got' | 'gone' | 'missed';

function stepOf({ mine, state, opensAt, joinUntil, joined, shares, taken }: Envelope, now: number): Step {
  if (mine !== null) return 'got';
  if (now < opensAt.getTime()) return 'soon';
  const isLate = joinUntil !== null && now >= joinUntil.getTime();
  if (joined && state === 'open') return isLate ? 'dividing' : 'joined';
  if (state !== 'open' || isLate) return 'missed';
  return shares !== null && taken >= shares ? 'gone' : 'open';
}

function OpenButton({
  envelope,
  onOpening,
}: {
  envelope: Envelope;
  onOpening: (isOpening: boolean) => void;
}) {
  const t = useTranslations('envelopes');
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const open = useMutation({
    mutationFn: () => call('envelopes.openRedEnvelope', { params: { envelopeId: envelope.id } }),
    onMutate: () => onOpening(true),
    onError: (error) => toast.show({ tone: 'lose', title: errorText(error) }),
    onSettled: async () => {
      await Promise.all(
        [envelopesQuery.queryKey, BALANCE_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
      onOpening(false);
    },
  });
  const isRain = envelope.way === 'rain';
  return (
    <Button
      variant="primary"
      size="lg"
      icon={isRain ? <CloudRain aria-hidden /> : <MailOpen aria-hidden />}
      loading={open.isPending}
      onClick={() => open.mutate()}
    >
      {t(isRain ? 'join' : 'open')}
    </Button>
  );
}

function Status({ step, envelope, now }: { step: Step; envelope: Envelope; now: number }) {
  const t = useTranslations('envelopes');
  const contests = useTranslations('contests');
  const format = useFormat();
  const { opensAt, joinUntil, mine } = envelope;
  if (step === 'soon') return <Countdown label={contests('startsIn')} until={opensAt} />;
  if (step === 'got')
    return (
      <p className="text-sm font-semibold">
        {t('got')} {mine !== null && <span className="numeric">{format.amount(mine)}</span>} ·{' '}
        <span className="font-normal opacity-80">{t('gotText')}</span>
      </p>
    );
  if (step === 'joined' && joinUntil)
    return (
      <output className="numeric block text-sm font-semibold">
        {t('joined', { seconds: String(Math.max(0, Math.ceil((joinUntil.getTime() - now) / SECOND))) })}
      </output>
    );
  if (step === 'dividing') return <output className="block text-sm font-semibold">{t('dividing')}</output>;
  if (step === 'gone' || step === 'missed') return <p className="text-sm opacity-80">{t(step)}</p>;
  return null;
}

/** An envelope on its stage. */
export function EnvelopeCard({ envelope }: { envelope: Envelope }) {
  const t = useTranslations('envelopes');
  const format = useFormat();
  const now = useNow();
  const [isOpening, setIsOpening] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { title, summary, way, pool, shares, taken, entries, mine, joinUntil, opensAt, seed } = envelope;
  const step = stepOf(envelope, now);
  const opening = (is: boolean): void => {
    setIsOpening(is);
    if (is) setWasOpened(true);
  };
  const joinSeconds = joinUntil ? Math.round((joinUntil.getTime() - opensAt.getTime()) / SECOND) : 0;
  return (
    <article className="bg-stage relative isolate grid items-center gap-6 overflow-hidden rounded-sheet p-5 text-over-picture shadow-lifted sm:grid-cols-[13rem_minmax(0,1fr)] sm:p-8">
      <div className="relative justify-self-center">
        {step === 'got' && wasOpened && <WinBurst multiplierE4={60_000} />}
        <EnvelopeFigure isTearing={isOpening} amount={mine === null ? undefined : format.amount(mine)} />
      </div>
      <div className="grid min-w-0 justify-items-start gap-4">
        <div>
          <Badge tone="brand" solid>
            {t(way === 'rain' ? 'rain' : 'title')}
          </Badge>
          <h2 className="mt-2 text-2xl leading-tight">{title}</h2>
          {summary !== '' && <p className="mt-1 text-sm opacity-80">{summary}</p>}
          <p className="numeric mt-2 font-display text-xl font-bold">
            {t('of', { amount: format.amount(pool) })}
          </p>
          {way === 'rain' && (
            <p className="mt-1 text-xs opacity-75">
              {t('rainText', { seconds: format.number(joinSeconds) })}
            </p>
          )}
        </div>
        {way === 'first' && shares !== null ? (
          <div className="w-full max-w-xs">
            <Progress label={t('shares')} value={(shares - taken) / shares} tone="brand" />
            <p className="numeric mt-1.5 text-xs opacity-80">
              {t('left', { left: format.number(shares - taken), all: format.number(shares) })}
            </p>
          </div>
        ) : (
          step !== 'soon' && (
            <p className="numeric text-xs opacity-80">{t('joinedCount', { count: entries })}</p>
          )
        )}
        {step === 'open' ? (
          <OpenButton envelope={envelope} onOpening={opening} />
        ) : (
          <Status step={step} envelope={envelope} now={now} />
        )}
        {seed !== null && (shares ?? 0) > 0 && <SharesDialog envelope={envelope} />}
      </div>
    </article>
  );
}
