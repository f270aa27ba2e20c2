import { withdrawalsRoutes, type Withdrawal } from '@croupier/contract/payments/withdrawals.ts';
import { AmountField } from '@croupier/ui/fields/AmountField.tsx';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { TextArea } from '@croupier/ui/fields/TextArea.tsx';
import { FormDialog } from '@croupier/web/forms/FormDialog.tsx';
import { amountStep, parseTypedAmount } from '@croupier/web/forms/money-input.ts';
import { useServerForm } from '@croupier/web/forms/use-server-form.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { withdrawalQuery } from '../../../shared/payments/payments.queries.ts';
import { UploadField } from '../../../shared/uploads/UploadField.tsx';
import { useUploads } from '../../../shared/uploads/use-uploads.ts';

export type DisputeDialogProps = {
  withdrawal: Withdrawal;
  initial: 'nothing' | 'part';
  /** An answer to the bank’s proof. */
  isAnswer: boolean;
  onClose: () => void;
};

/** Reports that nothing or only a part has arrived, with one to three pictures. */
export function DisputeDialog({ withdrawal, initial, isAnswer, onClose }: DisputeDialogProps) {
  const t = useTranslations('payments');
  const format = useFormat();
  const { currencySymbol } = useMerchant();
  const queryClient = useQueryClient();
  const [what, setWhat] = useState(initial);
  const [typed, setTyped] = useState('');
  const uploads = useUploads('proof');
  const [tried, setTried] = useState(false);
  const { id, net, currency } = withdrawal;
  const received = what === 'nothing' ? 0n : parseTypedAmount(typed, format.decimals);
  const isValid =
    received !== undefined && (what === 'nothing' ? received === 0n : received > 0n && received < net);
  const form = useServerForm({
    initial: { text: '' },
    schema: withdrawalsRoutes.dispute.body,
    isReady: () => {
      setTried(true);
      return isValid && uploads.ids.length > 0 && !uploads.isSending;
    },
    save: ({ text }) =>
      call('withdrawals.dispute', {
        params: { id },
        body: { received: received ?? 0n, proofs: uploads.ids, text },
      }),
    savedText: t('receipt.sent'),
    onSaved: (next) => {
      uploads.clear();
      queryClient.setQueryData(withdrawalQuery(id).queryKey, next);
      onClose();
    },
  });
  const missing = isValid && received !== undefined ? net - received : net;
  return (
    <FormDialog
      form={form}
      icon={<MessageSquareWarning />}
      title={t(isAnswer ? 'receipt.answer' : 'receipt.disputeTitle')}
      description={t(isAnswer ? 'receipt.answerText' : 'receipt.disputeText')}
      submitLabel={t('receipt.send')}
      submitDisabled={uploads.isSending}
      onClose={onClose}
    >
      <SegmentedControl
        label={t('receipt.disputeTitle')}
        value={what}
        onValueChange={setWhat}
        segments={[
          { value: 'nothing', label: t('receipt.nothing') },
          { value: 'part', label: t('receipt.part') },
        ]}
      />
      {what === 'part' && (
        <AmountField
          label={t('receipt.receivedAmount')}
          prefix={currencySymbol}
          decimals={format.decimals}
          value={typed}
          onValueChange={setTyped}
          aside={`${t('receipt.remaining')}: ${format.amount(missing, { currency })}`}
          error={
            (tried || typed !== '') && !isValid
              ? t('amount.tooHigh', { max: format.amount(net - amountStep(format.decimals), { currency }) })
              : undefined
          }
        />
      )}
      <UploadField
        uploads={uploads}
        label={t('receipt.pictures')}
        error={tried && uploads.items.length === 0 ? t('receipt.picturesMissing') : undefined}
      />
      <TextArea label={t('receipt.note')} {...form.field('text', { required: false })} />
    </FormDialog>
  );
}
