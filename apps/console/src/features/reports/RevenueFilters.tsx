import { REPORT_CUTS, type ReportCut } from '@croupier/contract/backoffice/reports.ts';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Chip } from '@croupier/ui/layout/Chip.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { lastDays, PRESET_DAYS, spanProblem } from './report-address.ts';
import { useReportAddress } from './use-report-address.ts';

/** The days of a report. */
export function DayFilters({ children }: { children?: ReactNode }) {
  const t = useTranslations('console.reports');
  const { from, to, today, change } = useReportAddress();
  const problem = spanProblem({ from, to });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        {PRESET_DAYS.map((days) => {
          const span = lastDays(days, today);
          return (
            <Chip key={days} selected={span.from === from && span.to === to} onClick={() => change(span)}>
              {t('last', { days })}
            </Chip>
          );
        })}
      </div>
      <div className="flex flex-wrap items-start gap-4">
        <TextField
          type="date"
          label={t('from')}
          className="w-40 max-sm:flex-1"
          value={from}
          max={today}
          onChange={(event) => change({ from: event.target.value })}
        />
        <TextField
          type="date"
          label={t('to')}
          className="w-40 max-sm:flex-1"
          value={to}
          max={today}
          error={problem && t(problem)}
          onChange={(event) => change({ to: event.target.value })}
        />
        {children}
      </div>
    </div>
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
