import { Button } from '@croupier/ui/buttons/Button.tsx';
import { ConfirmDialog } from '@croupier/ui/overlays/ConfirmDialog.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { withdrawalQuery } from '../../../shared/payments/payments.queries.ts';

/** Takes a withdrawal back, where the merchant allows it. */
export function CancelWithdrawal({ id, amount, currency }: { id: string; amount: bigint; currency: string }) {
  const t = useTranslations('payments.withdrawal');
  const format = useFormat();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const cancel = useMutation({
    mutationFn: () => call('withdrawals.cancel', { params: { id } }),
    onSuccess: (next) => queryClient.setQueryData(withdrawalQuery(id).queryKey, next),
    onError: (error) => toast.show({ tone: 'lose', title: errorText(error) }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button variant="ghost" icon={<Undo2 />} onClick={() => setAsking(true)}>
        {t('cancel')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        icon={<Undo2 />}
        title={t('cancelTitle')}
        text={t('cancelText', { amount: format.amount(amount, { currency }) })}
        confirmLabel={t('cancel')}
        cancelLabel={t('keep')}
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      />
    </>
  );
}
