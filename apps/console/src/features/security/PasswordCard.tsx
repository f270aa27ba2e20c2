import { Button } from '@croupier/ui/buttons/Button.tsx';
import { SecurityCard } from '@croupier/web/security/SecurityCard.tsx';
import { KeyRound } from 'lucide-react';
import { useTranslations } from 'use-intl';

/** The operator's password. */
export function PasswordCard({ onChange }: { onChange: () => void }) {
  const t = useTranslations();
  return (
    <SecurityCard
      icon={<KeyRound />}
      title={t('console.passwordTitle')}
      text={t('console.passwordText')}
      badge={null}
      action={
        <Button size="sm" onClick={onChange}>
          {t('auth.changeTitle')}
        </Button>
      }
    />
  );
}
