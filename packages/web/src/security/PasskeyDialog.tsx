import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PasskeyForm } from './PasskeyForm.tsx';

/** Adds a passkey. */
export function PasskeyDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open
      locked={busy}
      onOpenChange={(open) => !open && onClose()}
      icon={<Fingerprint />}
      title={t('member.passkeys.add')}
      closeLabel={t('common.close')}
    >
      <PasskeyForm onBusy={setBusy} onDone={onClose} />
    </Dialog>
  );
}
