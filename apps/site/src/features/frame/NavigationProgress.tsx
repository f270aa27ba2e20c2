import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';

/** A thin progress bar below the header; fast pages never show it. */
export function NavigationProgress() {
  const t = useTranslations('common');
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <output className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      <div className="navigation-progress h-full w-1/3 bg-brand" />
      <span className="sr-only">{t('loading')}</span>
    </output>
  );
}
