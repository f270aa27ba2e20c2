import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { TotpSetup } from './TotpSetup.tsx';

/** Sets the authenticator app up, then shows the recovery codes. */
export function TotpDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      icon={<Smartphone />}
      title={t('member.totp.switchOn')}
      closeLabel={t('common.close')}
    >
      <TotpSetup onDone={setCodes} onCancel={onClose} />
    </Dialog>
  );
}
