import { Select } from '@croupier/ui/fields/Select.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useQuery } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm, type ActFields } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { thresholdsQuery, type AgentRef } from '../agents.queries.ts';
import { useClassName } from '../rate-classes.ts';

type Fields = ActFields & { threshold: string; places: string };

/** Sets how many downlines an agent may still open at a threshold or above. */
export function QuotaDialog({ of, onClose }: { of: AgentRef; onClose: () => void }) {
  const t = useTranslations('console.agents');
  const required = useTranslations('errors.field')('required');
  const format = useConsoleFormat();
  const className = useClassName();
  const { data: thresholds = [] } = useQuery(thresholdsQuery(of.merchantCode));
  const form = useActForm<Fields>({
    initial: { ...ACT_FIELDS, threshold: '', places: '' },
    errorFields: { 'agents.threshold_unknown': 'threshold' },
    save: async ({ threshold, places, reason }) => {
      const chosen = thresholds[Number(threshold)];
      if (chosen)
        await call('agentControl.changeQuota', {
          params: of,
          body: { ...chosen, places: Number(places), reason },
        });
      return { state: 'done' };
    },
    invalidates: [['agentDesk.agent']],
    doneText: t('quotaChanged'),
    onClose,
  });
  return (
    <ActDialog
      form={form}
      icon={<Ticket />}
      title={t('acts.quota')}
      description={t(thresholds.length > 0 ? 'quotaText' : 'noThresholds')}
      submitLabel={t('save')}
      submitDisabled={thresholds.length === 0}
      onClose={onClose}
    >
      <Select
        label={t('threshold')}
        placeholder={t('choose')}
        options={thresholds.map((each, at) => ({
          value: String(at),
          label: t('classFrom', { class: className(each.class), rate: format.ppm(each.fromPpm) }),
        }))}
        {...form.field('threshold', { required })}
      />
      <TextField
        label={t('places')}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('places', {
          validate: (typed: unknown) => /^\d{1,6}$/.test(String(typed)) || t('noCount'),
        })}
      />
    </ActDialog>
  );
}
