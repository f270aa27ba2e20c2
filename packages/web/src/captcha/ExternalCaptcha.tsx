import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useTranslations } from 'use-intl';

/** An external captcha, whose script is not loaded here: offers the alternative. */
export function ExternalCaptcha({ onOtherWay }: { onOtherWay: () => void }) {
  const t = useTranslations('captcha');
  return (
    <div className="flex flex-col items-start gap-2 rounded-field bg-well p-3.5 text-sm text-muted">
      <p>{t('externalText')}</p>
      <Button variant="secondary" size="sm" onClick={onOtherWay}>
        {t('externalContinue')}
      </Button>
    </div>
  );
}
