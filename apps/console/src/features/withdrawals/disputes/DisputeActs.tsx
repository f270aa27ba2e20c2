import type { DisputeDetail } from '@croupier/contract/payments/dispute-desk.ts';
import { Checkbox } from '@croupier/ui/fields/Checkbox.tsx';
import { TextArea } from '@croupier/ui/fields/TextArea.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { SecureFormDialog } from '@croupier/web/security/SecureFormDialog.tsx';
import { useSecureForm } from '@croupier/web/security/use-secure-form.ts';
import { FileCheck2, HandCoins, ShieldCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ActEffects } from '../../../shared/act/ActEffects.tsx';
import { ACT_FIELDS, useActForm, type ActFields, type ActResult } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { PictureUpload } from '../../../shared/files/PictureUpload.tsx';
import { listKey } from '../../../shared/list/use-list-page.ts';

export type DisputeAct = 'show' | 'recall' | 'makeGood' | 'force';
export const DISPUTE_ICONS = {
  show: <FileCheck2 aria-hidden />,
  recall: <Undo2 aria-hidden />,
  makeGood: <HandCoins aria-hidden />,
  force: <ShieldCheck aria-hidden />,
} as const;

type DialogProps = { detail: DisputeDetail; onClose: () => void };

const invalidates = ({ merchantCode, id }: DisputeDetail['dispute']) => [
  listKey('disputes'),
  ['disputeDesk.get', merchantCode, id],
];

/** The bank’s proof with a text for the member. */
export function ShowProofDialog({ detail: { dispute }, onClose }: DialogProps) {
  const t = useTranslations('console.withdrawals');
  const toast = useToast();
  const [proofs, setProofs] = useState<string[]>([]);
  const { id, merchantCode } = dispute;
  const form = useSecureForm<{ text: string }>({
    initial: { text: '' },
    save: ({ text }) => call('disputeDesk.show', { params: { merchantCode, id }, body: { proofs, text } }),
    invalidates: invalidates(dispute),
    onSaved: () => {
      toast.show({ tone: 'win', title: t('disputeDone.show') });
      onClose();
    },
  });
  return (
    <SecureFormDialog
      form={form}
      icon={DISPUTE_ICONS.show}
      title={t('disputeAsk.show')}
      description={t('disputeText.show')}
      submitLabel={t('disputeAct.show')}
      submitDisabled={proofs.length === 0}
      onClose={onClose}
    >
      <PictureUpload merchantCode={merchantCode} label={t('bankProof')} value={proofs} onChange={setProofs} />
      <TextArea label={t('textForMember')} {...form.field('text', { required: true })} />
    </SecureFormDialog>
  );
}

type Fields = ActFields & { resend: boolean };

async function decide(
  act: Exclude<DisputeAct, 'show'>,
  { merchantCode, id }: DisputeDetail['dispute'],
  { reason, resend, key }: { reason: string; resend: boolean; key: string },
): Promise<ActResult> {
  const params = { merchantCode, id };
  if (act === 'recall') {
    await call('disputeDesk.recall', { params, body: { resend, reason } });
    return { state: 'done' };
  }
  return call(`disputeDesk.${act}`, { params, body: { key, reason } });
}

/** What becomes of money that the bank returns, or a request that ends the dispute. */
export function DisputeDialog({ detail, act, onClose }: DialogProps & { act: Exclude<DisputeAct, 'show'> }) {
  const t = useTranslations('console.withdrawals');
  const { dispute, missing } = detail;
  const { account, currency } = dispute;
  const form = useActForm<Fields>({
    initial: { ...ACT_FIELDS, resend: dispute.resend },
    save: ({ reason, resend }, key) => decide(act, dispute, { reason, resend, key }),
    invalidates: invalidates(dispute),
    doneText: t(`disputeDone.${act}`),
    deciders: 'payments.disputes.manage',
    onClose,
  });
  const transfers =
    act === 'makeGood'
      ? [{ from: t('house'), to: t('mainWalletOf', { account }), amountMinor: missing }]
      : [];
  return (
    <ActDialog
      form={form}
      icon={DISPUTE_ICONS[act]}
      title={t(`disputeAsk.${act}`)}
      submitLabel={t(`disputeAct.${act}`)}
      amountAbove={act === 'makeGood' ? { amountMinor: missing, currency } : undefined}
      effects={
        <ActEffects
          currency={currency}
          transfers={transfers}
          notes={[t(`disputeText.${act}`), ...(act === 'recall' ? [] : [t('secondNeeded')])]}
        />
      }
      onClose={onClose}
    >
      {act === 'recall' && <Checkbox label={t('resend')} {...form.form.register('resend')} />}
    </ActDialog>
  );
}
