import { Power } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { soldLotteriesQuery, type SoldLottery } from '../lottery.queries.ts';

type SwitchDialogProps = { merchantCode: string; game: SoldLottery; onClose: () => void };

/** Puts a lottery on sale, or takes it off. */
export function SwitchDialog({ merchantCode, game, onClose }: SwitchDialogProps) {
  const t = useTranslations('console.lottery');
  const { gameCode, name, isOn } = game;
  const form = useActForm({
    initial: ACT_FIELDS,
    errorFields: { 'lottery.not_found': 'reason' },
    save: async ({ reason }) => {
      await call('lotterySale.switchGame', {
        params: { merchantCode, gameCode },
        body: { isOn: !isOn, reason },
      });
      return { state: 'done' };
    },
    invalidates: [soldLotteriesQuery(merchantCode).queryKey],
    doneText: t(isOn ? 'switchedOff' : 'switchedOn', { name }),
    onClose,
  });
  return (
    <ActDialog
      form={form}
      icon={<Power />}
      title={t(isOn ? 'switchOffTitle' : 'switchOnTitle', { name })}
      description={t(isOn ? 'switchOffText' : 'switchOnText')}
      submitLabel={t(isOn ? 'switchOff' : 'switchOn')}
      onClose={onClose}
    />
  );
}
