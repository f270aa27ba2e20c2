import type { WithdrawalStanding } from '@croupier/contract/payments/withdrawals.ts';
import { Scissors } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../call.ts';
import { ActButton } from './ActButton.tsx';
import { ActDialog } from './ActDialog.tsx';
import { ActEffects } from './ActEffects.tsx';
import { ACT_FIELDS, useActForm } from './use-act-form.ts';

type WaiveTurnoverProps = {
  merchantCode: string;
  memberId: string;
  account: string;
  currency: string;
  turnover: WithdrawalStanding['turnover'];
};

function WaiveDialog(props: WaiveTurnoverProps & { onClose: () => void }) {
  const { merchantCode, memberId: id, account, currency, turnover, onClose } = props;
  const t = useTranslations('console.withdrawals.waive');
  const form = useActForm({
    initial: ACT_FIELDS,
    save: ({ reason }, key) =>
      call('withdrawalDesk.waiveTurnover', { params: { merchantCode, id }, body: { key, reason } }),
    invalidates: [['memberFile', merchantCode, id]],
    doneText: t('done'),
    deciders: 'payments.withdrawals.decide',
    onClose,
  });
  return (
    <ActDialog
      form={form}
      icon={<Scissors />}
      title={t('title', { account })}
      submitLabel={t('act')}
      effects={
        <ActEffects
          currency={currency}
          balances={[{ label: t('owed'), beforeMinor: turnover.required - turnover.done, afterMinor: 0n }]}
          notes={[t('text')]}
        />
      }
      onClose={onClose}
    />
  );
}

/** Asks a second person to waive what a member still has to play. */
export function WaiveTurnover(props: WaiveTurnoverProps) {
  const t = useTranslations('console.withdrawals.waive');
  const [isOpen, setOpen] = useState(false);
  const { merchantCode, turnover } = props;
  return (
    <>
      <ActButton
        permission="payments.withdrawals.decide"
        merchantCode={merchantCode}
        blocked={turnover.required > turnover.done ? undefined : t('none')}
        icon={<Scissors aria-hidden />}
        label={t('act')}
        onPress={() => setOpen(true)}
      />
      {isOpen && <WaiveDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
