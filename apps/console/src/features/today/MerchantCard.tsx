import type { MerchantToday } from '@croupier/contract/backoffice/today.ts';
import { Avatar } from '@croupier/ui/data/Avatar.tsx';
import { Stat } from '@croupier/ui/data/Stat.tsx';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { CircleCheckBig, CircleX } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { usePermissions } from '../../shared/permissions/use-permissions.ts';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import { HOUR_MEASURES, hourLines, sumsOf, type HourMeasure } from './hours.ts';
import { HoursChart } from './HoursChart.tsx';

type MerchantCardProps = { merchant: MerchantToday; readAt: Date };

/** Today's sum of one measure, with the change against last week over complete hours. */
function MeasureStat({ merchant, measure, readAt }: MerchantCardProps & { measure: HourMeasure }) {
  const t = useTranslations('console.today');
  const format = useConsoleFormat();
  const { sum, complete, before, hours } = sumsOf(hourLines(merchant, measure, readAt));
  const change = complete - before;
  const tone = measure !== 'ggr' || sum === 0n ? 'neutral' : sum > 0n ? 'win' : 'lose';
  return (
    <Stat
      label={t(measure)}
      value={format.amount(sum, merchant.currency)}
      tone={tone}
      note={
        hours > 0 &&
        t('compared', {
          change: `${change > 0n ? '+' : ''}${format.amount(change, merchant.currency)}`,
          hour: String(hours).padStart(2, '0'),
        })
      }
    />
  );
}

function LedgerBadge({ merchant }: { merchant: MerchantToday }) {
  const t = useTranslations('console.reports');
  const isBalanced = merchant.trialBalance === 0n;
  const Icon = isBalanced ? CircleCheckBig : CircleX;
  return (
    <Badge tone={isBalanced ? 'win' : 'lose'} icon={<Icon aria-hidden />}>
      {t(isBalanced ? 'balanced' : 'unbalanced')}
    </Badge>
  );
}

/** One merchant's day: money by hour, members, and whether its ledger balances. */
export function MerchantCard({ merchant, readAt }: MerchantCardProps) {
  const t = useTranslations('console.today');
  const format = useConsoleFormat();
  const { may } = usePermissions();
  const heading = useId();
  const [measure, setMeasure] = useState<HourMeasure>('ggr');
  const { merchantCode, name, currency, sealedUntil } = merchant;
  return (
    <article aria-labelledby={heading} className="grid min-w-0">
      <Card padding="none" className="flex min-w-0 flex-col">
        <div className="flex flex-wrap items-center gap-3 p-4 sm:p-5">
          <Avatar name={name} />
          <div className="min-w-0 flex-1">
            <h2 id={heading} className="truncate text-lg">
              {name}
            </h2>
            <p className="text-xs text-subtle">
              {sealedUntil ? t('sealed', { time: format.instant(sealedUntil, 'time') }) : t('notSealed')}
            </p>
          </div>
          <LedgerBadge merchant={merchant} />
        </div>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-5 px-4 pb-5 sm:grid-cols-3 sm:px-5">
          {HOUR_MEASURES.map((each) => (
            <MeasureStat key={each} measure={each} {...{ merchant, readAt }} />
          ))}
          <Stat
            label={t('activeMembers')}
            value={format.number(merchant.activeMembers)}
            note={t('ofMembers', { count: format.number(merchant.members) })}
          />
          <Stat label={t('newMembers')} value={format.number(merchant.newMembers)} />
          <Stat label={t('liability')} value={format.amount(merchant.liability, currency)} />
        </dl>
        <div className="mt-auto grid grid-cols-1 gap-3 border-t border-line bg-surface-1 px-4 py-4 sm:px-5">
          <SegmentedControl
            size="sm"
            label={t('measure')}
            value={measure}
            onValueChange={setMeasure}
            segments={HOUR_MEASURES.map((value) => ({ value, label: t(value) }))}
          />
          <HoursChart
            label={t('byHour', { measure: t(measure), name })}
            lines={hourLines(merchant, measure, readAt)}
            currency={currency}
          />
          {may('reports.view', merchantCode) && (
            <Link to={paths.reports({ at: merchantCode })} className="text-sm font-semibold">
              {t('openReports')}
            </Link>
          )}
        </div>
      </Card>
    </article>
  );
}
