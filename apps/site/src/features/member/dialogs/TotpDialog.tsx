import { Dialog } from '@croupier/ui/Dialog.tsx';
import { ErrorState } from '@croupier/ui/ErrorState.tsx';
import { Skeleton } from '@croupier/ui/Skeleton.tsx';
import { useErrorText } from '@croupier/web/use-error-text.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { NotConfirmed } from '@croupier/web/not-confirmed.ts';
import { useConfirmed } from '../../../shared/confirm/use-confirmed.tsx';
import { factorsQuery } from '../security.queries.ts';
import type { SecurityDialogProps } from '../security.types.ts';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { TotpSetup } from './TotpSetup.tsx';

/** A new key for an authenticator app, a code of it, and then the recovery codes. */
export function TotpDialog({ onClose }: SecurityDialogProps) {
  const t = useTranslations();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { confirmed, confirmDialog } = useConfirmed();
  const [codes, setCodes] = useState<readonly string[]>();
  // Every call makes a new key: it is asked for once per window and kept nowhere.
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['newTotp'],
    queryFn: () => confirmed(() => call('factors.beginTotp')),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const givenUp = error instanceof NotConfirmed;
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
      {!data && error && !givenUp && (
        <ErrorState
          title={t('common.somethingWrong')}
          text={errorText(error)}
          retryLabel={t('common.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="mx-auto size-48" />}
      {confirmDialog}
    </Dialog>
  );
}
