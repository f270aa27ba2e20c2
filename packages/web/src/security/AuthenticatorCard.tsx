import { Button } from '@croupier/ui/buttons/Button.tsx';
import { KeySquare, ShieldOff, Smartphone } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmButton } from './ConfirmButton.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { SecurityCard } from './SecurityCard.tsx';
import { factorsQuery, useSecurity, type FactorState } from './security-context.ts';
import { useProtectionBadge } from './use-protection-badge.ts';

/** Renews the recovery codes, or switches the authenticator off. */
function AuthenticatorActions({ offText }: { offText: string }) {
  const t = useTranslations('member');
  const { call } = useSecurity();
  const [codes, setCodes] = useState<readonly string[]>();
  const invalidates = [factorsQuery(call).queryKey];
  return (
    <>
      <ConfirmButton
        icon={<KeySquare aria-hidden />}
        title={t('recovery.renewTitle')}
        text={t('recovery.renewText')}
        confirmLabel={t('recovery.renewConfirm')}
        action={() => call('factors.renewRecoveryCodes')}
        invalidates={invalidates}
        onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
      >
        {t('recovery.renew')}
      </ConfirmButton>
      <ConfirmButton
        variant="ghost"
        icon={<ShieldOff aria-hidden />}
        title={t('totp.offTitle')}
        text={offText}
        confirmLabel={t('totp.switchOff')}
        action={() => call('factors.removeTotp')}
        invalidates={invalidates}
        doneText={() => t('totp.isOff')}
      >
        {t('totp.switchOff')}
      </ConfirmButton>
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  );
}

export type AuthenticatorCardProps = {
  factors: FactorState | undefined;
  onSetUp: () => void;
  /** What switching it off means here. */
  offText: string;
  children?: ReactNode;
};

/** The authenticator app and its recovery codes. */
export function AuthenticatorCard({ factors, onSetUp, offText, children }: AuthenticatorCardProps) {
  const t = useTranslations('member.totp');
  const badge = useProtectionBadge();
  const totp = factors?.totp;
  return (
    <SecurityCard
      icon={<Smartphone />}
      title={t('title')}
      text={t('text')}
      badge={badge(factors && totp !== null)}
      value={totp ? t('codesLeft', { count: factors?.recoveryCodesLeft ?? 0 }) : ''}
      action={
        factors &&
        (totp ? (
          <AuthenticatorActions offText={offText} />
        ) : (
          <Button size="sm" onClick={onSetUp}>
            {t('switchOn')}
          </Button>
        ))
      }
    >
      {children}
    </SecurityCard>
  );
}
