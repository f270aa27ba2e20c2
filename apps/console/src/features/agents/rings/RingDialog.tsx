import { UsersRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';

export type RingDialogProps = {
  merchantCode: string;
  ringId: string;
  state: 'confirmed' | 'dismissed';
  onClose: () => void;
};

/** Confirms or dismisses a ring. */
export function RingDialog({ merchantCode, ringId, state, onClose }: RingDialogProps) {
  const t = useTranslations('console.agents.ring');
  const form = useActForm({
    initial: ACT_FIELDS,
    errorFields: { 'agents.ring_not_found': 'reason' },
    save: async ({ reason }) => {
      await call('agentRings.decideRing', { params: { merchantCode, ringId }, body: { state, reason } });
      return { state: 'done' };
    },
    invalidates: [['agentRings.ring'], ['agentRings.rings']],
    doneText: t('decided'),
    onClose,
  });
  return (
    <ActDialog
      form={form}
      icon={<UsersRound />}
      title={t(`acts.${state}`)}
      description={t(`effects.${state}`)}
      submitLabel={t(`acts.${state}`)}
      onClose={onClose}
    />
  );
}
