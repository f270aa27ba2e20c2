import type { Deposit } from '@croupier/contract/payments/deposits.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { FormError } from '@croupier/web/forms/FormError.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { depositQuery } from '../../../shared/payments/payments.queries.ts';
import { UploadField } from '../../../shared/uploads/UploadField.tsx';
import { useUploads } from '../../../shared/uploads/use-uploads.ts';

/** Pictures of the transfer slip, which an operator compares with the bank’s list. */
export function SlipForm({ deposit }: { deposit: Deposit }) {
  const t = useTranslations('payments.deposit');
  const queryClient = useQueryClient();
  const uploads = useUploads('slip');
  const send = useMutation({
    mutationFn: () => call('deposits.slip', { params: { id: deposit.id }, body: { files: uploads.ids } }),
    onSuccess: (next) => {
      uploads.clear();
      queryClient.setQueryData(depositQuery(deposit.id).queryKey, next);
    },
  });
  return (
    <div className="mt-6 border-t border-line pt-5">
      <UploadField uploads={uploads} label={t('slipTitle')} />
      <div className="mt-4">
        <FormError error={send.error} />
        <Button
          variant="primary"
          size="lg"
          block
          disabled={uploads.ids.length === 0 || uploads.isSending}
          loading={send.isPending}
          onClick={() => send.mutate()}
        >
          {t('slipSend')}
        </Button>
      </div>
    </div>
  );
}
