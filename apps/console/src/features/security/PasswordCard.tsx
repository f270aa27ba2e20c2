import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConfirmed } from '../../shared/confirm/use-confirmed.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SecurityCard } from './SecurityCard.tsx';

/** The password of the operator. */
export function PasswordCard() {
  const t = useTranslations();
  const { confirmed, confirmDialog } = useConfirmed();
  const [changing, setChanging] = useState(false);
  return (
    <SecurityCard
      icon={<KeyRound />}
      title={t('console.passwordTitle')}
      text={t('console.passwordText')}
      action={
        <Button size="sm" onClick={() => setChanging(true)}>
          {t('auth.changeTitle')}
        </Button>
      }
    >
      <Dialog
        open={changing}
        onOpenChange={setChanging}
        size="sm"
        icon={<KeyRound />}
        title={t('auth.changeTitle')}
        closeLabel={t('common.close')}
      >
        <PasswordForm confirmed={confirmed} onSaved={() => setChanging(false)} />
      </Dialog>
      {confirmDialog}
    </SecurityCard>
  );
}
