import type { Wheel } from '@croupier/contract/contests/wheels.ts';
import { spinWheel } from '@croupier/fairplay/contests/wheel.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { BALANCE_KEY } from '@croupier/web/realtime/balance.ts';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { call } from '../../../shared/api/call.ts';
import { usePrefersCalm } from '../../../shared/browser/use-media.ts';
import { WinBurst } from '../../../shared/celebration/WinBurst.tsx';
import { useReturnState } from '../../../shared/navigation/use-return-state.ts';
import { wheelsQuery } from '../shared/contests.queries.ts';
import { Countdown } from '../shared/Countdown.tsx';
import { useRewardText } from '../shared/use-reward-text.ts';
import { FairSpin } from './FairSpin.tsx';
import { PrizeWheel } from './PrizeWheel.tsx';
import { segmentColor } from './segment-color.ts';
import { angleOf } from './wheel-shape.ts';

const SPIN_MILLISECONDS = 2_600;
const TURNS = 5;
const CLIENT_SEED = /^[\x20-\x7e]{1,64}$/;

const sumOf = ({ segments }: Wheel): number => segments.reduce((sum, { weight }) => sum + weight, 0);

/** Where a spin stopped. */
const stopOf = (wheel: Wheel, last: NonNullable<Wheel['last']>): number =>
  spinWheel(
    last,
    wheel.segments.map(({ weight }) => weight),
  ).point;

function Odds({ wheel, labelOf }: { wheel: Wheel; labelOf: (amount: bigint) => string }) {
  const t = useTranslations('wheel');
  const format = useFormat();
  const { segments } = wheel;
  return (
    <Card>
      <h2 className="text-lg">{t('odds')}</h2>
      <p className="mt-1 text-sm text-muted">{t('oddsText')}</p>
      <ul className="mt-3 grid gap-1">
        {segments.map(({ amount, chancePpm }, index) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- a slice is its place
            key={`${index}-${chancePpm}`}
            className="numeric flex items-center justify-between gap-3 rounded-field bg-well px-3 py-2 text-sm"
          >
            <span className="flex items-center gap-2.5 font-semibold text-text">
              <span
                aria-hidden
                className="size-3.5 rounded-xs"
                style={{ background: segmentColor(index, segments.length, amount) }}
              />
              {amount > 0n ? labelOf(amount) : t('noPrize')}
            </span>
            <span className="text-muted">{format.ppm(chancePpm)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The spin of a member: the result is known before the wheel turns, and shown when it stands. */
function useSpin(wheel: Wheel, clientSeed: string) {
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const isCalm = usePrefersCalm();
  const [angle, setAngle] = useState(() =>
    wheel.last ? angleOf(stopOf(wheel, wheel.last), sumOf(wheel), 0) : 0,
  );
  const [won, setWon] = useState<bigint>();
  const [isTurning, setIsTurning] = useState(false);
  const spin = useMutation({
    mutationFn: () =>
      call('wheels.spinWheel', {
        params: { wheelId: wheel.id },
        body: CLIENT_SEED.test(clientSeed) ? { clientSeed } : {},
      }),
    onError: (error) => toast.show({ tone: 'lose', title: errorText(error) }),
    onSuccess: async (last) => {
      setIsTurning(true);
      setAngle(angleOf(stopOf(wheel, last), sumOf(wheel), TURNS));
      await new Promise((done) => setTimeout(done, isCalm ? 0 : SPIN_MILLISECONDS));
      setIsTurning(false);
      setWon(last.amount);
      await Promise.all(
        [wheelsQuery.queryKey, BALANCE_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    },
  });
  return { angle, won, isBusy: spin.isPending || isTurning, spin: () => spin.mutate() };
}

/** A wheel with its odds and its seeds. */
export function WheelView({ wheel }: { wheel: Wheel }) {
  const t = useTranslations('wheel');
  const contests = useTranslations('contests');
  const isSignedIn = useSignedIn();
  const returnState = useReturnState();
  const rewardText = useRewardText();
  const [seed, setSeed] = useState<string>();
  const clientSeed = seed ?? wheel.clientSeed ?? '';
  const { angle, won, isBusy, spin } = useSpin(wheel, clientSeed);
  const labelOf = (amountMinor: bigint): string => rewardText({ kind: wheel.rewardKind, amountMinor });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <section className="bg-stage relative isolate grid justify-items-center gap-6 overflow-hidden rounded-sheet p-5 py-8 text-over-picture shadow-lifted sm:p-8">
        <div className="text-center">
          <h2 className="text-2xl leading-tight">{wheel.title}</h2>
          {wheel.summary !== '' && <p className="mt-1 max-w-prose text-sm opacity-80">{wheel.summary}</p>}
        </div>
        <PrizeWheel segments={wheel.segments} labelOf={labelOf} angle={angle} />
        <div className="relative grid min-h-24 justify-items-center gap-3 text-center" aria-live="polite">
          {won !== undefined && won > 0n && <WinBurst multiplierE4={60_000} />}
          {won !== undefined && !isBusy && (
            <p className="font-display text-xl font-bold">
              {won > 0n ? t('won', { amount: labelOf(won) }) : t('nothing')}
            </p>
          )}
          {!isSignedIn && (
            <Link
              to={paths.login()}
              state={returnState}
              preventScrollReset
              className={buttonClass({ variant: 'primary', size: 'lg' })}
            >
              {contests('signIn')}
            </Link>
          )}
          {isSignedIn && (wheel.nextAt === null || isBusy) && (
            <Button
              variant="primary"
              size="lg"
              icon={<RotateCw aria-hidden />}
              loading={isBusy}
              onClick={spin}
            >
              {t('spin')}
            </Button>
          )}
          {wheel.nextAt && !isBusy && <Countdown label={t('again')} until={wheel.nextAt} />}
        </div>
      </section>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Odds wheel={wheel} labelOf={labelOf} />
        <FairSpin wheel={wheel} clientSeed={clientSeed} onClientSeed={setSeed} />
      </div>
    </div>
  );
}
