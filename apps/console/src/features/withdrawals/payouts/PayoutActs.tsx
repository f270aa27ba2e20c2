import type { PayoutItem } from '@croupier/contract/payments/payout-desk.ts';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { BadgeCheck, Ban, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ActEffects } from '../../../shared/act/ActEffects.tsx';
import { ACT_FIELDS, useActForm, type ActFields } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { PictureUpload } from '../../../shared/files/PictureUpload.tsx';
import { listKey } from '../../../shared/list/use-list-page.ts';

export type PayoutAct = 'confirmPaid' | 'release' | 'refuse';

const INVALIDATES = [listKey('payouts'), listKey('withdrawals'), ['payoutDesk.one']];

type DialogProps = { item: PayoutItem; onClose: () => void };

/** The bank’s number and picture of a payout that was paid by hand; a second person decides. */
export function ConfirmPaidDialog({ item, onClose }: DialogProps) {
  const t = useTranslations('console.withdrawals');
  const [proofs, setProofs] = useState<string[]>([]);
  const { id, merchantCode, currency, amount, accountName, account } = item;
  const form = useActForm<ActFields & { theirId: string }>({
    initial: { ...ACT_FIELDS, theirId: '' },
    save: ({ theirId, reason }, key) =>
      call('payoutDesk.confirmPaid', {
        params: { merchantCode, id },
        body: { key, theirId, reason, proofs },
      }),
    invalidates: INVALIDATES,
    doneText: t('payoutDone.confirmPaid'),
    deciders: 'payments.payouts.manage',
    onClose,
  });
  return (
    <ActDialog
      form={form}
      icon={<BadgeCheck />}
      title={t('payoutAsk.confirmPaid')}
      submitLabel={t('payoutAct.confirmPaid')}
      submitDisabled={proofs.length === 0}
      effects={
        <ActEffects
          currency={currency}
          transfers={[{ from: accountName, to: account, amountMinor: amount }]}
          notes={[t('secondNeeded')]}
        />
      }
      onClose={onClose}
    >
      <TextField label={t('theirId')} autoComplete="off" {...form.field('theirId', { required: true })} />
      <PictureUpload merchantCode={merchantCode} label={t('bankProof')} value={proofs} onChange={setProofs} />
    </ActDialog>
  );
}

const ICONS = { release: <Undo2 />, refuse: <Ban /> } as const;

/** Gives a taken payout back, or says that it can’t be paid. */
export function PayoutReasonDialog({ item, act, onClose }: DialogProps & { act: 'release' | 'refuse' }) {
  const t = useTranslations('console.withdrawals');
  const { id, merchantCode } = item;
  const form = useActForm<ActFields>({
    initial: ACT_FIELDS,
    save: async ({ reason }) => {
      await call(`payoutDesk.${act}`, { params: { merchantCode, id }, body: { reason } });
      return { state: 'done' };
    },
    invalidates: INVALIDATES,
    doneText: t(`payoutDone.${act}`),
    onClose,
  });
  return (
    <ActDialog
      form={form}
      icon={ICONS[act]}
      title={t(`payoutAsk.${act}`)}
      description={t(`payoutText.${act}`)}
      submitLabel={t(`payoutAct.${act}`)}
      onClose={onClose}
    />
  );
}
