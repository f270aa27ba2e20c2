import { Button } from '@croupier/ui/buttons/Button.tsx';
import { KeySquare, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { AskedButton } from '../AskedButton.tsx';
import { RecoveryCodesDialog } from '../dialogs/RecoveryCodesDialog.tsx';
import { factorsQuery } from '../security.queries.ts';
import type { DialogName } from '../use-open-dialog.ts';

export type AuthenticatorActionsProps = { on: boolean; open: (dialog: DialogName) => void };

/** Sets the authenticator up; once it is on, renews its recovery codes or switches it off. */
export function AuthenticatorActions({ on, open }: AuthenticatorActionsProps) {
  const t = useTranslations('member');
  const [codes, setCodes] = useState<readonly string[]>();
  const changes = [factorsQuery.queryKey];
  if (!on)
    return (
      <Button size="sm" onClick={() => open('totp')}>
        {t('totp.switchOn')}
      </Button>
    );
  return (
    <>
      <AskedButton
        icon={<KeySquare />}
        title={t('recovery.renewTitle')}
        text={t('recovery.renewText')}
        confirmLabel={t('recovery.renewConfirm')}
        run={() => call('factors.renewRecoveryCodes')}
        changes={changes}
        onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
      >
        {t('recovery.renew')}
      </AskedButton>
      <AskedButton
        variant="ghost"
        icon={<ShieldOff />}
        title={t('totp.offTitle')}
        text={t('totp.offText')}
        confirmLabel={t('totp.switchOff')}
        run={() => call('factors.removeTotp')}
        changes={changes}
        doneText={() => t('totp.isOff')}
      >
        {t('totp.switchOff')}
      </AskedButton>
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  );
}
