import type { CaseFile } from '@croupier/contract/risk/cases.ts';
import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';

export type MoveDialogProps = {
  file: CaseFile;
  to: 'looking' | 'waiting' | 'reported';
  onClose: () => void;
};

/** Moves a case on, with the reason. */
export function MoveDialog({ file: { merchantCode, id }, to, onClose }: MoveDialogProps) {
  const t = useTranslations('console.risk');
  const form = useActForm({
    initial: ACT_FIELDS,
    save: async ({ reason }) => {
      await call('cases.move', { params: { merchantCode, id }, body: { to, reason } });
      return { state: 'done' as const };
    },
    invalidates: [['cases'], ['list', 'cases']],
    doneText: t('saved'),
    onClose,
  });
  return (
    <ActDialog
      form={form}
      title={t(`move.${to}`)}
      description={t(`moveText.${to}`)}
      icon={<ArrowRight />}
      submitLabel={t(`move.${to}`)}
      onClose={onClose}
    />
  );
}
