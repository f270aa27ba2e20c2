import { Spinner } from '@croupier/ui/status/Spinner.tsx';
import { useTranslations } from 'use-intl';

/** While the first page of a visit is on its way. */
export function PageLoader() {
  const t = useTranslations('common');
  return (
    <output className="grid min-h-dvh place-items-center text-brand-text">
      <Spinner className="size-8" />
      <span className="sr-only">{t('loading')}</span>
    </output>
  );
}
