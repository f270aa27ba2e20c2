import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { FormDialog } from '@croupier/web/forms/FormDialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowDownToLine } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { transferTermsQuery } from '../../../shared/line-transfers/line-transfers.queries.ts';
import { RefusalNotice } from '../../../shared/line-transfers/RefusalNotice.tsx';
import { TransferFields } from '../../../shared/line-transfers/TransferFields.tsx';
import { useTransferForm } from '../../../shared/line-transfers/use-transfer-form.ts';
import type { TeamMemberDetail } from './MemberFacts.tsx';

export type TransferDownDialogProps = { member: TeamMemberDetail; onClose: () => void };

/** Money from the agent's main wallet to a direct downline. */
export function TransferDownDialog({ member, onClose }: TransferDownDialogProps) {
  const t = useTranslations('agent.transfer');
  const { data: terms } = useQuery(transferTermsQuery);
  const { form, amount, setAmount, amountError } = useTransferForm({
    send: (body) => call('lineTransfers.down', { params: { memberId: member.id }, body }),
    confirmText: (text) => t('confirmDown', { amount: text, account: member.account }),
    onSent: onClose,
  });
  return (
    <FormDialog
      icon={<ArrowDownToLine />}
      title={t('toDownline', { account: member.account })}
      form={form}
      submitLabel={t('send')}
      submitDisabled={!terms || terms.refusal !== null}
      onClose={onClose}
    >
      {terms ? (
        <>
          <RefusalNotice refusal={terms.refusal} />
          <TransferFields
            terms={terms}
            amount={amount}
            onAmount={setAmount}
            amountError={amountError}
            password={form.field('paymentPassword')}
          />
        </>
      ) : (
        <Skeleton className="h-40" />
      )}
    </FormDialog>
  );
}
