import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOpenRealAccount } from './use-open-real-account.ts';

export type TrialDialogProps = { onStay: () => void };

/** Informs a trial account that a real account is required, and offers registration. */
export function TrialDialog({ onStay }: TrialDialogProps) {
  const t = useTranslations();
  const openRealAccount = useOpenRealAccount();
  const [busy, setBusy] = useState(false);
  const register = async (): Promise<void> => {
    setBusy(true);
    await openRealAccount();
    onStay();
  };
  return (
    <Dialog
      open
      size="sm"
      locked={busy}
      onOpenChange={(open) => !open && onStay()}
      icon={<Sparkles />}
      title={t('nav.trialTitle')}
      description={t('errors.in_need_true_account')}
      closeLabel={t('common.close')}
    >
      <div className="grid gap-3">
        <Button variant="primary" size="lg" loading={busy} onClick={() => void register()}>
          {t('nav.openRealAccount')}
        </Button>
        <Button size="lg" disabled={busy} onClick={onStay}>
          {t('nav.stayOnTrial')}
        </Button>
      </div>
    </Dialog>
  );
}
