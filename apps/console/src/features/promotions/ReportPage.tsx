import type { PromotionReport } from '@croupier/contract/promotions/promotions-desk.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import { useTitle } from '../../shared/use-title.ts';
import { promotionQuery, reportQuery } from './promotions.queries.ts';
import { PromotionsNav } from './PromotionsNav.tsx';

function Facts({ facts }: { facts: ReadonlyArray<readonly [label: string, value: string]> }) {
  return (
    <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-xs text-subtle">{label}</dt>
          <dd className="numeric mt-0.5 text-lg font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Uplift({ report }: { report: PromotionReport }) {
  const t = useTranslations('console.promotions.report');
  const format = useConsoleFormat();
  const { uplift, currency } = report;
  if (!uplift) return <p className="text-sm text-muted">{t('noControl')}</p>;
  const { treated, control, difference, low, high } = uplift;
  const side = (label: string, of: typeof treated) =>
    [
      label,
      t('side', { members: format.number(of.members), net: format.amount(of.netRevenue, currency) }),
    ] as const;
  return (
    <>
      <Facts facts={[side(t('treated'), treated), side(t('control'), control)]} />
      <p className="numeric mt-4 text-sm">
        {difference === null || low === null || high === null
          ? t('tooFew')
          : t('interval', {
              difference: format.amount(difference, currency),
              low: format.amount(low, currency),
              high: format.amount(high, currency),
            })}
      </p>
    </>
  );
}

function Report({ report }: { report: PromotionReport }) {
  const t = useTranslations('console.promotions');
  const format = useConsoleFormat();
  const money = (amountMinor: bigint): string => format.amount(amountMinor, report.currency);
  const highest = report.byDay.reduce((most, { cost }) => (cost > most ? cost : most), 1n);
  return (
    <div className="grid gap-5">
      <Card>
        <Facts
          facts={[
            [t('report.granted'), money(report.granted)],
            [t('report.returned'), money(report.returned)],
            [t('report.ledgerCost'), money(report.ledgerCost)],
            [t('report.recipients'), format.number(report.recipients)],
          ]}
        />
      </Card>
      <Card>
        <h2 className="mb-3 text-base">{t('report.byState')}</h2>
        {report.byState.length === 0 && <p className="text-sm text-muted">{t('noGrants')}</p>}
        <Facts
          facts={report.byState.map(
            ({ state, grants, cost }) =>
              [t(`grantState.${state}`), `${format.number(grants)} · ${money(cost)}`] as const,
          )}
        />
      </Card>
      <Card>
        <h2 className="mb-3 text-base">{t('report.byDay')}</h2>
        {report.byDay.length === 0 && <p className="text-sm text-muted">{t('noGrants')}</p>}
        <ul className="grid gap-1.5">
          {report.byDay.map(({ day, grants, cost }) => (
            <li
              key={day}
              className="numeric grid grid-cols-[6rem_minmax(0,1fr)_auto] items-center gap-3 text-sm"
            >
              <span className="text-muted">{day}</span>
              <span
                aria-hidden
                className="h-2.5 rounded-pill bg-brand"
                style={{ width: `${Math.max(2, Number((cost * 100n) / highest))}%` }}
              />
              <span>
                {money(cost)} · {t('grantCount', { count: grants })}
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <Card>
        <h2 className="mb-1 text-base">{t('report.uplift')}</h2>
        <p className="mb-4 text-sm text-muted">{t('report.upliftText')}</p>
        <Uplift report={report} />
      </Card>
    </div>
  );
}

/** What a promotion cost, and what it did. */
export function ReportPage() {
  const t = useTranslations('console.promotions');
  const { merchantCode = '', id = '' } = useParams();
  const params = { merchantCode, id };
  const file = useQuery(promotionQuery(params));
  const query = useQuery(reportQuery(params));
  const title = file.data?.title ?? t('pages.report');
  useTitle(`${title}: ${t('pages.report')}`);
  return (
    <>
      <PromotionsNav />
      <div className="mb-5">
        <h1 className="text-3xl">{title}</h1>
        <Link
          to={paths.promotion(merchantCode, id)}
          className="text-sm text-muted underline-offset-2 hover:underline"
        >
          {t('toPromotion')}
        </Link>
      </div>
      {query.isPending && <Skeleton className="h-120 rounded-card" />}
      {query.isLoadingError && <QueryProblem query={query} />}
      {query.data && <Report report={query.data} />}
    </>
  );
}
