import type { RiskSettings } from '@croupier/contract/risk/risk-settings.ts';
import { Scale } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';

export type ChangeRulesDialogProps = { merchantCode: string; settings: RiskSettings; onClose: () => void };

/** Asks a second person to change the rules. */
export function ChangeRulesDialog({ merchantCode, settings, onClose }: ChangeRulesDialogProps) {
  const t = useTranslations('console.risk');
  const form = useActForm({
    initial: ACT_FIELDS,
    save: ({ reason }) => call('riskRules.change', { params: { merchantCode }, body: { settings, reason } }),
    doneText: t('saved'),
    deciders: 'risk.manage',
    onClose,
  });
  return (
    <ActDialog
      form={form}
      title={t('askChange')}
      description={t('askChangeText')}
      icon={<Scale />}
      submitLabel={t('askChange')}
      onClose={onClose}
    />
  );
}
