import type { RoundRecord } from '@croupier/contract/games/round-control.ts';
import { Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ActEffects } from '../../../shared/act/ActEffects.tsx';
import { ACT_FIELDS, useActForm } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';

/** Asks a second person to void the round. */
export function VoidDialog({ record, onClose }: { record: RoundRecord; onClose: () => void }) {
  const t = useTranslations('console.games.round');
  const { round, member, jackpot } = record;
  const { merchantCode, id, currency } = round;
  const form = useActForm({
    initial: ACT_FIELDS,
    save: ({ reason }) => call('roundControl.void', { params: { merchantCode, id }, body: { reason } }),
    invalidates: [['roundControl.get', merchantCode, id]],
    doneText: t('voided'),
    deciders: 'rounds.void',
    onClose,
  });
  const won = jackpot?.won ?? 0n;
  const transfers = [
    { from: t('house'), to: member.account, amountMinor: round.stake },
    ...(won > 0n ? [{ from: member.account, to: t('jackpot'), amountMinor: won }] : []),
  ];
  return (
    <ActDialog
      form={form}
      title={t('voidTitle')}
      icon={<Undo2 />}
      submitLabel={t('askVoid')}
      effects={<ActEffects currency={currency} transfers={transfers} notes={[t('voidNote')]} />}
      onClose={onClose}
    />
  );
}
