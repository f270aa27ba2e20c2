import type { CaseFile } from '@croupier/contract/risk/cases.ts';
import { CASE_CHECKS, CASE_DECISIONS } from '@croupier/contract/risk/risk-states.ts';
import { Gavel } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ActEffects } from '../../../shared/act/ActEffects.tsx';
import { ACT_FIELDS, useActForm } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';

/** Decides and closes a case. */
export function CloseDialog({ file, onClose }: { file: CaseFile; onClose: () => void }) {
  const t = useTranslations('console.risk');
  const { merchantCode, id, checks, currency } = file;
  const missing = CASE_CHECKS.filter((check) => !checks.includes(check));
  const form = useActForm({
    initial: ACT_FIELDS,
    save: async ({ reasonCode, reason }) => {
      const decision = CASE_DECISIONS.find((each) => each === reasonCode) ?? 'nothing_found';
      await call('cases.close', { params: { merchantCode, id }, body: { decision, reason } });
      return { state: 'done' as const };
    },
    invalidates: [['cases'], ['list', 'cases']],
    doneText: t('closed'),
    onClose,
  });
  return (
    <ActDialog
      form={form}
      title={t('move.closed')}
      description={t('moveText.closed')}
      icon={<Gavel />}
      submitLabel={t('move.closed')}
      submitDisabled={missing.length > 0}
      reasons={CASE_DECISIONS.map((value) => ({ value, label: t(`decision.${value}`) }))}
      effects={
        missing.length > 0 && (
          <ActEffects
            currency={currency}
            notes={[t('missingChecks'), ...missing.map((check) => t(`check.${check}`))]}
          />
        )
      }
      onClose={onClose}
    />
  );
}
