import { STATEMENT_FORMATS, type StatementFormat } from '@croupier/contract/payments/records.ts';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { Form } from '@croupier/web/forms/Form.tsx';
import { useServerForm } from '@croupier/web/forms/use-server-form.ts';
import { useToday } from '@croupier/web/lists/use-today.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { memberQuery } from '../../../shared/member/member.queries.ts';
import { statementsQuery } from './statements.queries.ts';
import { periodName, statementPeriods } from './statement-periods.ts';

/** Orders the statement of a month or year. */
export function OrderStatement() {
  const t = useTranslations('payments.statement');
  const locale = useLocale();
  const { data: member } = useQuery(memberQuery);
  const today = new Date(`${useToday()}T12:00:00`);
  const [format, setFormat] = useState<StatementFormat>('pdf');
  const periods = statementPeriods(today, member?.registeredAt ?? today);
  const form = useServerForm({
    initial: { period: periods[0] ?? '' },
    save: ({ period }) =>
      call('records.askStatement', {
        body: {
          id: crypto.randomUUID(),
          period,
          format,
          timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
      }),
    invalidates: [statementsQuery.queryKey],
  });
  return (
    <Form form={form} submitLabel={t('ask')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('period')}
          options={periods.map((period) => ({
            value: period,
            label: period.length === 4 ? t('year', { year: period }) : periodName(period, locale),
          }))}
          {...form.field('period')}
        />
        <div>
          <p className="mb-1.5 text-sm font-medium text-muted">{t('format')}</p>
          <SegmentedControl
            label={t('format')}
            value={format}
            onValueChange={setFormat}
            segments={STATEMENT_FORMATS.map((value) => ({ value, label: value.toUpperCase() }))}
          />
        </div>
      </div>
    </Form>
  );
}
