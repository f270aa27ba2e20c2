import { PLAY_MONEY } from '@croupier/contract/money/play-money.ts';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useSession } from '@croupier/web/session/use-session.ts';
import { clsx } from 'clsx';
import { Clock, Scale, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { elapsedDuration, elapsedText } from './elapsed.ts';
import { useNow } from '../../../shared/browser/use-now.ts';
import { useVisit } from './use-visit.ts';
import { useVisitResult } from './use-visit-result.ts';

type FactProps = { label: string; icon: ReactNode; children: ReactNode; className?: string };

const Fact = ({ label, icon, children, className }: FactProps) => (
  <div title={label} className={clsx('flex items-center gap-1.5', className)}>
    <dt className="[&_svg]:size-4 [&_svg]:text-subtle max-sm:[&_svg]:size-3.5">
      {icon}
      <span className="sr-only">{label}</span>
    </dt>
    <dd className="numeric font-semibold whitespace-nowrap text-muted">{children}</dd>
  </div>
);

type ResultProps = { gameId: string; at: number };

function Result({ gameId, at }: ResultProps) {
  const t = useTranslations('games.visit');
  const format = useFormat();
  const net = useVisitResult(gameId, at);
  const tone = net === undefined || net === 0n ? undefined : net > 0n ? 'text-win' : 'text-lose';
  return (
    <Fact label={t('result')} icon={<Scale aria-hidden />}>
      <span data-testid="visit-result" className={tone}>
        {net === undefined ? '–' : format.amount(net, { sign: net === 0n ? 'auto' : 'always' })}
      </span>
    </Fact>
  );
}

/** Reality check while playing: the time, the length of the visit and its net result. */
export function VisitFacts({ gameId }: { gameId: string }) {
  const t = useTranslations('games.visit');
  const format = useFormat();
  const { token } = useSession();
  // Trial accounts have no betting record, which the result comes from.
  const { currency } = useMerchant();
  const at = useVisit(gameId);
  const now = useNow();
  return (
    <dl aria-label={t('label')} className="flex min-w-0 items-center gap-x-3 text-xs sm:gap-x-5 sm:text-sm">
      <Fact label={t('clock')} icon={<Clock aria-hidden />} className="max-[380px]:hidden">
        {format.instant(new Date(now), 'time')}
      </Fact>
      <Fact label={t('elapsed')} icon={<Timer aria-hidden />}>
        <time dateTime={elapsedDuration(now - at)}>{elapsedText(now - at)}</time>
      </Fact>
      {token !== null && currency !== PLAY_MONEY && <Result key={token} {...{ gameId, at }} />}
    </dl>
  );
}
