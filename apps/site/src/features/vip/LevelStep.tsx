import type { VipLevel } from '@croupier/contract/loyalty/vip.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import {
  Banknote,
  CalendarDays,
  CalendarRange,
  Check,
  Coins,
  HandCoins,
  Percent,
  Sparkles,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LevelMedal } from '../../shared/loyalty/LevelMedal.tsx';
import type { PointsBalance } from '../../shared/loyalty/loyalty.queries.ts';
import { usePointsText } from '../../shared/loyalty/use-points-text.ts';

const ONE = 10_000n;
const PERCENT = 100;

type LevelStepProps = { level: VipLevel; balance: PointsBalance | undefined; isTop: boolean };
type Perk = { key: string; icon: ReactNode; label: string; value: string };

/** What a level brings, in one order everywhere. */
function usePerks(level: VipLevel): Perk[] {
  const t = useTranslations('loyalty.vip');
  const format = useFormat();
  const { points } = usePointsText();
  const { cashbackBps, rakebackBps, levelUp, weekly, monthly, exchange } = level;
  const best = exchange?.steps.at(-1)?.price;
  const money = (key: 'levelUp' | 'weekly' | 'monthly', icon: ReactNode, amount: bigint): Perk[] =>
    amount > 0n ? [{ key, icon, label: t(key), value: format.amount(amount) }] : [];
  return [
    ...money('levelUp', <Sparkles />, levelUp),
    { key: 'cashback', icon: <Percent />, label: t('cashback'), value: format.bps(cashbackBps) },
    { key: 'rakeback', icon: <HandCoins />, label: t('rakeback'), value: format.bps(rakebackBps) },
    ...money('weekly', <CalendarDays />, weekly),
    ...money('monthly', <CalendarRange />, monthly),
    ...(best !== undefined && exchange
      ? [
          {
            key: 'exchange',
            icon: <Coins />,
            label: t('exchange'),
            value: t('perOne', { points: points(best), amount: format.amount(ONE) }),
          },
          { key: 'dayCap', icon: <Banknote />, label: t('dayCap'), value: format.amount(exchange.dayCap) },
        ]
      : []),
  ];
}

/** How far the member is from this level, if it is the next one. */
function Way({ level, balance }: { level: VipLevel; balance: PointsBalance }) {
  const t = useTranslations('loyalty.vip');
  const { plain } = usePointsText();
  const span = level.threshold - balance.threshold;
  const share = Number(((balance.xp - balance.threshold) * 1_000n) / (span > 0n ? span : 1n)) / 10;
  return (
    <div className="mt-2 max-w-80">
      <span className="block h-1.5 overflow-hidden rounded-pill bg-surface-4">
        <span
          className="block h-full rounded-pill bg-brand"
          style={{ width: `${Math.max(2, Math.min(PERCENT, share))}%` }}
        />
      </span>
      <span className="numeric mt-1 block text-xs font-semibold text-brand-text">
        {t('left', { xp: plain(level.threshold - balance.xp) })}
      </span>
    </div>
  );
}

/** One level of the ladder. */
export function LevelStep({ level, balance, isTop }: LevelStepProps) {
  const t = useTranslations('loyalty.vip');
  const format = useFormat();
  const { plain } = usePointsText();
  const perks = usePerks(level);
  const isOwn = balance?.level === level.level;
  const isReached = balance !== undefined && balance.level > level.level;
  return (
    <li
      aria-current={isOwn ? 'step' : undefined}
      className={clsx(
        'relative overflow-hidden rounded-card border p-4 shadow-raised sm:p-5',
        isOwn ? 'border-brand-line bg-lit' : 'border-line bg-panel',
        isTop && 'bg-lit',
      )}
    >
      <div className="grid gap-4 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] lg:items-center">
        <div className="flex items-center gap-4">
          <LevelMedal level={level.level} className="size-16 sm:size-20" />
          <div className="min-w-0 flex-1">
            <h2 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xl">
              {level.name}
              {isOwn && (
                <Badge tone="brand" solid>
                  {t('you')}
                </Badge>
              )}
              {isReached && (
                <Badge tone="win" icon={<Check aria-hidden />}>
                  {t('reached')}
                </Badge>
              )}
            </h2>
            <p className="numeric mt-0.5 text-sm text-muted">
              {level.threshold > 0n ? t('from', { xp: plain(level.threshold) }) : t('start')}
            </p>
            {balance?.next?.level === level.level && <Way level={level} balance={balance} />}
          </div>
        </div>
        <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3 xl:grid-cols-4">
          {perks.map(({ key, icon, label, value }) => (
            <div key={key} className="rounded-field border border-line bg-surface-2 p-2.5 sm:p-3">
              <dt className="flex items-center gap-1.5 text-xs text-subtle [&_svg]:size-3.5 [&_svg]:shrink-0 [&_svg]:text-brand-text">
                {icon}
                <span className="min-w-0">{label}</span>
              </dt>
              <dd className="numeric mt-1 font-display text-sm leading-tight font-bold text-text sm:text-base">
                {value}
              </dd>
            </div>
          ))}
          {level.keep > 0n && balance?.warning && isOwn && (
            <div className="rounded-field border border-line bg-warn-soft p-2.5 text-warn sm:p-3">
              <dt className="text-xs">{t('keep')}</dt>
              <dd className="numeric mt-1 font-bold">
                {plain(level.keep)} · {format.instant(balance.warning.until, 'date')}
              </dd>
            </div>
          )}
        </dl>
      </div>
    </li>
  );
}
