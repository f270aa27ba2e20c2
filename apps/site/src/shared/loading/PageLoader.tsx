import { Spinner } from '@croupier/ui/status/Spinner.tsx';
import { useTranslations } from 'use-intl';

/** Shown while the first page loads. */
export function PageLoader() {
  const t = useTranslations('common');
  return (
    <output className="grid min-h-dvh place-items-center text-brand-text">
      <Spinner className="size-8" />
      <span className="sr-only">{t('loading')}</span>
    </output>
  );
}
