import { useEffect } from 'react';
import { useTranslations } from 'use-intl';

/** Sets the document title. */
export function useTitle(title: string): void {
  const t = useTranslations('console');
  const name = t('name');
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
}
