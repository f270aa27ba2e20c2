import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { ShieldQuestion } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callQuery } from '../api/call.ts';
import { ConfirmIdentityForm, type ConfirmWay } from './ConfirmIdentityForm.tsx';

export type ConfirmIdentityDialogProps = { onConfirmed: () => void; onClose: () => void };

/** Asks who one is, by whichever proof the account has. */
export function ConfirmIdentityDialog({ onConfirmed, onClose }: ConfirmIdentityDialogProps) {
  const t = useTranslations();
  const [busy, setBusy] = useState(false);
  const security = useQuery(callQuery('account.security'));
  const factors = useQuery(callQuery('factors.state'));
  const waiting = security.isPending || factors.isPending;
  // Where the app is on, only its code counts. What can't be known is offered: the server says whether it is right.
  const ways: ConfirmWay[] = [
    ...(security.data?.hasPassword === false || factors.data?.totp ? [] : (['password'] as const)),
    ...(factors.data && !factors.data.totp ? [] : (['totp'] as const)),
  ];
  return (
    <Dialog
      open
      size="sm"
      locked={busy}
      onOpenChange={(open) => !open && onClose()}
      icon={<ShieldQuestion />}
      title={t('member.confirm.title')}
      description={t(ways.length > 0 || waiting ? 'member.confirm.text' : 'member.confirm.signInAgain')}
      closeLabel={t('common.close')}
    >
      {waiting && <Skeleton className="h-32" />}
      {!waiting && ways.length > 0 && (
        <ConfirmIdentityForm ways={ways} onBusy={setBusy} onConfirmed={onConfirmed} />
      )}
    </Dialog>
  );
}
