import { useEffect } from 'react';
import { useTranslations } from 'use-intl';

/** Names the page in the tab, in the language it shows. */
export function useTitle(title: string): void {
  const t = useTranslations('console');
  const name = t('name');
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
}
