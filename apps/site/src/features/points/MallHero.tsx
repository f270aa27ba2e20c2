import { quoteExchange } from '@croupier/contract/loyalty/exchange.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { RollingNumber } from '@croupier/ui/lobby/RollingNumber.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ArrowLeftRight, ChevronRight, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { Coin } from '../../shared/loyalty/Coin.tsx';
import { LevelMedal } from '../../shared/loyalty/LevelMedal.tsx';
import {
  pointsBalanceQuery,
  pointsConfigQuery,
  pointsRewardQuery,
  type PointsBalance,
} from '../../shared/loyalty/loyalty.queries.ts';
import { usePointsText } from '../../shared/loyalty/use-points-text.ts';
import { ownExchange } from './exchange/own-exchange.ts';
import { StageCoins } from './StageCoins.tsx';
import './points-stage.css';

const PERCENT = 100;

/** How far the own level is from the next one. */
function LevelBar({ balance }: { balance: PointsBalance }) {
  const t = useTranslations('loyalty');
  const format = useFormat();
  const { plain } = usePointsText();
  const { xp, level, levelName, threshold, next, warning } = balance;
  const span = next ? next.threshold - threshold : 1n;
  const share = next ? Number(((xp - threshold) * BigInt(PERCENT * 10)) / span) / 10 : PERCENT;
  return (
    <Link
      to={paths.vip()}
      className="group block rounded-card border border-white/15 bg-black/25 p-3.5 text-over-picture no-underline transition-colors hover:bg-black/35"
    >
      <span className="flex items-center gap-3">
        <LevelMedal level={level} className="size-12" />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-3">
            <span className="truncate font-display font-bold">
              {levelName || t('level', { level: String(level) })}
            </span>
            <ChevronRight
              aria-hidden
              className="size-4 shrink-0 self-center opacity-70 transition-transform group-hover:translate-x-0.5"
            />
          </span>
          <span className="mt-1.5 block h-1.5 overflow-hidden rounded-pill bg-white/20">
            <span
              className="block h-full rounded-pill bg-brand transition-[width] duration-[var(--slow)]"
              style={{ width: `${Math.max(2, Math.min(PERCENT, share))}%` }}
            />
          </span>
          <span className="numeric mt-1.5 block text-xs opacity-85">
            {next ? t('toNext', { xp: plain(next.threshold - xp), name: next.name }) : t('top')}
          </span>
        </span>
      </span>
      {warning && (
        <span className="mt-2.5 flex items-start gap-2 rounded-field bg-warn-fill px-2.5 py-1.5 text-xs font-semibold text-warn-ink">
          <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
          {t('warning', { xp: plain(warning.missing), date: format.instant(warning.until, 'date') })}
        </span>
      )}
    </Link>
  );
}

/** What all points would bring now. */
function Worth({ points }: { points: bigint }) {
  const t = useTranslations('loyalty');
  const format = useFormat();
  const { points: pointsText } = usePointsText();
  const { data: config } = useQuery(pointsConfigQuery);
  const exchange = config && ownExchange(config);
  if (!config || !exchange) return <span className="block h-5" />;
  const first = exchange.steps[0]?.from ?? 0n;
  const quote = quoteExchange(exchange, { pointsMinor: points, leftTodayMinor: config.leftToday });
  const amount = quote.ok ? quote.amountMinor : config.leftToday;
  return (
    <span className="block min-h-5 text-sm opacity-90">
      {points < first
        ? t('worthNot', { points: pointsText(first - points) })
        : t('worth', { amount: format.amount(amount) })}
    </span>
  );
}

function Today() {
  const t = useTranslations('loyalty');
  const { plain } = usePointsText();
  const { data: reward } = useQuery(pointsRewardQuery);
  return (
    <p className="numeric flex min-h-6 flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
      <span className="opacity-80">{t('today')}</span>
      <span className="font-bold">{reward ? plain(reward.earnedToday) : '–'}</span>
      {reward && reward.provisional > 0n && (
        <span
          title={t('soonHint')}
          className="inline-flex items-center gap-1.5 rounded-pill bg-white/15 px-2 py-0.5 text-xs font-semibold"
        >
          <span aria-hidden className="size-1.5 rounded-pill bg-brand" />
          {t('soon', { points: plain(reward.provisional) })}
        </span>
      )}
      {reward && reward.owed > 0n && (
        <span className="text-xs opacity-80">{t('owed', { points: plain(reward.owed) })}</span>
      )}
    </p>
  );
}

/** Long numbers stay on the stage of a phone. */
const phoneSize = ({ length }: string = ''): string =>
  length > 10 ? 'text-3xl' : length > 7 ? 'text-4xl' : 'text-5xl';

/** The head of the mall: points, their worth, today’s gain and the level. */
export function MallHero({ onExchange }: { onExchange: () => void }) {
  const t = useTranslations('loyalty');
  const { plain } = usePointsText();
  const query = useQuery(pointsBalanceQuery);
  const { data: balance } = query;
  const shown = balance && plain(balance.points);
  return (
    <section className="points-stage relative isolate overflow-hidden rounded-sheet p-5 shadow-raised sm:p-8">
      <StageCoins />
      <h1 className="text-sm font-semibold tracking-wide opacity-85">{t('title')}</h1>
      {query.isLoadingError && <QueryProblem query={query} />}
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-end gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:pr-44">
        <div className="min-w-0">
          <p className="sr-only">{t('yours')}</p>
          <p
            data-testid="points"
            className={clsx(
              'flex min-h-12 items-center gap-3 font-display leading-none font-extrabold sm:min-h-15 sm:text-6xl',
              phoneSize(shown),
            )}
          >
            <Coin className="size-11 drop-shadow sm:size-13" />
            {shown ? <RollingNumber value={shown} /> : <Skeleton className="h-12 w-44" />}
          </p>
          <div className="mt-3">
            {balance ? <Worth points={balance.points} /> : <span className="block h-5" />}
          </div>
          <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button variant="primary" icon={<ArrowLeftRight aria-hidden />} onClick={onExchange}>
              {t('tab.exchange')}
            </Button>
            <Today />
          </div>
        </div>
        {balance ? <LevelBar balance={balance} /> : <Skeleton className="h-24 rounded-card" />}
      </div>
    </section>
  );
}
