import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { NotConfirmed } from '@croupier/web/security/not-confirmed.ts';
import { useConfirmed } from '../../../shared/confirm/use-confirmed.tsx';
import { factorsQuery } from '../security.queries.ts';
import type { SecurityDialogProps } from '../security.types.ts';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { TotpSetup } from './TotpSetup.tsx';

/** A new key for an authenticator app, a code of it, and then the recovery codes. */
export function TotpDialog({ onClose }: SecurityDialogProps) {
  const t = useTranslations();
  const queryClient = useQueryClient();
  const { confirmed, confirmDialog } = useConfirmed();
  const [codes, setCodes] = useState<readonly string[]>();
  // Every call makes a new key: it is asked for once per window and kept nowhere.
  const begun = useQuery({
    queryKey: ['newTotp'],
    queryFn: () => confirmed(() => call('factors.beginTotp')),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const { data } = begun;
  const givenUp = begun.error instanceof NotConfirmed;
  useEffect(() => {
    if (givenUp) onClose();
  }, [givenUp, onClose]);
  const done = (recoveryCodes: readonly string[]): void => {
    setCodes(recoveryCodes);
    void queryClient.invalidateQueries({ queryKey: factorsQuery.queryKey });
  };
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      icon={<Smartphone />}
      title={t('member.totp.switchOn')}
      description={t('member.totp.scan')}
      closeLabel={t('common.close')}
    >
      {data && <TotpSetup {...data} confirmed={confirmed} onDone={done} />}
      {begun.isLoadingError && !givenUp && <QueryProblem query={begun} />}
      {begun.isPending && <Skeleton className="mx-auto size-48" />}
      {confirmDialog}
    </Dialog>
  );
}
