import type { Deposit, DepositInstructions } from '@croupier/contract/payments/deposits.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { ConfirmDialog } from '@croupier/ui/overlays/ConfirmDialog.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleX } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { depositQuery } from '../../../shared/payments/payments.queries.ts';
import { Countdown } from '../Countdown.tsx';
import { AddressPayment } from './AddressPayment.tsx';
import { BankPayment } from './BankPayment.tsx';
import { PagePayment } from './PagePayment.tsx';
import { QrPayment } from './QrPayment.tsx';

type Props = { deposit: Deposit; instructions: DepositInstructions };

function Payment({ deposit, instructions }: Props) {
  switch (instructions.kind) {
    case 'page':
      return <PagePayment {...{ deposit, instructions }} />;
    case 'qr':
      return <QrPayment {...{ deposit, instructions }} />;
    case 'address':
      return <AddressPayment {...{ deposit, instructions }} />;
    default:
      return <BankPayment {...{ deposit, instructions }} />;
  }
}

function CancelButton({ id }: { id: string }) {
  const t = useTranslations('payments.deposit');
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const cancel = useMutation({
    mutationFn: () => call('deposits.cancel', { params: { id } }),
    onSuccess: (deposit) => queryClient.setQueryData(depositQuery(id).queryKey, deposit),
    onError: (error) => toast.show({ tone: 'lose', title: errorText(error) }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button variant="ghost" icon={<CircleX />} onClick={() => setAsking(true)}>
        {t('cancel')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        icon={<CircleX />}
        title={t('cancelTitle')}
        text={t('cancelText')}
        confirmLabel={t('cancel')}
        cancelLabel={t('keep')}
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      />
    </>
  );
}

/** What the member has to do to pay, with the time left. */
export function DepositToPay({ deposit, instructions }: Props) {
  const t = useTranslations('payments.deposit');
  return (
    <Card padding="lg" className="min-w-0">
      <div className="mb-5 flex items-center justify-between gap-3 border-b border-line pb-4">
        <p className="text-sm text-muted">{t('timeLeft')}</p>
        <Countdown until={deposit.expiresAt} />
      </div>
      <Payment {...{ deposit, instructions }} />
      <div className="mt-6 flex items-center justify-between gap-x-3 gap-y-2 border-t border-line pt-4 max-sm:flex-col">
        <p className="text-xs text-subtle">{t('live')}</p>
        <CancelButton id={deposit.id} />
      </div>
    </Card>
  );
}
