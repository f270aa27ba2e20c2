import { Card } from '@croupier/ui/layout/Card.tsx';
import { CircleCheckBig, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { useMerchants } from '../../shared/permissions/use-merchants.ts';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import type { Alarm } from './today.queries.ts';

const balancesOf = ({ merchantCode }: Alarm): string =>
  paths.reports({ view: 'balances', ...(merchantCode !== null && { at: merchantCode }) });

/** The screen where an alarm can be looked into. */
const TARGETS: Readonly<Record<Alarm['kind'], string | ((alarm: Alarm) => string)>> = {
  unbalanced: balancesOf,
  auditFindings: balancesOf,
  sealLate: paths.health(),
  figuresLate: paths.jobs(),
  auditLate: paths.jobs(),
  jobsFailing: paths.jobs(),
  outboxLate: paths.health(),
  signInStorm: paths.health(),
  feedsFailing: paths.jobs(),
};

function AlarmItem({ alarm, readAt }: { alarm: Alarm; readAt: Date }) {
  const t = useTranslations('console.today');
  const format = useConsoleFormat();
  const { nameOf } = useMerchants();
  const { kind, merchantCode, count, since } = alarm;
  const target = TARGETS[kind];
  return (
    <li className="flex items-start gap-3 p-4">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-lose" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{t(`alarm.${kind}`, { count })}</p>
        <p className="mt-0.5 text-sm text-muted">{t(`advice.${kind}`)}</p>
        <p className="mt-0.5 text-xs text-subtle">
          {merchantCode === null ? t('platform') : nameOf(merchantCode)}
          {since && ` · ${t('since', { when: format.relative(since, readAt) })}`}
        </p>
      </div>
      <Link
        to={typeof target === 'string' ? target : target(alarm)}
        className="shrink-0 text-sm font-semibold"
      >
        {t('look')}
      </Link>
    </li>
  );
}

/** What needs attention now; without anything, says so. */
export function AlarmList({
  alarms,
  ledgers,
  readAt,
}: {
  alarms: readonly Alarm[];
  ledgers: number;
  readAt: Date;
}) {
  const t = useTranslations('console.today');
  if (alarms.length === 0)
    return (
      <output className="flex items-center gap-4 rounded-card border border-win/35 bg-win-soft p-4">
        <CircleCheckBig aria-hidden className="size-8 shrink-0 text-win" />
        <div className="min-w-0">
          <h2 className="text-lg">{t('quiet')}</h2>
          <p className="mt-0.5 text-sm text-muted">{t('quietText', { count: ledgers })}</p>
        </div>
      </output>
    );
  return (
    <section role="alert" aria-label={t('alarms')}>
      <Card padding="none" className="border-lose/45 bg-lose-soft">
        <ul className="divide-y divide-line">
          {alarms.map((alarm) => (
            <AlarmItem key={`${alarm.kind} ${alarm.merchantCode}`} {...{ alarm, readAt }} />
          ))}
        </ul>
      </Card>
    </section>
  );
}
