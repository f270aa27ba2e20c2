import { CircleCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';

/** Says that the captcha is solved. */
export function CaptchaDone() {
  const t = useTranslations('captcha');
  return (
    <p className="flex items-center gap-2 rounded-field bg-win-soft px-3.5 py-3 text-sm font-medium text-win">
      <CircleCheck aria-hidden className="size-5 shrink-0" />
      {t('done')}
    </p>
  );
}
