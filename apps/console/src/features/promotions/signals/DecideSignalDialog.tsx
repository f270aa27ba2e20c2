import { Check, ShieldAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import type { Ref } from '../promotions.queries.ts';

type DecideSignalDialogProps = { params: Ref; to: 'cleared' | 'confirmed'; onClose: () => void };

/** Clears or confirms a signal, with a reason. */
export function DecideSignalDialog({ params, to, onClose }: DecideSignalDialogProps) {
  const t = useTranslations('console.promotions.signal');
  const form = useActForm({
    initial: ACT_FIELDS,
    save: async ({ reason }) => {
      await call('promotionSignals.decide', { params, body: { to, remark: reason } });
      return { state: 'done' as const };
    },
    invalidates: [['promotionSignals.list'], ['promotionsDesk.grants']],
    doneText: t('done'),
    onClose,
  });
  const name = to === 'cleared' ? 'clear' : 'confirm';
  return (
    <ActDialog
      form={form}
      title={t(name)}
      description={t(`${name}Text`)}
      icon={to === 'cleared' ? <Check /> : <ShieldAlert />}
      submitLabel={t(name)}
      onClose={onClose}
    />
  );
}
