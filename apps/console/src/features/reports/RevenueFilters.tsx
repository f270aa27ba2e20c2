import { MAX_REPORT_DAYS, REPORT_CUTS, type ReportCut } from '@croupier/contract/backoffice/reports.ts';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DayRange } from '../../shared/days/DayRange.tsx';
import { useReportAddress } from './use-report-address.ts';

/** The days of a report. */
export function DayFilters({ children }: { children?: ReactNode }) {
  const { from, to, today, change } = useReportAddress();
  return (
    <DayRange span={{ from, to }} today={today} maxDays={MAX_REPORT_DAYS} onChange={change}>
      {children}
    </DayRange>
  );
}

/** The days of a report, and how it is cut. */
export function RevenueFilters() {
  const t = useTranslations('console.reports');
  const { by, change } = useReportAddress();
  return (
    <DayFilters>
      <div className="max-sm:w-full">
        <p aria-hidden className="mb-1.5 text-sm font-semibold">
          {t('by')}
        </p>
        <SegmentedControl
          label={t('by')}
          value={by}
          onValueChange={(value: ReportCut) => change({ by: value })}
          segments={REPORT_CUTS.map((value) => ({ value, label: t(value) }))}
        />
      </div>
    </DayFilters>
  );
}
