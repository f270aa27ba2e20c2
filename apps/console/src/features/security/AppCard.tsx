import type { ConsoleApi } from '@croupier/contract/api.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { KeySquare, Power, RefreshCw, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/call.ts';
import { useConfirmed } from '../../shared/confirm/use-confirmed.tsx';
import { RecoveryCodes } from '../../shared/factors/RecoveryCodes.tsx';
import { TotpSetup } from '../../shared/factors/TotpSetup.tsx';
import { factorsQuery } from '../../shared/me.queries.ts';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import { AskedButton } from './AskedButton.tsx';
import { SecurityCard } from './SecurityCard.tsx';

export type FactorState = CallOutput<ConsoleApi['factors']['state']>;

/** The authenticator app and the recovery codes that come with it. */
export function AppCard({ factors }: { factors: FactorState | undefined }) {
  const t = useTranslations();
  const format = useConsoleFormat();
  const queryClient = useQueryClient();
  const { confirmed, confirmDialog } = useConfirmed();
  const [settingUp, setSettingUp] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const totp = factors?.totp;
  const left = factors?.recoveryCodesLeft ?? 0;
  const done = async (recoveryCodes: readonly string[]): Promise<void> => {
    setCodes(recoveryCodes);
    setSettingUp(false);
    await queryClient.invalidateQueries({ queryKey: factorsQuery.queryKey });
  };
  return (
    <SecurityCard
      icon={<Smartphone />}
      title={t('member.totp.title')}
      text={t('member.totp.text')}
      state={
        factors && {
          tone: totp ? 'win' : 'neutral',
          words: totp
            ? t('console.appOn', { date: format.instant(totp.since, 'date') })
            : t('console.appOff'),
        }
      }
      action={
        totp ? (
          <>
            <AskedButton
              variant="ghost"
              icon={<RefreshCw aria-hidden />}
              title={t('member.recovery.renewTitle')}
              text={t('member.recovery.renewText')}
              confirmLabel={t('member.recovery.renewConfirm')}
              run={() => call('factors.renewRecoveryCodes')}
              changes={[factorsQuery.queryKey]}
              onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
            >
              {t('member.recovery.renew')}
            </AskedButton>
            <AskedButton
              variant="ghost"
              icon={<Power aria-hidden />}
              title={t('member.totp.offTitle')}
              text={t('console.offText')}
              confirmLabel={t('member.totp.switchOff')}
              run={() => call('factors.removeTotp')}
              changes={[factorsQuery.queryKey]}
              doneText={() => t('member.totp.isOff')}
            >
              {t('member.totp.switchOff')}
            </AskedButton>
          </>
        ) : (
          <Button size="sm" disabled={!factors} onClick={() => setSettingUp(true)}>
            {t('member.totp.switchOn')}
          </Button>
        )
      }
    >
      {totp && (
        <p className="text-sm text-muted">
          <strong className={left > 2 ? 'text-text' : 'text-warn'}>
            {t('member.totp.codesLeft', { count: left })}
          </strong>
          {factors.passkeys.length === 0 && ` · ${t('console.moveApp')}`}
        </p>
      )}
      <Dialog
        open={settingUp}
        onOpenChange={setSettingUp}
        icon={<Smartphone />}
        title={t('member.totp.switchOn')}
        closeLabel={t('common.close')}
      >
        <TotpSetup confirmed={confirmed} onDone={(fresh) => void done(fresh)} />
      </Dialog>
      <Dialog
        open={codes !== undefined}
        locked
        onOpenChange={() => {}}
        icon={<KeySquare />}
        title={t('member.recovery.title')}
        closeLabel={t('common.close')}
      >
        {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />}
      </Dialog>
      {confirmDialog}
    </SecurityCard>
  );
}
