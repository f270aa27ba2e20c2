import type { MemberHead } from '@croupier/contract/access/member-file.ts';
import { EXCLUSIONS, type Exclusion } from '@croupier/contract/protection/protection.ts';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { CircleStop, LockOpen } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm, type ActFields } from '../../../../shared/act/use-act-form.ts';
import { call } from '../../../../shared/call.ts';
import { fileKey } from '../member-file.queries.ts';

type DialogProps = { head: MemberHead; onClose: () => void };

/** Excludes a member from play, at once. */
export function ExcludeDialog({ head, onClose }: DialogProps) {
  const t = useTranslations('console.protection');
  const { merchantCode, id, account } = head;
  const form = useActForm<ActFields & { period: Exclusion }>({
    initial: { ...ACT_FIELDS, period: '6m' },
    save: ({ period, reason }) =>
      call('protectionControl.exclude', { params: { merchantCode, id }, body: { period, reason } }),
    invalidates: [fileKey(head)],
    doneText: t('excludeDone', { account }),
    onClose,
  });
  return (
    <ActDialog
      form={form}
      icon={<CircleStop />}
      title={t('excludeTitle', { account })}
      description={t('excludeText')}
      submitLabel={t('exclude')}
      onClose={onClose}
    >
      <Select
        label={t('excludePeriod')}
        options={EXCLUSIONS.map((value) => ({ value, label: t(`period.${value}`) }))}
        {...form.field('period')}
      />
    </ActDialog>
  );
}

/** Asks a second person to reopen a closed account. */
export function ReopenDialog({ head, onClose }: DialogProps) {
  const t = useTranslations('console.protection');
  const { merchantCode, id, account } = head;
  const form = useActForm<ActFields>({
    initial: ACT_FIELDS,
    save: ({ reason }) =>
      call('protectionControl.reopen', { params: { merchantCode, id }, body: { reason } }),
    invalidates: [fileKey(head)],
    doneText: t('reopenDone'),
    deciders: 'protection.loosen',
    onClose,
  });
  return (
    <ActDialog
      form={form}
      icon={<LockOpen />}
      title={t('reopenTitle', { account })}
      description={t('reopenText')}
      submitLabel={t('reopen')}
      onClose={onClose}
    />
  );
}
